import type { RecordChange, Shop } from '../../base/context.ts'
import { amountText, scaleOf, toMinor } from '../../base/money.ts'
import type { Transaction } from '../../db/database.ts'
import { timeZoneOf } from '../shared/shop.ts'
import { momentOf } from './mail-templates.ts'
import { notify } from './notifications.ts'

// The notifications that a store gets, one function for each type: its text and the record that it is about.

/** The content of the notification of a new order; the total is in major units. */
interface PlacedOrder {
  _id: string
  orderId: number
  total: number
  items: { quantity: number }[]
}

/** Stock that was taken; `low` is what is left if that brought it down to its threshold, otherwise null. */
interface TakenStock {
  productId: string | null
  variantId: string | null
  name: string
  variantName: string | null
  low: number | null
}

/** Notifies the store of a new order, and of any stock that the order brought down to its threshold. */
export async function orderPlaced(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  order: PlacedOrder,
  offers: TakenStock[],
): Promise<void> {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const total = amountText(toMinor(order.total, shop.scale), shop.scale, shop.currency)
  const placed = {
    type: 'order_placed',
    title: `New order #${order.orderId}`,
    body: `${pieces} ${pieces === 1 ? 'item' : 'items'} for ${total}`,
    ...about('orders', order._id),
  } as const
  const news = [placed, ...lowStock(offers)]
  await notify(
    tx,
    record,
    news.map((one) => ({ shopId: shop.id, ...one })),
  )
}

/** Notifies the store of stock that an adjustment brought down to its threshold. */
export async function stockLow(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  taken: TakenStock[],
): Promise<void> {
  await notify(
    tx,
    record,
    lowStock(taken).map((one) => ({ shopId: shop.id, ...one })),
  )
}

/** Returns a notification for each stock that is low; several lines of an order may hold the same. */
function lowStock(taken: TakenStock[]) {
  const low = new Map(
    taken.flatMap((one) => (one.low === null ? [] : [[one.variantId ?? one.productId, one]])),
  )
  return [...low.values()].map(lowStockOf)
}

function lowStockOf({ name, variantName, productId, low }: TakenStock) {
  return {
    type: 'low_stock',
    title: `Low stock: ${variantName ? `${name}, ${variantName}` : name}`,
    body: low === 0 ? 'None left.' : `${low} left.`,
    ...about('products', productId!),
  } as const
}

/** An order and what its shopper pays, or has paid, for it with money: `due` in minor units. */
interface DueOrder {
  id: string
  shopId: string
  number: number
  due: number
  scale: number
  currency: string
}

/** Notifies the store that an order was paid; `credited` in minor units is what goods that came back have paid of it. */
export async function orderPaid(
  tx: Transaction,
  record: RecordChange,
  { id, shopId, number, due, credited, scale, currency }: DueOrder & { credited: number },
): Promise<void> {
  const money = amountText(due, scale, currency)
  const body =
    credited > 0 ? `${money}, and ${amountText(credited, scale, currency)} by goods that came back` : money
  const title = `Order #${number} has been paid`
  await notify(tx, record, [{ shopId, type: 'order_paid', title, body, ...about('orders', id) }])
}

/** An order that a shopper reports as paid by bank transfer. */
type ReportedTransfer = DueOrder & { expiresAt: string | null }

/** Reminds the store that a reported bank transfer is waiting for its confirmation. */
export async function transferUnconfirmed(
  tx: Transaction,
  record: RecordChange,
  { id, shopId, number, due, scale, currency, expiresAt }: ReportedTransfer,
): Promise<void> {
  const title = `Confirm the bank transfer for order #${number}`
  const end = expiresAt
    ? ` Without an answer, the order will be cancelled on ${momentOf(expiresAt, await timeZoneOf(tx, shopId))}.`
    : ''
  const body = `The shopper reported a transfer of ${amountText(due, scale, currency)}. If it has arrived, mark the order as paid.${end}`
  await notify(tx, record, [{ shopId, type: 'transfer_unconfirmed', title, body, ...about('orders', id) }])
}

