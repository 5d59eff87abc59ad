import { DecimalField } from '../../../ui/decimal-field.tsx'
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/goods.ts'
import { countryOptions } from '../stores/places.ts'
import type { Product } from './kinds.ts'

const conditions = ['new', 'refurbished', 'used'] as const
const weightUnits = ['g', 'kg', 'oz', 'lb'] as const
const lengthUnits = ['cm', 'mm', 'm', 'in'] as const
const sides = ['length', 'width', 'height'] as const

const taken = { decimals: 3 }
const show = (value: number) => t('goods.shown', { value })

/** Edits what parcels, customs and comparisons of prices want to know of a product. */
export function Details({ product }: { product: Product | undefined }) {
  const { weight, dimensions } = product ?? {}
  return (
    <Panel title={t('goods.title')}>
      <div className="stack">
        <div className="columns columns-2">
          <TextField
            name="vendor"
            label={t('goods.vendor')}
            hint={t('goods.vendor-hint')}
            defaultValue={product?.vendor}
            maxLength={255}
            optional
          />
          <SelectField
            name="condition"
            label={t('goods.condition')}
            defaultValue={product?.condition ?? ''}
            options={[
              { value: '', label: t('goods.unknown') },
              ...conditions.map((value) => ({ value, label: t(`goods.condition-${value}`) })),
            ]}
          />
          <DecimalField
            name="weight.value"
            label={t('goods.weight')}
            taken={taken}
            min={0.001}
            max={1_000_000}
            value={weight?.value}
            show={show}
            optional
          />
          <SelectField
            name="weight.unit"
            label={t('goods.weight-unit')}
            defaultValue={weight?.unit ?? 'g'}
            options={weightUnits.map((value) => ({ value, label: t(`goods.unit-${value}`) }))}
          />
          {sides.map((side) => (
            <DecimalField
              key={side}
              name={`dimensions.${side}`}
              label={t(`goods.${side}`)}
              hint={side === 'length' ? t('goods.size-hint') : undefined}
              taken={taken}
              min={0.001}
              max={100_000}
              value={dimensions?.[side]}
              show={show}
              optional
            />
          ))}
          <SelectField
            name="dimensions.unit"
            label={t('goods.size-unit')}
            defaultValue={dimensions?.unit ?? 'cm'}
            options={lengthUnits.map((value) => ({ value, label: t(`goods.unit-${value}`) }))}
          />
          <TextField
            name="hsCode"
            label={t('goods.hs-code')}
            hint={t('goods.hs-code-hint')}
            defaultValue={product?.hsCode}
            pattern="[0-9]{6,10}"
            title={t('goods.hs-code-hint')}
            inputMode="numeric"
            optional
          />
          <SelectField
            name="originCountry"
            label={t('goods.origin')}
            defaultValue={product?.originCountry ?? ''}
            options={[{ value: '', label: t('goods.unknown') }, ...countryOptions().slice(1)]}
          />
          <CheckField
            name="backorder"
            label={t('goods.backorder')}
            defaultChecked={product?.backorder !== undefined}
          />
          <TextField
            name="backorder.shipsOn"
            type="date"
            label={t('goods.ships-on')}
            hint={t('goods.ships-on-hint')}
            defaultValue={product?.backorder?.shipsOn}
            optional
          />
        </div>
      </div>
    </Panel>
  )
}

/** Returns the details of the form, null for those that are empty. */
export const detailsIn = (values: FormValues) => ({
  vendor: values.optional('vendor') ?? null,
  condition: conditions.find((one) => one === values.text('condition')) ?? null,
  weight: weightIn(values),
  dimensions: dimensionsIn(values),
  hsCode: values.optional('hsCode') ?? null,
  originCountry: values.optional('originCountry') ?? null,
  backorder: values.checked('backorder') ? { shipsOn: values.optional('backorder.shipsOn') } : null,
})

function weightIn(values: FormValues): Product['weight'] | null {
  const value = values.number('weight.value')
  const unit = weightUnits.find((one) => one === values.text('weight.unit'))
  return value && unit ? { value, unit } : null
}

/** With one side alone, the service says that the others are missing. */
function dimensionsIn(values: FormValues): Product['dimensions'] | null {
  const given = sides.flatMap((side) => {
    const value = values.number(`dimensions.${side}`)
    return value ? [[side, value] as const] : []
  })
  const unit = lengthUnits.find((one) => one === values.text('dimensions.unit'))
  if (given.length === 0 || !unit) return null
  return { ...Object.fromEntries(given), unit } as Product['dimensions']
}
