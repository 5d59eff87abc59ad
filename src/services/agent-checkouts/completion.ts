// The order of a checkout: placing it once, and what the checkout shows of it.

import type { components } from '../../../generated/agents.types.ts'
import { Refusal } from '../../base/errors.ts'
import { amountText, toMinor } from '../../base/money.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { placeOf } from '../agents/addresses.ts'
import { type Message, messageOf } from '../agents/outcomes.ts'
import { apply } from '../checkout/coupons.ts'
import { place } from '../checkout/order-placement.ts'
import { createPaymentLink } from '../collecting/payment-links.ts'
import type { Order } from '../orders/orders.ts'
import { getOwn } from '../orders/orders.ts'
import { findOpen } from '../payments/attempts.ts'
import { create as createAddress } from '../shipping/addresses.ts'
import type { AgentCall, Appraisal } from './amounts.ts'
import { handlersFor, type Payment, payByToken } from './payment-handlers.ts'
import { addressOf, itemsOf, type Plan } from './plans.ts'
import * as rows from './rows.ts'
import { shownCheckout } from './view.ts'

type Checkout = components['schemas']['Checkout']

/** For how long an order waits for its buyer to pay: an hour, as for every guest. */
const payableDays = 1 / 24

/**
 * Places the order of a checkout and makes the page on which it is paid; does nothing if the order is placed already, so
 * that however many complete it, there is one order (decision agents-place-and-buyers-pay). Throws checkoutNotFound,
 * checkoutNotOpen, totalChanged unless it costs what the agent was shown, and the refusals of `place`.
 */
export async function placeOrder(tx: Transaction, call: AgentCall, id: string): Promise<void> {
  const { shop, agent, dependencies, ip } = call
  const row = await rows.lockCheckout(tx, shop, agent, id)
  if (row.state === 'placed') return
  if (!rows.isOpen(row)) throw new Refusal('checkoutNotOpen')
  const record = call.record!
  const shopper = rows.guestOf(shop, row.userId, row.plan)
  const wanted = await orderOf(tx, row.plan, shopper)
  const { _id: orderId, total } = await place(tx, { dependencies, record, ip }, shop, shopper, wanted)
  const { code } = row.plan
  const paid = code === null ? total : (await apply(tx, shop, shopper, { orderId, code })).order.total
  requireShown(row.shownTotal, toMinor(paid, shop.scale), shop)
  await record(tx, { shopId: shop.id, resource: 'orders', resourceId: orderId })
  const { url } = await createPaymentLink(tx, shop, orderId, { expiresInDays: payableDays })
  const sealedLink = dependencies.vault.seal(url, id)
  await rows.keepOrder(tx, shop, id, { orderId, sealedLink })
}

function requireShown(shown: number | null, total: number, { scale, currency }: AgentCall['shop']): void {
  if (shown === total) return
  throw new Refusal('totalChanged', { values: { total: amountText(total, scale, currency) } })
}

async function orderOf(tx: Transaction, plan: Plan, shopper: Parameters<typeof createAddress>[1]) {
  const order = { items: itemsOf(plan), email: plan.buyer.email }
  if (plan.way === 'pickup') return { ...order, fulfilment: 'pickup' as const }
  const option = plan.options.find(({ id }) => id === plan.optionId)
  if (option) return { ...order, rateId: option.rateId }
  if (!plan.destination) return order
  const { _id } = await createAddress(tx, shopper, addressOf(plan))
  return { ...order, shippingAddressId: _id }
}

/**
 * Pays an order that is placed with the instrument of an agent, if there is one, at the total that the agent was shown, and
 * returns its checkout.
 */
export async function payPlaced(
  db: Database,
  call: AgentCall,
  row: rows.CheckoutRow,
  payment: Payment,
): Promise<Checkout> {
  if (!payment.instruments?.length) return showPlaced(db, call, row)
  const { shop } = call
  const order = await getOwn(db, shop, rows.guestOf(shop, row.userId, row.plan), row.orderId!)
  const total = toMinor(order.total, shop.scale)
  if (awaitsBuyer(order) && row.shownTotal !== total) {
    await transaction(db, (tx) => rows.changeCheckout(tx, shop, row.id, { shownTotal: total }))
    const values = { total: amountText(total, shop.scale, shop.currency) }
    return showPlaced(db, call, row, [messageOf(new Refusal('totalChanged', { values }), 'recoverable')])
  }
  const told = awaitsBuyer(order) ? await payByToken(db, call, row, { total, payment }) : []
  return showPlaced(db, call, row, told)
}

const awaitsBuyer = (order: Order) =>
  !isPaid(order) && (order.status === 'pending' || order.status === 'processing')

/**
 * Returns a checkout whose order is placed, with the amounts of the order: to be paid, being paid by the agent, paid, or
 * cancelled.
 */
export async function showPlaced(
  db: Database,
  call: AgentCall,
  row: rows.CheckoutRow,
  told: Message[] = [],
): Promise<Checkout> {
  const { shop, agent, dependencies } = call
  const shopper = rows.guestOf(shop, row.userId, row.plan)
  const order = await getOwn(db, shop, shopper, row.orderId!)
  const { pages, links } = await placeOf(db, shop)
  const [paid, awaits] = [isPaid(order), awaitsBuyer(order)]
  const open = awaits ? await findOpen(db, order._id, shop.id) : null
  // A charge whose outcome is not known yet. One that its buyer has to confirm is confirmed on the provider's page.
  const charging = open && !open.byLink && !open.authorizationUrl
  const status = paid
    ? 'completed'
    : charging
      ? 'complete_in_progress'
      : awaits
        ? 'requires_escalation'
        : 'canceled'
  const messages = awaits && !charging ? [...told, toPay] : told
  const toConfirm = open && !open.byLink ? open.authorizationUrl : null
  return shownCheckout(shop, agent, row.plan, appraisalOf(order, messages), {
    ...{ id: row.id, status, expiresAt: row.expiresAt, links },
    continueUrl: awaits ? (toConfirm ?? dependencies.vault.open(row.sealedLink!, row.id)) : null,
    handlers: awaits ? await handlersFor(db, call, toMinor(order.total, shop.scale)) : {},
    ...(paid && {
      order: { id: order._id, label: String(order.orderId), permalink_url: `${pages}/track` },
    }),
  })
}

/** Returns whether an order has been paid, even if that was paid back. */
export const isPaid = ({ paymentStatus }: { paymentStatus: string }): boolean =>
  ['paid', 'partially_refunded', 'refunded'].includes(paymentStatus)

const toPay: Message = {
  type: 'error',
  code: 'payment_required',
  content: 'The order is placed. Its buyer pays it at continue_url within an hour',
  severity: 'requires_buyer_review',
}

/** Returns the amounts of an order as those of a checkout. */
export function appraisalOf(order: Order, messages: Message[]): Appraisal {
  const items = order.items.map((item) => ({
    ...item,
    product: item.product!,
    discounts: item.discounts ?? [],
  }))
  const { subtotal, shippingCost, discount, discounts = [], tax, total, currency, coupon } = order
  const isShipped = items.some(({ kind }) => kind === 'product' || kind === 'food')
  const quote = { items, subtotal, shippingCost, discount, discounts, tax, total, currency, coupon }
  return { quote: quote as Appraisal['quote'], isShipped, messages }
}
