import { Trash2 } from 'lucide-react'
import { type InputHTMLAttributes, memo, type RefObject, useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { amountsOf, wholeNumbers } from '../../../ui/decimal.ts'
import { type DecimalOptions, useDecimal } from '../../../ui/decimal-field.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { TextField, Understood } from '../../../ui/field.tsx'
import { type FormValues, useFieldRefusal } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { listIn, listText } from '../../../ui/list-text.ts'
import { count, WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/items.ts'
import { largestAmount } from '../../shell/amount-field.tsx'
import { useStore } from '../../shell/store.tsx'
import { largestStock } from './kinds.ts'
import { type Choice, choicesOf, mostVariants, type Row, rowsFor } from './variant-rows.ts'

interface VariantsProps {
  rows: Row[]
  /** Buyers get access to it, so it never runs out. */
  isDigital: boolean
  onChange: (change: (rows: Row[]) => Row[]) => void
  onOptions: () => void
}

/** Edits the forms in which a product is sold, each with a price and a stock of its own. */
export function Variants({ rows, isDigital, onChange, onOptions }: VariantsProps) {
  const remove = (key: string) => onChange((all) => all.filter((row) => row.key !== key))
  return (
    <Panel
      title={t('variants.title')}
      actions={
        <span className="row">
          <Button look="quiet" onClick={() => onChange(withOneMore)} disabled={rows.length >= mostVariants}>
            {t('variants.add')}
          </Button>
          <Button onClick={onOptions}>{t('variants.options')}</Button>
        </span>
      }
      flush
    >
      {rows.length === 0 ? (
        <p className="panel-body muted">{t('variants.none')}</p>
      ) : (
        <div className="variants-frame">
          <table className="variants">
            <thead>
              <tr>
                <th scope="col">{t('variants.name')}</th>
                <th scope="col">{t('catalogue.sku')}</th>
                <th scope="col">{t('catalogue.barcode')}</th>
                <th scope="col">{t('variants.price')}</th>
                <th scope="col">{t('variants.quantity')}</th>
                <th scope="col">
                  <span className="hidden-text">{t('common.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <VariantRow key={row.key} row={row} index={index} isCounted={!isDigital} onRemove={remove} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}

const withOneMore = (rows: Row[]): Row[] => [
  ...rows,
  {
    key: `new-${rows.length}-${Date.now()}`,
    name: '',
    quantity: null,
    price: null,
    sku: null,
    barcode: null,
    options: {},
  },
]

interface VariantRowProps {
  row: Row
  index: number
  isCounted: boolean
  onRemove: (key: string) => void
}

/**
 * Edits one variant. Its fields keep their own values, so that typing into one does not render a hundred rows.
 */
const VariantRow = memo(
  function VariantRow({ row, index, isCounted, onRemove }: VariantRowProps) {
    const { store, money } = useStore()
    const { code, symbol } = store.currency
    const named = { name: row.name }
    return (
      <tr>
        <td>
          <Cell
            name={`variants[${index}].name`}
            label={t('variants.name-of', named)}
            defaultValue={row.name}
            maxLength={255}
            required
          />
        </td>
        <td>
          <Cell
            name={`variants[${index}].sku`}
            label={t('variants.sku-of', named)}
            defaultValue={row.sku ?? ''}
            maxLength={64}
          />
        </td>
        <td>
          <Cell
            name={`variants[${index}].barcode`}
            label={t('variants.barcode-of', named)}
            defaultValue={row.barcode ?? ''}
            maxLength={64}
          />
        </td>
        <td>
          <DecimalCell
            name={`variants[${index}].price`}
            label={t('variants.price-of', { ...named, symbol })}
            taken={amountsOf(code, symbol)}
            value={row.price}
            min={0}
            max={largestAmount}
            show={money}
            placeholder={t('variants.price-same')}
          />
        </td>
        <td>
          <DecimalCell
            name={`variants[${index}].quantity`}
            label={t('variants.quantity-of', named)}
            taken={wholeNumbers}
            value={row.quantity}
            min={0}
            max={largestStock}
            show={count}
            required={isCounted}
          />
        </td>
        <td>
          <IconButton label={t('variants.remove', named)} onClick={() => onRemove(row.key)}>
            <Trash2 size={16} />
          </IconButton>
        </td>
      </tr>
    )
  },
  (one, other) => one.row === other.row && one.index === other.index && one.isCounted === other.isCounted,
)

interface CellProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  error?: string
  ref?: RefObject<HTMLInputElement | null>
}

function DecimalCell({
  taken,
  value,
  min,
  max,
  show,
  ...cell
}: DecimalOptions & Pick<CellProps, 'name' | 'label' | 'placeholder' | 'required'>) {
  const { input, understood, error } = useDecimal({ taken, value, min, max, show })
  return (
    <>
      <Cell {...cell} {...input} error={error} />
      <Understood>{understood}</Understood>
    </>
  )
}

function Cell({ name, label, error, ...input }: CellProps) {
  const refusal = useFieldRefusal(name)
  const wrong = error ?? refusal
  return (
    <>
      <input
        className="input"
        {...input}
        name={name}
        aria-label={label}
        aria-invalid={wrong ? true : undefined}
      />
      {wrong && <p className="field-error">{wrong}</p>}
    </>
  )
}

interface OptionsDialogProps {
  rows: Row[]
  isDigital: boolean
  /** Gets the choices, and the stock of each variant that is new. */
  onChoose: (choices: Choice[], stock: number | null) => void
  onClose: () => void
}

const idle = { error: null, isPending: false }

/** Returns the numbers of the options that can be filled in: three, or more if there are more. */
const placesFor = (rows: Row[]) => [...Array(Math.max(3, choicesOf(rows).length)).keys()]

/** Asks how the variants differ, and makes one for each combination. Existing rows are kept. */
export function OptionsDialog({ rows, isDigital, onChoose, onClose }: OptionsDialogProps) {
  const [chosen, setChosen] = useState<{ choices: Choice[]; stock: number | null }>()
  const [error, setError] = useState<string>()
  const before = choicesOf(rows)
  const places = placesFor(rows)
  const choose = (values: FormValues) => {
    const choices = choicesIn(values, places)
    const problem = problemOf(choices, rows)
    setError(problem)
    if (problem) return
    const stock = values.number('stock') ?? null
    if (lostBy(choices, rows) > 0) setChosen({ choices, stock })
    else onChoose(choices, stock)
  }
  if (chosen) {
    return (
      <ConfirmDialog
        title={t('variants.drop-title')}
        action={t('variants.drop')}
        sending={idle}
        onConfirm={() => onChoose(chosen.choices, chosen.stock)}
        onClose={() => setChosen(undefined)}
      >
        {t('variants.drop-lead', { count: lostBy(chosen.choices, rows) })}
      </ConfirmDialog>
    )
  }
  return (
    <FormDialog
      title={t('variants.options')}
      look="wide"
      onClose={onClose}
      action={t('variants.make')}
      sending={idle}
      onSubmit={choose}
    >
      <p className="muted">{t('variants.options-lead')}</p>
      {places.map((place) => (
        <div key={place} className="option-fields">
          <TextField
            name={`option-${place}`}
            label={t('variants.option')}
            placeholder={place === 0 ? t('variants.option-example') : undefined}
            defaultValue={before[place]?.name}
            maxLength={64}
            focused={place === 0}
          />
          <TextField
            name={`values-${place}`}
            label={t('variants.values')}
            placeholder={place === 0 ? t('variants.values-example') : undefined}
            defaultValue={before[place] && listText(before[place].values)}
          />
        </div>
      ))}
      {!isDigital && (
        <WholeField
          name="stock"
          label={t('variants.stock')}
          hint={t('variants.stock-hint')}
          min={0}
          max={largestStock}
          optional
        />
      )}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </FormDialog>
  )
}

/** Returns the number of saved variants that match none of these choices. */
const lostBy = (choices: Choice[], rows: Row[]) => {
  const kept = new Set(rowsFor(choices, rows).map(({ key }) => key))
  return rows.filter(({ key, _id }) => _id && !kept.has(key)).length
}

/** Returns the options that have a name or a value. */
function choicesIn(values: FormValues, places: number[]): Choice[] {
  const choices = places.map((place) => ({
    name: values.text(`option-${place}`),
    values: [...new Set(listIn(values.text(`values-${place}`)))],
  }))
  return choices.filter(({ name, values: given }) => name || given.length > 0)
}

/** Says why no variants can be made of these options; with no options at all, the existing variants are removed. */
function problemOf(choices: Choice[], rows: Row[]): string | undefined {
  const isEmpty = choices.length === 0 && rows.length === 0
  if (isEmpty || choices.some(({ name, values }) => !name || values.length === 0))
    return t('variants.incomplete')
  if (new Set(choices.map(({ name }) => name)).size < choices.length) return t('variants.same-option')
  const count = choices.reduce((all, { values: { length } }) => all * length, 1)
  return count > mostVariants ? t('variants.too-many', { count, most: mostVariants }) : undefined
}
