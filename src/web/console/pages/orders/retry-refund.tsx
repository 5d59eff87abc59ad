import { t } from '../../../words/words.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import type { Refund } from './queries.ts'

/** Returns the words for retrying a refund. */
export const retryTitle = ({ money }: CurrentStore, { amount }: Refund) =>
  t('order.retry-refund-of', { amount: money(amount) })

/**
 * Asks whether a refund is to be retried: of money that the buyer of an order, or of a pass that renews, was promised, and
 * that the payment provider has refused to return.
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
