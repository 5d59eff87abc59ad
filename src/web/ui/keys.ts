/** The keys that are held down, by their places on the keyboard, and those of them that an overlay has had. */
const held = new Set<string>()
const spent = new Set<string>()

/**
 * Called when an overlay opens or closes: what is left of the presses of this moment reaches nothing
 * (decision a-press-belongs-to-where-it-began).
 */
export function spendKeys(): void {
  for (const code of held) spent.add(code)
}

function pass(event: KeyboardEvent): void {
  const { type, code, repeat } = event
  // A press that begins is new, also where the end of the last one was never told, as for a letter beside ⌘.
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

for (const type of ['keydown', 'keypress', 'keyup'] as const) window.addEventListener(type, pass, true)
// What is released in another window is not told here.
window.addEventListener('blur', () => {
  held.clear()
  spent.clear()
})
