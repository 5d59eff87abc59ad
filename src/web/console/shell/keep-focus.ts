/** The element that has the focus, and where it stands in a list, for when it is taken away. */
let last: { element: Element; place: Element | null; row: number; list: Element | null } | null = null

/**
 * Takes the focus on from a control that is removed, such as the button that deletes its row: to the row that came in its
 * place, else to what the list's panel offers now, else to the title of the page. The browser would leave it nowhere, and
 * a screen reader with it. Whoever uses a pointer sees nothing of it.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => remember(target as Element))
  // A click beside everything takes the focus away on purpose.
  document.addEventListener('pointerdown', () => {
    last = null
  })
  new MutationObserver(goOn).observe(document.body, { childList: true, subtree: true })
}

function goOn(): void {
  if (!last || last.element.isConnected) return
  const { list, row, place } = last
  last = null
  if (document.activeElement !== document.body) return
  const rows = list?.isConnected ? [...list.children] : []
  const next = controlIn(rows[Math.min(row, rows.length - 1)]) ?? (place?.isConnected && controlIn(place))
  const to = next || document.querySelector<HTMLElement>('main h1')
  to?.focus({ preventScroll: true })
}

function remember(element: Element): void {
  // A dialog gives the focus back by itself.
  const isOurs = element.matches('main :focus-visible') && !element.closest('dialog')
  const row = isOurs ? element.closest('tr, li') : null
  const list = row?.parentElement ?? null
  last = isOurs
    ? {
        element,
        list,
        row: list ? [...list.children].indexOf(row!) : 0,
        place: list?.closest('section') ?? null,
      }
    : null
}

const controlIn = (part?: Element | null) =>
  part?.querySelector<HTMLElement>('a[href], button:not(:disabled, [aria-disabled=true]), input')
