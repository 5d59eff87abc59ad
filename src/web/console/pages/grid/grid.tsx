import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { t } from '../../../words/grid.ts'
import { type CellHandlers, type Editing, GridRow } from './cell.tsx'
import { fields } from './cells.ts'
import { useCursor } from './cursor.ts'
import { isIn, type Place, placeAfter, placeBeside } from './range.ts'
import { type Content, workOn } from './range-work.ts'

/** A table with the keyboard of a spreadsheet (the grid pattern of ARIA): it is one stop in the order of Tab. */
export function Grid({ label, ...content }: Content & { label: string }) {
  const { rows, cells, edits, isLocked } = content
  const table = useRef<HTMLTableElement>(null)
  const { range, active, editing, said, handlers, onTable } = useGrid(content, table)
  return (
    <div className="grid-frame">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells make a grid of the table
        role="grid"
        className="grid"
        aria-label={label}
        aria-multiselectable
        aria-rowcount={rows.length + 1}
        aria-colcount={fields.length}
        aria-describedby="grid-keys"
        {...onTable}
      >
        <thead>
          <tr aria-rowindex={1}>
            {fields.map((field, column) => (
              <th
                key={field}
                scope="col"
                aria-colindex={column + 1}
                className={column > 2 ? 'end' : undefined}
              >
                {t(`grid.field-${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <GridRow
              key={row.key}
              row={row}
              index={index}
              edits={fields.map((field) => edits.of(row, field))}
              cells={cells}
              active={active.row === index ? active.column : null}
              selected={
                isIn(range, { row: index, column: range.from.column })
                  ? [range.from.column, range.to.column]
                  : null
              }
              editing={editing?.row === index ? editing : null}
              isLocked={isLocked}
              handlers={handlers}
            />
          ))}
        </tbody>
      </table>
      <p className="hidden-text" role="status">
        {said}
      </p>
    </div>
  )
}

function useGrid(content: Content, table: RefObject<HTMLTableElement | null>) {
  const last: Place = { row: content.rows.length - 1, column: fields.length - 1 }
  const cursor = useCursor(table, last)
  const { active, range, go } = cursor
  const work = workOn(content, cursor)
  const [editing, setEditing] = useState<Editing | null>(null)
  const [said, say] = useState('')
  // After Escape, Tab leaves the grid.
  const isLeaving = useRef(false)
  // The input loses the focus when its cell takes it back, and must not save then what was just saved or given up.
  const isDone = useRef(true)
  const edit = (place: Place, over?: string) => {
    if (!work.isOpen(place)) return
    isDone.current = false
    setEditing({ ...place, text: over ?? work.textAt(place), isReplacing: over !== undefined })
  }
  const finish = (text?: string) => {
    if (!editing || isDone.current) return
    isDone.current = true
    if (text !== undefined && (text !== editing.text || editing.isReplacing))
      work.type([{ ...editing, text }])
    setEditing(null)
  }

  const commands: Record<string, () => void> = {
    d: () => say(work.fillDown()),
    z: content.edits.back,
    a: cursor.selectAll,
  }
  const leave = () => {
    isLeaving.current = true
    cursor.collapse()
    say(t('grid.leaving'))
  }
  /** Returns what a key does in a cell that is not being edited. */
  const actionOf = (event: KeyboardEvent): (() => void) | undefined => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    if (altKey) return undefined
    if (key === 'Tab') {
      const next = isLeaving.current ? undefined : placeBeside(active, last, shiftKey ? -1 : 1)
      return next && (() => go(next))
    }
    const to = placeAfter(event, active, last)
    if (to) return () => go(to, shiftKey)
    if (ctrlKey || metaKey) return commands[key.toLowerCase()]
    if (key === 'Escape') return leave
    if (key === 'Enter' || key === 'F2') return () => edit(active)
    if (key === 'Delete' || key === 'Backspace') return work.clear
    return key.length === 1 && key !== ' ' ? () => edit(active, key) : undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || event.nativeEvent.isComposing) return
    const action = actionOf(event)
    if (!['Escape', 'Shift'].includes(event.key)) isLeaving.current = false
    if (!action) return
    event.preventDefault()
    action()
  }
  const onClipboard = (act: (event: ClipboardEvent) => void) => (event: ClipboardEvent) => {
    if (editing) return
    event.preventDefault()
    act(event)
  }
  const onCopy = onClipboard(({ clipboardData }) => clipboardData.setData('text/plain', work.copied()))
  const onPaste = onClipboard(({ clipboardData }) => say(work.paste(clipboardData.getData('text/plain'))))
  const onCut = onClipboard(({ clipboardData }) => {
    clipboardData.setData('text/plain', work.copied())
    work.clear()
  })

  /** Keys of the input of a cell: those that leave it, and the arrows where somebody types over the cell. */
  const onInputKey: CellHandlers['onKey'] = (event) => {
    const { key, shiftKey, currentTarget } = event
    const isArrow = editing?.isReplacing && key.startsWith('Arrow')
    if (event.nativeEvent.isComposing || !(isArrow || ['Enter', 'Tab', 'Escape'].includes(key))) return
    event.preventDefault()
    event.stopPropagation()
    finish(key === 'Escape' ? undefined : currentTarget.value)
    const step = shiftKey ? -1 : 1
    const below = { row: Math.max(0, Math.min(last.row, active.row + step)), column: active.column }
    const next = { Escape: active, Enter: below, Tab: placeBeside(active, last, step) }[key]
    go((isArrow ? placeAfter(event, active, last) : next) ?? active)
  }
  const handlers = useStable({
    onPress: (place, event) => {
      const isHere = place.row === active.row && place.column === active.column
      if (editing && isHere) return
      const hadFocus = document.activeElement === event.currentTarget
      event.preventDefault()
      if (isHere && hadFocus && !event.shiftKey) edit(place)
      else go(place, event.shiftKey)
    },
    onDrag: (place, { buttons }) => {
      if (buttons === 1 && !editing) go(place, true)
    },
    onKey: onInputKey,
    onLeave: ({ currentTarget }) => finish(currentTarget.value),
  })
  return {
    range,
    active,
    editing,
    said,
    handlers,
    onTable: { onFocus: cursor.onFocus, onKeyDown, onCopy, onCut, onPaste },
  }
}

/** Returns handlers that stay the same and call the latest ones, so that rows need not be drawn again for them. */
function useStable(handlers: CellHandlers): CellHandlers {
  const latest = useRef(handlers)
  latest.current = handlers
  const [stable] = useState<CellHandlers>(() => ({
    onPress: (...given) => latest.current.onPress(...given),
    onDrag: (...given) => latest.current.onDrag(...given),
    onKey: (...given) => latest.current.onKey(...given),
    onLeave: (...given) => latest.current.onLeave(...given),
  }))
  return stable
}
