import { clock } from '../../base/clock.ts'
import { changed, type RecordChange, type Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { announceOrder } from '../orders/order-announcements.ts'
import { holdAgain } from '../orders/order-expiry.ts'
import { type LockedOrder, lockOrder } from '../orders/order-lock.ts'
import { type ParcelLine, releaseLines } from '../parcels/lines.ts'
import { minorOf } from '../shared/shop.ts'
import { courierOf, get, type Pages, pageOf, recordOrderChange, type Shipment } from './shipments.ts'

type Status = Shipment['status']

/** The status transitions of a shipment. */
const transitions: Record<Status, Status[]> = {
  pending: ['in_transit', 'cancelled'],
  in_transit: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
}

/** The changes of a shipment by a merchant; the cost is in major units. */
export type ShipmentChanges = Partial<
  Pick<Shipment, 'status' | 'carrier' | 'trackingNumber' | 'shippingMethod' | 'shippingCost' | 'notes'>
> & { trackingUrl?: string | null; estimatedDelivery?: string | null; courier?: Shipment['courier'] }

/**
 * Updates a shipment, including its status along `transitions`; setting the status that it already has changes nothing.
 * The known details of its courier stay unless the carrier changes. Throws shipmentNotFound, illegalShipmentMove with
 * the allowed statuses in `data.allowed`, orderNotShippable if it would be shipped although its order was cancelled or
 * refunded, and invalidRequest for a cost below one minor unit.
 */
export async function update(
  tx: Transaction,
  context: Pages & { record: RecordChange },
  shop: Shop,
  id: string,
  { status, ...changes }: ShipmentChanges,
): Promise<Shipment> {
  const found = await tx('shipments').where({ id, shop_id: shop.id }).first('order_id')
  if (!found) throw new Refusal('shipmentNotFound')
  const order = (await lockOrder(tx, found.order_id, shop.id))!
  const { status: from, carrier: carriedBy } = await tx('shipments')
    .where({ id, shop_id: shop.id })
    .forUpdate()
    .first<Pick<Shipment, 'status' | 'carrier'>>('status', 'carrier')
  const moved = status !== undefined && status !== from
  if (moved) await changeStatus(tx, context.record, order, { id, from, to: status })
  const { carrier, trackingNumber, trackingUrl, shippingMethod, shippingCost, notes } = changes
  const isOther = carrier !== undefined && carrier !== carriedBy
  await tx('shipments')
    .where({ id, shop_id: shop.id })
    .update({
      carrier,
      courier: changes.courier ?? (isOther ? courierOf(carrier) : undefined),
      tracking_number: trackingNumber,
      tracking_url: trackingUrl,
      shipping_method: shippingMethod,
      shipping_cost: shippingCost === undefined ? undefined : minorOf(shop, shippingCost, 'shippingCost'),
      notes,
      estimated_delivery: changes.estimatedDelivery,
      updated_at: clock.now(),
    })
  const shipment = await get(tx, context, shop, id)
  if (moved && status === 'in_transit') await announceShipped(tx, context, order, shipment)
  return shipment
}

/**
 * Applies a courier's data to a shipment, and notifies the store's apps as for any change. The status advances as far
 * as it can: it stays if the merchant has cancelled the shipment, or the order was cancelled or refunded.
 */
export async function follow(
  tx: Transaction,
  context: Pages & { record: RecordChange },
  shop: Shop,
  id: string,
  { status, ...changes }: Omit<ShipmentChanges, 'status'> & { status?: 'in_transit' | 'delivered' },
): Promise<void> {
  const found = await tx('shipments').where({ id, shop_id: shop.id }).first('order_id')
  const order = (await lockOrder(tx, found!.order_id, shop.id))!
  const { status: from } = await tx('shipments')
    .where({ id, shop_id: shop.id })
    .forUpdate()
    .first<{ status: Status }>('status')
  const steps = order.status === 'cancelled' || order.status === 'refunded' ? [] : stepsTo(from, status)
  const named = Object.keys(changes).length > 0
  if (named) await update(tx, context, shop, id, changes)
  for (const step of steps) await update(tx, context, shop, id, { status: step })
  if (!named && steps.length === 0) return
  await context.record(tx, { shopId: shop.id, ...changed('shipping', id, `/shipping/shipments/${id}`) })
}

/** Returns the transitions that lead forward to a status; none if the shipment is already there or past it. */
function stepsTo(from: Status, to?: 'in_transit' | 'delivered'): Status[] {
  const way: Status[] = ['pending', 'in_transit', 'delivered']
  return to && from !== 'cancelled' ? way.slice(way.indexOf(from) + 1, way.indexOf(to) + 1) : []
}

/** Announces the shipment to the shopper with its current tracking details. */
function announceShipped(
  tx: Transaction,
  pages: Pages,
  { id, shopId }: { id: string; shopId: string },
  { carrier, trackingNumber, trackingUrl, trackingCode }: Shipment,
): Promise<void> {
  const page = pageOf(pages) + trackingCode
  const shipment = { carrier, trackingNumber, trackingUrl, trackingCode, page }
  return announceOrder(tx, { orderId: id, shopId, change: 'shipped', shipment })
}

async function changeStatus(
  tx: Transaction,
  record: RecordChange,
  order: LockedOrder,
  { id, from, to }: { id: string; from: Status; to: Status },
): Promise<void> {
  const allowed = transitions[from]
  if (!allowed.includes(to))
    throw new Refusal('illegalShipmentMove', { values: { from, to }, data: { allowed } })
  const isOver = order.status === 'cancelled' || order.status === 'refunded'
  if (to === 'in_transit' && isOver) throw new Refusal('orderNotShippable')
  const step = JSON.stringify([{ status: to, at: clock.now().toISOString() }])
  const [shipment] = await tx('shipments')
    .where({ id, shop_id: order.shopId })
    .update({ status: to, history: tx.raw('history || ?::jsonb', [step]) })
    .returning<{ lines: ParcelLine[] }[]>('lines')
  if (to !== 'cancelled') return
  await releaseLines(tx, order, shipment!.lines)
  await relinkOrder(tx, record, order, id)
}

/**
 * Links the order of a cancelled shipment to its newest other shipment that is not cancelled, or to none, in which case
 * the order expires again, unless it was paid in the meantime.
 */
async function relinkOrder(
  tx: Transaction,
  record: RecordChange,
  order: LockedOrder,
  cancelled: string,
): Promise<void> {
  const left = tx('shipments')
    .where({ shop_id: order.shopId, order_id: order.id })
    .whereNot({ status: 'cancelled' })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(1)
    .select('id')
  const pointed = await tx('orders')
    .where({ id: order.id, shop_id: order.shopId, shipment_id: cancelled })
    .update({
      shipment_id: left,
      expires_at: tx.raw('case when exists ? then expires_at else ? end', [left, holdAgain(tx)]),
      updated_at: clock.now(),
    })
  if (pointed > 0) await recordOrderChange(tx, record, order)
}
