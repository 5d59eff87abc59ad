import { html, type Markup } from '../html.ts'
import { type AppScope, appScopes, scopes as table } from '../scopes.ts'
import type { Consent, Mistake } from '../services/developer/oauth.ts'

/** What each scope allows. */
const words = Object.fromEntries(appScopes.map((scope) => [scope, table[scope].allows])) as Record<
  AppScope,
  string
>

/**
 * Returns the page on which a merchant grants an app access to a store. Everything that the app or its
 * developer wrote is escaped. Its script (consent/consent.js) signs the merchant in, shows what would change
 * at the chosen store and calls authorizeApp. Without the script a merchant can still read what is requested,
 * and refuse.
 */
export function consentPage(review: Consent | Mistake): string {
  return 'problem' in review ? mistakePage(review) : requestPage(review)
}

function mistakePage({ problem, backUrl }: Mistake): string {
  const back = backUrl
    ? html`<p><a class="button" rel="noreferrer" href="${backUrl}">Back to the app</a></p>`
    : html`<p>Nothing was shared. Close this page and tell the app’s developer.</p>`
  return page(
    'This request cannot be completed',
    html`<h1>This request cannot be completed</h1><p class="message" role="alert">${problem}</p>${back}`,
  )
}

function requestPage(request: Consent): string {
  const { app, scopes, redirectUri, denyUrl } = request
  const body = html`
    <h1><b>${app.name}</b> asks for access to your store</h1>
    <fieldset aria-describedby="how-long">
      <legend>It would like to</legend>
      <p class="note" id="how-long">Untick anything that it should not do. You can uninstall it at any time.</p>
      <ul class="scopes">${scopes.map(scopeRow)}</ul>
    </fieldset>
    <div id="lost" hidden>
      <h2>It will lose access</h2>
      <p class="note">It no longer asks for permission to:</p>
      <ul></ul>
    </div>
    <noscript><p class="message">To sign in and choose a store, turn on JavaScript.</p></noscript>
    <p class="message" id="message" role="alert"></p>
    ${emailStep}${codeStep}${factorStep}${storeStep(request)}
    <p><a class="button" rel="noreferrer" href="${denyUrl}">Do not allow</a></p>
    <p class="note">Either way, you will return to <b>${hostOf(redirectUri)}</b>. Allow access only if you came from there.</p>`
  return page(`${app.name} asks for access`, body)
}

/** Returns a scope that can be unticked; the note below it says what would change at the chosen store. */
function scopeRow(scope: AppScope): Markup {
  const id = `scope-${scope}`
  return html`
        <li><input type="checkbox" id="${id}" name="scopes" value="${scope}" form="store-step" checked aria-describedby="${id}-note">
          <label for="${id}">${words[scope]}</label> <small id="${id}-note"></small></li>`
}

const emailStep = html`
    <form id="email-step" hidden>
      <h2>Sign in to continue</h2>
      <label for="email">Your e-mail address</label>
      <input id="email" name="email" type="email" autocomplete="email" maxlength="254" required aria-describedby="message">
      <button>Send me a code</button>
    </form>`

const codeStep = html`
    <form id="code-step" hidden>
      <h2>Sign in to continue</h2>
      <label for="otp">The six-digit code that we sent to <b id="sent-to"></b></label>
      <input id="otp" name="otp" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}" title="Six digits" maxlength="6" required aria-describedby="message">
      <button>Sign in</button>
      <button type="button" class="plain" data-again>Send another code</button>
      <button type="button" class="plain" data-start-over>Use another e-mail address</button>
    </form>`

const factorStep = html`
    <form id="factor-step" hidden>
      <h2>Sign in to continue</h2>
      <label for="factor-code">The code of your authenticator app, or a recovery code</label>
      <input id="factor-code" name="code" autocomplete="one-time-code" maxlength="64" required aria-describedby="message">
      <button>Confirm</button>
      <button type="button" class="plain" data-start-over>Use another e-mail address</button>
    </form>`

/**
 * Returns the form that the script posts; it also carries the descriptions of scopes that the app may already
 * have.
 */
function storeStep({ app, redirectUri, state, codeChallenge }: Consent): Markup {
  const decision = JSON.stringify({ clientId: app.clientId, redirectUri, state, codeChallenge })
  return html`
    <form id="store-step" data-app="${app.name}" data-decision="${decision}" data-words="${JSON.stringify(words)}" hidden>
      <h2>Choose your store</h2>
      <p class="note">You are signed in as <b id="signed-in"></b>. <button type="button" class="plain" data-sign-out>Use another account</button></p>
      <label for="store">The store that ${app.name} may access</label>
      <select id="store" name="storeId" required aria-describedby="store-note"></select>
      <p class="note" id="store-note" aria-live="polite"></p>
      <button>Allow</button>
    </form>`
}

function page(title: string, body: Markup): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/consent/icon.svg">
<link rel="stylesheet" href="/consent/consent.css">
<script type="module" src="/consent/consent.js"></script>
</head>
<body>
<header><img src="/consent/icon.svg" alt="" width="28" height="28"> Storefront Commerce</header>
<main>${body}
</main>
</body>
</html>
`.markup
}

/** Returns the host of an address, as a person reads it. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address
}
