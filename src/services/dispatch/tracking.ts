import { clock, seconds } from '../../base/clock.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/queues/lease.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseNow } from '../../db/sql/now.ts'
import type { DispatchStatus } from '../../gateways/couriers/dispatch.ts'
import { lockOrder } from '../orders/order-lock.ts'
import { briefTransaction, eachDue } from '../shared/due-work.ts'
import { findShop } from '../shared/shop.ts'
import * as shipmentChanges from '../shipping/shipment-changes.ts'
import { type DispatchContext, findOutcome, finish, type Job, jobColumns } from './booking.ts'

/** Jobs looked up concurrently. */
const atOnce = 10
/** Minimum age of a job at its first look-up, and minimum time between two look-ups, which is also the lease. */
const pause = 10 * seconds

/** The statuses that may precede each status. Between two look-ups a courier may have taken several steps. */
const before: Record<DispatchStatus, DispatchStatus[]> = {
  requested: [],
  assigned: ['requested'],
  picked_up: ['requested', 'assigned'],
  delivered: ['requested', 'assigned', 'picked_up'],
  failed: ['requested', 'assigned', 'picked_up'],
  cancelled: ['requested', 'assigned', 'picked_up'],
}

/** The status that a shipment gets from its job's; other statuses leave it unchanged. */
const shipmentGoes: Partial<Record<DispatchStatus, 'in_transit' | 'delivered'>> = {
  picked_up: 'in_transit',
  delivered: 'delivered',
}

/**
 * Looks up open jobs at their couriers, least recently checked first: settles what calls left open, and copies the new
 * statuses of the others to them and their shipments. A job is looked up after 10 s and later after a twentieth of its
 * age.
 */
export async function follow(db: Database, context: DispatchContext, signal: AbortSignal): Promise<void> {
  await eachDue<Job>(context.log, signal, {
    take: (limit) => takeOpen(db, context, limit),
    work: (job) => look(db, context, job),
    atOnce,
    failure: 'a dispatch could not be tracked',
    nameOf: ({ id: dispatchId }) => ({ dispatchId }),
  })
}

async function look(db: Database, context: DispatchContext, job: Job): Promise<void> {
  if (job.state === 'intent') return finish(db, context, (await findShop(db, job.shopId))!, job)
  const outcome = await findOutcome(context, { ...job, offer: job.offer! })
  if (outcome.state !== 'booked' || outcome.status === job.status) return
  await briefTransaction(db, (tx) => take(tx, context, job, outcome.status))
}

/** Applies a courier's status; statuses only advance, in whatever order answers arrive. */
async function take(
  tx: Transaction,
  context: DispatchContext,
  { id, shopId, orderId, shipmentId }: Job,
  status: DispatchStatus,
): Promise<void> {
  await lockOrder(tx, orderId, shopId)
  const taken = await tx('dispatches')
    .where({ id, shop_id: shopId, state: 'booked' })
    .whereIn('status', before[status])
    .update({ status, updated_at: clock.now() })
  if (taken === 0) return
  await context.record(tx, { shopId, resource: 'dispatch', resourceId: id })
  const to = shipmentGoes[status]
  if (!to) return
  const shop = (await findShop(tx, shopId))!
  await shipmentChanges.follow(tx, context, shop, shipmentId, { status: to })
}

function takeOpen(db: Database, { dispatchers }: DispatchContext, limit: number): Promise<Job[]> {
  const asked = 'coalesce(checked_at, created_at)'
  const now = databaseNow()
  const due = db('dispatches')
    // SQL text, because the condition must match that of the partial index.
    .whereRaw(`state <> 'refused' and status in ('requested', 'assigned', 'picked_up')`)
    .whereIn('provider', Object.keys(dispatchers))
    .whereRaw(`${asked} < ${now} - ${interval(pause)}`)
    .whereRaw(`${asked} < ${now} - (${now} - created_at) / 20`)
    .orderByRaw(asked)
    .limit(limit)
  return leaseDue(db, 'dispatches', due)
    .update({ checked_at: db.raw(now) })
    .returning<Job[]>(jobColumns)
}
