import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../ui/layout.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/words.ts'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import {
  type Dispatch,
  dispatchesQuery,
  type Order,
  type Refund,
  refundsQuery,
  type Shipment,
  shipmentsQuery,
} from './queries.ts'

interface Moment {
  at: string
  words: string
}

/** The history of an order, newest first: put together from the records that the service keeps of it. */
export function OrderTimeline({ order }: { order: Order }) {
  const current = useStore()
  const { data: shipped } = useQuery(shipmentsQuery(current, order._id))
  const { data: refunds = [] } = useQuery(refundsQuery(current, order))
  const { data: dispatches = [] } = useQuery(dispatchesQuery(current, order))
  const moments = [
    ...ofOrder(order),
    ...(shipped?.shipments ?? []).flatMap(ofShipment),
    ...refunds.map((refund) => ofRefund(refund, current)),
    ...dispatches.map(ofDispatch),
  ].sort((one, other) => other.at.localeCompare(one.at))
  return (
    <Panel title={t('order.timeline')}>
      <ol className="timeline">
        {moments.map(({ at, words }) => (
          <li key={at + words}>
            <p>{words}</p>
            <p className="muted small">
              <Time at={at} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function ofOrder({ createdAt, updatedAt, status, paymentStatus, expiresAt }: Order): Moment[] {
  const placed = { at: createdAt, words: t('order.placed') }
  if (status === 'pending' && expiresAt) {
    const now =
      paymentStatus === 'awaiting_confirmation' ? [{ at: updatedAt, words: t('order.transfer-sent') }] : []
    return [placed, ...now, { at: expiresAt, words: t('order.expires') }]
  }
  if (updatedAt === createdAt) return [placed]
  return [placed, { at: updatedAt, words: t('order.now', { status: t(`order-status.${status}`) }) }]
}

function ofShipment({ createdAt, updatedAt, carrier, status }: Shipment): Moment[] {
  const made = { at: createdAt, words: t('order.shipped', { carrier }) }
  return status === 'pending' ? [made] : [made, { at: updatedAt, words: t(`shipment-status.${status}`) }]
}

function ofRefund({ createdAt, amount, status, failure }: Refund, { money }: CurrentStore): Moment {
  const outcome = t(`order.refund-${status}`, { failure: failure ?? '' })
  return { at: createdAt, words: `${t('order.refund-of', { amount: money(amount) })}, ${outcome}` }
}

const ofDispatch = ({ updatedAt, status }: Dispatch): Moment => ({
  at: updatedAt,
  words: t(`dispatch-status.${status}`),
})
