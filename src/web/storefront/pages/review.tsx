import { learnLayouts } from '../address-layouts.ts'
import { type components, isRefusal } from '../api.ts'
import { textOf } from '../failures.tsx'
import { isDelivered, leaveNotice, type Notice, type PageContext, usePage } from '../page-context.tsx'
import { AddressText } from '../parts/address.tsx'
import { TimeChoice, timesFor } from '../parts/hours.tsx'
import { goTo, type Reply, sendOn } from '../reply.tsx'
import { BillingChoice, billingIn, quotedBilling } from './billing.tsx'
import { Basket, ratesTo, step } from './checkout.tsx'
import { CollectHere } from './orders.tsx'
import { methodsFor, PaymentChoice, pay } from './payment.tsx'
import { TaxIdField } from './tax-id.tsx'

type Schemas = components['schemas']

/** The id of the form that places the order. */
const orderForm = 'order'

/** Shows an order before it is placed. An order that could not be placed comes back here, with everything typed. */
export async function reviewPage(context: PageContext): Promise<Reply> {
  const { client, words, url, session, form, money } = context
  if (!session) return goTo(context, '/cart')
  const addressId = url.searchParams.get('address')
  const collection = url.searchParams.has('collect') ? context.store.collection : null
  const billingId = url.searchParams.get('billing')
  const seat = url.searchParams.has('table') ? context.seat : null
  const way = addressId ? 'delivery' : seat ? 'table' : 'pickup'
  const [cart, address, billing, quoted, methods, times] = await Promise.all([
    client.cart.get(),
    addressId ? client.shippingAddress.get(addressId) : null,
    billingId ? client.shippingAddress.get(billingId) : null,
    addressId ? ratesTo(context, addressId) : null,
    client.payments.list(),
    isDelivered(context) ? timesFor(context, way) : null,
  ])
  if (cart.items.length === 0) return goTo(context, '/cart')
  await learnLayouts(context, [address, billing])
  const rate = quoted?.rates.find(({ shippingMethod }) => shippingMethod === url.searchParams.get('method'))
  // The chosen delivery is gone; the order must not be placed without one.
  if (quoted && !rate && (quoted.rates.length > 0 || quoted.problem))
    return goTo(context, `/checkout/delivery?address=${addressId}`)
  const quotes = await quotesOf(context, {
    ...(rate ? { rateId: rate.rateId } : { shippingAddressId: address?._id }),
    ...quotedBilling(billing),
  })
  if (!quotes) return goTo(context, '/cart')
  const { plain, coupon, problem } = quotes
  const quote = coupon ?? plain
  const due = quote.total
  if (context.method === 'POST' && !form.has('use')) context.notice ??= changeOf(context, due)
  return step(
    context,
    'review',
    <div class="till">
      <form method="post" action="/checkout/order" class="stack" id={orderForm}>
        <input type="hidden" name="key" value={crypto.randomUUID()} />
        {address && <input type="hidden" name="addressId" value={address._id} />}
        {rate && <input type="hidden" name="rateId" value={rate.rateId} />}
        {(collection || (times && way === 'pickup')) && <input type="hidden" name="collect" value="true" />}
        {seat && <input type="hidden" name="table" value={seat.code} />}
        {coupon?.coupon && <input type="hidden" name="coupon" value={coupon.coupon.code} />}
        <input type="hidden" name="total" value={plain.total} />
        <input type="hidden" name="due" value={due} />
        {session.guest && (
          <label>
            {words.fields.email}
            <input
              type="email"
              name="email"
              value={form.get('email') ?? ''}
              required
              maxLength={254}
              autocomplete="email"
            />
            <span class="small">
              {words.checkout.receipt}{' '}
              <a href={`/sign-in?next=${encodeURIComponent(`${url.pathname}${url.search}`)}`}>
                {words.nav.signIn}
              </a>
            </span>
          </label>
        )}
        {times && <TimeChoice times={times} chosen={form.get('dueAt')} />}
        {due > 0 && (
          <PaymentChoice
            methods={methodsFor(methods, {
              isDelivered: Boolean(rate),
              isCollected: Boolean(collection) || Boolean(seat),
            })}
            chosen={form.get('paymentId')}
            atTable={Boolean(seat)}
          />
        )}
        <label>
          {words.checkout.note} <span class="small">{words.islands.address.optional}</span>
          <input name="note" value={form.get('note') ?? ''} maxLength={2000} />
        </label>
        <p class="due">
          {words.totals.total} <strong>{money(due)}</strong>
        </p>
        <button class="button wide-button">{due > 0 ? words.checkout.pay : words.checkout.place}</button>
        {context.store.has.policies.includes('terms') && (
          <p class="small">
            {words.checkout.agree} <a href="/policies/terms">{words.policies.terms}</a>.
          </p>
        )}
      </form>
      <aside class="panel">
        <Basket cart={cart} quote={quote} shipped={rate !== undefined} />
        <CouponField problem={problem} />
        {address && <AddressText address={address} />}
        <BillingChoice billing={billing} form={orderForm} />
        <TaxIdField taxId={plain.taxId} country={billing?.country ?? address?.country} form={orderForm} />
        {collection && <CollectHere collection={collection} />}
        {seat && (
          <a class="small" href="/checkout/address">
            {words.table.elsewhere}
          </a>
        )}
        {collection && (
          <a class="small" href="/checkout/address">
            {words.checkout.deliver}
          </a>
        )}
        {address && (
          <div class="line-actions">
            <a class="small" href="/checkout/address">
              {words.checkout.otherAddress}
            </a>
            {rate && (
              <a class="small" href={`/checkout/delivery?address=${address._id}`}>
                {words.checkout.otherDelivery}
              </a>
            )}
          </div>
        )}
      </aside>
    </div>,
  )
}

