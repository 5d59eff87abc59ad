import './order.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Page } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/words.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { useStore } from '../../shell/store.tsx'
import { RecordNotes } from '../office/record-notes.tsx'
import { OrderLateBadge } from '../packing/late.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderBuyer } from './order-buyer.tsx'
import { OrderInvoices } from './order-invoices.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderShipping } from './order-shipping.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTransfer } from './order-transfer.tsx'
import { type Order, orderQuery } from './queries.ts'
import { FulfilmentBadge, OrderBadge } from './status.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/orders/$orderId')

/** Shows one order: what was bought and by whom, what happened to it, and what can be done now. */
export function OrderPage() {
  const current = useStore()
  const { storeId } = current
  const { orderId } = route.useParams()
  const asked = useQuery(orderQuery(current, orderId))
  const order = asked.data
  return (
    <Page
      title={order ? t('orders.number', { number: `#${order.orderId}` }) : t('orders.order')}
      badge={
        order && (
          <span className="row">
            <OrderBadge order={order} />
            <FulfilmentBadge order={order} />
            <OrderLateBadge order={order} />
          </span>
        )
      }
      lead={order ? <Placed order={order} /> : '\u00a0'}
      actions={order && <OrderActions order={order} />}
      back={
        <BackLink to="/stores/$storeId/orders" params={{ storeId }}>
          {t('orders.title')}
        </BackLink>
      }
    >
      <Answer to={asked}>{(found) => <OrderParts order={found} />}</Answer>
    </Page>
  )
}

/** When an order was placed, and as which one elsewhere, and, where it has a time, when it is due. */
function Placed({ order: { createdAt, externalNumber, handover } }: { order: Order }) {
  if (externalNumber)
    return (
      <>
        <Time at={createdAt} /> · {t('order.elsewhere', { number: externalNumber })}
      </>
    )
  if (!handover) return <Time at={createdAt} />
  const { dueAt, table } = handover
  return (
    <>
      <Time at={createdAt} /> · {t('orders.due')} <Time at={dueAt} inSentence />
      {table !== undefined && ` · ${t('orders.at-table', { table })}`}
    </>
  )
}

function OrderParts({ order }: { order: Order }) {
  return (
    <div className="split">
      <div>
        {order.paymentStatus === 'awaiting_confirmation' && <OrderTransfer order={order} />}
        <OrderLines order={order} />
        <OrderShipping order={order} />
        <RecordNotes
          resource="orders"
          resourceId={order._id}
          title={t('orders.number', { number: `#${order.orderId}` })}
        />
      </div>
      <div>
        <OrderBuyer order={order} />
        <OrderInvoices order={order} />
        <OrderTimeline order={order} />
      </div>
    </div>
  )
}
