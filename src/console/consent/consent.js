// The consent page: sign in with a code by e-mail, choose a store, allow. Refusing is a plain link.
const api = '/api/v1'
const key = 'console-token'
const steps = { email: byId('email-step'), code: byId('code-step'), factor: byId('factor-step'), store: byId('store-step') }
const message = byId('message')
const boxes = [...document.querySelectorAll('input[name=scopes]')]
/** The scopes that the merchant has unticked; they stay unticked, whichever store is shown. */
const unticked = new Set()
let stores = new Map()
let email = ''
let challenge = ''

// An error page has none of these forms.
if (steps.store) start()

function start() {
  onSubmit(steps.email, askForCode)
  onSubmit(steps.code, signIn)
  onSubmit(steps.factor, confirmSignIn)
  onSubmit(steps.store, allow)
  onClick('[data-again]', () => attempt(steps.code, sendCode))
  onClick('[data-start-over]', startOver)
  onClick('[data-sign-out]', signOut)
  steps.store.elements.storeId.addEventListener('change', showStore)
  for (const box of boxes) {
    box.checked = true // Firefox restores ticks after a reload
    box.addEventListener('change', () => tick(box))
  }
  if (sessionStorage.getItem(key)) attempt(steps.email, showStores)
  else reveal('email') // no focus change: the merchant reads the request first
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
  await showStores()
}

/** Shows the stores where this person may grant some of the requested scopes. */
async function showStores() {
  const { clientId } = JSON.parse(steps.store.dataset.decision)
  const { user } = await call('GET', '/auth/me')
  const all = []
  for (let page = 1; page !== null; ) {
    const found = await call('GET', `/oauth/stores?${new URLSearchParams({ clientId, limit: 100, page })}`)
    all.push(...found.stores)
    page = found.pagination.nextPage
  }
  const open = all.filter(({ grantable }) => boxes.some(({ value }) => grantable.includes(value)))
  stores = new Map(open.map((store) => [store._id, store]))
  steps.store.elements.storeId.replaceChildren(...open.map(({ _id, name }) => new Option(name, _id)))
  byId('signed-in').textContent = user.email
  steps.store.classList.toggle('empty', open.length === 0)
  show('store')
  if (open.length > 0) showStore()
  else say(all.length > 0 ? 'Your role does not permit you to allow this. Ask the owner of the store.' : 'You have no store on which an app could be installed.')
}

/**
 * Shows for the chosen store which scopes are new, which the app already has, which this person cannot grant,
 * and which it would lose.
 */
function showStore() {
  const { grantable, granted } = stores.get(steps.store.elements.storeId.value)
  for (const box of boxes) {
    box.disabled = !grantable.includes(box.value)
    box.checked = box.disabled ? (granted ?? []).includes(box.value) : !unticked.has(box.value)
    describe(box)
  }
  const lost = (granted ?? []).filter((scope) => grantable.includes(scope) && !boxes.some(({ value }) => value === scope))
  const words = JSON.parse(steps.store.dataset.words)
  byId('lost').querySelector('ul').replaceChildren(...lost.map((scope) => item(words[scope])))
  byId('lost').hidden = lost.length === 0
  byId('store-note').textContent = granted ? `${steps.store.dataset.app} is already installed on this store. Your choice replaces what it may do there.` : ''
}

function tick(box) {
  if (box.checked) unticked.delete(box.value)
  else unticked.add(box.value)
  describe(box)
}

function describe(box) {
  const granted = stores.get(steps.store.elements.storeId.value)?.granted
  const has = granted?.includes(box.value)
  byId(`${box.id}-note`).textContent = noteOf()

  function noteOf() {
    if (box.disabled) return has ? 'Allowed by the owner. This will not change.' : 'Your role does not permit you to allow this.'
    if (!granted) return ''
    if (has) return box.checked ? 'Already allowed.' : 'Allowed until now. This will stop at once.'
    return box.checked ? 'New.' : ''
  }
}

async function allow() {
  const storeId = steps.store.elements.storeId.value
  const scopes = boxes.filter(({ checked, disabled }) => checked && !disabled).map(({ value }) => value)
  if (scopes.length === 0) throw new Error('Tick at least one thing that the app may do, or choose “Do not allow”.')
  const decision = JSON.parse(steps.store.dataset.decision)
  const { redirectUrl } = await call('POST', '/oauth/authorize', { ...decision, storeId, scopes })
  location.assign(redirectUrl)
}

async function signOut() {
  const ended = call('POST', '/auth/logout').catch(() => {})
  startOver()
  await ended
}

function startOver() {
  sessionStorage.removeItem(key)
  stores = new Map()
  for (const box of boxes) {
    box.disabled = false
    box.checked = !unticked.has(box.value)
    byId(`${box.id}-note`).textContent = ''
  }
  byId('lost').hidden = true
  say('')
  show('email')
}

/** Shows one step and focuses its first control. */
function show(name) {
  reveal(name)
  fieldOf(steps[name]).focus()
}

function reveal(name) {
  for (const [step, element] of Object.entries(steps)) element.hidden = step !== name
}

function fieldOf(step) {
  return step.querySelector('input, select')
}

function say(text) {
  message.textContent = text
  if (text) message.scrollIntoView({ block: 'nearest' })
}

/** Runs a step; shows an error at the field that caused it, and starts over when the session has ended. */
async function attempt(step, work) {
  say('')
  fieldOf(step).removeAttribute('aria-invalid')
  try {
    await work()
  } catch (error) {
    if (error.status === 401) startOver()
    say(error.status === 401 ? 'Please sign in again.' : error.message)
    if (step.hidden || error.status !== 400) return
    fieldOf(step).setAttribute('aria-invalid', 'true')
    fieldOf(step).focus()
  }
}

async function call(method, path, body) {
  const headers = { 'content-type': 'application/json' }
  const token = sessionStorage.getItem(key)
  if (token) headers.authorization = `Bearer ${token}`
  const reply = await fetch(api + path, { method, headers, body: body && JSON.stringify(body) }).catch(() => {
    throw new Error('The service cannot be reached. Try again in a moment.')
  })
  const { success, message, code, data } = await reply.json()
  if (!success) throw Object.assign(new Error(message), { status: reply.status, code, data })
  return data
}

function item(text) {
  const element = document.createElement('li')
  element.textContent = text
  return element
}

function byId(id) {
  return document.getElementById(id)
}

function onClick(selector, work) {
  for (const element of document.querySelectorAll(selector)) element.addEventListener('click', work)
}

/** Runs one call at a time: a button that was pressed waits for its answer. */
function onSubmit(element, work) {
  element.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (element.ariaBusy === 'true') return
    element.ariaBusy = 'true'
    await attempt(element, work)
    element.ariaBusy = 'false'
  })
}
