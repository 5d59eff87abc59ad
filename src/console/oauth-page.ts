import { readFileSync } from 'node:fs'
import type { Consent, Mistake } from '../services/oauth.ts'
import type { AppScope } from '../services/scopes.ts'

/** What each scope allows, in the words of the Apps API's contract. */
const words: Record<AppScope, string> = JSON.parse(
  readFileSync(new URL('../../generated/apps.json', import.meta.url), 'utf8'),
).components.securitySchemes.appToken.flows.authorizationCode.scopes

/**
 * The page on which a merchant lets an app into a store. Everything that the app or its developer wrote is
 * escaped; its script (consent/consent.js) signs the merchant in and calls authorizeApp. Without the script a
 * merchant can still say no.
 */
export function consentPage(review: Consent | Mistake): string {
  return 'problem' in review ? mistakePage(review) : requestPage(review)
}

function mistakePage({ problem, backUrl }: Mistake): string {
  const back = backUrl
    ? html`<p><a class="button" rel="noreferrer" href="${backUrl}">Back to the app</a></p>`
    : html`<p>Nothing was shared. Close this page and tell the app’s developer.</p>`
  return page(
    'This request cannot go on',
    html`<h1>This request cannot go on</h1><p role="alert">${problem}</p>${back}`,
  )
}

function requestPage({ app, scopes, redirectUri, state, codeChallenge, denyUrl }: Consent): string {
  const decision = { clientId: app.clientId, scopes, redirectUri, state, codeChallenge }
  const body = html`
    <h1><b>${app.name}</b> asks for access to your store</h1>
    <p>If you allow it, ${app.name} may do this until you remove it:</p>
    <ul>${scopes.map((scope) => html`<li>${words[scope]}</li>`)}</ul>
    <p class="note">You will be sent back to <b>${hostOf(redirectUri)}</b>. Allow it only if you came from there.</p>
    <noscript><p role="alert">Signing in and choosing a store needs JavaScript.</p></noscript>
    <p id="message" role="status" aria-live="polite"></p>
    <form id="email-step" hidden>
      <label for="email">Your e-mail address</label>
      <input id="email" name="email" type="email" autocomplete="email" maxlength="254" required>
      <button>Send me a code</button>
    </form>
    <form id="code-step" hidden>
      <label for="otp">The six digits that we sent to <b id="sent-to"></b></label>
      <input id="otp" name="otp" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}" maxlength="6" required>
      <button>Sign in</button>
      <button type="button" class="plain" data-start-over>Use another address</button>
    </form>
    <form id="store-step" data-decision="${JSON.stringify(decision)}" hidden>
      <label for="store">The store to let ${app.name} into</label>
      <select id="store" name="storeId" required></select>
      <button>Allow</button>
      <button type="button" class="plain" data-start-over>Sign in as somebody else</button>
    </form>
    <p><a class="button" rel="noreferrer" href="${denyUrl}">Do not allow</a></p>`
  return page(`${app.name} asks for access`, body)
}

function page(title: string, body: Markup): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<link rel="stylesheet" href="/consent/consent.css">
<script type="module" src="/consent/consent.js"></script>
</head>
<body><main>${body}</main></body>
</html>
`.markup
}

/** Where an address leads, as a person reads it. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address
}

/** Markup of our own; any other text is escaped where it is put into a page. */
interface Markup {
  markup: string
}

function html(strings: TemplateStringsArray, ...values: (string | Markup | Markup[])[]): Markup {
  const written = values.map((value) =>
    typeof value === 'string' ? escapeText(value) : join([value].flat()),
  )
  return { markup: String.raw({ raw: strings }, ...written) }
}

function join(parts: Markup[]): string {
  return parts.map(({ markup }) => markup).join('')
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
