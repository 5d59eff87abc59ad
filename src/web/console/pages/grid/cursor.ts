import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Place, type Range, rangeOf } from './range.ts'

/** The cell that has the focus, and what is selected from there. */
export interface Cursor {
  active: Place
  range: Range
  /** The last place of the grid. */
  last: Place
  /** Goes to a cell; extending keeps the other end of the selection. */
  go: (to: Place, isExtending?: boolean) => void
  /** Selects the active cell alone. */
  collapse: () => void
  selectAll: () => void
  /** Follows the focus, which a screen reader may move by itself. */
  onFocus: (event: FocusEvent) => void
}

const first: Place = { row: 0, column: 0 }

export function useCursor(table: RefObject<HTMLTableElement | null>, last: Place): Cursor {
  const [active, setActive] = useState(first)
  const [anchor, setAnchor] = useState(first)
  // Another page of the list may be shorter.
  useEffect(() => {
    if (active.row <= last.row && anchor.row <= last.row) return
    setActive(first)
    setAnchor(first)
  }, [active.row, anchor.row, last.row])
  const isGoing = useRef(false)
  const go: Cursor['go'] = (to, isExtending = false) => {
    setActive(to)
    if (!isExtending) setAnchor(to)
    isGoing.current = true
    table.current?.querySelector<HTMLElement>(`[data-place="${to.row}-${to.column}"]`)?.focus()
    isGoing.current = false
  }
  return {
    active,
    range: rangeOf(anchor, active),
    last,
    go,
    collapse: () => setAnchor(active),
    selectAll: () => {
      setAnchor(first)
      go(last, true)
    },
    onFocus: ({ target }) => {
      const [row, column] = target.getAttribute('data-place')?.split('-').map(Number) ?? []
      if (isGoing.current || row === undefined || column === undefined) return
      setActive({ row, column })
      setAnchor({ row, column })
    },
  }
}
