// The sign-in that the pages of this folder share, with a code by e-mail.
const api = '/api/v1'
const key = 'console-token'
const message = byId('message')
/** The forms, one of which is shown at a time. */
export const steps = Object.fromEntries([...document.querySelectorAll('form[id$="-step"]')].map((form) => [form.id.replace(/-step$/, ''), form]))
let email = ''
let challenge = ''
let page

/** Begins with the sign-in, unless the browser is signed in. Calls `entered` after it, and `left` when it ends. */
export function start({ entered, left }) {
  page = { entered, left }
  onSubmit(steps.email, askForCode)
  onSubmit(steps.code, signIn)
  onSubmit(steps.factor, confirmSignIn)
  onClick('[data-again]', () => attempt(steps.code, sendCode))
  onClick('[data-start-over]', startOver)
  onClick('[data-sign-out]', signOut)
  if (sessionStorage.getItem(key)) attempt(steps.email, entered)
  else reveal('email') // no focus change: the person reads the request first
}

async function askForCode() {
  email = steps.email.elements.email.value.trim()
  await sendCode()
}

async function sendCode() {
  await call('POST', '/auth/authenticate', { email })
  byId('sent-to').textContent = email
  steps.code.reset()
  show('code')
}

async function signIn() {
  const otp = steps.code.elements.otp.value
  const { token } = await call('POST', '/auth/verify', { email, otp }).catch((error) => {
    if (error.code === 'factor_required') return askForFactor(error.data)
    if (error.status === 400) error.message = 'This code is wrong or has expired. Use the code from the e-mail, or request another one.'
    throw error
  })
  if (token) await enter(token)
}

function askForFactor(data) {
  challenge = data.challenge
  steps.factor.reset()
  show('factor')
  return {}
}

async function confirmSignIn() {
  const code = steps.factor.elements.code.value
  const { token } = await call('POST', '/auth/factor/verify', { challenge, code }).catch((error) => {
    if (error.code === 'invalid_factor_code') error.message = 'This code is wrong or was used before. Wait for the next one, or use a recovery code.'
    if (error.code === 'invalid_challenge') startOver()
    throw error
  })
  await enter(token)
}

async function enter(token) {
  sessionStorage.setItem(key, token)
  await page.entered()
}

async function signOut() {
  const ended = call('POST', '/auth/logout').catch(() => {})
  startOver()
  await ended
}

function startOver() {
  sessionStorage.removeItem(key)
  page.left()
  say('')
  show('email')
}

/** Shows one step and focuses its first control. */
export function show(name) {
  reveal(name)
  fieldOf(steps[name]).focus()
}

function reveal(name) {
  for (const [step, element] of Object.entries(steps)) element.hidden = step !== name
}

function fieldOf(step) {
  return step.querySelector('input, select') ?? step
}

export function say(text) {
  message.textContent = text
  if (text) message.scrollIntoView({ block: 'nearest' })
}

/** Runs a step; shows an error at the field that caused it, and starts over when the session has ended. */
export async function attempt(step, work) {
  say('')
  fieldOf(step).removeAttribute('aria-invalid')
  try {
    await work()
  } catch (error) {
    const again = error.status === 401 || error.code === 'sign_in_again'
    if (again) startOver()
    say(again ? 'Please sign in again.' : error.message)
    if (step.hidden || error.status !== 400) return
    fieldOf(step).setAttribute('aria-invalid', 'true')
    fieldOf(step).focus()
  }
}

export async function call(method, path, body) {
  const headers = { 'content-type': 'application/json' }
  const token = sessionStorage.getItem(key)
  if (token) headers.authorization = `Bearer ${token}`
  const { success, message, status, code, data } = await fetch(api + path, { method, headers, body: body && JSON.stringify(body) })
    .then((reply) => reply.json()) // if the service cannot be reached, a proxy answers with a page
    .catch(() => {
      throw new Error('The service cannot be reached. Try again in a moment.')
    })
  if (!success) throw Object.assign(new Error(message), { status, code, data })
  return data
}

export function byId(id) {
  return document.getElementById(id)
}

export function onClick(selector, work) {
  for (const element of document.querySelectorAll(selector)) element.addEventListener('click', work)
}

/** Runs one call at a time: a pressed button waits for its answer. */
export function onSubmit(element, work) {
  element.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (element.ariaBusy === 'true') return
    element.ariaBusy = 'true'
    await attempt(element, work)
    element.ariaBusy = 'false'
  })
}
