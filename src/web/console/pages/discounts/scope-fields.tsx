import './discounts.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import { listText } from '../../../ui/list-text.ts'
import { t } from '../../../words/discounts.ts'
import { useStore } from '../../shell/store.tsx'
import { categoriesQuery } from '../catalogue/queries.ts'
import { inTree, wayTo } from '../categories/tree.ts'
import { type Chosen, ProductPicker } from './product-picker.tsx'
import type { Discount } from './queries.ts'

const kinds = ['all', 'categories', 'tags', 'products'] as const
type Kind = (typeof kinds)[number]

/** Returns the products that a scope named when its form was opened. */
export const chosenIn = (scope: Discount['appliesTo'] | undefined): Chosen[] =>
  (scope?.products ?? []).map((_id) => ({ _id }))

interface ScopeFieldsProps {
  scope: Discount['appliesTo']
  products: Chosen[]
  onProducts: (products: Chosen[]) => void
}

/** Shows which items a discount is for. */
export function ScopeFields({ scope, products, onProducts }: ScopeFieldsProps) {
  const [kind, setKind] = useState<Kind>(kinds.find((one) => one !== 'all' && scope?.[one]?.length) ?? 'all')
  return (
    <>
      <SelectField
        name="scope"
        label={t('discounts.for')}
        defaultValue={kind}
        onChange={(event) => setKind(event.currentTarget.value as Kind)}
        options={kinds.map((value) => ({ value, label: t(`discounts.for-${value}`) }))}
      />
      {kind === 'categories' && <Categories chosen={scope?.categories ?? []} />}
      {kind === 'tags' && (
        <TextField
          name="tags"
          label={t('discounts.tags')}
          defaultValue={listText(scope?.tags ?? [])}
          required
        />
      )}
      {kind === 'products' && <ProductPicker chosen={products} onChange={onProducts} />}
    </>
  )
}

function Categories({ chosen }: { chosen: string[] }) {
  const { data = [], isSuccess } = useQuery(categoriesQuery(useStore()))
  if (isSuccess && data.length === 0) return <p className="muted">{t('discounts.no-categories')}</p>
  return (
    <div className="columns columns-3">
      {inTree(data).map((one) => (
        <CheckField
          key={one._id}
          name="categories"
          value={one._id}
          label={wayTo(one)}
          defaultChecked={chosen.includes(one._id)}
        />
      ))}
    </div>
  )
}
