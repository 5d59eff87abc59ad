import { html, type Markup } from '../base/html.ts'
import { type AppScope, appScopes, scopes as table } from '../base/scopes.ts'
import { parseUrl } from '../base/url.ts'
import type { Consent, Mistake } from '../services/developer/oauth.ts'
import { page, signedInAs, signInSteps } from './sign-in-page.ts'

/** The page's wording of each scope. */
const words = Object.fromEntries(appScopes.map((scope) => [scope, table[scope].allows])) as Record<
  AppScope,
  string
>

/**
 * Returns the page on which a merchant grants an app access to a store. Everything written by the app or its developer
 * is escaped. Its script (consent/consent.js) signs the merchant in, shows what would change at the chosen store and
 * calls authorizeApp. Without the script a merchant can still read what is requested, and refuse.
 */
export function consentPage(review: Consent | Mistake): string {
  return 'problem' in review ? mistakePage(review) : requestPage(review)
}

function mistakePage({ problem, backUrl }: Mistake): string {
  const back = backUrl
    ? html`<p><a class="button" rel="noreferrer" href="${backUrl}">Back to the app</a></p>`
    : html`<p>Nothing was shared. Close this page and tell the app’s developer.</p>`
  return page(
    'consent',
    'This request cannot be completed',
    html`<h1>This request cannot be completed</h1><p class="message" role="alert">${problem}</p>${back}`,
  )
}

function requestPage(request: Consent): string {
  const { app, scopes, suggested, redirectUri, denyUrl } = request
  const body = html`
    <h1><b><bdi>${app.name}</bdi></b> asks for access to your store</h1>
    ${app.describedAt ? html`<p class="note">Nobody has registered this app here. It describes itself at <b>${app.describedAt}</b>, and its name is its own claim.</p>` : []}
    <fieldset aria-describedby="how-long">
      <legend>It would like to</legend>
      <p class="note" id="how-long">Untick anything that it should not do. You can uninstall it at any time.</p>
      <ul class="scopes">${scopes.map((scope) => scopeRow(scope, suggested.includes(scope)))}</ul>
    </fieldset>
    <div id="lost" hidden>
      <h2>It will lose access</h2>
      <p class="note">It no longer asks for permission to:</p>
      <ul></ul>
    </div>
    <noscript><p class="message">To sign in and choose a store, turn on JavaScript.</p></noscript>
    <p class="message" id="message" role="alert"></p>
    ${signInSteps}${storeStep(request)}
    <p><a class="button" id="deny" rel="noreferrer" href="${denyUrl}">Do not allow</a></p>
    <p class="note">Either way, you will return to <b>${hostOf(redirectUri)}</b>. Allow access only if you came from there.</p>
    ${isWebAddress(redirectUri) ? [] : wayBack(app.name)}`
  return page('consent', `${app.name} asks for access`, body)
}

/** Returns a scope that can be unticked; the note below says what would change at the chosen store. */
function scopeRow(scope: AppScope, isSuggested: boolean): Markup {
  const id = `scope-${scope}`
  return html`
        <li><input type="checkbox" id="${id}" name="scopes" value="${scope}" form="store-step"${isSuggested ? ' checked' : ''} aria-describedby="${id}-note">
          <label for="${id}">${words[scope]}</label> <small id="${id}-note"></small></li>`
}

/** Returns the form that the script posts; it also carries the descriptions of scopes that the app may already have. */
function storeStep({ app, redirectUri, state, codeChallenge }: Consent): Markup {
  const decision = JSON.stringify({ clientId: app.clientId, redirectUri, state, codeChallenge })
  return html`
    <form id="store-step" data-app="${app.name}" data-decision="${decision}" data-words="${JSON.stringify(words)}" hidden>
      <h2>Choose your store</h2>
      ${signedInAs}
      <label for="store">The store that <bdi>${app.name}</bdi> may access</label>
      <select id="store" name="storeId" required aria-describedby="store-note"></select>
      <p class="note" id="store-note" aria-live="polite"></p>
      <button>Allow</button>
    </form>`
}

/** Returns what the script shows once it has opened an app with a scheme of its own, because this page stays then. */
function wayBack(name: string): Markup {
  return html`
    <section id="done" tabindex="-1" hidden>
      <h1>Go back to <b><bdi>${name}</bdi></b></h1>
      <p class="note">You can close this page. If the app has not opened, open it here.</p>
      <p><a class="button" id="back" rel="noreferrer">Open the app</a></p>
    </section>`
}

const isWebAddress = (address: string) => /^https?:/.test(address)

/** Returns an address's host, as people read it. */
function hostOf(address: string): string {
  return isWebAddress(address) ? (parseUrl(address)?.host ?? address) : address.split(':')[0]!
}
