import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { spendKeys } from './keys.ts'

interface MenuProps {
  /** The content of the button that opens the menu. */
  trigger: ReactNode
  triggerClass?: string
  label?: string
  /** Buttons and links; a click on one closes the menu. */
  children: ReactNode
  align?: 'start' | 'end'
}

/**
 * Actions behind a button. It is a native popover: it closes on Escape and on a click outside, and returns the focus.
 * Tab and the arrows move through it.
 */
export function Menu({
  trigger,
  triggerClass = 'button button-plain',
  label,
  children,
  align = 'start',
}: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const place = () => {
    const at = button.current!.getBoundingClientRect()
    const { style, offsetWidth, offsetHeight } = list.current!
    const left = align === 'end' ? at.right - offsetWidth : at.left
    const below = at.bottom + 4
    const above = at.top - offsetHeight - 4
    style.left = `${Math.max(8, Math.min(left, window.innerWidth - offsetWidth - 8))}px`
    style.top = `${below + offsetHeight > window.innerHeight && above > 8 ? above : below}px`
  }
  const opened = (open: boolean) => {
    if (!open) return
    place()
    itemsOf(list.current!)[0]?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClass}
        aria-label={label}
        title={label}
        aria-haspopup="true"
        popoverTarget={id}
      >
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its items are buttons and links; this moves between them */}
      <div
        ref={list}
        id={id}
        popover="auto"
        className="menu"
        onBeforeToggle={spendKeys}
        onToggle={(event) => opened(event.newState === 'open')}
        onKeyDown={move}
        onClick={(event) => itemOf(event.target) && list.current!.hidePopover()}
      >
        {children}
      </div>
    </>
  )
}

const itemOf = (target: EventTarget) => target instanceof Element && target.closest('button, a')

const itemsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')]

/** Moves the focus with the arrows, wrapping around. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget)
  const at = items.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  items.at(to % items.length)?.focus()
}
