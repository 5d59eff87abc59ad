import { CheckField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { t } from '../../../words/refunds.ts'
import { useChange } from '../../shell/change.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useStore } from '../../shell/store.tsx'
import type { Order } from './queries.ts'
import { Reason } from './refund-parts.tsx'

interface CancelDialogProps {
  order: Order
  onClose: () => void
}

export function CancelDialog({ order: { _id, orderId }, onClose }: CancelDialogProps) {
  const { api } = useStore()
  return (
    <ConfirmChange
      title={t('order.cancel-title', { number: `#${orderId}` })}
      action={t('order.cancel')}
      keep={t('order.cancel-keep')}
      send={() => api.orders.update(_id, { status: 'cancelled' })}
      changes={['orders', 'products']}
      done={t('order.cancelled-toast')}
      onClose={onClose}
    >
      {t('order.cancel-lead')}
    </ConfirmChange>
  )
}

/** Cancels a paid order: refunds what is `left` of it, and puts its items back in stock. */
export function CancelPaidDialog({ order, left, onClose }: CancelDialogProps & { left: number }) {
  const { api, money } = useStore()
  const cancel = useChange({
    send: (how: { restock: boolean; reason?: string }, once) => api.orders.cancel(order._id, how, once),
    changes: ['orders', 'products', 'refunds', 'sales'],
    done: t(left > 0 ? 'cancel.done' : 'order.cancelled-toast'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('order.cancel-title', { number: `#${order.orderId}` })}
      onClose={onClose}
      action={t('order.cancel')}
      sending={cancel}
      onSubmit={(values) =>
        cancel.mutate({ restock: values.checked('restock'), reason: values.optional('reason') })
      }
    >
      <p>
        {left > 0 ? t('cancel.paid-lead', { amount: money(left) }) : t('cancel.free-lead')}
        {left > 0 && ` ${t('refund.transfer-hint')}`}
      </p>
      <CheckField name="restock" label={t('refund.restock')} defaultChecked />
      <Reason />
    </FormDialog>
  )
}
