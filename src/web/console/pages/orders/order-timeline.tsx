import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../ui/layout.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/words.ts'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import {
  type Dispatch,
  dispatchesQuery,
  type Order,
  type OrderMoment,
  type Refund,
  refundsQuery,
  type Shipment,
  shipmentsQuery,
  timelineQuery,
} from './queries.ts'

interface Moment {
  key: string
  at: string
  words: string
}

/** Shows the history of an order, newest first: its changes of status, with its shipments, refunds and couriers. */
export function OrderTimeline({ order }: { order: Order }) {
  const current = useStore()
  const { data: timeline = [] } = useQuery(timelineQuery(current, order))
  const { data: shipped } = useQuery(shipmentsQuery(current, order._id))
  const { data: refunds = [] } = useQuery(refundsQuery(current, order))
  const { data: dispatches = [] } = useQuery({
    ...dispatchesQuery(current, order),
    enabled: current.may('READ_DISPATCH'),
  })
  const moments = [
    ...ofOrder(timeline, order),
    ...(shipped?.shipments ?? []).flatMap(ofShipment),
    ...refunds.map((refund) => ofRefund(refund, current)),
    ...dispatches.map(ofDispatch),
  ]
    .sort((one, other) => one.at.localeCompare(other.at))
    .reverse()
  return (
    <Panel title={t('order.timeline')}>
      <ol className="timeline">
        {moments.map(({ key, at, words }) => (
          <li key={key}>
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

/** Returns the changes of status: each moment says what is different from the one before. */
function ofOrder(timeline: OrderMoment[], { status, expiresAt }: Order): Moment[] {
  const moments = timeline.flatMap((moment, index): Moment[] => {
    const before = timeline[index - 1]
    if (!before) return [{ key: 'placed', at: moment.at, words: t('order.placed') }]
    const words = []
    if (moment.status !== before.status)
      words.push(t('order.now', { status: t(`order-status.${moment.status}`) }))
    if (moment.paymentStatus !== before.paymentStatus && !(words.length > 0 && isSaid(moment)))
      words.push(t(`order.payment-${moment.paymentStatus}`))
    return words.map((one) => ({ key: moment.at + one, at: moment.at, words: one }))
  })
  const end =
    status === 'pending' && expiresAt ? [{ key: 'end', at: expiresAt, words: t('order.expires') }] : []
  return [...moments, ...end]
}

/** Returns whether the word for the status also says what happened to the payment. */
const isSaid = ({ status, paymentStatus }: OrderMoment) => status === paymentStatus

function ofShipment({ _id, createdAt, updatedAt, carrier, status }: Shipment): Moment[] {
  const made = { key: _id, at: createdAt, words: t('order.shipped', { carrier }) }
  if (status === 'pending') return [made]
  return [made, { key: _id + status, at: updatedAt, words: t(`shipment-status.${status}`) }]
}

/** Providers give the reason for a failed refund as a code, such as `balance_insufficient`. */
const wordsOf = (code: string | null) => (code ?? '').replaceAll('_', ' ')

function ofRefund(
  { _id, createdAt, amount, byHand, status, failure }: Refund,
  { money }: CurrentStore,
): Moment {
  const outcome = t(`order.refund-${status}`, { failure: wordsOf(failure) })
  // The provider returns the rest: without this line, the buyer would wait for the share that was booked by hand.
  const own = byHand > 0 ? `; ${t('order.refund-by-hand', { amount: money(byHand) })}` : ''
  const words = `${t('order.refund-of', { amount: money(amount) })}, ${outcome}${own}`
  return { key: _id, at: createdAt, words }
}

const ofDispatch = ({ _id, updatedAt, status }: Dispatch): Moment => ({
  key: _id,
  at: updatedAt,
  words: t(`dispatch-status.${status}`),
})
