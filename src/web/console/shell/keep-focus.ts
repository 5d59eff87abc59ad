/** The focused element and its place in a list, for when it is removed. */
let last: { element: Element; place: Element | null; row: number; list: Element | null } | null = null

/**
 * Moves the focus on when its control is removed, such as the button that deletes its row: to the row that took its
 * place, or else to what the list's panel offers now, or else to the title of the page. The browser would leave the
 * focus, and a screen reader with it, nowhere. Pointer users do not notice.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => remember(target as Element))
  // A click on nothing takes the focus away on purpose.
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
  // A dialog returns the focus automatically.
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
