import type { components } from '../../../generated/store.types.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database } from '../../db/database.ts'
import { columnList, jsonbObject, jsonObject } from '../../db/sql/columns.ts'
import { lookUp, statement } from '../../db/statement.ts'
import {
  amounts,
  fulfilmentColumn,
  lineMembers,
  linesOf,
  moneyTable,
  orderDiscounts,
} from '../orders/orders.ts'
import { ungrouped } from '../shared/typed-codes.ts'
import { type Pages, pageOf, trackedColumns } from './shipments.ts'

type TrackedOrder = components['schemas']['TrackedOrder']
type TrackedShipment = components['schemas']['TrackedShipment']

// Each column is named, so that a new column of `orders` is not shown to strangers automatically.
type Wanted = { shopId: string; number: number; email: string; scale: number; page: string }
const find = lookUp<Wanted, TrackedOrder>(
  'orders.track',
  `select ${columnList<TrackedOrder>({
    _id: 'orders.id',
    orderId: 'orders.number',
    shop: 'orders.shop_id',
    items: linesOf(jsonObject<TrackedOrder['items'][number]>(lineMembers)),
    ...amounts,
    discounts: orderDiscounts,
    status: 'orders.status',
    paymentStatus: 'orders.payment_status',
    shippingAddress: `case when shipping_address is not null then ${jsonbObject<
      NonNullable<TrackedOrder['shippingAddress']>
    >({
      city: "shipping_address -> 'city'",
      country: "shipping_address -> 'country'",
    })} end`,
    fulfilment: fulfilmentColumn,
    shipment: `(
          select row_to_json(tracked) from (
            select ${trackedColumns} from shipments
            where shipments.shop_id = orders.shop_id and shipments.id = orders.shipment_id
          ) tracked
        )`,
    createdAt: 'orders.created_at',
    updatedAt: 'orders.updated_at',
    expiresAt: 'orders.expires_at',
  })}
      from orders, ${moneyTable}
      where orders.shop_id = :shopId and orders.number = :number and orders.email = :email
        and orders.deleted_at is null`,
)

/**
 * Returns an order as anybody who knows its number and e-mail address may see it. One statement checks both, so that a
 * wrong number and a wrong address get the same reply after the same work. The shipment is the newest that is not
 * cancelled, as its public page shows it. Throws orderNotFound.
 */
export async function track(
  db: Database,
  pages: Pages,
  shop: Shop,
  { orderId, email }: { orderId: number; email: string },
): Promise<TrackedOrder> {
  const wanted = { shopId: shop.id, number: orderId, email, scale: shop.scale }
  const page = pageOf(pages)
  const [order] = await find(db, { ...wanted, page })
  if (!order) throw new Refusal('orderNotFound')
  return order
}

/** The facts that the public page of a shipment shows. */
export interface ParcelPage {
  store: { name: string; color: string | null; timeZone: string }
  /** The shipment as `trackShipment` shows it. */
  shipment: TrackedShipment
  /** The carrier's tracking page, if there is one; null for a suspended store, which may have linked to anything. */
  carrierUrl: string | null
}

const findParcel = statement<{ code: string; page: string }, ParcelPage>(
  'shipments.page',
  `select json_build_object('name', shops.name, 'color', shops.theme ->> 'primaryColor', 'timeZone', shops.time_zone) as store,
      row_to_json(tracked) as shipment,
      case when shops.suspended_at is null then shipments.tracking_url end as "carrierUrl"
    from shipments
    join shops on shops.id = shipments.shop_id
    cross join lateral (select ${trackedColumns}) as tracked
    where shipments.tracking_code = :code`,
)

/**
 * Returns what anybody with a shipment's tracking code sees on its page: what `trackShipment` returns, and the store's
 * name and colour. Throws shipmentNotFound.
 */
export async function parcelPage(db: Database, pages: Pages, code: string): Promise<ParcelPage> {
  const [found] = await findParcel(db, { code: ungrouped(code).toUpperCase(), page: pageOf(pages) })
  if (!found) throw new Refusal('shipmentNotFound')
  return found
}
