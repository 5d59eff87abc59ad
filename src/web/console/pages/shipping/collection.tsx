import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/words.ts'
import { type Shop, useShopChange } from '../settings/queries.ts'

interface CollectionProps {
  collection: Shop['collection']
}

/** Edits where people collect their orders, and when. */
export function CollectionPlace({ collection }: CollectionProps) {
  const [isEditing, setEditing] = useState(false)
  return (
    <Panel
      title={t('shipping.collection')}
      actions={
        <Button onClick={() => setEditing(true)}>{t(collection ? 'shipping.edit' : 'shipping.set')}</Button>
      }
    >
      {collection ? (
        <p className="prose">{[collection.address, collection.openingHours].join('\n')}</p>
      ) : (
        <p>
          {t('shipping.collection-none')}. <span className="muted">{t('shipping.collection-lead')}</span>
        </p>
      )}
      {isEditing && <CollectionDialog collection={collection} onClose={() => setEditing(false)} />}
    </Panel>
  )
}

function CollectionDialog({ collection, onClose }: CollectionProps & { onClose: () => void }) {
  const change = useShopChange({ done: t('shipping.saved'), after: onClose })
  const submit = (values: FormValues) =>
    change.mutate({
      collection: {
        address: values.text('collection.address'),
        openingHours: values.text('collection.openingHours'),
      },
    })
  return (
    <FormDialog
      title={t('shipping.collection')}
      onClose={onClose}
      action={t('common.save')}
      sending={change}
      onSubmit={submit}
      extra={
        collection && (
          <Button look="quiet" onClick={() => change.mutate({ collection: null })}>
            {t('shipping.collection-off')}
          </Button>
        )
      }
    >
      <p className="muted">{t('shipping.collection-lead')}</p>
      <TextArea
        name="collection.address"
        label={t('shipping.collection-address')}
        defaultValue={collection?.address}
        rows={3}
        maxLength={500}
        required
      />
      <TextArea
        name="collection.openingHours"
        label={t('shipping.collection-hours')}
        hint={t('shipping.collection-hours-hint')}
        defaultValue={collection?.openingHours}
        rows={3}
        maxLength={500}
        required
      />
    </FormDialog>
  )
}