/** Notifies the store that an order was cancelled because nobody confirmed its bank transfer. */
export async function transferExpired(
  tx: Transaction,
  record: RecordChange,
  { id, shopId, number, due, scale, currency }: ReportedTransfer,
): Promise<void> {
  const title = `Order #${number} was cancelled: its bank transfer was not confirmed`
  const body = `The shopper reported a transfer of ${amountText(due, scale, currency)}. If it has arrived, return the money to the shopper.`
  await notify(tx, record, [{ shopId, type: 'transfer_unconfirmed', title, body, ...about('orders', id) }])
}

/** Notifies the store that a shopper wants to return goods, or has withdrawn from a contract. */
export async function returnRequested(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  { _id, orderId, kind, lines, deadline }: RequestedReturn,
): Promise<void> {
  const isWithdrawal = kind === 'withdrawal'
  const title = `${isWithdrawal ? 'Withdrawal from' : 'Return requested for'} order #${orderId}`
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const goods = `${pieces} ${pieces === 1 ? 'item' : 'items'}`
  const open =
    isWithdrawal && !deadline ? ', whose delivery is not known, so that the time for it is open' : ''
  const news = {
    type: 'return_requested',
    title,
    body: `${goods}${open}.`,
    ...about('returns', _id),
  } as const
  await notify(tx, record, [{ shopId: shop.id, ...news }])
}

/** The content of the notification of a return. */
interface RequestedReturn {
  _id: string
  orderId: number
  kind: string
  lines: { quantity: number }[]
  deadline: string | null
}

/** Notifies the store that a pass was renewed and paid for; amounts are in minor units. */
export async function passRenewed(
  tx: Transaction,
  record: RecordChange,
  pass: {
    shopId: string
    productId: string
    product: string
    amount: number
    scale: number
    currency: string
  },
): Promise<void> {
  const { shopId, productId, product, amount, scale, currency } = pass
  const title = `A pass for ${product} was renewed`
  const body = amountText(amount, scale, currency)
  await notify(tx, record, [{ shopId, type: 'pass_renewed', title, body, ...about('products', productId) }])
}

/** Money promised back to a shopper that a provider refuses to refund; the amount is in minor units. */
interface RefusedRefund {
  shopId: string
  resource: string
  resourceId: string
  /** The name of what was paid for. */
  name: string
  amount: number
  scale: number
  currency: string
  /** The provider's own words. */
  reason: string
  /** The time of the next attempt; null if there is none. */
  next: Date | null
}

/** Notifies the store that a provider refuses to refund money, and whether it will be retried. */
export async function refundRefused(
  tx: Transaction,
  record: RecordChange,
  { shopId, resource, resourceId, name, amount, scale, currency, reason, next }: RefusedRefund,
): Promise<void> {
  const title = next ? `A refund for ${name} was refused` : `A refund for ${name} has failed`
  const then = next
    ? 'We will keep trying for 10 days.'
    : 'It will not be tried again automatically: retry it, or return the money another way.'
  const body = `The payment provider refused to return ${amountText(amount, scale, currency)}, which the shopper was promised: ${reason}. ${then}`
  await notify(tx, record, [{ shopId, type: 'refund_failed', title, body, ...about(resource, resourceId) }])
}

/** A dispute about a payment; the amount is in minor units of its currency, which may not be the store's. */
interface DisputedPayment {
  shopId: string
  resource: string
  resourceId: string
  /** The name of what was paid for. */
  name: string
  amount: number
  currency: string
  /** The provider's own term for the reason. */
  reason: string | null
  answerBy: Date | null
  state: 'open' | 'won' | 'lost' | 'closed'
}

