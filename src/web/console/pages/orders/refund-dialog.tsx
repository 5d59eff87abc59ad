import { TextArea } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { leastOf } from '../../../ui/money.ts'
import { t } from '../../../words/words.ts'
import { AmountField } from '../../shell/amount-field.tsx'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import type { Order } from './queries.ts'

interface RefundDialogProps {
  order: Order
  /** Maximum amount that can still be refunded. */
  left: number
  onClose: () => void
}

/** Sends money back: all that is left, or a part of it. */
export function RefundDialog({ order: { _id, orderId, currency }, left, onClose }: RefundDialogProps) {
  const { api, money } = useStore()
  const refund = useChange({
    send: (body: { amount?: number; reason?: string }, once) => api.orders.refund(_id, body, once),
    changes: ['orders', 'refunds', 'sales'],
    done: t('order.refund-toast'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('order.refund-title', { number: `#${orderId}` })}
      onClose={onClose}
      action={t('order.refund-do')}
      sending={refund}
      onSubmit={(values) =>
        refund.mutate({ amount: values.number('amount'), reason: values.optional('reason') })
      }
    >
      <AmountField
        name="amount"
        label={t('order.refund-amount')}
        hint={t('order.refund-hint', { amount: money(left) })}
        min={leastOf(currency)}
        max={left}
        amount={left}
        required
        focused
      />
      <TextArea name="reason" label={t('order.refund-reason')} optional maxLength={500} rows={2} />
    </FormDialog>
  )
}
