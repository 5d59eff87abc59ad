import { randomBytes } from 'node:crypto'
import type { components } from '../../../generated/apps.types.ts'
import type { components as storeComponents } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import { changed, type RecordChange, type Shop, type Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { numberOf } from '../../db/counters/record-counts.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { LockedOrder } from '../orders/order-lock.ts'
import * as orders from '../orders/orders.ts'
import type { ParcelLine } from '../parcels/lines.ts'
import { type Changes, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { suspendedShops } from '../shared/shop.ts'
import { ungrouped } from '../shared/typed-codes.ts'
import type { AddressCopy } from './addresses.ts'

export type Shipment = components['schemas']['Shipment']
type ShopperShipment = storeComponents['schemas']['ShopperShipment']
type TrackedShipment = storeComponents['schemas']['TrackedShipment']

/**
 * The dependencies of shipments besides the database: `config` has the address of the public tracking pages, and
 * `record` notifies the store's apps.
 */
export type ShipmentContext = Pick<Dependencies, 'config' | 'couriers' | 'log'> & { record: RecordChange }
export type Pages = Pick<Dependencies, 'config'>

/** Returns SQL for the address where a shipment is tracked: the store's own, if any, otherwise its public page. */
const trackingUrlOf = (own: string) => `coalesce(${own}, :page || shipments.tracking_code)`
const trackingUrl = trackingUrlOf('shipments.tracking_url')

/** The columns that a shopper sees: without the merchant's notes, and without the label, which anybody could print. */
const shopperColumns = {
  _id: 'shipments.id',
  orders: 'json_build_array(shipments.order_id)',
  lines: 'shipments.lines',
  carrier: 'shipments.carrier',
  courier: 'shipments.courier',
  shippingAddress: "shipments.shipping_address->>'_id'",
  trackingNumber: 'shipments.tracking_number',
  trackingCode: 'shipments.tracking_code',
  trackingUrl,
  shippingMethod: 'shipments.shipping_method',
  shippingOption: 'shipments.rate_id',
  shippingCost: 'shipments.shipping_cost / :scale::float8',
  estimatedDelivery: 'shipments.estimated_delivery',
  status: 'shipments.status',
  createdAt: 'shipments.created_at',
  updatedAt: 'shipments.updated_at',
}

const columns = columnList<Shipment>({
  ...shopperColumns,
  metadata: 'shipments.metadata',
  notes: 'shipments.notes',
})

/**
 * The columns that anybody with a tracking code, or with an order's number and address, sees; `:page` is from `pageOf`.
 * Nobody is sent to an address of a suspended store (decision parcels-have-a-page).
 */
export const trackedColumns = columnList<TrackedShipment>({
  trackingCode: 'tracking_code',
  status: 'status',
  carrier: 'carrier',
  trackingNumber: 'tracking_number',
  trackingUrl: trackingUrlOf(
    `case when shipments.shop_id <> all (${suspendedShops}) then shipments.tracking_url end`,
  ),
  shippingMethod: 'shipping_method',
  estimatedDelivery: 'estimated_delivery',
  history: 'history',
})

/** Returns the prefix of the address of a shipment's public page, for carriers without a tracking page. */
export const pageOf = ({ config }: Pages) => `${config.publicUrls.store}/track/`

const valuesFor = (pages: Pages, { scale }: Shop) => ({ page: pageOf(pages), scale })

/** Returns a page of the store's shipments, newest first. */
export async function list(
  db: Database,
  pages: Pages,
  shop: Shop,
  page: PageQuery & Changes,
): Promise<{ shipments: Shipment[]; pagination: Pagination; next: string | null }> {
  const found = db('shipments').where({ shop_id: shop.id })
  const { rows, ...position } = await newestPage<Shipment>(
    found,
    page,
    db.raw(columns, valuesFor(pages, shop)),
    { total: () => numberOf(db, shop, 'shipments') },
  )
  return { shipments: rows, ...position }
}

/** Returns a page of the shipments of an order, newest first. Throws orderNotFound. */
export async function listOfOrder(
  db: Database,
  pages: Pages,
  shop: Shop,
  orderId: string,
  page: PageQuery,
): Promise<{ shipments: Shipment[]; pagination: Pagination; next: string | null }> {
  await orders.get(db, shop, orderId)
  return pageOfOrder<Shipment>(db, shop, orderId, page, db.raw(columns, valuesFor(pages, shop)))
}

/** Returns a page of the shipments of a shopper's own order, newest first. Throws orderNotFound. */
export async function listOfOwnOrder(
  db: Database,
  pages: Pages,
  shop: Shop,
  { shopper, orderId }: { shopper: Shopper; orderId: string },
  page: PageQuery,
): Promise<{ shipments: ShopperShipment[]; pagination: Pagination; next: string | null }> {
  await orders.getOwn(db, shop, shopper, orderId)
  const shown = db.raw(columnList<ShopperShipment>(shopperColumns), valuesFor(pages, shop))
  return pageOfOrder<ShopperShipment>(db, shop, orderId, page, shown)
}

async function pageOfOrder<Row>(db: Database, shop: Shop, orderId: string, page: PageQuery, shown: object) {
  const found = db('shipments').where({ shop_id: shop.id, order_id: orderId })
  const { rows, ...position } = await newestPage<Row>(found, page, shown)
  return { shipments: rows, ...position }
}

/** Returns one shipment. Throws shipmentNotFound. */
export async function get(db: Database, pages: Pages, shop: Shop, id: string): Promise<Shipment> {
  const shipment = await db('shipments')
    .where({ id, shop_id: shop.id })
    .first<Shipment | undefined>(db.raw(columns, valuesFor(pages, shop)))
  if (!shipment) throw new Refusal('shipmentNotFound')
  return shipment
}

/**
 * Returns the tracking data of a shipment for anybody who knows its code, without anything about its recipient. If
 * `shop` is null, it searches all stores. Throws shipmentNotFound.
 */
export async function track(
  db: Database,
  pages: Pages,
  shop: Shop | null,
  code: string,
): Promise<TrackedShipment> {
  const shipment = await db('shipments')
    .where({ tracking_code: ungrouped(code).toUpperCase(), ...(shop && { shop_id: shop.id }) })
    .first<TrackedShipment | undefined>(db.raw(trackedColumns, { page: pageOf(pages) }))
  if (!shipment) throw new Refusal('shipmentNotFound')
  return shipment
}

/** The data of a new shipment; the cost is in minor units. */
export interface Draft {
  rateId: string | null
  carrier: string
  courier: Shipment['courier']
  address: AddressCopy
  metadata: object
  /** The lines of the order that were taken for it. */
  lines: ParcelLine[]
  trackingNumber: string
  trackingUrl: string | null
  shippingMethod: string
  shippingCost: number
  notes: string
  estimatedDelivery: string | null
  idempotencyKey: string | null
  /** The fingerprint of the request that `idempotencyKey` came with. */
  fingerprint: string
}

/**
 * Inserts the shipment of a locked order and links the order to it; the order no longer expires, because shipped goods
 * must not be sold again. Notifies the store's apps of both; the order counts as changed. Returns the shipment's id.
 */
export async function insert(
  tx: Transaction,
  { record }: Pick<ShipmentContext, 'record'>,
  order: ChangedOrder,
  draft: Draft,
): Promise<string> {
  const [id, now] = [newId(), clock.now()]
  await tx('shipments').insert({
    id,
    shop_id: order.shopId,
    order_id: order.id,
    rate_id: draft.rateId,
    carrier: draft.carrier,
    courier: draft.courier,
    shipping_address: draft.address,
    metadata: draft.metadata,
    lines: JSON.stringify(draft.lines),
    tracking_number: draft.trackingNumber,
    tracking_url: draft.trackingUrl,
    tracking_code: randomBytes(10).toString('hex').toUpperCase(),
    shipping_method: draft.shippingMethod,
    shipping_cost: draft.shippingCost,
    notes: draft.notes,
    estimated_delivery: draft.estimatedDelivery,
    history: JSON.stringify([{ status: 'pending', at: now.toISOString() }]),
    idempotency_key: draft.idempotencyKey,
    fingerprint: draft.fingerprint,
    created_at: now,
    updated_at: now,
  })
  await tx('orders')
    .where({ id: order.id, shop_id: order.shopId })
    .update({ shipment_id: id, expires_at: null, updated_at: now })
  const call = { method: 'POST', path: '/shipping/shipments' }
  await record(tx, { shopId: order.shopId, resource: 'shipping', resourceId: id, call })
  await recordOrderChange(tx, record, order)
  return id
}

type ChangedOrder = Pick<LockedOrder, 'id' | 'shopId' | 'deletedAt'>

/**
 * Notifies apps, as for a PATCH, of an order whose shipment has changed: the order has changed, but was not created
 * (decision shipments-are-told-as-shipping-and-order). Nobody is notified of a deleted order, which apps could not
 * read.
 */
export async function recordOrderChange(
  tx: Transaction,
  record: RecordChange,
  { id, shopId, deletedAt }: ChangedOrder,
): Promise<void> {
  if (!deletedAt) await record(tx, { shopId, ...changed('orders', id) })
}

/** Returns the courier of a shipment when the merchant gave only its name. */
export function courierOf(name: string): Shipment['courier'] {
  return { id: null, name, image: null }
}
