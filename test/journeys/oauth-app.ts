import * as oauth from 'oauth4webapi'
import type { TestApp } from '../console/support.ts'
import type { Site } from '../support/site.ts'

// An app that gets and refreshes its tokens with a third-party client library, which is strict about replies.

// The library insists on HTTPS; here all traffic stays on this machine.
const insecure = { [oauth.allowInsecureRequests]: true }

/** The state that an app keeps between its link and the browser's return. */
export interface Round {
  link: string
  state: string
  verifier: string
}

export interface OauthApp {
  /**
   * Returns a link to the consent page, with state and PKCE; without `scope` it requests all registered
   * scopes.
   */
  ask(scope?: string): Promise<Round>
  /** Validates the address that the browser came back to, and exchanges its code. */
  redeem(back: URL, round: Round): Promise<oauth.TokenEndpointResponse>
  /** Validates the address that the browser came back to, and returns its parameters. */
  check(back: URL, round: Round): URLSearchParams
  refresh(refreshToken: string, scope?: string): Promise<oauth.TokenEndpointResponse>
  revoke(token: string): Promise<void>
  /** Calls the Apps API; returns any reply but 401 and 403. */
  get(token: string, path: string): Promise<Response>
}

/** The client authentication: the secret in HTTP Basic or in the form, or PKCE alone. */
export type Showing = 'basic' | 'post' | 'none'

/** Creates the app, which discovers the endpoints by the console's own metadata. */
export async function openOauthApp(site: Site, app: TestApp, showing: Showing = 'basic'): Promise<OauthApp> {
  const issuer = new URL(site.console)
  const reply = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure })
  const server = await oauth.processDiscoveryResponse(issuer, reply)
  const client: oauth.Client = { client_id: app.clientId }
  const shown = {
    basic: () => oauth.ClientSecretBasic(app.clientSecret),
    post: () => oauth.ClientSecretPost(app.clientSecret),
    none: () => oauth.None(),
  }[showing]()
  const check: OauthApp['check'] = (back, { state }) =>
    oauth.validateAuthResponse(server, client, back, state)
  return {
    check,
    async ask(scope) {
      const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()]
      const link = new URL(server.authorization_endpoint!)
      link.search = new URLSearchParams({
        client_id: app.clientId,
        redirect_uri: app.redirectUri,
        response_type: 'code',
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(scope ? { scope } : {}),
      }).toString()
      return { link: link.href, state, verifier }
    },
    async redeem(back, round) {
      const given = check(back, round)
      const { redirectUri } = app
      const { authorizationCodeGrantRequest: request, processAuthorizationCodeResponse: read } = oauth
      return read(
        server,
        client,
        await request(server, client, shown, given, redirectUri, round.verifier, insecure),
      )
    },
    async refresh(refreshToken, scope) {
      const options = { ...insecure, ...(scope ? { additionalParameters: { scope } } : {}) }
      const { refreshTokenGrantRequest: request, processRefreshTokenResponse: read } = oauth
      return read(server, client, await request(server, client, shown, refreshToken, options))
    },
    async revoke(token) {
      await oauth.processRevocationResponse(
        await oauth.revocationRequest(server, client, shown, token, insecure),
      )
    },
    get: (token, path) =>
      oauth.protectedResourceRequest(
        token,
        'GET',
        new URL(`${site.apps}/api/v1${path}`),
        undefined,
        null,
        insecure,
      ),
  }
}

/** Returns the error of a promise; throws if it succeeds. */
export async function failureOf(work: Promise<unknown>): Promise<Record<string, unknown>> {
  const error = await work.then(
    () => new Error('nothing was refused'),
    (reason: unknown) => reason,
  )
  return error as Record<string, unknown>
}
