import { type FunctionComponent, hydrate } from 'preact'
import { islands } from './index.ts'

// The whole script of the shop: it brings the islands of a page to life, and sends forms that need no button.

const words = JSON.parse(document.body.dataset.words ?? '{}')

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const Part = islands[element.dataset.island as keyof typeof islands] as FunctionComponent<object>
  const props = JSON.parse(element.dataset.props ?? '{}')
  hydrate(<Part {...{ ...props, words }} />, element)
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-submit]')) {
  form.classList.add('live')
  form.addEventListener('change', () => form.requestSubmit())
}
