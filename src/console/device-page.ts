import { html } from '../base/html.ts'
import { page, signedInAs, signInSteps } from './sign-in-page.ts'

/**
 * Returns the page on which a person approves a device that shows a code. Its script (consent/device.js) signs the
 * person in, shows which device asks, and sends the decision.
 */
export function devicePage(userCode: string): string {
  const body = html`
    <h1>Connect a device</h1>
    <p class="note">A program that shows a code wants to act in your name on the console, until you sign it out.</p>
    <noscript><p class="message">To sign in and confirm the code, turn on JavaScript.</p></noscript>
    <p class="message" id="message" role="alert"></p>
    ${signInSteps}
    <form id="usercode-step" hidden>
      <h2>Enter the code</h2>
      ${signedInAs}
      <label for="user-code">The code that the device shows</label>
      <input id="user-code" name="userCode" value="${userCode}" autocomplete="off" autocapitalize="characters" spellcheck="false" required aria-describedby="message">
      <button>Continue</button>
    </form>
    <form id="decision-step" tabindex="-1" hidden>
      <h2>Is this your device?</h2>
      <p><b><bdi id="device-name"></bdi></b> asked for this at <b id="device-time"></b>, from the network address <b id="device-address"></b>. It shows the code</p>
      <p><b id="device-code"></b></p>
      <p class="note">Allow it only if you see this code on a device in front of you, and started this there yourself. Nobody who calls or writes to you has a reason to ask for this.</p>
      <button>Allow</button>
      <button type="button" class="button" data-refuse>Do not allow</button>
    </form>
    <section id="done" tabindex="-1" hidden><h2 id="done-title"></h2><p class="note">You can close this page and go back to the device.</p></section>`
  return page('device', 'Connect a device', body)
}
