import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Panel } from '../../../ui/layout.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { t } from '../../../words/words.ts'
import { useStore } from '../../shell/store.tsx'
import type { View } from '../orders/filters.ts'
import type { Refund } from '../orders/queries.ts'
import { RetryRefundDialog } from '../orders/retry-refund.tsx'
import { attentionQuery } from './queries.ts'

/** Shows the things that wait for the merchant, each with a link. */
export function Attention() {
  const current = useStore()
  const { storeId } = current
  const attention = useQuery(attentionQuery(current))
  // The refund is not in the list while it is retried, and its dialog shows the outcome.
  const [retried, setRetried] = useState<Refund | null>(null)
  return (
    <Panel title={t('home.attention')} flush>
      <Answer to={attention}>
        {({ toShip, late, transfers, failed, moreFailed }) => (
          <ul className="attention">
            <Waiting count={late} view="late" words="home.late" />
            <Waiting count={toShip} view="to-ship" words="home.to-ship" />
            <Waiting count={transfers} view="awaiting" words="home.transfers" />
            {failed.map((refund) => (
              <li key={refund._id}>
                <FailedRefund refund={refund} onRetry={() => setRetried(refund)} />
              </li>
            ))}
            {moreFailed > 0 && (
              <li>
                <Link to="/stores/$storeId/notifications" params={{ storeId }}>
                  {t('home.more-failed-refunds', { count: moreFailed })}
                  <ChevronRight size={18} aria-hidden="true" />
                </Link>
              </li>
            )}
            {toShip + transfers + failed.length === 0 && (
              <li>
                <Empty title={t('home.attention-none')} icon={<CircleCheck size={20} aria-hidden="true" />}>
                  {t('home.attention-none-hint')}
                </Empty>
              </li>
            )}
          </ul>
        )}
      </Answer>
      {retried && <RetryRefundDialog refund={retried} onClose={() => setRetried(null)} />}
    </Panel>
  )
}

interface WaitingProps {
  count: number
  view: View
  words: 'home.late' | 'home.to-ship' | 'home.transfers'
}

/** Leads to the orders that wait for something, if there are any. */
function Waiting({ count, view, words }: WaitingProps) {
  const { storeId } = useStore()
  if (count === 0) return null
  return (
    <li>
      <Link to="/stores/$storeId/orders" params={{ storeId }} search={{ view }}>
        {t(words, { count })}
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
    </li>
  )
}

/** The refund of an order leads to the order; that of a renewal has none, and is retried here. */
function FailedRefund({ refund, onRetry }: { refund: Refund; onRetry: () => void }) {
  const { storeId, money, may } = useStore()
  const words = (
    <>
      {t('home.failed-refund', { amount: money(refund.amount) })}
      <ChevronRight size={18} aria-hidden="true" />
    </>
  )
  return refund.order ? (
    <Link to="/stores/$storeId/orders/$orderId" params={{ storeId, orderId: refund.order }}>
      {words}
    </Link>
  ) : (
    <button type="button" disabled={!may('WRITE_ORDERS')} onClick={onRetry}>
      {words}
    </button>
  )
}
