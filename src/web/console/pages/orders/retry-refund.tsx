import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { t } from '../../../words/words.ts'
import { useChange } from '../../shell/change.ts'
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
  const retry = useChange({
    send: (id: string) => current.api.refunds.retry(id),
    changes: ['orders'],
    done: t('order.retried'),
    after: onClose,
  })
  return (
    <ConfirmDialog
      title={retryTitle(current, refund)}
      action={t('order.retry-refund')}
      look="main"
      sending={retry}
      onConfirm={() => retry.mutate(refund._id)}
      onClose={onClose}
    >
      {t('order.retry-refund-lead')}
    </ConfirmDialog>
  )
}
