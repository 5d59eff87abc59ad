import { localInput } from '../../../ui/date-time.ts'
import { TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/goods.ts'
import { useStore } from '../../shell/store.tsx'
import type { Product } from './kinds.ts'

/** Edits when a product appears in the shop, comes out and disappears by itself. */
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
        <TextField
          name="preorder.releasesAt"
          type="datetime-local"
          label={t('goods.releases-at')}
          hint={t('goods.releases-at-hint')}
          defaultValue={localInput(product?.preorder?.releasesAt, timeZone)}
          optional
        />
      </div>
    </Panel>
  )
}

/** Returns the times of the form, null for those that are empty. */
export function plannedIn(values: FormValues) {
  const releasesAt = values.optional('preorder.releasesAt')
  return {
    publishAt: values.optional('publishAt') ?? null,
    unpublishAt: values.optional('unpublishAt') ?? null,
    preorder: releasesAt ? { releasesAt } : null,
  }
}
