import type { ReactNode } from 'react'

/**
 * A column. On a phone a row is two lines, `lead` and `trail` in the first, `detail` and `note` in the second, and a
 * third one for what is `below` them; a `tick` is before all of them.
 */
export interface Column<Row> {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'end'
  phone?: 'lead' | 'trail' | 'detail' | 'note' | 'below' | 'tick'
  /** Takes the rest of the width. */
  wide?: boolean
  /** False for a column that this reader has no use for, such as actions that their role does not allow. */
  shown?: boolean
}

interface TableProps<Row> {
  label: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
  /** Old rows stay, a little paler, while new ones load. */
  stale?: boolean
}

/**
 * Records in rows. A link of the class `row-link` in a cell covers the whole row. The roles are explicit, because a
 * table that is laid out as a grid, as on phones, is no longer a table for a screen reader.
 */
export function Table<Row>({ label, columns: all, rows, keyOf, stale = false }: TableProps<Row>) {
  const columns = all.filter(({ shown = true }) => shown)
  const classOf = ({ align, phone, wide }: Column<Row>) =>
    [align === 'end' && 'end', phone ? `on-phone-${phone}` : 'not-on-phone', wide && 'wide']
      .filter(Boolean)
      .join(' ')
  return (
    <div className="table-frame">
      <table
        className={stale ? 'table stale' : 'table'}
        role="table"
        aria-label={label}
        aria-busy={stale || undefined}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" className={classOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map((column) => (
                <td key={column.key} role="cell" className={classOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