/** Tells the shopper the current total of an order that was refused because of its total. */
function changeOf({ form, words, money }: PageContext, due: number): Notice {
  const shown = Number(form.get('due'))
  const text = shown === due ? words.refusals.total_changed : words.checkout.changed(money(due), money(shown))
  return { text, bad: true }
}

/**
 * Quotes the order without a coupon, which is the total that placing it compares, and with the one that was typed,
 * which is used up only with the order. Returns null if something in the cart cannot be bought, which the cart shows.
 */
async function quotesOf(
  context: PageContext,
  delivery: ({ rateId: string } | { shippingAddressId: string | undefined }) &
    ReturnType<typeof quotedBilling>,
) {
  const { orders } = context.client
  const code = context.url.searchParams.get('coupon')?.trim()
  const [plain, coupon] = await Promise.all([
    orders.quote(delivery).settled(),
    code ? orders.quote({ ...delivery, code }).settled() : null,
  ])
  if (isRefusal(plain.refusal, 'product_not_found', 'variant_required', 'cart_empty')) return null
  if (plain.refusal) throw plain.refusal
  const problem = coupon?.refusal ? textOf(context, coupon.refusal) : null
  return { plain: plain.data, coupon: coupon?.data ?? null, problem }
}

/**
 * The field belongs to the order's form, so what the shopper has typed is still there when the page comes back.
 */
function CouponField({ problem }: { problem: string | null }) {
  const { words, url } = usePage()
  return (
    <div>
      <label>
        {words.checkout.coupon}
        <span class="inline">
          <input
            name="code"
            form={orderForm}
            value={url.searchParams.get('coupon') ?? ''}
            maxLength={128}
            autocomplete="off"
          />
          <button
            name="use"
            form={orderForm}
            formaction="/checkout/coupon"
            formnovalidate
            class="quiet button"
          >
            {words.checkout.useCoupon}
          </button>
        </span>
      </label>
      {problem && (
        <p class="problem" role="alert" tabIndex={-1}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** Comes back to the review with the total that the typed coupon gives. */
export async function lookAtCoupon(context: PageContext): Promise<Reply> {
  const at = reviewOf(context)
  if (!at) return goTo(context, '/checkout')
  at.searchParams.set('coupon', codeIn(context))
  return sendOn(`${at.pathname}${at.search}`)
}

/** Returns the review that the shopper comes from; null if they come from elsewhere. */
function reviewOf({ from, url }: PageContext): URL | null {
  return from.startsWith('/checkout/review') ? new URL(from, url.origin) : null
}

const codeIn = ({ form }: PageContext) => form.get('code')?.trim() ?? ''

/**
 * Places the order at the total that the page has shown, only once even if it is sent repeatedly, uses the coupon, and
 * goes on to pay.
 */
export async function placeOrder(context: PageContext): Promise<Reply> {
  const { client, form, words } = context
  const text = (name: string) => form.get(name)?.trim() || undefined
  const review = reviewOf(context)
  // Enter in the coupon field sends the form too, before anybody has seen what the order costs with the coupon. Without
  // a code it costs what was shown, unless a coupon was removed.
  const isOther = codeIn(context) !== (review?.searchParams.get('coupon') ?? '').trim()
  if (review && isOther && (codeIn(context) || form.has('coupon'))) return lookAtCoupon(context)
  context.returnsForm = review !== null
  const { data: order, refusal } = await client.orders
    .create(
      {
        email: text('email'),
        shippingAddressId: text('addressId'),
        rateId: text('rateId'),
        ...(form.has('collect') && { fulfilment: 'pickup' }),
        ...(form.has('table') && { fulfilment: 'table', table: text('table') }),
        ...(text('dueAt') === 'asap' ? { asap: true } : { dueAt: text('dueAt') }),
        billingAddress: await billingIn(context),
        note: text('note'),
        expectedTotal: Number(form.get('total')),
      },
      { idempotencyKey: text('key') ?? crypto.randomUUID() },
    )
    .settled()
  // The page itself says what the order costs now.
  if (refusal?.code === 'total_changed' && context.returnsForm) return sendOn(context.from)
  if (
    isRefusal(refusal, 'rate_required', 'not_delivered_there', 'phone_required', 'collection_not_offered')
  ) {
    leaveNotice(context, { text: textOf(context, refusal), bad: true })
    return goTo(context, '/checkout/address')
  }
  if (refusal) throw refusal
  context.returnsForm = false
  context.from = `/orders/${order._id}`
  const { total } = await takeCoupon(context, order, text('coupon'))
  // Nobody is sent to pay more than the previous page promised: the order's own page shows the new total.
  if (total > Number(form.get('due'))) {
    leaveNotice(context, { text: words.refusals.total_changed, bad: true })
    return goTo(context, context.from)
  }
  return pay(context, order._id)
}

async function takeCoupon({ client }: PageContext, order: Schemas['Order'], code: string | undefined) {
  if (!code || order.coupon) return order
  const { data, refusal } = await client.coupons.apply({ orderId: order._id, code }).settled()
  if (data) return data.order
  if (refusal.code === 'order_has_coupon') return client.orders.get(order._id)
  throw refusal
}
