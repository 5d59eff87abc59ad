import { useEffect, useRef, useSyncExternalStore } from 'react'

/** An action that a message offers, such as taking back what was done. */
interface Action {
  words: string
  act: () => void
}

interface Message {
  id: number
  words: string
  action?: Action
}

let messages: Message[] = []
let next = 1
const listeners = new Set<() => void>()

function change(now: Message[]): void {
  messages = now
  for (const tell of listeners) tell()
}

/**
 * Says in a corner that something was done: for five seconds, or for a minute if there is something to press. A failure is
 * shown where it happened instead.
 */
export function toast(words: string, action?: Action): void {
  const message = { id: next++, words, action }
  change([...messages.slice(-2), message])
  setTimeout(() => drop(message.id), action ? 60_000 : 5000)
}

const drop = (gone: number) => change(messages.filter(({ id }) => id !== gone))

/** Does what a message offers. The focus must not go with its button. */
function press({ id, action }: Message): void {
  drop(id)
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  action?.act()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows that corner. It is a popover, so that it is above dialogs too. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => messages)
  const corner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    corner.current?.hidePopover()
    if (shown.length > 0) corner.current?.showPopover()
  }, [shown])
  return (
    <div ref={corner} popover="manual" className="toasts" role="status">
      {shown.map((message) => (
        <p key={message.id} className="toast">
          <span>{message.words}</span>
          {message.action && (
            <button type="button" className="toast-action" onClick={() => press(message)}>
              {message.action.words}
            </button>
          )}
        </p>
      ))}
    </div>
  )
}
