import { localInput } from '../../../ui/date-time.ts'
import { TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/goods.ts'
import { useStore } from '../../shell/store.tsx'
import type { Product } from './kinds.ts'

/** Edits when a product appears in the shop and disappears by itself. */
export function Planned({ product }: { product: Product | undefined }) {
  const { timeZone } = useStore().store
  return (
    <Panel title={t('goods.planned')}>
      <div className="stack">
        <TextField
          name="publishAt"
          type="datetime-local"
          label={t('goods.publish-at')}
          hint={t('goods.publish-at-hint')}
          defaultValue={localInput(product?.publishAt, timeZone)}
          optional
        />
        <TextField
          name="unpublishAt"
          type="datetime-local"
          label={t('goods.unpublish-at')}
          defaultValue={localInput(product?.unpublishAt, timeZone)}
          optional
        />
      </div>
    </Panel>
  )
}

/** Returns the times of the form, null for those that are empty. */
export const plannedIn = (values: FormValues) => ({
  publishAt: values.optional('publishAt') ?? null,
  unpublishAt: values.optional('unpublishAt') ?? null,
})
