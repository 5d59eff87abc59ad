import { DecimalField } from '../../../ui/decimal-field.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { t } from '../../../words/words.ts'
import type { Product } from './kinds.ts'

type Measure = NonNullable<Product['measure']>

export const units: Measure['unit'][] = [
  'g',
  'kg',
  'mg',
  'ml',
  'cl',
  'l',
  'mm',
  'cm',
  'm',
  'm2',
  'm3',
  'piece',
]

const taken = { decimals: 3, most: 1_000_000 }
const show = (value: number) => t('catalogue.measure-shown', { value })

/** Asks how much is in a product, from which the unit price follows. */
export function MeasureFields({ measure }: { measure: Measure | null | undefined }) {
  return (
    <div className="columns columns-2">
      <DecimalField
        name="measure.amount"
        label={t('catalogue.measure')}
        hint={t('catalogue.measure-hint')}
        taken={taken}
        min={0.001}
        max={1_000_000}
        value={measure?.amount}
        show={show}
        optional
      />
      <SelectField
        name="measure.unit"
        label={t('catalogue.measure-unit')}
        defaultValue={measure?.unit ?? 'g'}
        options={units.map((unit) => ({ value: unit, label: t(`catalogue.unit-${unit}`) }))}
      />
    </div>
  )
}
