import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { SureButton } from '../../../ui/sure-button.tsx'
import { t } from '../../../words/shipping.ts'
import { type Shop, useShopChange } from '../settings/queries.ts'

type Collection = Shop['collection']

interface CollectionPlaceProps {
  collection: Collection
  /** True for a restaurant that has not said how it delivers: its orders are collected, wherever that is. */
  isUsual: boolean
}

/** Edits where people collect their orders, and when. */
export function CollectionPlace({ collection, isUsual }: CollectionPlaceProps) {
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
      ) : isUsual ? (
        <p>{t('shipping.collection-nowhere')}</p>
      ) : (
        <p>
          {t('shipping.collection-none')}. <span className="muted">{t('shipping.collection-lead')}</span>
        </p>
      )}
      {isEditing && <CollectionDialog collection={collection} onClose={() => setEditing(false)} />}
    </Panel>
  )
}

function CollectionDialog({ collection, onClose }: { collection: Collection; onClose: () => void }) {
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
      extra={collection && <StopCollection onDone={onClose} />}
    >
      <p className="muted">{t('shipping.collection-lead')}</p>
      <TextArea
        name="collection.address"
        label={t('shipping.collection-address')}
        defaultValue={collection?.address}
        rows={3}
        maxLength={500}
        data-focus
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

function StopCollection({ onDone }: { onDone: () => void }) {
  const stop = useShopChange({ done: t('shipping.saved'), after: onDone })
  return (
    <SureButton
      words={t('shipping.collection-off')}
      sure={t('shipping.collection-off-sure')}
      sending={stop}
      onSure={() => stop.mutate({ collection: null })}
    />
  )
}
