// Marks many orders as sent, by a file of tracking numbers.

import type { components } from '../../../generated/apps.types.ts'
import { changed, type Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { lockOrder } from '../orders/order-lock.ts'
import { numberIn } from '../orders/order-search.ts'
import { forEachEntry } from '../shared/entries.ts'
import { requestFingerprint } from '../shared/idempotency.ts'
import { update } from '../shipping/shipment-changes.ts'
import { shipByHand } from '../shipping/shipment-creation.ts'
import type { ShipmentContext } from '../shipping/shipments.ts'
import { type SentLine, sentLinesOf } from './sent-lines.ts'

type Result = components['schemas']['SentResult']
type Sent = Pick<Result, 'status' | 'shipment'>
type Context = Pick<ShipmentContext, 'config' | 'record'>

/**
 * Marks the orders of a file as sent, each with a result of its own. A line is refused as the calls for one order would
 * be, and with orderNotPaid for an order that is neither paid nor accepted. Throws as `sentLinesOf`.
 */
export async function sendFile(
  tx: Transaction,
  context: Context,
  shop: Shop,
  csv: string,
): Promise<{ results: Result[] }> {
  const lines = sentLinesOf(csv)
  const ids = await idsOf(tx, shop, lines)
  const idOf = ({ order }: SentLine) => ids.get(numberIn(order)) ?? ''
  const found = await forEachEntry(tx, lines, idOf, (line) => send(tx, context, shop, idOf(line), line))
  const results = found.map((one, place): Result => {
    const { line, order } = lines[place]!
    if ('status' in one) return { line, order, ...one, refusal: null }
    return { line, order, status: 'refused', shipment: null, refusal: one }
  })
  return { results }
}

async function idsOf(tx: Transaction, shop: Shop, lines: SentLine[]): Promise<Map<number, string>> {
  const rows = await tx('orders')
    .where({ shop_id: shop.id, deleted_at: null })
    .whereIn(
      'number',
      lines.map(({ order }) => numberIn(order)),
    )
    .select('id', 'number')
  return new Map(rows.map(({ id, number }) => [number, id]))
}

async function send(
  tx: Transaction,
  context: Context,
  shop: Shop,
  id: string,
  line: SentLine,
): Promise<Sent> {
  const order = id ? await lockOrder(tx, id, shop.id) : null
  if (!order || order.deletedAt) throw new Refusal('orderNotFound')
  if (order.status === 'pending') throw new Refusal('orderNotPaid')
  const { line: _, order: __, ...tracking } = line
  const known = await knownOf(tx, order, tracking.trackingNumber)
  if (known && known.status !== 'pending') return { status: 'unchanged', shipment: known.id }
  const shipment = known?.id ?? (await shipRest(tx, context, shop, order, tracking))
  await update(tx, context, shop, shipment, { ...tracking, status: 'in_transit' })
  await context.record(tx, {
    ...{ shopId: shop.id, ...changed('shipping', shipment, `/shipping/shipments/${shipment}`) },
  })
  return { status: 'sent', shipment }
}

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>
type Tracking = Pick<SentLine, 'carrier' | 'trackingNumber' | 'trackingUrl'>

/** Returns the shipment that a line is about: one with this number, or else the oldest that waits without a number. */
async function knownOf(tx: Transaction, order: Order, trackingNumber: string | undefined) {
  const shipments = await tx('shipments')
    .where({ shop_id: order.shopId, order_id: order.id })
    .whereNot({ status: 'cancelled' })
    .orderBy(['created_at', 'id'])
    .select('id', 'status', 'tracking_number')
  const same = trackingNumber && shipments.find(({ tracking_number }) => tracking_number === trackingNumber)
  return same || shipments.find((one) => one.status === 'pending' && one.tracking_number === '')
}

/** Ships what is left of an order. Throws nothingToShip, because nothing was packed that a number could be for. */
async function shipRest(
  tx: Transaction,
  context: Context,
  shop: Shop,
  order: Order,
  body: Tracking,
): Promise<string> {
  const { fulfilment_status } = (await tx('orders')
    .where({ id: order.id, shop_id: shop.id })
    .first('fulfilment_status'))!
  if (fulfilment_status === 'done') throw new Refusal('nothingToShip')
  const once = { idempotencyKey: null, fingerprint: requestFingerprint(body) }
  return shipByHand(tx, context, { shop, order, body }, once)
}
