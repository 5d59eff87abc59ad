/** The keys that are held down, by their places on the keyboard, and which of them an overlay has consumed. */
const held = new Set<string>()
const spent = new Set<string>()

/**
 * Called when an overlay opens or closes: the rest of the current key presses reaches nothing
 * (decision a-press-belongs-to-where-it-began).
 */
export function spendKeys(): void {
  for (const code of held) spent.add(code)
}

function pass(event: KeyboardEvent): void {
  const { type, code, repeat } = event
  // A press that begins is new, even if the end of the last one was never reported, as for a letter pressed with ⌘.
  if (type === 'keydown' && !repeat) {
    held.add(code)
    spent.delete(code)
  }
  if (spent.has(code)) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  if (type === 'keyup') {
    held.delete(code)
    spent.delete(code)
  }
}

function watch(): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) window.addEventListener(type, pass, true)
  // Keys released in another window are not reported here.
  window.addEventListener('blur', () => {
    held.clear()
    spent.clear()
  })
}

// The server of the shop loads this with the components that it draws.
if ('window' in globalThis) watch()
