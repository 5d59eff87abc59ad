import { t } from '../../../words/grid.ts'
import { type Cells, fields, isEditable, type Row } from './cells.ts'
import { cellsIn, tabbed } from './clipboard.ts'
import type { Cursor } from './cursor.ts'
import type { Edits } from './edits.ts'
import { columnsIn, isSingle, type Place, rowsIn } from './range.ts'

/** The rows and edits that the grid shows and changes. */
export interface Content {
  rows: Row[]
  cells: Cells
  edits: Edits
  isLocked: boolean
}

type TypedAt = Place & { text: string }

/** Returns what can be done to the cells of the grid and to its selection. Those that change several say so in words. */
export function workOn({ rows, cells, edits, isLocked }: Content, { range, last }: Cursor) {
  const at = ({ row, column }: Place) => ({ row: rows[row]!, field: fields[column]! })
  const isOpen = (place: Place) => !isLocked && isEditable(at(place).row, at(place).field)
  const textAt = (place: Place) => {
    const { row, field } = at(place)
    return edits.of(row, field)?.text ?? cells.text(row, field)
  }
  /** A spreadsheet gets a cell as it would be typed or, where nobody can type, as it is shown. */
  const copiedAt = (place: Place) =>
    isEditable(at(place).row, at(place).field)
      ? textAt(place)
      : cells.shown(at(place).row, at(place).field).words
  const selected = rowsIn(range).map((row) => columnsIn(range).map((column) => ({ row, column })))
  const type = (typed: TypedAt[]): number => {
    const open = typed.filter(isOpen).map((one) => ({ ...at(one), text: one.text }))
    if (open.length > 0) edits.type(open)
    return open.length
  }
  return {
    isOpen,
    textAt,
    type,
    clear: () => type(selected.flat().map((place) => ({ ...place, text: '' }))),
    copied: () => tabbed(selected.map((places) => places.map(copiedAt))),
    /** Copies the first line of the selection to those below, or a single line from the one above. */
    fillDown: () => {
      const isAlone = range.from.row === range.to.row
      const source = isAlone ? Math.max(0, range.from.row - 1) : range.from.row
      const below = selected.flat().filter(({ row }) => row !== source)
      const count = type(below.map((place) => ({ ...place, text: textAt({ ...place, row: source }) })))
      return t('grid.filled', { count })
    },
    /** Pastes from the beginning of the selection on; a single cell fills all of it. */
    paste: (text: string) => {
      const given = cellsIn(text)
      const isOne = given.length === 1 && given[0]!.length === 1 && !isSingle(range)
      const typed = isOne
        ? selected.flat().map((place) => ({ ...place, text: given[0]![0]! }))
        : placed(given, range.from)
      const count = type(typed.filter(({ row, column }) => row <= last.row && column <= last.column))
      const lost = range.from.row + given.length - 1 - last.row
      return [t('grid.pasted', { count }), ...(lost > 0 ? [t('grid.cut-off', { count: lost })] : [])].join(
        '. ',
      )
    },
  }
}

const placed = (given: string[][], from: Place): TypedAt[] =>
  given.flatMap((texts, row) =>
    texts.map((text, column) => ({ row: from.row + row, column: from.column + column, text })),
  )
