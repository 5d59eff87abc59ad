import { clock, minutes } from '../../base/clock.ts'
import type { RecordChange, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { largestAmount } from '../../base/money.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { aliased } from '../../db/sql/columns.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseNow } from '../../db/sql/now.ts'
import type { Dependencies } from '../../dependencies.ts'
import type {
  Booking,
  DispatchOutcome,
  DispatchProvider,
  DispatchRequest,
  DispatchStatus,
} from '../../gateways/couriers/dispatch.ts'
import { CourierError, type Quote } from '../../gateways/couriers/provider.ts'
import { lockOrder } from '../orders/order-lock.ts'
import { chargeIn } from '../shared/shop.ts'
import * as shipmentChanges from '../shipping/shipment-changes.ts'
import type * as shipments from '../shipping/shipments.ts'

/** The dependencies of dispatching besides the database; `record` notifies the store's apps. */
export type DispatchContext = Pick<Dependencies, 'config' | 'dispatchers' | 'log'> & { record: RecordChange }

/** A row of `dispatches`. */
export interface Job {
  id: string
  shopId: string
  orderId: string
  shipmentId: string
  provider: string
  request: DispatchRequest
  offer: string | null
  carrier: string | null
  courier: shipments.Shipment['courier'] | null
  state: 'intent' | 'booked' | 'refused'
  status: DispatchStatus
  createdAt: string
}

/** The columns of a courier job that make a `Job`. */
export const jobColumns = aliased<Job>({
  id: 'id',
  shopId: 'shop_id',
  orderId: 'order_id',
  shipmentId: 'shipment_id',
  provider: 'provider',
  request: 'request',
  offer: 'offer',
  carrier: 'carrier',
  courier: 'courier',
  state: 'state',
  status: 'status',
  createdAt: 'created_at',
})

/** A job that the courier still does not know this long after the last booking request never reached it. */
const missingFor = 15 * minutes

/**
 * Books a job with its courier and settles it. A quote is accepted and stored first: the caller that stored it may
 * book, and all others only look up the job, unless the courier recognises a repeated booking. Throws dispatchRefused,
 * and courierUnavailable while the outcome is unknown.
 */
export async function bookCourier(
  db: Database,
  context: DispatchContext,
  shop: Shop,
  job: Job,
): Promise<void> {
  const outcome = await book(db, context, shop, job)
  if (outcome.state === 'booked' || outcome.state === 'refused') {
    if (await transaction(db, (tx) => settle(tx, context, shop, job, outcome))) return
    const reason = outcome.state === 'refused' ? outcome.reason : 'the booking was abandoned'
    throw new Refusal('dispatchRefused', { values: { reason } })
  }
  context.log.warn({ dispatchId: job.id, outcome }, 'it is not known whether a courier was booked')
  throw new Refusal('courierUnavailable')
}

async function book(
  db: Database,
  { dispatchers }: DispatchContext,
  shop: Shop,
  job: Job,
): Promise<DispatchOutcome> {
  const provider = dispatchers[job.provider]
  if (!provider) return notConfigured(job)
  const priced = job.offer ? { offer: job.offer, isMine: false } : await takePrice(db, provider, shop, job)
  if ('state' in priced) return priced
  const booking = { reference: job.id, offer: priced.offer, request: job.request }
  return priced.isMine || provider.isIdempotent ? provider.book(booking) : provider.find(booking)
}

type Priced = { offer: string; isMine: boolean } | Exclude<DispatchOutcome, { state: 'booked' }>

async function takePrice(db: Database, provider: DispatchProvider, shop: Shop, job: Job): Promise<Priced> {
  const quote = await cheapest(provider, job.request)
  if ('state' in quote) return quote
  const { id: offer, amount, carrier, courier } = quote
  const written = await db('dispatches')
    .where({ id: job.id, shop_id: job.shopId, state: 'intent', offer: null })
    .update({ offer, fee: chargeIn(shop, amount), carrier, courier })
  if (written > 0) return { offer, isMine: true }
  const now = await db('dispatches').where({ id: job.id, shop_id: job.shopId }).first('offer')
  return now!.offer
    ? { offer: now!.offer, isMine: false }
    : { state: 'refused', reason: 'the booking was abandoned' }
}

