import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Apps } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Facts } from '../../../ui/layout.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/drafts.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import type { Order } from '../orders/queries.ts'
import { Finder } from './lines.tsx'

type Edit = Omit<Apps<'EditOrderRequest'>, 'updatedAt' | 'preview'>

/** Whether something of an order can still be changed: it is open or paid, and not all of it is sent. */
export const isEditable = ({ status, fulfilmentStatus }: Order) =>
  status !== 'cancelled' && status !== 'refunded' && fulfilmentStatus !== 'done'

/** Changes the lines of an order: first the difference, then the change. */
export function EditOrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { api, money } = useStore()
  const [add, setAdd] = useState<NonNullable<Edit['add']>>([])
  const [shown, setShown] = useState<{ edit: Edit; outcome: Apps<'OrderEdit'> } | null>(null)
  const send = useChange({
    send: ({ edit, preview }: { edit: Edit; preview: boolean }, once) =>
      api.orders.edit(order._id, { ...edit, preview, updatedAt: order.updatedAt }, once),
    changes: ['orders', 'drafts', 'products', 'stock'],
  })
  const commit = useChange({
    send: (edit: Edit, once) => api.orders.edit(order._id, { ...edit, updatedAt: order.updatedAt }, once),
    changes: ['orders', 'drafts', 'products', 'stock', 'activity'],
    done: t('edit-order.done'),
    after: onClose,
  })
  const title = t('edit-order.title', { number: `#${order.orderId}` })
  if (shown) {
    const { before, after, refunded, owed, draft } = shown.outcome
    return (
      <FormDialog
        title={title}
        onClose={onClose}
        action={t('edit-order.do')}
        sending={commit}
        onSubmit={() => commit.mutate(shown.edit)}
      >
        <Facts
          of={[
            [t('edit-order.before'), money(before)],
            [t('edit-order.after'), money(after)],
            [t('edit-order.refunded'), money(refunded)],
            [t('edit-order.owed'), money(owed)],
          ]}
        />
        {draft && <p className="muted">{t('edit-order.draft')}</p>}
      </FormDialog>
    )
  }
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      action={t('edit-order.preview')}
      sending={send}
      onSubmit={(values) => {
        const lines = order.items.map(({ _id, quantity }) => ({
          itemId: _id,
          quantity: values.number(`quantity-${_id}`) ?? quantity,
        }))
        const reason = values.optional('reason')
        const edit = { lines, ...(add.length > 0 && { add }), ...(reason && { reason }) }
        send.mutate({ edit, preview: true }, { onSuccess: (outcome) => setShown({ edit, outcome }) })
      }}
    >
      {order.items.map(({ _id, name, variantName, quantity, cancelled = 0, shipped = 0 }) => (
        <WholeField
          key={_id}
          name={`quantity-${_id}`}
          label={variantName ? `${name}, ${variantName}` : name}
          value={quantity - cancelled}
          min={shipped}
          required
        />
      ))}
      {add.length > 0 && <p>{t('edit-order.added', { count: add.length })}</p>}
      <Finder onAdd={(line) => setAdd([...add, line])} />
      <TextField name="reason" label={t('drafts.reason')} maxLength={500} optional />
    </FormDialog>
  )
}

/** Begins a draft with what an order sold, and opens it. */
export function SameAgain({ order }: { order: Order }) {
  const { api, storeId } = useStore()
  const navigate = useNavigate()
  const begin = useChange({
    send: (body: Apps<'CreateDraftOrderRequest'>, once) => api.draftOrders.create(body, once),
    changes: ['drafts'],
    after: ({ _id }) =>
      navigate({ to: '/stores/$storeId/orders/drafts/$draftId', params: { storeId, draftId: _id } }),
  })
  const lines = order.items.map(({ product, variant, name, unitPrice, quantity }) =>
    product ? { product, quantity, ...(variant && { variant }) } : { name, unitPrice, quantity },
  )
  return (
    <Button
      busy={begin.isPending}
      onClick={() => begin.mutate({ lines, ...(order.buyer && { email: order.buyer.email }) })}
    >
      {t('edit-order.again')}
    </Button>
  )
}
