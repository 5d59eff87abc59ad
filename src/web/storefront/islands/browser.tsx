import { type FunctionComponent, hydrate } from 'preact'
import { hideBroken } from '../../ui/pictures.ts'
import { islands } from './index.ts'

// The whole script of the shop: it brings the islands of a page to life, and sends forms that need no button.

const words = JSON.parse(document.body.dataset.words ?? '{}')

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const Part = islands[element.dataset.island as keyof typeof islands] as FunctionComponent<object>
  const props = JSON.parse(element.dataset.props ?? '{}')
  hydrate(<Part {...{ ...props, words }} />, element)
}

// A day by itself is the same everywhere; that of a time is written anew for the place where the shopper is.
const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' })
for (const time of document.querySelectorAll('time')) {
  if (time.dateTime.includes('T')) time.textContent = day.format(new Date(time.dateTime))
}

hideBroken()

// On a slow connection a button shows that it was pressed. A page that comes back has it as it was.
document.addEventListener('submit', (event) => {
  if (!event.defaultPrevented) event.submitter?.setAttribute('aria-busy', 'true')
})
addEventListener('pageshow', () => {
  for (const pressed of document.querySelectorAll('[aria-busy]')) pressed.removeAttribute('aria-busy')
})

let isPointing = false
document.addEventListener('pointerdown', () => {
  isPointing = true
})
document.addEventListener('keydown', () => {
  isPointing = false
})

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-submit]')) {
  form.classList.add('live')
  form.addEventListener('change', ({ target }) => {
    // What is pointed at is meant. The keyboard goes through other choices on its way, and whoever leaves a field that is
    // typed into may go on to the next one: both have a button.
    if (isPointing && (target as HTMLInputElement).type !== 'text') form.requestSubmit()
    else form.classList.remove('live')
  })
}

// A page that came back says aloud why, and goes on from there; one with a field to begin with reads the reason with it.
// The browser goes to the part that the address names when all is loaded; whoever has begun to type by then is left alone.
if (!document.querySelector('[autofocus]')) {
  addEventListener('load', () => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[role=alert]')?.focus()
  })
}
