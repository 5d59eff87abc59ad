// The consent page: sign in with a code by e-mail, choose a store, allow. Refusing is a plain link.
import { byId, call, onSubmit, say, show, start, steps } from './sign-in.js'

const boxes = [...document.querySelectorAll('input[name=scopes]')]
/** The scopes that the merchant has unticked; they stay unticked when another store is shown. */
const unticked = new Set()
let stores = new Map()

// An error page has none of these forms.
if (steps.store) begin()

function begin() {
  onSubmit(steps.store, allow)
  byId('deny').addEventListener('click', ({ currentTarget }) => stay(currentTarget.href))
  steps.store.elements.storeId.addEventListener('change', showStore)
  for (const box of boxes) {
    box.checked = box.defaultChecked // Firefox restores ticks after a reload
    if (!box.checked) unticked.add(box.value)
    box.addEventListener('change', () => tick(box))
  }
  start({ entered: showStores, left: forgetStores })
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
  else say(all.length > 0 ? 'Your role does not permit you to allow this. Ask the owner of the store.' : 'You have no store where an app can be installed.')
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
  stay(redirectUrl)
}

/** Says how to go on where this page stays: an address with the app's own scheme opens the app beside it. */
function stay(backUrl) {
  const done = byId('done')
  if (!done) return
  byId('back').href = backUrl
  for (const part of done.parentElement.children) part.hidden = part !== done
  done.focus()
}

function forgetStores() {
  stores = new Map()
  for (const box of boxes) {
    box.disabled = false
    box.checked = !unticked.has(box.value)
    byId(`${box.id}-note`).textContent = ''
  }
  byId('lost').hidden = true
}

function item(text) {
  const element = document.createElement('li')
  element.textContent = text
  return element
}
