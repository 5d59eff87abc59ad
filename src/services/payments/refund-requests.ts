// Refund requests: records a refund, and submits it to the provider once (idempotency keys).

import { clock, minutes } from '../../base/clock.ts'
import type { Installation, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseNow } from '../../db/sql/now.ts'
import type { CardProvider, RefundOutcome, RefundRequest } from '../../gateways/payments/provider.ts'
import { sharesOf } from '../credits/pay-back.ts'
import { type LockedOrder, lockOrder, type PaymentContext } from '../orders/order-lock.ts'
import { get, type Order } from '../orders/orders.ts'
import { callerKey, requestFingerprint, requireSameRequest } from '../shared/idempotency.ts'
import { minorOf } from '../shared/shop.ts'
import { insertLines, type Proposal, propose } from './refund-lines.ts'
import { refuse, settle, syncExternalRefunds } from './refund-outcomes.ts'
import { findPayment, type Refund, refundColumns, refundReferenceOf, withPayment } from './refund-records.ts'

export interface RefundCall {
  shop: Shop
  orderId: string
  /** Major units, on top of lines and shipping; if none of them is named, everything left is refunded. */
  amount?: number
  lines?: { itemId: string; quantity: number }[]
  shipping?: boolean
  /** Puts the refunded pieces back in stock when the refund succeeds. */
  restock?: boolean
  /** The return that it is for, which is refunded once. */
  returnId?: string
  /** The order that gets the money in exchange for what came back: nobody is paid. */
  exchangeId?: string
  /** Cancels the order as soon as everything is refunded; one that has a shipment throws orderNotCancellable. */
  cancels?: true
  reason?: string
  installation?: Installation
  /** The caller's Idempotency-Key: a repeated call continues the refund that the first one began. */
  key?: string | string[]
}

/**
 * Refunds an order in full or in part: records the refund, submits it to the provider, then settles it. A refund of a
 * payment without a provider (a transfer) is recorded as paid back by the merchant. Stock does not change unless the
 * call says so: a refund says nothing about returned goods. Throws orderNotFound, orderItemNotFound,
 * orderNotRefundable, refundTooLarge, invalidRequest for less than a minor unit, idempotencyMismatch, refundRefused with
 * what the provider said, and paymentProviderUnavailable while the outcome is unknown: the reconciler resolves it.
 */
export async function refund(db: Database, context: PaymentContext, call: RefundCall): Promise<Order> {
  await finishRefund(db, context, await transaction(db, (tx) => beginRefund(tx, context, call)))
  return get(db, call.shop, call.orderId)
}

/**
 * Submits a refund that `beginRefund` has recorded to its provider. Throws refundRefused, and paymentProviderUnavailable
 * while the outcome is unknown.
 */
export async function finishRefund(db: Database, context: PaymentContext, begun: Begun): Promise<void> {
  const { state, failure } = begun.refund
  if (state === 'failed') throw refusedBy(failure ?? 'refused')
  if (state !== 'intent') return
  const outcome = (await maySubmit(db, context, begun)) ? await submitRefund(db, context, begun) : null
  if (outcome?.state === 'refused') throw refusedBy(outcome.reason)
  if (outcome?.state !== 'succeeded') throw new Refusal('paymentProviderUnavailable')
}

/**
 * Records a refund in the transaction that causes it; the reconciler submits it to the provider. Throws what `refund`
 * throws before it asks.
 */
export async function promiseRefund(
  tx: Transaction,
  context: PaymentContext,
  call: RefundCall,
): Promise<void> {
  await beginRefund(tx, context, call)
}

/** Returns refundRefused, the refusal of a merchant's call, with what the provider said. */
export function refusedBy(reason: string): Refusal {
  return new Refusal('refundRefused', { values: { reason }, data: { reason } })
}

/**
 * Tells whether a repeated call may submit a refund now. A provider that does not keep idempotency keys for refunds
 * must get requests from one caller at a time: taking the refund postpones the next request for a minute, as the
 * reconciler's lease does, by the database's clock.
 */
async function maySubmit(db: Database, { cardProviders }: PaymentContext, begun: Begun): Promise<boolean> {
  const { id, shopId, provider } = begun.refund
  if (begun.isNew || (cardProviders[provider ?? '']?.keepsRefundKeys ?? true)) return true
  const taken = await db('refunds')
    .where({ id, shop_id: shopId, state: 'intent' })
    .whereRaw(isFree())
    .update({ checked_at: db.raw(databaseNow()) })
  return taken === 1
}

/**
 * Returns SQL that is true if no call can be requesting a refund: a call that does has taken it, and ends within a
 * minute.
 */
function isFree(): string {
  return `coalesce(checked_at, created_at) < ${databaseNow()} - ${interval(1 * minutes)}`
}

/**
 * Takes a refund for a retry by the merchant: one of promised money that has failed or is waiting for its next attempt.
 * Returns null for any other, and for one that another call may be requesting right now.
 */
