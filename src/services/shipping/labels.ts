import { clock, days, minutes } from '../../base/clock.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/queues/lease.ts'
import { aliased, type Columns } from '../../db/sql/columns.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseNow } from '../../db/sql/now.ts'
import type { LabelOutcome } from '../../gateways/couriers/provider.ts'
import { type LockedOrder, lockOrder } from '../orders/order-lock.ts'
import { type ParcelLine, releaseLines, takeLines } from '../parcels/lines.ts'
import { briefTransaction, eachDue } from '../shared/due-work.ts'
import { type Draft, insert, type ShipmentContext } from './shipments.ts'

/** A row of `shipping_labels`. */
export interface Label {
  id: string
  shopId: string
  orderId: string
  rateId: string
  provider: string
  providerRate: string
  shipment: Draft
  state: 'intent' | 'bought' | 'failed'
  shipmentId: string | null
  createdAt: string
}

const columns = {
  id: 'id',
  shopId: 'shop_id',
  orderId: 'order_id',
  rateId: 'rate_id',
  provider: 'provider',
  providerRate: 'provider_rate',
  shipment: 'shipment',
  state: 'state',
  shipmentId: 'shipment_id',
  createdAt: 'created_at',
} satisfies Columns<Label>

/** Labels looked up concurrently. */
const atOnce = 10
/** A label that the courier still does not know after this time was never bought. */
const missingFor = 15 * minutes
/** A label whose courier has not answered for this long is given up: the courier may no longer be configured. */
const silentFor = 90 * days

/**
 * Records that the label of a rate is about to be bought, or returns the one already begun: the unique index allows one
 * per rate. The caller has locked the order, whose lines are taken at once: nobody else ships them meanwhile. Throws
 * rateUsed if the label is already bought, and the refusals of `takeLines`.
 */
export async function writeLabel(
  tx: Transaction,
  order: LockedOrder,
  rate: { id: string; provider: string; providerRate: string },
  draft: Omit<Draft, 'lines'>,
  wanted?: ParcelLine[],
): Promise<{ label: Label; isNew: boolean }> {
  const known = await tx('shipping_labels')
    .where({ shop_id: order.shopId, rate_id: rate.id })
    .whereNot({ state: 'failed' })
    .first<Label | undefined>(columns)
  if (known?.state === 'bought') throw new Refusal('rateUsed', { data: { shipmentId: known.shipmentId } })
  if (known) return { label: known, isNew: false }
  const shipment = { ...draft, lines: await takeLines(tx, order, wanted) }
  const [label] = await tx('shipping_labels')
    .insert({
      id: newId(),
      shop_id: order.shopId,
      order_id: order.id,
      rate_id: rate.id,
      provider: rate.provider,
      provider_rate: rate.providerRate,
      shipment,
      created_at: tx.raw(databaseNow()),
      updated_at: clock.now(),
    })
    .returning<Label[]>(aliased(columns))
  return { label: label!, isNew: true }
}

/**
 * Buys a new label, or looks up one that was begun before: couriers support no idempotency keys, so a purchase is
 * requested only once. Returns the id of the shipment. Throws labelRefused, and courierUnavailable while the outcome is
 * unknown.
 */
export async function buyLabel(
  db: Database,
  context: ShipmentContext,
  { label, isNew }: { label: Label; isNew: boolean },
): Promise<string> {
  const outcome = await ask(context, label, isNew ? 'buyLabel' : 'findLabel')
  if (outcome.state === 'bought' || outcome.state === 'refused') {
    const shipmentId = await transaction(db, (tx) => settle(tx, context, label, outcome))
    if (shipmentId) return shipmentId
    const reason = outcome.state === 'refused' ? outcome.reason : 'the purchase was abandoned'
    throw new Refusal('labelRefused', { values: { reason } })
  }
  const { id: labelId, orderId } = label
  context.log.warn({ labelId, orderId, outcome }, 'it is not known whether a label was bought')
  throw new Refusal('courierUnavailable')
}

/**
 * Finishes what calls left open, least recently checked first: a bought label becomes its shipment, and a label that
 * the courier does not know after a quarter of an hour is abandoned, so that its rate can be used again. So is one
 * after 90 days without an answer, because its order is not erased while it is open.
 */
export async function reconcile(db: Database, context: ShipmentContext, signal: AbortSignal): Promise<void> {
  await eachDue<Open>(context.log, signal, {
    take: (limit) => takeOpen(db, context, limit),
    work: (label) => finish(db, context, label),
    atOnce,
    failure: 'a label could not be reconciled',
    nameOf: ({ id: labelId, orderId }) => ({ labelId, orderId }),
  })
}

