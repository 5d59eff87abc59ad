import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, useEffect, useRef } from 'react'
import { t } from '../../../words/grid.ts'
import { type Cells, type Field, fields, isEditable, keyOf, nameOf, type Row } from './cells.ts'
import type { Edit } from './edits.ts'
import type { Place } from './range.ts'

/** Where somebody edits, and the text that it begins with. */
export interface Editing extends Place {
  text: string
  /** Began by typing over the cell: the arrows then leave it, as in a spreadsheet. */
  isReplacing: boolean
}

export interface CellHandlers {
  onPress: (place: Place, event: MouseEvent) => void
  onDrag: (place: Place, event: MouseEvent) => void
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void
  onLeave: (event: FocusEvent<HTMLInputElement>) => void
}

interface GridRowProps {
  row: Row
  index: number
  edits: (Edit | undefined)[]
  cells: Cells
  /** The column of the cell that has the grid's place in the order of Tab. */
  active: number | null
  /** The first and the last column that are selected. */
  selected: readonly [number, number] | null
  editing: Editing | null
  isLocked: boolean
  handlers: CellHandlers
}

/** Draws a product or a variant. Drawing it again is worth avoiding: a page may have thousands. */
export const GridRow = memo(
  function GridRow({ row, index, edits, ...more }: GridRowProps) {
    return (
      <tr aria-rowindex={index + 2} className={row.variant ? 'grid-variant' : undefined}>
        {fields.map((field, column) => (
          <GridCell
            key={field}
            {...more}
            row={row}
            field={field}
            place={{ row: index, column }}
            edit={edits[column]}
          />
        ))}
      </tr>
    )
  },
  (one, other) =>
    one.row === other.row &&
    one.index === other.index &&
    one.cells === other.cells &&
    one.active === other.active &&
    one.editing === other.editing &&
    one.isLocked === other.isLocked &&
    one.selected?.[0] === other.selected?.[0] &&
    one.selected?.[1] === other.selected?.[1] &&
    one.edits.every((edit, column) => edit === other.edits[column]),
)

interface GridCellProps extends Omit<GridRowProps, 'index' | 'edits'> {
  field: Field
  place: Place
  edit: Edit | undefined
}

function GridCell({
  row,
  field,
  place,
  edit,
  cells,
  active,
  selected,
  editing,
  isLocked,
  handlers,
}: GridCellProps) {
  const { column } = place
  const problem = edit && problemIn(cells, row, edit)
  const isReadOnly = isLocked || !isEditable(row, field)
  const isSelected = selected !== null && column >= selected[0] && column <= selected[1]
  const Tag = field === 'name' ? 'th' : 'td'
  const id = `cell-${keyOf(row, field).replace(' ', '-')}`
  return (
    <Tag
      {...(field === 'name' && { scope: 'row' as const })}
      data-place={`${place.row}-${column}`}
      aria-colindex={column + 1}
      aria-selected={isSelected}
      aria-readonly={isReadOnly || undefined}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? id : undefined}
      tabIndex={active === column ? 0 : -1}
      className={classOf(field, isReadOnly, edit)}
      onMouseDown={(event) => handlers.onPress(place, event)}
      onMouseEnter={(event) => handlers.onDrag(place, event)}
    >
      {editing?.column === column ? (
        <CellInput editing={editing} row={row} field={field} handlers={handlers} />
      ) : (
        <Content row={row} field={field} edit={edit} cells={cells} />
      )}
      {problem && (
        <span id={id} className="field-error">
          {problem}
        </span>
      )}
    </Tag>
  )
}

const classOf = (field: Field, isReadOnly: boolean, edit: Edit | undefined) =>
  [
    field === 'price' || field === 'quantity' ? 'end' : '',
    isReadOnly ? 'grid-locked' : '',
    edit ? 'grid-changed' : '',
  ]
    .filter(Boolean)
    .join(' ') || undefined

function Content({ row, field, edit, cells }: Pick<GridCellProps, 'row' | 'field' | 'edit' | 'cells'>) {
  const shown = edit ? shownEdit(edit, cells) : cells.shown(row, field)
  return (
    <span className="grid-text">
      <span className={shown.inherited ? 'muted' : undefined}>{shown.words}</span>
      {edit && <span className="hidden-text"> {t('grid.changed')}</span>}
    </span>
  )
}

/** Shows a typed number as the grid understood it, and anything else as it was typed. */
function shownEdit({ row, field, text }: Edit, cells: Cells): { words: string; inherited?: true } {
  const read = cells.read(row, field, text)
  if (read.problem !== undefined || typeof read.value === 'string') return { words: text }
  if (read.value === null)
    return field === 'price' ? { words: t('grid.same'), inherited: true } : { words: '' }
  return { words: cells.show(field, read.value) }
}

/** Says why a cell is not saved: it cannot be read, or the service has refused it. */
export function problemIn(
  cells: Cells,
  row: Row,
  { field, text, row: since, refusal }: Edit,
): string | undefined {
  const { problem } = cells.read(since, field, text)
  if (problem !== undefined || !refusal) return problem
  if (refusal.code !== 'entry_outdated') return refusal.words
  const now = cells.shown(row, field).words
  return now === '' ? t('grid.outdated-empty') : t('grid.outdated', { now })
}

type CellInputProps = Pick<GridCellProps, 'row' | 'field' | 'handlers'> & { editing: Editing }

function CellInput({ editing: { text, isReplacing }, row, field, handlers }: CellInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current!.focus()
    if (isReplacing) input.current!.setSelectionRange(text.length, text.length)
    else input.current!.select()
  }, [text, isReplacing])
  return (
    <input
      ref={input}
      className="grid-input"
      aria-label={t('grid.cell', { field: t(`grid.field-${field}`), name: nameOf(row) })}
      inputMode={field === 'price' ? 'decimal' : field === 'quantity' ? 'numeric' : undefined}
      autoComplete="off"
      defaultValue={text}
      onKeyDown={handlers.onKey}
      onBlur={handlers.onLeave}
    />
  )
}