async function cheapest(
  provider: DispatchProvider,
  request: DispatchRequest,
): Promise<Quote | { state: 'refused' | 'unknown'; reason: string }> {
  try {
    const quotes = (await provider.quote(request)).filter(
      ({ currency, amount }) => currency === request.currency && amount >= 0 && amount <= largestAmount,
    )
    const [best] = quotes.sort((one, other) => one.amount - other.amount)
    return best ?? { state: 'refused', reason: 'no courier serves this route' }
  } catch (error) {
    if (error instanceof CourierError) return { state: 'unknown', reason: error.message }
    throw error
  }
}

/**
 * Finishes a job that a call left open: settles the courier's outcome, and abandons a job that the courier does not
 * know a quarter of an hour after the last booking request.
 */
export async function finish(db: Database, context: DispatchContext, shop: Shop, job: Job): Promise<void> {
  const outcome: DispatchOutcome = job.offer
    ? await findOutcome(context, { ...job, offer: job.offer })
    : { state: 'missing' }
  if (outcome.state === 'unknown') return
  await transaction(db, (tx) => settle(tx, context, shop, job, outcome))
}

/** Looks up a quoted job at its courier; returns the courier's outcome. */
export async function findOutcome(
  { dispatchers }: DispatchContext,
  { id: reference, provider: name, offer, request }: Omit<Job, 'offer'> & { offer: string },
): Promise<DispatchOutcome> {
  const provider = dispatchers[name]
  const booking: Booking = { reference, offer, request }
  return provider ? provider.find(booking) : notConfigured({ provider: name })
}

function notConfigured({ provider }: { provider: string }): DispatchOutcome {
  return { state: 'unknown', reason: `${provider} is not configured` }
}

/**
 * Settles a job; only the first of several callers with an outcome changes anything. A booked job becomes visible, and
 * its shipment names the courier. Returns whether the job is booked.
 */
async function settle(
  tx: Transaction,
  context: DispatchContext,
  shop: Shop,
  job: Job,
  outcome: Exclude<DispatchOutcome, { state: 'unknown' }>,
): Promise<boolean> {
  await lockOrder(tx, job.orderId, job.shopId)
  const intent = tx('dispatches').where({ id: job.id, shop_id: job.shopId, state: 'intent' })
  const now = clock.now()
  if (outcome.state !== 'booked') {
    const failure = outcome.state === 'refused' ? outcome.reason : 'never booked'
    if (outcome.state === 'missing') intent.whereRaw(`asked_at <= ${databaseNow()} - ${interval(missingFor)}`)
    await intent.update({ state: 'refused', failure, updated_at: now })
    return isBooked(tx, job)
  }
  const { id: provider_job, trackingNumber, trackingUrl, labelUrl } = outcome
  const tracked = { tracking_number: trackingNumber, tracking_url: trackingUrl, label_url: labelUrl }
  const [booked] = await intent
    .update({ state: 'booked', provider_job, ...tracked, updated_at: now })
    .returning<Pick<Job, 'carrier' | 'courier'>[]>(['carrier', 'courier'])
  if (!booked) return isBooked(tx, job)
  const call = { method: 'POST', path: '/dispatch' }
  await context.record(tx, { shopId: job.shopId, resource: 'dispatch', resourceId: job.id, call })
  const { carrier, courier } = booked
  const changes = { carrier: carrier!, courier: courier!, trackingNumber, trackingUrl }
  await shipmentChanges.follow(tx, context, shop, job.shipmentId, changes)
  return true
}

async function isBooked(tx: Transaction, { id, shopId }: Job): Promise<boolean> {
  const job = await tx('dispatches').where({ id, shop_id: shopId }).first('state')
  return job!.state === 'booked'
}
