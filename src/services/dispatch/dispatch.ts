import type { components } from '../../../generated/apps.types.ts'
import type { Installation, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { databaseNow } from '../../db/sql/now.ts'
import { type Load, loadOf, parcelOf } from '../goods/parcels.ts'
import { type LockedOrder, lockOrder } from '../orders/order-lock.ts'
import { callerKey } from '../shared/idempotency.ts'
import { type Changes, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import type { AddressCopy } from '../shipping/addresses.ts'
import { readRow } from '../shipping/zones.ts'
import { bookCourier, type DispatchContext, type Job, jobColumns } from './booking.ts'

type Dispatch = components['schemas']['Dispatch']

const columns = columnList<Dispatch>({
  _id: 'id',
  shop: 'shop_id',
  order: 'order_id',
  shipment: 'shipment_id',
  carrier: 'carrier',
  courier: 'courier',
  status: 'status',
  fee: 'fee / :scale::float8',
  currency: "request->>'currency'",
  trackingNumber: 'tracking_number',
  trackingUrl: 'tracking_url',
  labelUrl: 'label_url',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
})

/** Returns a page of the store's current and past courier jobs, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  page: PageQuery & Changes,
): Promise<{ dispatches: Dispatch[]; pagination: Pagination; next: string | null }> {
  // SQL text, because the condition must match that of the partial index.
  const found = db('dispatches').where({ shop_id: shop.id }).whereRaw(`state = 'booked'`)
  const shown = db.raw(columns, { scale: shop.scale })
  const { rows, ...place } = await newestPage<Dispatch>(found, page, shown)
  return { dispatches: rows, ...place }
}

/** Returns one job. Throws dispatchNotFound, also while it is unknown whether a courier has it. */
export async function get(db: Database, shop: Shop, id: string): Promise<Dispatch> {
  const job = await db('dispatches')
    .where({ id, shop_id: shop.id, state: 'booked' })
    .first<Dispatch | undefined>(db.raw(columns, { scale: shop.scale }))
  if (!job) throw new Refusal('dispatchNotFound')
  return job
}

export interface DispatchCall {
  shop: Shop
  installation: Installation
  /** The caller's Idempotency-Key: a repeated call finds the job that the first one created. */
  key?: string | string[]
  shipmentId: string
}

/** The columns of a shipment that dispatching needs besides the lock on its order. */
interface Parcel {
  status: string
  address: AddressCopy
  hasLabel: boolean
  lines: Load[]
}

/**
 * Books a courier, the store's preferred one, to pick up a shipment, in three steps, so that no crash books two: the
 * job is recorded first, then booked outside any transaction, then settled (specification: dispatch;
 * decision a-dispatch-is-written-then-priced-booked-settled). Throws shipmentNotFound, orderNotShippable,
 * shipmentNotDispatchable, shipmentHasLabel, shipmentDispatched with the other job in `data.dispatchId`,
 * originRequired, dispatchOff, dispatchRefused, and courierUnavailable while it is unknown whether the courier has the
 * job: a repeated call, or the background job, finds out.
 */
export async function create(db: Database, context: DispatchContext, call: DispatchCall): Promise<Dispatch> {
  const job = await transaction(db, (tx) => begin(tx, context, call))
  if (job.state === 'intent') await bookCourier(db, context, call.shop, job)
  return get(db, call.shop, job.id)
}

async function begin(tx: Transaction, context: DispatchContext, call: DispatchCall): Promise<Job> {
  const { shop, shipmentId } = call
  const found = await tx('shipments').where({ id: shipmentId, shop_id: shop.id }).first('order_id')
  if (!found) throw new Refusal('shipmentNotFound')
  // Every status transition of a shipment takes this lock, too.
  const order = (await lockOrder(tx, found.order_id, shop.id))!
  const idempotencyKey = callerKey(call.installation, call.key)
  const known = await findKnown(tx, call, idempotencyKey)
  if (known) return known
  const request = await requestFor(tx, shop, order, shipmentId)
  const [provider] = Object.keys(context.dispatchers)
  if (!provider) throw new Refusal('dispatchOff')
  const now = tx.raw(databaseNow())
  const [job] = await tx('dispatches')
    .insert({
      id: newId(),
      shop_id: shop.id,
      order_id: order.id,
      shipment_id: shipmentId,
      provider,
      request,
      idempotency_key: idempotencyKey,
      asked_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning<Job[]>(jobColumns)
  return job!
}

/** Returns the job that the same call created before, or a job whose outcome is unknown, which is then resubmitted. */
async function findKnown(tx: Transaction, { shop, shipmentId }: DispatchCall, key: string | null) {
  const jobs = await tx('dispatches')
    .where({ shop_id: shop.id, shipment_id: shipmentId })
    .whereNot({ state: 'refused' })
    .select<(Job & { idempotencyKey: string | null })[]>(...jobColumns, 'idempotency_key as idempotencyKey')
  const repeated = key ? jobs.find(({ idempotencyKey }) => idempotencyKey === key) : undefined
  const open = jobs.find(({ status }) => ['requested', 'assigned', 'picked_up'].includes(status))
  const known = repeated ?? open
  if (known?.state === 'booked' && !repeated) {
    throw new Refusal('shipmentDispatched', { data: { dispatchId: known.id } })
  }
  if (known?.state === 'intent') {
    await tx('dispatches')
      .where({ id: known.id, shop_id: shop.id, state: 'intent' })
      .update({ asked_at: tx.raw(databaseNow()) })
  }
  return known
}

/** Returns the request to the courier: from the store's origin to the shipment's address. */
async function requestFor(tx: Transaction, shop: Shop, order: LockedOrder, id: string): Promise<object> {
  const { status, address, hasLabel, lines }: Parcel = await tx('shipments')
    .where({ id, shop_id: shop.id })
    .first({
      status: 'status',
      address: 'shipping_address',
      hasLabel: tx.raw(`metadata->>'labelUrl' is not null or metadata->>'transaction' is not null`),
      lines: tx.raw(`(
        select coalesce(json_agg(json_build_object('quantity', line.quantity, 'details', order_items.details)), '[]')
        from jsonb_to_recordset(shipments.lines) as line ("itemId" object_id, quantity bigint)
        join order_items on order_items.id = line."itemId" and order_items.shop_id = shipments.shop_id
      )`),
    })
  if (order.status === 'cancelled' || order.status === 'refunded') throw new Refusal('orderNotShippable')
  if (status !== 'pending') throw new Refusal('shipmentNotDispatchable', { values: { status } })
  if (hasLabel) throw new Refusal('shipmentHasLabel')
  const { origin: from, parcel: usual } = await readRow(tx, shop)
  if (!from) throw new Refusal('originRequired')
  const { name, phone, line1, line2, city, state, country, postalCode } = address
  const to = { name, phone, line1, line2, city, state, country, postalCode }
  return { from, to, parcel: parcelOf(loadOf(lines), usual), currency: shop.currency }
}
