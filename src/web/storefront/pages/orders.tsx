import { learnLayouts } from '../address-layouts.ts'
import type { components } from '../api.ts'
import { type PageContext, usePage } from '../page-context.tsx'
import { AddressText, CollectionText } from '../parts/address.tsx'
import { Day } from '../parts/day.tsx'
import { Due } from '../parts/hours.tsx'
import { Icon } from '../parts/icon.tsx'
import { Island } from '../parts/island.tsx'
import { NextSteps } from '../parts/next-steps.tsx'
import { lastPage, Paging, pageIn } from '../parts/pages.tsx'
import { Picture } from '../parts/picture.tsx'
import { Steps } from '../parts/steps.tsx'
import { dueOf, LineDiscounts, orderRows, TaxNotes, Totals } from '../parts/totals.tsx'
import { goTo, json, page, type Reply } from '../reply.tsx'
import { LineOptions } from './cart.tsx'
import { OrderInvoices } from './invoices.tsx'
import { isOnSight, methodsFor, PaymentChoice } from './payment.tsx'
import { Reported, Transfer } from './transfer.tsx'

type Schemas = components['schemas']
type Order = Schemas['Order']
type Method = Schemas['PaymentMethod']

export async function ordersPage(context: PageContext): Promise<Reply> {
  const { client, words, url, session } = context
  const list = session ? await client.orders.list({ page: pageIn(url), limit: 20 }) : null
  const last = list && lastPage(context, list.pagination)
  if (last) return last
  return page(
    context,
    { title: words.orders.title, personal: true },
    <>
      <header class="heading">
        <h1>{words.orders.title}</h1>
      </header>
      {list && list.orders.length > 0 ? (
        <>
          <ul class="stack">
            {list.orders.map((order) => (
              <li key={order._id}>
                <OrderRow order={order} />
              </li>
            ))}
          </ul>
          <Paging pagination={list.pagination} />
        </>
      ) : (
        <p class="empty">
          {words.orders.none} <a href="/track">{words.foot.track}</a>
        </p>
      )}
    </>,
  )
}

function OrderRow({ order }: { order: Order }) {
  const { words, money } = usePage()
  return (
    <a class="choice" href={`/orders/${order._id}`}>
      <span>
        <strong>{words.orders.number(order.orderId)}</strong>
        <span class="small">
          <Day at={order.createdAt} />
        </span>
      </span>
      <Status order={order} />
      <span class="price">{money(order.total, order.currency)}</span>
    </a>
  )
}

function Status({ order }: { order: Order }) {
  const { words } = usePage()
  const unpaid = order.status === 'pending'
  const text = unpaid ? words.orders.payments[order.paymentStatus] : words.orders.statuses[order.status]
  return <span class={`badge ${unpaid ? order.paymentStatus : order.status}`}>{text}</span>
}

export async function orderPage(context: PageContext, id: string): Promise<Reply> {
  const { client, words } = context
  // Reading the payment makes the service ask the provider, in case its callback has not come yet.
  const { paymentId, girocode } = await client.orders.getPaymentStatus(id)
  const [order, invoices, { shipments }, methods] = await Promise.all([
    client.orders.get(id),
    client.orders.listInvoices(id),
    client.orders.listShipments(id, { limit: 10 }),
    client.payments.list(),
  ])
  await learnLayouts(context, [order.shippingAddress])
  const open = order.status === 'pending'
  const method = methods.find(({ _id }) => _id === paymentId)
  return page(
    context,
    { title: words.orders.number(order.orderId), personal: true },
    <>
      <header class="heading">
        <p class="crumb">
          <a href="/orders">{words.orders.title}</a>
        </p>
        <h1>
          {order.status === 'paid' || order.status === 'processing'
            ? words.orders.thanks
            : words.orders.number(order.orderId)}
        </h1>
        <p>
          {!open && `${words.orders.number(order.orderId)} · `}
          <Day at={order.createdAt} /> <Status order={order} />
        </p>
        {order.handover && <Due handover={order.handover} />}
      </header>
      <div class="till">
        <div class="stack">
          {open && <Payment order={order} methods={methods} chosen={method} girocode={girocode} />}
          <NextSteps
            order={order}
            parcel={shipments.find(({ status }) => status !== 'cancelled')}
            method={method}
          />
          {order.status === 'paid' && order.items.some(({ kind }) => kind === 'digital') && (
            <a class="button" href="/library">
              <Icon name="download" /> {words.library.open}
            </a>
          )}
          {shipments.map((shipment) => (
            <Shipment key={shipment._id} shipment={shipment} />
          ))}
          <ul class="lines">
            {order.items.map((item) => (
              <li key={item._id}>
                <Picture src={item.image} place="thumb" />
                <div>
                  <h2>
                    {context.number(item.quantity)} × <bdi>{item.name}</bdi>
                  </h2>
                  <LineOptions item={item} />
                  <LineDiscounts of={item.discounts} currency={order.currency} />
                </div>
                <p class="price">{context.money(item.total, order.currency)}</p>
              </li>
            ))}
          </ul>
        </div>
        <Sums order={order} invoices={invoices} />
      </div>
    </>,
  )
}

