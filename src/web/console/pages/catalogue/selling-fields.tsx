import { useQuery } from '@tanstack/react-query'
import type { FormValues } from '../../../ui/form.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/goods.ts'
import { AmountField } from '../../shell/amount-field.tsx'
import { useStore } from '../../shell/store.tsx'
import type { Product } from './kinds.ts'
import { costsQuery } from './queries.ts'

/** Maximum number of units that one order can be limited to. */
const most = 10_000

/** Edits what a product costs the store, and how many of it one order may have. */
export function Selling({ product }: { product: Product | undefined }) {
  return (
    <Panel title={t('goods.selling')}>
      <div className="stack">
        <Cost product={product} />
        <div className="columns columns-2">
          <WholeField
            name="minPerOrder"
            label={t('goods.least')}
            min={1}
            max={most}
            value={product?.minPerOrder}
            optional
          />
          <WholeField
            name="maxPerOrder"
            label={t('goods.most')}
            min={1}
            max={most}
            value={product?.maxPerOrder}
            optional
          />
        </div>
      </div>
    </Panel>
  )
}

/** Costs are for those who may see what the store earns. */
function Cost({ product }: { product: Product | undefined }) {
  const current = useStore()
  const isShown = current.may('READ_SALES')
  const { data } = useQuery({
    ...costsQuery(current, product?._id ?? ''),
    enabled: isShown && Boolean(product),
  })
  if (!isShown || (product && !data)) return null
  const margin = data?.margin
  return (
    <AmountField
      name="cost"
      label={t('goods.cost')}
      hint={typeof margin === 'number' ? t('goods.margin', { margin: String(margin) }) : t('goods.cost-hint')}
      amount={data?.cost}
      optional
    />
  )
}

/** Returns the limits of the form, and the cost where it was shown. */
export const sellingIn = (values: FormValues) => ({
  minPerOrder: values.number('minPerOrder') ?? null,
  maxPerOrder: values.number('maxPerOrder') ?? null,
  cost: values.number('cost') ?? null,
})