export async function takeForRetry(db: Database, shop: Shop, id: string): Promise<Refund | null> {
  const taken = await db('refunds')
    .where({ id, shop_id: shop.id, kind: 'excess' })
    .whereIn('state', ['intent', 'failed'])
    .whereRaw(`(state = 'failed' or next_at is not null or ${isFree()})`)
    .update({ state: 'intent', next_at: null, checked_at: db.raw(databaseNow()) })
  if (taken === 0) return null
  const refund = await withPayment(db)
    .where({ 'refunds.id': id, 'refunds.shop_id': shop.id })
    .first<Refund | undefined>(refundColumns)
  return refund ?? null
}

/**
 * Submits a refund to the provider and settles it; returns the outcome. The reference is the idempotency key, and a
 * refund that may have been submitted before is looked up first, so it is made once however often this runs.
 */
export async function submitRefund(
  db: Database,
  context: PaymentContext,
  { refund, isNew }: { refund: Refund; isNew: boolean },
): Promise<RefundResult> {
  const outcome = await ask(context, refund, isNew)
  if (outcome.state === 'succeeded') await transaction(db, (tx) => settle(tx, context, refund))
  if (outcome.state !== 'refused') return outcome
  const { id: refundId, kind, paymentId, provider, paymentReference: reference, ...about } = refund
  context.log.error(
    { refundId, orderId: refund.orderId, kind, reason: outcome.reason },
    'a provider refused a refund',
  )
  await transaction(db, (tx) => refuse(tx, context, refund, outcome.reason))
  // A provider refuses to refund what was already refunded outside this service.
  if (paymentId && provider && reference && kind === 'refund')
    await syncExternalRefunds(db, context, { ...about, id: paymentId, provider, reference })
  return outcome
}

export interface Begun {
  refund: Refund
  isNew: boolean
}

/** Records a refund, and settles it at once if no provider has to be asked. Throws the refusals of `refund`. */
export async function beginRefund(
  tx: Transaction,
  context: PaymentContext,
  call: RefundCall,
): Promise<Begun> {
  const order = await lockOrder(tx, call.orderId, call.shop.id)
  if (!order || order.deletedAt) throw new Refusal('orderNotFound')
  const known = await findRepeated(tx, order, call)
  if (known) return { refund: known, isNew: false }

  if (call.cancels && (await isShipped(tx, order))) throw new Refusal('orderNotCancellable')
  const { amount, parts } = await partsOf(tx, order, call)
  const payment = call.exchangeId ? undefined : await findPayment(tx, order)
  const isShared = order.credited + order.partPaid > 0 && !call.exchangeId
  const { byHand, fromCredit } = isShared ? await sharesOf(tx, order, amount) : { byHand: 0, fromCredit: 0 }
  const refund: Refund = {
    id: newId(),
    shopId: order.shopId,
    orderId: order.id,
    kind: 'refund',
    amount,
    fromCredit,
    byHand,
    state: 'intent',
    tries: 0,
    refusedAt: null,
    failure: null,
    createdAt: clock.now().toISOString(),
    paymentId: payment?.id ?? null,
    paymentReference: payment?.reference ?? null,
    paymentState: payment ? 'succeeded' : null,
    providerId: payment?.providerId ?? null,
    provider: payment?.provider ?? null,
  }
  await tx('orders').where({ id: order.id, shop_id: order.shopId }).increment('refunded', amount)
  const [reason, name] = [call.reason ?? null, `#${order.number}`]
  await context.record(tx, {
    shopId: order.shopId,
    action: 'refund.created',
    resourceId: order.id,
    name,
    reason,
  })
  if (amount > 0 || call.restock || call.cancels) {
    await insert(tx, refund, call)
    await insertLines(tx, refund, parts, call.restock ?? false)
  }
  if (amount > fromCredit + byHand && payment) return { refund, isNew: true }
  await settle(tx, context, refund)
  return { refund: { ...refund, state: 'succeeded' }, isNew: true }
}

/**
 * Returns the amount to refund, in minor units, with its parts by line; 0 for an order that cost nothing. Throws
 * orderNotRefundable, orderItemNotFound, refundTooLarge, and invalidRequest for less than a minor unit.
 */
async function partsOf(
  tx: Transaction,
  { id: orderId, shopId, paymentStatus, total, refunded }: LockedOrder,
  { amount, lines, shipping, restock, shop }: RefundCall,
): Promise<Proposal> {
  const left = total - refunded
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'partially_refunded'
  // A paid order may have nothing left to refund while a refund of all of it is in progress.
  if (!isPaid || (left <= 0 && total > 0)) throw new Refusal('orderNotRefundable')
  const extra = amount === undefined ? 0 : minorOf(shop, amount, 'amount')
  const isByLine = lines !== undefined || shipping === true
  if (amount !== undefined && !isByLine) {
    if (extra > left) throw new Refusal('refundTooLarge')
    return { amount: extra, parts: [] }
  }
  const wanted = { ...(lines && { lines }), ...(shipping && { shipping }) }
  const { amount: ofLines, parts } = await propose(tx, { shopId, orderId }, wanted)
  // Amounts that earlier refunds took from no line go with all that is left.
  if (!isByLine) return { amount: left, parts }
  const sum = ofLines + extra
  // Pieces that cost nothing can only go back to the stock; of an order that cost nothing, all of them do.
  const isNothing = sum === 0 && (!restock || total === 0)
  if (sum > left || isNothing) throw new Refusal('refundTooLarge')
  return { amount: sum, parts }
}

