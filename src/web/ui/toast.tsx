import { useEffect, useRef, useSyncExternalStore } from 'react'

interface Message {
  id: number
  words: string
}

let messages: Message[] = []
let next = 1
const listeners = new Set<() => void>()

function change(now: Message[]): void {
  messages = now
  for (const tell of listeners) tell()
}

/** Says in a corner, for five seconds, that something was done. A failure is shown where it happened instead. */
export function toast(words: string): void {
  const message = { id: next++, words }
  change([...messages.slice(-2), message])
  setTimeout(() => change(messages.filter(({ id }) => id !== message.id)), 5000)
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
      {shown.map(({ id, words }) => (
        <p key={id} className="toast">
          {words}
        </p>
      ))}
    </div>
  )
}
