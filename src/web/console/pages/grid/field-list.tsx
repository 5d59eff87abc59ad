import { t } from '../../../words/grid.ts'
import { problemIn } from './cell.tsx'
import { type Cells, type Field, fields, isEditable, keyOf, nameOf, type Row } from './cells.ts'
import type { Edits } from './edits.ts'

interface FieldListProps {
  rows: Row[]
  cells: Cells
  edits: Edits
  isLocked: boolean
}

/** Shows the same cells as fields below each other, for phones. */
export function FieldList({ rows, ...more }: FieldListProps) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.key} className="grid-item">
          <p className={row.variant ? undefined : 'strong'}>{nameOf(row)}</p>
          <div className="grid-fields">
            {fields
              .filter((field) => isEditable(row, field))
              .map((field) => (
                <CellField key={field} row={row} field={field} {...more} />
              ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

type CellFieldProps = Omit<FieldListProps, 'rows'> & { row: Row; field: Field }

function CellField({ row, field, cells, edits, isLocked }: CellFieldProps) {
  const edit = edits.of(row, field)
  const problem = edit && problemIn(cells, row, edit)
  const id = `field-${keyOf(row, field).replace(' ', '-')}`
  const { words, inherited } = cells.shown(row, field)
  return (
    <div className={field === 'name' ? 'field grid-wide' : 'field'}>
      <label className="label" htmlFor={id}>
        {t(`grid.field-${field}`)}
        <span className="hidden-text"> {t('grid.of', { name: nameOf(row) })}</span>
        {edit && <span className="muted"> {t('grid.changed')}</span>}
      </label>
      <input
        id={id}
        className="input"
        inputMode={field === 'price' ? 'decimal' : field === 'quantity' ? 'numeric' : undefined}
        autoComplete="off"
        readOnly={isLocked}
        placeholder={inherited ? words : undefined}
        value={edit?.text ?? cells.text(row, field)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ currentTarget: { value } }) => edits.type([{ row, field, text: value }])}
      />
      {problem && (
        <p id={`${id}-problem`} className="field-error">
          {problem}
        </p>
      )}
    </div>
  )
}
