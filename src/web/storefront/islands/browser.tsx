import { type FunctionComponent, hydrate } from 'preact'
import { hideBroken } from '../../ui/pictures.ts'
import { watchDrawer } from './drawer.ts'
import { islands } from './index.ts'

// The whole script of the shop: it brings the islands of a page to life, and sends forms that need no button.

const words = JSON.parse(document.body.dataset.words ?? '{}')

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const Part = islands[element.dataset.island as keyof typeof islands] as FunctionComponent<object>
  const props = JSON.parse(element.dataset.props ?? '{}')
  hydrate(<Part {...{ ...props, words }} />, element)
}

hideBroken()
watchDrawer()

// On a slow connection a button shows that it was pressed. A page that comes back resets it.
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
    // Pointing is deliberate. The keyboard passes through other choices, and somebody who leaves a text field may only
    // be going to the next one: both have a button.
    if (isPointing && (target as HTMLInputElement).type !== 'text') form.requestSubmit()
    else form.classList.remove('live')
  })
}

// A page that came back announces why, and goes on from there; if it focuses a field, the reason is read with the
// field. When all is loaded the browser goes to the part that the address names, unless somebody has begun to type by
// then.
if (!document.querySelector('[autofocus]')) {
  addEventListener('load', () => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[role=alert]')?.focus()
  })
}
