import { readDecimal, type Taken } from '../../ui/decimal.ts'
import { type components, isRefusal } from '../api.ts'
import { textOf } from '../failures.tsx'
import { type PageContext, usePage } from '../page-context.tsx'
import { NextSteps } from '../parts/next-steps.tsx'
import { orderRows, TaxNotes, Totals } from '../parts/totals.tsx'
import { page, type Reply } from '../reply.tsx'
import { Shipment } from './orders.tsx'

/** E-mails write order numbers as #1001, and the pages as Order 1001. */
export const orderNumbers: Taken = { decimals: 0, names: new Set(['#', 'order', 'order#', 'no', 'nr']) }

/** Finds an order by its number and its e-mail address, for people without an account. */
export async function trackPage(context: PageContext): Promise<Reply> {
  const { client, words, form } = context
  const asked = context.method === 'POST'
  const orderId = readDecimal(form.get('orderId') ?? '', orderNumbers).value ?? Number.NaN
  const email = form.get('email')?.trim() ?? ''
  const found = asked ? await client.orders.track({ orderId, email }).settled() : null
  return page(
    context,
    { title: words.foot.track, status: statusOf(found?.refusal), personal: true },
    <section class="plain">
      <h1>{words.foot.track}</h1>
      {found?.data ? (
        <Tracked order={found.data} />
      ) : (
        <form method="post" action="/track">
          {found && (
            <p class="problem" role="alert" tabIndex={-1}>
              {isRefusal(found.refusal, 'too_many_requests')
                ? textOf(context, found.refusal)
                : words.orders.notFound}
            </p>
          )}
          <label>
            {words.orders.numberField}
            <input name="orderId" inputMode="numeric" required value={form.get('orderId') ?? ''} />
          </label>
          <label>
            {words.fields.email}
            <input type="email" name="email" required maxLength={254} autocomplete="email" value={email} />
          </label>
          <button class="button">{words.orders.find}</button>
        </form>
      )}
    </section>,
  )
}

/** An unknown order is a page that does not exist; a visitor who asks too often is told so. */
const statusOf = (refusal: Error | null | undefined) =>
  refusal ? (isRefusal(refusal, 'too_many_requests') ? 429 : 404) : 200

function Tracked({ order }: { order: components['schemas']['TrackedOrder'] }) {
  const context = usePage()
  const { words, number } = context
  return (
    <>
      <p class="lead">
        {words.orders.number(order.orderId)}: {words.orders.statuses[order.status]}
      </p>
      <ul class="basket">
        {order.items.map((item) => (
          <li key={item.name}>
            {number(item.quantity)} × {item.name}
          </li>
        ))}
      </ul>
      <Totals
        rows={orderRows(context, order, order.fulfilment?.method === 'delivery')}
        currency={order.currency}
      />
      <TaxNotes of={order.taxes} currency={order.currency} />
      <NextSteps order={order} parcel={order.shipment} method={undefined} />
      {order.shipment && <Shipment shipment={order.shipment} />}
    </>
  )
}
