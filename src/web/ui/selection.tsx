import { useState } from 'react'
import { t } from '../words/words.ts'
import type { Column } from './table.tsx'

/** The rows of a list that a person has ticked. */
export interface Selection<Row> {
  /** All rows of the page. */
  rows: Row[]
  chosen: Row[]
  has: (row: Row) => boolean
  /** Ticks rows, or takes their ticks away. */
  set: (rows: Row[], isChosen: boolean) => void
}

/**
 * Returns which of these rows are ticked. Rows that have left the list, such as those of another page, no longer are:
 * nobody would see what an action changes.
 */
export function useSelection<Row>(rows: Row[], keyOf: (row: Row) => string): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return {
    rows,
    chosen: rows.filter((row) => keys.has(keyOf(row))),
    has: (row) => keys.has(keyOf(row)),
    set: (changed, isChosen) => {
      const others = rows
        .map(keyOf)
        .filter((key) => keys.has(key) && !changed.some((row) => keyOf(row) === key))
      setKeys(new Set([...others, ...(isChosen ? changed.map(keyOf) : [])]))
    },
  }
}

interface TickProps<Row> {
  of: Selection<Row>
  rows: Row[]
  label: string
}

/** A tick for one row, or in the head of a table for all of its rows. */
function Tick<Row>({ of, rows, label }: TickProps<Row>) {
  const count = rows.filter(of.has).length
  return (
    <input
      type="checkbox"
      className="tick"
      aria-label={label}
      checked={count > 0 && count === rows.length}
      ref={(input) => {
        if (input) input.indeterminate = count > 0 && count < rows.length
      }}
      onChange={({ currentTarget }) => of.set(rows, currentTarget.checked)}
    />
  )
}

/** Returns the column with a tick for each row, and one in its head for all of them. */
export const tickColumn = <Row,>(of: Selection<Row>, nameOf: (row: Row) => string): Column<Row> => ({
  key: 'tick',
  header: <Tick of={of} rows={of.rows} label={t('bulk.all')} />,
  phone: 'tick',
  cell: (row) => <Tick of={of} rows={[row]} label={t('bulk.choose', { name: nameOf(row) })} />,
})
