// The consent page: sign in with a code by e-mail, choose a store, allow. Saying no is a plain link.
const api = '/api/v1'
const key = 'console-token'
const steps = { email: form('email-step'), code: form('code-step'), store: form('store-step') }
const message = document.getElementById('message')
let email = ''

// A page about a mistake has none of these forms.
if (steps.store) start()

function start() {
  onSubmit(steps.email, sendCode)
  onSubmit(steps.code, signIn)
  onSubmit(steps.store, allow)
  for (const button of document.querySelectorAll('[data-start-over]')) button.addEventListener('click', startOver)
  if (sessionStorage.getItem(key)) attempt(showStores)
  else show('email')
}

async function sendCode() {
  email = steps.email.elements.email.value.trim()
  await call('POST', '/auth/authenticate', { email })
  document.getElementById('sent-to').textContent = email
  steps.code.reset()
  show('code')
}

async function signIn() {
  const { token } = await call('POST', '/auth/verify', { email, otp: steps.code.elements.otp.value })
  sessionStorage.setItem(key, token)
  await showStores()
}

async function showStores() {
  const stores = []
  for (let page = 1; page !== null; ) {
    const found = await call('GET', `/stores?limit=100&page=${page}`)
    stores.push(...found.stores)
    page = found.pagination.nextPage
  }
  steps.store.elements.storeId.replaceChildren(...stores.map(({ _id, name }) => new Option(name, _id)))
  steps.store.querySelector('button').disabled = stores.length === 0
  show('store')
  if (stores.length === 0) say('You have no store that an app could be let into.')
}

async function allow() {
  const storeId = steps.store.elements.storeId.value
  const decision = JSON.parse(steps.store.dataset.decision)
  const { redirectUrl } = await call('POST', '/oauth/authorize', { ...decision, storeId })
  location.assign(redirectUrl)
}

function startOver() {
  sessionStorage.removeItem(key)
  say('')
  show('email')
}

/** Shows one step and puts the cursor where the person goes on. */
function show(name) {
  for (const [step, element] of Object.entries(steps)) element.hidden = step !== name
  steps[name].querySelector('input, select').focus()
}

function say(text) {
  message.textContent = text
}

/** Runs a step; what goes wrong is told in words, and a session that has ended starts over. */
async function attempt(work) {
  say('')
  try {
    await work()
  } catch (error) {
    if (error.status === 401) startOver()
    say(error.status === 401 ? 'Please sign in again.' : error.message)
  }
}

async function call(method, path, body) {
  const headers = { 'content-type': 'application/json' }
  const token = sessionStorage.getItem(key)
  if (token) headers.authorization = `Bearer ${token}`
  const reply = await fetch(api + path, { method, headers, body: body && JSON.stringify(body) }).catch(() => {
    throw new Error('The service cannot be reached. Try again in a moment.')
  })
  const { success, message, data } = await reply.json()
  if (!success) throw Object.assign(new Error(message), { status: reply.status })
  return data
}

function form(id) {
  return document.getElementById(id)
}

function onSubmit(element, work) {
  element.addEventListener('submit', async (event) => {
    event.preventDefault()
    const button = element.querySelector('button')
    button.disabled = true
    await attempt(work)
    button.disabled = element === steps.store && element.elements.storeId.options.length === 0
  })
}
