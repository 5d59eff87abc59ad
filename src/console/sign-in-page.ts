import { html, type Markup } from '../base/html.ts'

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
      <input id="otp" name="otp" inputmode="numeric" autocomplete="one-time-code" required aria-describedby="message">
      <button>Sign in</button>
      <button type="button" class="plain" data-again>Send another code</button>
      <button type="button" class="plain" data-start-over>Use another e-mail address</button>
    </form>`

const factorStep = html`
    <form id="factor-step" hidden>
      <h2>Sign in to continue</h2>
      <label for="factor-code">The code from your authenticator app, or a recovery code</label>
      <input id="factor-code" name="code" autocomplete="one-time-code" required aria-describedby="message">
      <button>Confirm</button>
      <button type="button" class="plain" data-start-over>Use another e-mail address</button>
    </form>`

/** The forms that sign a person in with a code by e-mail; consent/sign-in.js drives them. */
export const signInSteps = html`${emailStep}${codeStep}${factorStep}`

export const signedInAs = html`<p class="note">You are signed in as <b id="signed-in"></b>. <button type="button" class="plain" data-sign-out>Use another account</button></p>`

/** Returns a page with the shared style and its own script, a file of consent/. */
export function page(script: 'consent' | 'device', title: string, body: Markup): string {
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
<script type="module" src="/consent/${script}.js"></script>
</head>
<body>
<header><img src="/consent/icon.svg" alt="" width="28" height="28"> Storefront</header>
<main>${body}
</main>
</body>
</html>
`.markup
}