async function finish(db: Database, context: ShipmentContext, label: Open): Promise<void> {
  const outcome = await ask(context, label, 'findLabel')
  const isLost = (outcome.state === 'missing' && label.isOld) || label.isGivenUp
  if (outcome.state !== 'bought' && outcome.state !== 'refused' && !isLost) return
  await briefTransaction(db, (tx) => settle(tx, context, label, outcome))
}

/** A label whose purchase was left open; `isOld` if the courier would know it by now. */
type Open = Label & { isOld: boolean; isGivenUp: boolean }

/** Leases open labels: a leased row is not due again for a minute, by the database's clock. */
function takeOpen(db: Database, { couriers }: ShipmentContext, limit: number): Promise<Open[]> {
  const now = databaseNow()
  const due = db('shipping_labels')
    .where({ state: 'intent' })
    .where((label) => label.whereIn('provider', Object.keys(couriers)).orWhereRaw(isGivenUp()))
    .whereRaw(`coalesce(checked_at, created_at) < ${now} - ${interval(1 * minutes)}`)
    .orderByRaw('coalesce(checked_at, created_at)')
    .limit(limit)
  return leaseDue(db, 'shipping_labels', due)
    .update({ checked_at: db.raw(now) })
    .returning<Open[]>([
      ...aliased(columns),
      db.raw(`created_at <= ${now} - ${interval(missingFor)} as "isOld"`),
      db.raw(`${isGivenUp()} as "isGivenUp"`),
    ])
}

/** Returns SQL that is true for a label that no longer waits for its courier. */
function isGivenUp(): string {
  return `created_at <= ${databaseNow()} - ${interval(silentFor)}`
}

type Outcome = Exclude<LabelOutcome, { state: 'refunded' }>

/** Returns why there will be no label; null if there is one. */
function failureOf(outcome: Outcome): string | null {
  if (outcome.state === 'bought') return null
  if (outcome.state === 'refused') return outcome.reason
  return outcome.state === 'missing' ? 'never bought' : 'its courier did not say'
}

async function ask(
  { couriers }: ShipmentContext,
  { id, provider: name, providerRate: rate }: Label,
  how: 'buyLabel' | 'findLabel',
): Promise<Outcome> {
  const provider = couriers[name]
  if (!provider) return { state: 'unknown', reason: `${name} is not configured` }
  const outcome = await provider[how]({ rate, reference: id })
  // No parcel can be sent with it, so another one must be bought.
  if (outcome.state === 'refunded') return { state: 'refused', reason: 'the label was given back' }
  return outcome
}

/**
 * Settles a label; only the first of several callers with an outcome changes anything. A bought label becomes a
 * shipment even if the order was cancelled in the meantime: the merchant has paid for it and must see it. Returns the
 * shipment's id, or null.
 */
async function settle(
  tx: Transaction,
  context: ShipmentContext,
  label: Label,
  outcome: Outcome,
): Promise<string | null> {
  const order = await lockOrder(tx, label.orderId, label.shopId)
  if (!order) throw new Error(`label ${label.id} has no order`)
  const state = outcome.state === 'bought' ? 'bought' : 'failed'
  const settled = await tx('shipping_labels')
    .where({ id: label.id, shop_id: label.shopId, state: 'intent' })
    .update({ state, failure: failureOf(outcome), updated_at: clock.now() })
  if (settled === 0) {
    const now = await tx('shipping_labels')
      .where({ id: label.id, shop_id: label.shopId })
      .first('shipment_id')
    return now!.shipment_id
  }
  if (state === 'failed') await releaseLines(tx, order, label.shipment.lines)
  if (outcome.state === 'unknown') {
    const { id: labelId, orderId, provider } = label
    context.log.error({ labelId, orderId, provider, reason: outcome.reason }, 'a label was given up')
  }
  if (outcome.state !== 'bought') return null
  const { id: transactionId, trackingNumber, trackingUrl, labelUrl } = outcome
  const metadata = {
    provider: label.provider,
    rate: label.providerRate,
    transaction: transactionId,
    labelUrl,
  }
  const shipment = { ...label.shipment, trackingNumber, trackingUrl, metadata }
  const shipmentId = await insert(tx, context, order, shipment)
  await tx('shipping_labels')
    .where({ id: label.id, shop_id: label.shopId })
    .update({ shipment_id: shipmentId })
  return shipmentId
}
