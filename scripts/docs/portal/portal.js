import MiniSearch from 'minisearch'
import { searchOptions } from './search-options.js'

const $ = (selector) => document.querySelector(selector)

// Light and dark

const darkSystem = matchMedia('(prefers-color-scheme: dark)')
const isDark = () => (document.documentElement.dataset.theme ?? (darkSystem.matches ? 'dark' : 'light')) === 'dark'
const tellTheme = () => dispatchEvent(new CustomEvent('theme', { detail: isDark() }))
darkSystem.addEventListener('change', tellTheme)
$('#theme').addEventListener('click', () => {
  const theme = isDark() ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // It holds until the next page.
  }
  tellTheme()
})

// The list of guides is open where there is room for it

const wide = matchMedia('(min-width: 900px)')
const guides = $('#guides')
if (guides) {
  const follow = () => {
    guides.open = wide.matches
  }
  wide.addEventListener('change', follow)
  follow()
}

// Copying

document.addEventListener('click', async ({ target }) => {
  if (!(target instanceof HTMLElement) || !target.matches('[data-copy], [data-copy-page]')) return
  const { copyPage } = target.dataset
  const text = copyPage ? await textOf(copyPage) : target.closest('figure').querySelector('code').textContent
  await navigator.clipboard.writeText(text)
  const label = target.textContent
  target.textContent = 'Copied'
  setTimeout(() => {
    target.textContent = label
  }, 1500)
})

const textOf = async (file) => (await fetch(file)).text()

// Search

const dialog = $('#search')
const input = dialog.querySelector('input')
const list = $('#results')
const hint = dialog.querySelector('.hint')
let index = null
let selected = 0

async function load() {
  const reply = await fetch('search.json')
  return MiniSearch.loadJSON(await reply.text(), searchOptions)
}

function open() {
  if (dialog.open) return
  index ??= load()
  dialog.showModal()
  input.select()
  show()
}

async function show() {
  const query = input.value.trim()
  const found = query ? (await index).search(query).slice(0, 20) : []
  if (query !== input.value.trim()) return
  list.replaceChildren(...found.map(row))
  hint.textContent = found.length > 0 || !query ? '' : `Nothing found for “${query}”.`
  if (!query) hint.textContent = 'Try a word, a path or an operationId: pay, /orders/{id}, applyCoupon.'
  select(0)
}

function row({ href, title, place }, at) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const name = document.createElement('b')
  const where = document.createElement('span')
  item.id = `result-${at}`
  item.role = 'option'
  link.href = href
  link.tabIndex = -1
  name.textContent = title
  where.textContent = place
  link.append(name, where)
  item.append(link)
  return item
}

function select(at) {
  const rows = [...list.children]
  selected = Math.max(0, Math.min(at, rows.length - 1))
  for (const [place, item] of rows.entries()) item.ariaSelected = String(place === selected)
  rows[selected]?.scrollIntoView({ block: 'nearest' })
  if (rows[selected]) input.setAttribute('aria-activedescendant', rows[selected].id)
  else input.removeAttribute('aria-activedescendant')
}

$('#find').addEventListener('click', open)
document.addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    open()
  },
  true,
)
input.addEventListener('input', show)
input.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown') select(selected + 1)
  else if (event.key === 'ArrowUp') select(selected - 1)
  else if (event.key === 'Enter') list.children[selected]?.querySelector('a').click()
  else return
  event.preventDefault()
})
// A result may be on this very page, and a click outside the box closes it.
list.addEventListener('click', () => dialog.close())
dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
