import { t } from '../../../words/words.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import type { Refund } from './queries.ts'

/** Returns the words for retrying a refund. */
export const retryTitle = ({ money }: CurrentStore, { amount }: Refund) =>
  t('order.retry-refund-of', { amount: money(amount) })

/**
 * Asks whether to retry a refund: the buyer of an order or of a renewing pass was promised the money, and the payment
 * provider refused to return it.
 */
export function RetryRefundDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const current = useStore()
  return (
    <ConfirmChange
      title={retryTitle(current, refund)}
      action={t('order.retry-refund')}
      look="main"
      send={() => current.api.refunds.retry(refund._id)}
      changes={['orders']}
      done={t('order.retried')}
      onClose={onClose}
    >
      {t('order.retry-refund-lead')}
    </ConfirmChange>
  )
}