export function CollectHere({ collection }: { collection: Schemas['Collection'] }) {
  return (
    <div>
      <p class="small">{usePage().words.orders.collect}</p>
      <CollectionText collection={collection} />
    </div>
  )
}

/** While a payment may come in, an order can neither be cancelled nor take a coupon. */
const paymentsAtWork: Order['paymentStatus'][] = ['pending', 'awaiting_confirmation']

function Sums({ order, invoices }: { order: Order; invoices: Schemas['Invoice'][] }) {
  const context = usePage()
  const { words } = context
  return (
    <aside class="panel">
      <Totals rows={orderRows(context, order, order.shippingRate !== null)} currency={order.currency} />
      <TaxNotes of={order.taxes} currency={order.currency} />
      {order.shippingAddress && <AddressText address={order.shippingAddress} />}
      {order.shippingRate && <p class="small">{order.shippingRate.shippingMethod}</p>}
      {order.note && <p class="small">{order.note}</p>}
      {order.exchangeOf && (
        <p class="small">
          <a href={`/orders/${order.exchangeOf.order}`}>
            {words.orders.exchangeOf(String(order.exchangeOf.orderId))}
          </a>
        </p>
      )}
      <OrderInvoices orderId={order._id} invoices={invoices} />
      {order.status !== 'cancelled' && order.status !== 'pending' && (
        <a class="quiet button" href={`/orders/${order._id}/return`}>
          {words.returns.ask}
        </a>
      )}
      {order.status === 'pending' && !paymentsAtWork.includes(order.paymentStatus) && (
        <>
          {!order.coupon && <CouponForm orderId={order._id} />}
          <details>
            <summary>{words.orders.cancel}</summary>
            <p class="small">{words.orders.cancelText}</p>
            <form method="post" action={`/orders/${order._id}/cancel`}>
              <button class="link">{words.orders.cancelNow}</button>
            </form>
          </details>
        </>
      )}
    </aside>
  )
}

function CouponForm({ orderId }: { orderId: string }) {
  const { words } = usePage()
  return (
    <form method="post" action={`/orders/${orderId}/coupon`}>
      <label>
        {words.checkout.coupon}
        <span class="inline">
          <input name="code" required maxLength={128} autocomplete="off" />
          <button class="quiet button">{words.checkout.useCoupon}</button>
        </span>
      </label>
    </form>
  )
}

