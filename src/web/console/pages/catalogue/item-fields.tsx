import { useState } from 'react'
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/words.ts'
import { AmountField } from '../../shell/amount-field.tsx'
import { type Store, useStore } from '../../shell/store.tsx'
import { Editor } from '../content/editor.tsx'
import { type Item, isFood, isProduct, kindOf, type Product } from './kinds.ts'
import { MeasureFields } from './measure-fields.tsx'

interface BasicsProps {
  item?: Item
  hasVariants: boolean
  /** Buyers get access to it, so it never runs out. */
  isDigital: boolean
}

/** Name, description, prices, and the stock where the variants have none. */
export function Basics({ item, hasVariants, isDigital }: BasicsProps) {
  const { store } = useStore()
  const kind = kindOf(store)
  const [description, setDescription] = useState(item?.description ?? '')
  const product = item && isProduct(item) ? item : undefined
  // With a default stock of 0, a new product would be sold out from the first day.
  const isCounted = !hasVariants && !isDigital
  const duration = item && 'durationMinutes' in item ? item.durationMinutes : null
  return (
    <Panel>
      <div className="stack">
        <TextField
          name="name"
          label={t('catalogue.name')}
          defaultValue={item?.name}
          maxLength={255}
          required
          focused={!item}
        />
        <Editor
          name="description"
          label={t('catalogue.description')}
          text={description}
          most={20_000}
          isDescription
          onText={setDescription}
        />
        <div className="columns columns-2">
          <AmountField name="price" label={t('catalogue.price')} amount={item?.price} required />
          {kind === 'products' && (
            <AmountField
              name="compareAtPrice"
              label={t('catalogue.compare-at')}
              hint={t('catalogue.compare-at-hint')}
              amount={product?.compareAtPrice}
              optional
            />
          )}
          {kind === 'services' && (
            <WholeField
              name="durationMinutes"
              label={t('catalogue.duration')}
              after={t('catalogue.minutes-sign')}
              min={1}
              max={525_600}
              value={duration}
              optional
            />
          )}
        </div>
        {kind === 'products' && <MeasureFields measure={product?.measure} />}
        {kind === 'products' && (
          <div className="columns columns-2">
            <WholeField
              name="quantity"
              label={t('catalogue.stock')}
              hint={stockHint(hasVariants, isDigital)}
              min={0}
              max={1_000_000_000}
              value={product?.quantity}
              required={isCounted}
              optional={isDigital}
            />
            <TextField
              name="sku"
              label={t('catalogue.sku')}
              hint={t('catalogue.sku-hint')}
              defaultValue={product?.sku ?? ''}
              maxLength={64}
              optional
            />
            <TextField
              name="barcode"
              label={t('catalogue.barcode')}
              defaultValue={product?.barcode ?? ''}
              maxLength={64}
              optional
            />
          </div>
        )}
      </div>
    </Panel>
  )
}

function stockHint(hasVariants: boolean, isDigital: boolean): string | undefined {
  if (hasVariants) return t('catalogue.stock-of-variants')
  return isDigital ? t('catalogue.stock-of-digital') : undefined
}

/** The fields that say whether shoppers see it, and whether it can be ordered. */
export function Visibility({ item }: { item?: Item }) {
  const { store } = useStore()
  const kind = kindOf(store)
  return (
    <Panel title={t('catalogue.visibility')}>
      <div className="stack">
        <CheckField
          name="listed"
          label={t('catalogue.listed-check')}
          hint={t('catalogue.listed-hint')}
          defaultChecked={item?.listed ?? true}
        />
        {kind === 'foods' && (
          <CheckField
            name="available"
            label={t('catalogue.available-check')}
            hint={t('catalogue.available-hint')}
            defaultChecked={item && isFood(item) ? item.available : true}
          />
        )}
      </div>
    </Panel>
  )
}

const accesses = ['lifetime', 'pass', 'none'] as const
export type Access = (typeof accesses)[number]

/** Returns the access that buyers of a product get; a new one is for a store of this type. */
export function accessOf(product: Product | undefined, type: Store['type']): Access {
  if (product) return product.digital?.accessType ?? 'none'
  return type === 'digital' ? 'lifetime' : 'none'
}

interface DigitalProps {
  product?: Product
  access: Access
  onAccess: (access: Access) => void
}

/** Edits the access that buyers of a digital product get: to files forever, or by a pass for a time. */
export function Digital({ product, access, onAccess }: DigitalProps) {
  return (
    <Panel title={t('catalogue.digital')}>
      <div className="stack">
        <SelectField
          name="digital"
          label={t('catalogue.access')}
          defaultValue={accessOf(product, 'digital')}
          onChange={(event) => onAccess(event.currentTarget.value as Access)}
          options={accesses.map((value) => ({
            value,
            label: t(`catalogue.access-${value}`),
          }))}
        />
        {access !== 'none' && (
          <CheckField
            name="allAccess"
            label={t('catalogue.all-access')}
            hint={t('catalogue.all-access-hint')}
            defaultChecked={product?.digital?.allAccess}
          />
        )}
        {access === 'pass' && <p className="muted small">{t('catalogue.pass-hint')}</p>}
      </div>
    </Panel>
  )
}