/** Notifies the store that a shopper's bank reclaims a payment, or how that has ended. */
export async function paymentDisputed(
  tx: Transaction,
  record: RecordChange,
  { shopId, resource, resourceId, name, amount, currency, reason, answerBy, state }: DisputedPayment,
): Promise<void> {
  const money = amountText(amount, scaleOf(currency), currency)
  const why = reason ? ` Reason: ${reason.replace(/[_-]/g, ' ')}.` : ''
  const then = answerBy
    ? `Answer it in the dashboard of the payment provider by ${momentOf(answerBy.toISOString(), await timeZoneOf(tx, shopId))}; otherwise the shopper may get the money.`
    : 'The dashboard of the payment provider shows whether it can be answered.'
  const [title, body] = {
    open: [`The payment for ${name} is disputed`, `The shopper's bank asks for ${money} back.${why} ${then}`],
    won: [`The dispute about ${name} was won`, `${money} stays with you.`],
    lost: [`The dispute about ${name} was lost`, `The shopper's bank has returned ${money} to the shopper.`],
    closed: [`The dispute about ${name} is closed`, `It ended without a decision about ${money}.`],
  }[state] as [string, string]
  await notify(tx, record, [
    { shopId, type: 'payment_disputed', title, body, ...about(resource, resourceId) },
  ])
}

/** Notifies the store that a paid order did not grant its buyer access to a digital product. */
export async function grantFailed(
  tx: Transaction,
  record: RecordChange,
  { orderId, shopId, number, product }: { orderId: string; shopId: string; number: number; product: string },
): Promise<void> {
  const title = `Access to ${product} could not be granted`
  const body = `Order #${number} has been paid, but the buyer has no access yet.`
  await notify(tx, record, [{ shopId, type: 'grant_failed', title, body, ...about('orders', orderId) }])
}

/** Notifies every store that has installed the app that its webhook was disabled. */
export async function webhookSwitchedOff(
  tx: Transaction,
  record: RecordChange,
  app: { id: string; name: string },
): Promise<void> {
  const installed: { id: string; shopId: string }[] = await tx('installations')
    .where({ app_id: app.id, removed_at: null })
    .orderBy('id')
    .select({ id: 'id', shopId: 'shop_id' })
  const title = `Webhook disabled: ${app.name}`
  const body =
    'The app did not accept webhook deliveries, so its webhook was disabled. Its developer can enable it again.'
  await notify(
    tx,
    record,
    installed.map(({ id, shopId }) => {
      return { shopId, type: 'webhook_disabled', title, body, ...about('installations', id) }
    }),
  )
}

const kycTypes: Record<string, string> = {
  bvn: 'Bank Verification Number',
  nin: 'National Identification Number',
  passport: 'passport',
  national_id: 'national identity card',
  drivers_license: "driver's license",
  business_registration: 'business registration',
}

/** Notifies the store that the platform has decided an identity check, and why. */
export async function identityCheckDecided(
  tx: Transaction,
  record: RecordChange,
  check: { shopId: string; id: string; type: string; status: 'approved' | 'rejected'; reason: string },
): Promise<void> {
  const { shopId, id, type, status, reason } = check
  const title = `The check of your ${kycTypes[type] ?? type} was ${status}`
  await notify(tx, record, [{ shopId, type: 'kyc_decided', title, body: reason, ...about('kyc', id) }])
}

/** Notifies the store that the platform paid out to it, or failed to; the amount is in minor units. */
export async function payoutMarked(
  tx: Transaction,
  record: RecordChange,
  payout: {
    shopId: string
    payoutMethodId: string
    reference: string
    state: 'paid' | 'failed'
    amount: number
    currency: string
    scale: number
    reason: string | null
  },
): Promise<void> {
  const { shopId, payoutMethodId, reference, state, amount, currency, scale, reason } = payout
  const money = amountText(amount, scale, currency)
  const title = state === 'paid' ? `${money} was paid out to you` : `A payout of ${money} has failed`
  const body = `Reference: ${reference}.${reason ? ` Reason: ${reason}` : ''}`
  await notify(tx, record, [
    { shopId, type: `payout_${state}`, title, body, ...about('payouts', payoutMethodId) },
  ])
}

function about(resource: string, resourceId: string) {
  return { resource, resourceId }
}
