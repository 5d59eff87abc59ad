import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { t as words } from '../../../words/drafts.ts'
import { t } from '../../../words/order-payments.ts'
import { useStore } from '../../shell/store.tsx'
import { EditOrderDialog, isEditable, SameAgain } from '../drafts/edit-order.tsx'
import { CancelDialog, CancelPaidDialog } from './cancel-dialog.tsx'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'
import { PaymentLinkDialog } from './payment-link-dialog.tsx'
import { type Order, type Refund, refundsQuery } from './queries.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { useRefunded } from './refunded.ts'
import { RetryRefundDialog, retryTitle } from './retry-refund.tsx'

/** Shows the actions on an order as a whole that its status allows. */
export function OrderActions({ order }: { order: Order }) {
  const { may } = useStore()
  const [open, setOpen] = useState<'refund' | 'cancel' | 'cancel-paid' | 'paid' | 'link' | 'edit' | null>(
    null,
  )
  const { left } = useRefunded(order)
  const isPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'partially_refunded'
  const isOpen = order.status === 'pending' || order.status === 'processing'
  // One that is on its way is taken back by a return.
  const canCancelPaid = order.status === 'paid' && order.shipment === null && (left > 0 || order.total === 0)
  const close = () => setOpen(null)
  if (!may('WRITE_ORDERS')) return null
  return (
    <>
      {isPaid && left > 0 && <Button onClick={() => setOpen('refund')}>{t('order.refund')}</Button>}
      {isOpen && <Button onClick={() => setOpen('paid')}>{t('mark-paid.do')}</Button>}
      {isOpen && <Button onClick={() => setOpen('link')}>{t('payment-link.do')}</Button>}
      {isOpen && <Button onClick={() => setOpen('cancel')}>{t('order.cancel')}</Button>}
      {canCancelPaid && <Button onClick={() => setOpen('cancel-paid')}>{t('order.cancel')}</Button>}
      {isEditable(order) && <Button onClick={() => setOpen('edit')}>{words('edit-order.edit')}</Button>}
      <SameAgain order={order} />
      <RetryRefund order={order} />
      {open === 'edit' && <EditOrderDialog order={order} onClose={close} />}
      {open === 'refund' && <RefundDialog order={order} left={left} onClose={close} />}
      {open === 'paid' && <MarkPaidDialog order={order} onClose={close} />}
      {open === 'link' && <PaymentLinkDialog order={order} onClose={close} />}
      {open === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {open === 'cancel-paid' && <CancelPaidDialog order={order} left={left} onClose={close} />}
    </>
  )
}

/**
 * Returns whether a refund can be retried: money that the buyer was promised and that the payment provider has refused
 * to return. A refund that the store requested is requested again instead.
 */
const isRetried = ({ kind, status, nextTryAt }: Refund) =>
  kind === 'excess' && (status === 'failed' || nextTryAt !== null)

function RetryRefund({ order }: { order: Order }) {
  const current = useStore()
  const [isOpen, setOpen] = useState(false)
  const { data: refunds = [] } = useQuery(refundsQuery(current, order))
  const refund = refunds.find(isRetried)
  if (!refund) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{retryTitle(current, refund)}</Button>
      {isOpen && <RetryRefundDialog refund={refund} onClose={() => setOpen(false)} />}
    </>
  )
}