async function isShipped(tx: Transaction, { id, shopId }: LockedOrder): Promise<boolean> {
  const row = await tx('orders').where({ id, shop_id: shopId }).whereNotNull('shipment_id').first('id')
  return row !== undefined
}

async function insert(tx: Transaction, refund: Refund, call: RefundCall): Promise<void> {
  await tx('refunds').insert({
    id: refund.id,
    shop_id: refund.shopId,
    order_id: refund.orderId,
    payment_id: refund.paymentId,
    return_id: call.returnId ?? null,
    exchange_id: call.exchangeId ?? null,
    from_credit: refund.fromCredit,
    by_hand: refund.byHand,
    kind: refund.kind,
    amount: refund.amount,
    cancels: call.cancels ?? false,
    reason: call.reason ?? null,
    idempotency_key: callerKey(call.installation, call.key),
    fingerprint: fingerprintOf(call),
    // The call that records it is the first to ask the provider.
    checked_at: tx.raw(databaseNow()),
    created_at: refund.createdAt,
    updated_at: refund.createdAt,
  })
}

/**
 * Returns the refund that this key began earlier, or the one of the same return. Throws idempotencyMismatch if the
 * request under the key differs.
 */
async function findRepeated(tx: Transaction, order: LockedOrder, call: RefundCall): Promise<Refund | null> {
  const ofOrder = withPayment(tx).where({
    'refunds.order_id': order.id,
    'refunds.shop_id': order.shopId,
  })
  if (call.returnId) {
    const made = ofOrder.where({ return_id: call.returnId }).whereNot('refunds.state', 'failed')
    return (await made.first<Refund | undefined>(refundColumns)) ?? null
  }
  const key = callerKey(call.installation, call.key)
  if (!key) return null
  const refund = await ofOrder
    .where({ idempotency_key: key })
    .first<(Refund & { fingerprint: string }) | undefined>({
      ...refundColumns,
      fingerprint: 'refunds.fingerprint',
    })
  if (!refund) return null
  requireSameRequest(refund.fingerprint, fingerprintOf(call))
  return refund
}

function fingerprintOf({ amount, reason, lines, shipping, restock, cancels }: RefundCall): string {
  return requestFingerprint({ amount, reason, lines, shipping, restock, cancels })
}

async function ask(
  { cardProviders }: PaymentContext,
  {
    id,
    tries,
    kind,
    amount: whole,
    fromCredit,
    byHand,
    provider: name,
    paymentReference,
    paymentState,
    providerId,
  }: Refund,
  isNew: boolean,
): Promise<RefundResult> {
  const provider = cardProviders[name ?? '']
  if (!provider || !paymentReference) return { state: 'unknown', reason: `${name} is not configured` }
  const amount = whole - fromCredit - byHand
  const refundReference = refundReferenceOf({ id, tries })
  const idempotencyKey = refundReference
  const request = { reference: paymentReference, refundReference, idempotencyKey, providerId, amount }
  // If the order has kept part of the payment, a refund in the dashboard counts as the order's own.
  if (kind === 'excess' && paymentState === 'refunded') return refundRest(provider, request)
  const found = isNew ? null : await provider.lookUpRefund(request)
  return found && found.state !== 'missing' ? found : provider.refund(request)
}

/** The result of a refund request; callers need no details of a provider's success. */
export type RefundResult = { state: 'succeeded' } | Exclude<RefundOutcome, { state: 'succeeded' }>

/**
 * Refunds a charge that nobody waited for, once however often this runs: an earlier request is looked up first. What
 * the merchant has refunded in the provider's dashboard is not refunded again: only the rest is requested, if any.
 */
export async function refundRest(provider: CardProvider, request: RefundRequest): Promise<RefundResult> {
  const found = await provider.lookUpRefund(request)
  if (found.state !== 'missing') return found
  const list = await provider.listRefunds(request)
  if (list.state === 'unknown') return list
  const made = list.state === 'listed' ? list.refunds : []
  const left = made.reduce((rest, { amount }) => rest - amount, request.amount)
  if (left <= 0) return { state: 'succeeded' }
  // A provider refuses a different amount under a known key, even if that request failed.
  const idempotencyKey = made.length > 0 ? `${request.idempotencyKey}_of_${left}` : request.idempotencyKey
  return provider.refund({ ...request, idempotencyKey, amount: left })
}
