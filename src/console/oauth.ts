import type { OauthHandlers } from '../../generated/console.routes.ts'
import { Refusal } from '../base/errors.ts'
import type { Dependencies } from '../dependencies.ts'
import * as consentStores from '../services/developer/consent-stores.ts'
import * as oauth from '../services/developer/oauth.ts'
import * as tokens from '../services/developer/oauth-tokens.ts'
import { consentPage } from './oauth-page.ts'

export const oauthHandlers = ({ config, vault }: Dependencies): OauthHandlers => {
  const issuer = config.publicUrls.console
  return {
    showConsent: async ({ db, query }) => consentPage(await oauth.review(db, query, config.publicUrls)),
    listConsentStores: ({ db, account, query }) => consentStores.list(db, account.id, query),
    authorizeApp: ({ db, account, body, record }) =>
      oauth.authorize(db, { vault, record }, account, body, issuer),
    exchangeToken: ({ db, headers, body }) =>
      tokens.exchange(db, credentialsOf(headers.authorization, body), body, config.publicUrls.apps),
    revokeToken: ({ db, headers, body }) =>
      tokens.revoke(db, credentialsOf(headers.authorization, body), body),
  }
}

/**
 * Returns a client's credentials, from HTTP Basic or from the form, never from both (RFC 6749 section 2.3).
 */
function credentialsOf(
  authorization: string | string[] | undefined,
  form: tokens.Credentials,
): tokens.Credentials {
  const basic = /^Basic +(\S*)$/i.exec(String(authorization ?? ''))?.[1]
  if (basic === undefined) return form
  const [client_id, client_secret] = decodeBasic(basic)
  if (form.client_secret || (form.client_id && form.client_id !== client_id)) {
    const reason = 'The client must authenticate with HTTP Basic or in the form, not with both'
    throw new Refusal('invalidOauthRequest', { values: { reason } })
  }
  return { client_id, client_secret }
}

/** Decodes HTTP Basic; id and secret are form-encoded before they are joined. */
function decodeBasic(base64: string): [clientId: string, clientSecret: string] {
  const text = Buffer.from(base64, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  const decode = (part: string) => decodeURIComponent(part.replaceAll('+', ' '))
  try {
    if (colon > 0) return [decode(text.slice(0, colon)), decode(text.slice(colon + 1))]
  } catch {
    // They are not form-encoded.
  }
  throw new Refusal('invalidClient')
}
