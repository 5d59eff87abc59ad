/** A place in the grid: the numbers of its row and its column. */
export interface Place {
  row: number
  column: number
}

/** A rectangle of places, with its edges. */
export interface Range {
  from: Place
  to: Place
}

export const rangeOf = (one: Place, other: Place): Range => ({
  from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
  to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
})

export const isIn = ({ from, to }: Range, { row, column }: Place) =>
  row >= from.row && row <= to.row && column >= from.column && column <= to.column

export const isSingle = ({ from, to }: Range) => from.row === to.row && from.column === to.column

const between = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

export const rowsIn = ({ from, to }: Range) => between(from.row, to.row)
export const columnsIn = ({ from, to }: Range) => between(from.column, to.column)

/** Rows that a page key passes. */
const page = 10

/** Returns where a key leads, within a grid of this size; undefined if it leads nowhere. */
export function placeAfter(
  { key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean },
  { row, column }: Place,
  { row: lastRow, column: lastColumn }: Place,
): Place | undefined {
  const isFar = ctrlKey || metaKey
  const moves: Record<string, Place> = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? lastRow : row + 1, column },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    ArrowRight: { row, column: isFar ? lastColumn : column + 1 },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? lastRow : row, column: lastColumn },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
  }
  const to = moves[key]
  return (
    to && {
      row: Math.max(0, Math.min(lastRow, to.row)),
      column: Math.max(0, Math.min(lastColumn, to.column)),
    }
  )
}

/** Returns the next place in reading order, or the one before; undefined beyond the ends. */
export function placeBeside({ row, column }: Place, last: Place, step: 1 | -1): Place | undefined {
  const width = last.column + 1
  const at = row * width + column + step
  if (at < 0 || at >= (last.row + 1) * width) return undefined
  return { row: Math.floor(at / width), column: at % width }
}