/** Shows the next step in the payment of an order. */
function Payment({
  order,
  methods,
  chosen,
  girocode,
}: {
  order: Order
  methods: Method[]
  chosen: Method | undefined
  girocode: string | undefined
}) {
  const { words, money, url } = usePage()
  const byTransfer = url.searchParams.get('by') === 'transfer'
  const transfer = methods.find(({ type }) => type === 'transfer')
  const { paymentStatus: status, _id: id } = order
  const due = dueOf(order)
  if (status === 'awaiting_confirmation') return <Reported order={order} />
  if (status === 'pending' && chosen && isOnSight(chosen)) return <OnSight orderId={id} method={chosen} />
  if (status === 'pending') {
    return (
      <section class="panel">
        <h2>{words.orders.waiting}</h2>
        {!byTransfer && <Island name="PaymentWatch" props={{ orderId: id }} />}
        {transfer && <Transfer order={order} method={transfer} girocode={girocode} open={byTransfer} />}
        <form method="post" action={`/orders/${id}/pay/cancel`}>
          <button class="link">{words.orders.giveUp}</button>
        </form>
      </section>
    )
  }
  return (
    <form class="panel" method="post" action={`/orders/${id}/pay`}>
      <h2>{status === 'failed' ? words.orders.declined : words.orders.open}</h2>
      {status === 'failed' && (
        <p class="problem" role="alert" tabIndex={-1}>
          {words.orders.tryAgain} {methods.length > 1 ? words.orders.tryOther : words.orders.tryBank}
        </p>
      )}
      {due > 0 && <PaymentChoice methods={methodsFor(methods, waysOf(order))} chosen={chosen?._id} />}
      <button class="button">
        {due > 0 ? words.orders.pay(money(due, order.currency)) : words.orders.complete}
      </button>
    </form>
  )
}

const waysOf = ({ fulfilment }: Order) => ({
  isDelivered: fulfilment?.method === 'delivery',
  isCollected: fulfilment?.method === 'collection',
})

/** Says how an order is paid that waits for its delivery, its pick-up or its invoice. */
function OnSight({ orderId, method }: { orderId: string; method: Method }) {
  const { words } = usePage()
  return (
    <section class="panel">
      <h2>{method.paymentOption.name}</h2>
      <p>{method.paymentOption.description}</p>
      <form method="post" action={`/orders/${orderId}/pay/cancel`}>
        <button class="link">{words.orders.giveUp}</button>
      </form>
    </section>
  )
}

export function Shipment({
  shipment,
}: {
  shipment: Schemas['ShopperShipment'] | Schemas['TrackedShipment']
}) {
  const { words } = usePage()
  const { status, carrier, trackingNumber, trackingUrl, estimatedDelivery } = shipment
  const steps = ['pending', 'in_transit', 'delivered'] as const
  const reached = steps.indexOf(status as (typeof steps)[number])
  const factsWith = (day: string) => [carrier, trackingNumber, day].filter(Boolean).join(' · ')
  return (
    <section class="panel">
      <h2>
        <Icon name="truck" /> {words.shipments[status]}
      </h2>
      {reached >= 0 && <Steps names={steps.map((step) => words.shipments.steps[step])} at={reached} />}
      <p class="small">
        {estimatedDelivery ? (
          <Day at={estimatedDelivery} within={(day) => factsWith(words.shipments.expected(day))} />
        ) : (
          factsWith('')
        )}
      </p>
      {/^https?:/.test(trackingUrl) && (
        <a class="quiet button" href={trackingUrl} rel="noreferrer">
          {words.shipments.follow}
        </a>
      )}
    </section>
  )
}

export async function orderStatus({ client }: PageContext, id: string): Promise<Reply> {
  const { status } = await client.orders.getPaymentStatus(id)
  return json(200, { status })
}

export async function cancelOrder(context: PageContext, id: string): Promise<Reply> {
  await context.client.orders.cancel(id)
  return goTo(context, `/orders/${id}`, context.words.orders.cancelled)
}

export async function giveUpPayment(context: PageContext, id: string): Promise<Reply> {
  await context.client.orders.cancelPayment(id)
  return goTo(context, `/orders/${id}`)
}

export async function applyCoupon(context: PageContext, orderId: string): Promise<Reply> {
  await context.client.coupons.apply({ orderId, code: context.form.get('code')?.trim() ?? '' })
  return goTo(context, `/orders/${orderId}`, context.words.orders.couponTaken)
}
