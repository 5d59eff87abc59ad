import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/drafts.ts'
import { useChange } from '../../shell/change.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useStore } from '../../shell/store.tsx'
import type { Draft } from './queries.ts'

interface DialogProps {
  draft: Draft
  onClose: () => void
}

const dialogs = { complete: CompleteDialog, send: SendDialog, delete: DeleteDialog }

/** The actions for a draft that is no order yet. */
export function DraftActions({ draft }: { draft: Draft }) {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  const isReady = draft.lines.length > 0 && draft.email !== null
  const Open = open && dialogs[open]
  return (
    <>
      <Button look="main" disabled={!isReady} onClick={() => setOpen('complete')}>
        {t('drafts.complete')}
      </Button>
      <Button disabled={!isReady} onClick={() => setOpen('send')}>
        {t('drafts.send')}
      </Button>
      <Button onClick={() => setOpen('delete')}>{t('drafts.delete')}</Button>
      {Open && <Open draft={draft} onClose={() => setOpen(null)} />}
    </>
  )
}

const ways = ['cash', 'transfer', 'on_delivery', 'at_pickup', 'other', 'invoice'] as const

function CompleteDialog({ draft, onClose }: DialogProps) {
  const { api, storeId, money } = useStore()
  const navigate = useNavigate()
  const [way, setWay] = useState<(typeof ways)[number]>('cash')
  const complete = useChange({
    send: (body: Parameters<typeof api.draftOrders.complete>[1], once) =>
      api.draftOrders.complete(draft._id, body, once),
    changes: ['drafts', 'orders', 'products', 'stock', 'sales', 'customers'],
    done: t('drafts.completed-toast'),
    after: () =>
      navigate({ to: '/stores/$storeId/orders/$orderId', params: { storeId, orderId: draft._id } }),
  })
  return (
    <FormDialog
      title={t('drafts.complete')}
      onClose={onClose}
      action={t('drafts.complete-do')}
      sending={complete}
      onSubmit={(values) => {
        if (way === 'invoice') return complete.mutate({ invoiceDays: values.number('invoiceDays') ?? 14 })
        const reference = values.optional('reference')
        complete.mutate({ paid: { method: way, ...(reference && { reference }) } })
      }}
    >
      <p>{t('drafts.complete-lead', { amount: money(draft.total) })}</p>
      <SelectField
        name="way"
        label={t('drafts.way')}
        value={way}
        onChange={({ currentTarget }) => setWay(currentTarget.value as typeof way)}
        options={ways.map((value) => ({ value, label: t(`draft-way.${value}`) }))}
      />
      {way === 'invoice' ? (
        <WholeField name="invoiceDays" label={t('drafts.days')} value={14} min={0} max={365} required />
      ) : (
        <TextField name="reference" label={t('drafts.reference')} maxLength={200} optional />
      )}
    </FormDialog>
  )
}

function SendDialog({ draft, onClose }: DialogProps) {
  const { api } = useStore()
  const send = useChange({
    send: (body: { expiresInDays: number; message?: string }, once) =>
      api.draftOrders.send(draft._id, body, once),
    changes: ['drafts', 'activity'],
    done: t('drafts.sent-toast'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('drafts.send')}
      onClose={onClose}
      action={t('drafts.send-do')}
      sending={send}
      onSubmit={(values) => {
        const message = values.optional('message')
        send.mutate({ expiresInDays: Number(values.text('days')), ...(message && { message }) })
      }}
    >
      <p>{t('drafts.send-lead', { email: draft.email ?? '' })}</p>
      <SelectField
        name="days"
        label={t('drafts.link-days')}
        options={[1, 7, 14, 30].map((count) => ({ value: String(count), label: t('drafts.day', { count }) }))}
        defaultValue="7"
      />
      <TextArea name="message" label={t('drafts.message')} maxLength={2000} rows={3} optional />
    </FormDialog>
  )
}

function DeleteDialog({ draft, onClose }: DialogProps) {
  const { api, storeId } = useStore()
  const navigate = useNavigate()
  return (
    <ConfirmChange
      title={t('drafts.delete')}
      action={t('drafts.delete')}
      keep={t('drafts.delete-keep')}
      send={() => api.draftOrders.delete(draft._id)}
      changes={['drafts', 'products', 'stock']}
      done={t('drafts.deleted-toast')}
      after={() => navigate({ to: '/stores/$storeId/orders/drafts', params: { storeId } })}
      onClose={onClose}
    >
      {t('drafts.delete-lead')}
    </ConfirmChange>
  )
}
