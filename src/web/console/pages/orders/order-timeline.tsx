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
  at: string
  words: string
}

/** Shows the history of an order, newest first: its changes of status, with its shipments, refunds and couriers. */
export function OrderTimeline({ order }: { order: Order }) {
  const current = useStore()
  const { data: timeline = [] } = useQuery(timelineQuery(current, order))
  const { data: shipped } = useQuery(shipmentsQuery(current, order._id))
  const { data: refunds = [] } = useQuery(refundsQuery(current, order))
  const { data: dispatches = [] } = useQuery(dispatchesQuery(current, order))
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

/** Returns the changes of status: each moment says what is different from the one before. */
function ofOrder(timeline: OrderMoment[], { status, expiresAt }: Order): Moment[] {
  const moments = timeline.flatMap((moment, index): Moment[] => {
    const before = timeline[index - 1]
    if (!before) return [{ at: moment.at, words: t('order.placed') }]
    const words = []
    if (moment.status !== before.status)
      words.push(t('order.now', { status: t(`order-status.${moment.status}`) }))
    if (moment.paymentStatus !== before.paymentStatus && !(words.length > 0 && isSaid(moment)))
      words.push(t(`order.payment-${moment.paymentStatus}`))
    return words.map((one) => ({ at: moment.at, words: one }))
  })
  const end = status === 'pending' && expiresAt ? [{ at: expiresAt, words: t('order.expires') }] : []
  return [...moments, ...end]
}

/** Returns whether the word for the status says what became of the payment too. */
const isSaid = ({ status, paymentStatus }: OrderMoment) => status === paymentStatus

function ofShipment({ createdAt, updatedAt, carrier, status }: Shipment): Moment[] {
  const made = { at: createdAt, words: t('order.shipped', { carrier }) }
  return status === 'pending' ? [made] : [made, { at: updatedAt, words: t(`shipment-status.${status}`) }]
}

/** Providers say why a refund failed by a code, such as `balance_insufficient`. */
const wordsOf = (code: string | null) => (code ?? '').replaceAll('_', ' ')

function ofRefund({ createdAt, amount, status, failure }: Refund, { money }: CurrentStore): Moment {
  const outcome = t(`order.refund-${status}`, { failure: wordsOf(failure) })
  return { at: createdAt, words: `${t('order.refund-of', { amount: money(amount) })}, ${outcome}` }
}

const ofDispatch = ({ updatedAt, status }: Dispatch): Moment => ({
  at: updatedAt,
  words: t(`dispatch-status.${status}`),
})
