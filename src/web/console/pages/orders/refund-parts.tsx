import type { Apps } from '../../../api/client.ts'
import { TextArea } from '../../../ui/field.tsx'
import type { Sending } from '../../../ui/form.tsx'
import { t } from '../../../words/refunds.ts'
import type { Order } from './queries.ts'

export interface RefundDialogProps {
  order: Order
  /** Maximum amount that can still be refunded. */
  left: number
  onClose: () => void
}

export type RefundOf = Apps<'RefundOrderRequest'>

/** A way of refunding an order. */
export interface WayProps extends RefundDialogProps {
  refund: Sending & { mutate: (of: RefundOf) => void }
}

/** Takes the reason of a refund, which its credit note names. */
export function Reason() {
  return <TextArea name="reason" label={t('order.refund-reason')} optional maxLength={500} rows={2} />
}
