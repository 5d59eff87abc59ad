import { type FormValues, useFieldRefusal } from '../../../ui/form.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/packing.ts'
import type { Order } from '../orders/queries.ts'
import { leftOf } from './lines.ts'

const nameOf = (itemId: string) => `line-${itemId}`

/** Asks how many of each line are in the parcel, where there is a choice: everything that is left, to begin with. */
export function LineFields({ order }: { order: Order }) {
  const lines = leftOf(order)
  // The service takes no parcel of nothing.
  const refused = useFieldRefusal('lines')
  if (lines.length === 1 && lines[0]!.left === 1) return null
  return (
    <fieldset className="stack parcel-fields">
      <legend className="strong">{t('packing.what')}</legend>
      {lines.map(({ itemId, name, left }) => (
        <WholeField
          key={itemId}
          name={nameOf(itemId)}
          label={name}
          hint={t('packing.line-hint', { count: left })}
          value={left}
          min={0}
          max={left}
        />
      ))}
      {refused && <p className="field-error">{t('packing.nothing')}</p>}
    </fieldset>
  )
}

/** Returns the lines that were chosen; undefined where that is all that is left. */
export function chosenLines(order: Order, values: FormValues) {
  const lines = leftOf(order).map(({ itemId, left }) => {
    const quantity = values.number(nameOf(itemId)) ?? left
    return { itemId, quantity, isAll: quantity === left }
  })
  if (lines.every(({ isAll }) => isAll)) return undefined
  return lines.filter(({ quantity }) => quantity > 0).map(({ itemId, quantity }) => ({ itemId, quantity }))
}
