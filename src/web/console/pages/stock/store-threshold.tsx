import { Form } from '../../../ui/form.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { SubmitRow } from '../../../ui/submit-row.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/stock.ts'
import { useFresh } from '../../shell/fresh.ts'
import { useStore } from '../../shell/store.tsx'
import { useUnsaved } from '../../shell/unsaved.tsx'
import { type Shop, shopQuery, useShopChange } from '../settings/queries.ts'

/** Sets when the store is notified of low stock. */
export function StoreThreshold() {
  const { data: shop } = useFresh(shopQuery(useStore()))
  return shop ? <ThresholdForm shop={shop} /> : null
}

function ThresholdForm({ shop }: { shop: Shop }) {
  const unsaved = useUnsaved()
  const save = useShopChange({ done: t('settings.saved'), after: unsaved.saved })
  return (
    <Panel title={t('stock.store-threshold')}>
      <Form
        sending={save}
        onEdit={unsaved.change}
        onSubmit={(values) => {
          unsaved.send()
          save.mutate({ lowStockAt: values.number('lowStockAt') ?? 0 })
        }}
      >
        <WholeField
          name="lowStockAt"
          label={t('stock.store-threshold-pieces')}
          hint={t('stock.store-threshold-hint')}
          value={shop.lowStockAt}
          min={0}
          max={1_000_000_000}
          required
        />
        <SubmitRow sending={save}>{t('common.save')}</SubmitRow>
        {unsaved.question}
      </Form>
    </Panel>
  )
}
