import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { PickLine, Slip } from '../../gateways/documents/packing/data.ts'
import { promiseOf } from '../orders/orders.ts'
import { lineIsShipped } from '../parcels/lines.ts'

type OrderPacking = components['schemas']['OrderPacking']

/** A line of an order that is shipped, with what helps to find it. */
interface Line {
  itemId: string
  product: string | null
  variant: string | null
  name: string
  variantName: string | null
  options: Record<string, string>
  image: string | null
  quantity: number
  left: number
  sku: string | null
  barcode: string | null
}

interface ToPack {
  _id: string
  number: number
  placedOn: string
  address: Slip['shipTo']
  delivery: string | null
  note: string | null
  paymentMethod: string | null
  lines: Line[]
}

const read = statement<{ shopId: string; ids: string; timeZone: string }, ToPack>(
  'packing.orders',
  `select orders.id as "_id", number, to_char(orders.created_at at time zone :timeZone, 'YYYY-MM-DD') as "placedOn",
    case when collection is null then shipping_address end as address,
    nullif(concat_ws(', ', shipping_rate ->> 'carrier', shipping_rate ->> 'shippingMethod'), '') as delivery, note,
    (select option from payment_methods
      where payment_methods.id = payment_method_id and payment_methods.shop_id = orders.shop_id) as "paymentMethod",
    (select coalesce(json_agg(json_build_object('itemId', order_items.id, 'product', order_items.product_id, 'variant', order_items.variant_id,
        'name', order_items.name, 'variantName', variant_name, 'options', order_items.options, 'image', image,
        'quantity', order_items.quantity, 'left', order_items.quantity - shipped - cancelled,
        'sku', coalesce(variants.sku, products.sku), 'barcode', products.barcode) order by order_items.position), '[]')
      from order_items
      left join products on products.id = order_items.product_id and products.shop_id = order_items.shop_id
      left join variants on variants.id = order_items.variant_id and variants.shop_id = order_items.shop_id
      where order_id = orders.id and order_items.shop_id = orders.shop_id and ${lineIsShipped}) as lines
  from json_array_elements_text(:ids::json) with ordinality as wanted (id, place)
  join orders on orders.id = wanted.id and orders.shop_id = :shopId and deleted_at is null
  order by place`,
)

/** Returns orders of the store as they are packed, in the order of their ids. Throws orderNotFound. */
async function ordersToPack(db: Database, shop: Shop, ids: string[]): Promise<ToPack[]> {
  const wanted = [...new Set(ids)]
  const found = await read(db, { shopId: shop.id, ids: JSON.stringify(wanted), timeZone: shop.timeZone })
  if (found.length < wanted.length) throw new Refusal('orderNotFound')
  return found
}

/** Returns what packing an order needs to know beside the order itself. Throws orderNotFound. */
export async function packingOf(db: Database, shop: Shop, id: string): Promise<OrderPacking> {
  const [{ delivery, paymentMethod, lines }] = (await ordersToPack(db, shop, [id])) as [ToPack]
  const codes = lines.map(({ itemId, left, sku, barcode }) => ({ itemId, left, sku, barcode }))
  return { delivery, paymentMethod, ...(await promiseOf(db, shop, id)), lines: codes }
}

const detailsOf = ({ variantName, options }: Line) =>
  [variantName, ...Object.entries(options).map(([name, value]) => `${name}: ${value}`)]
    .filter(Boolean)
    .join(', ') || null

const packed = (line: Line, quantity: number) => ({
  ...{ name: line.name, details: detailsOf(line), quantity, sku: line.sku, barcode: line.barcode },
})

/**
 * Returns the packing slips of orders: what is left to ship of each, or all of it once nothing is. Orders of which
 * nothing is shipped have none. Throws orderNotFound, and nothingToShip if there is no slip at all.
 */
export async function slipsOf(db: Database, shop: Shop, ids: string[]): Promise<Slip[]> {
  const orders = await ordersToPack(db, shop, ids)
  const slips = orders
    .filter(({ lines }) => lines.length > 0)
    .map((order) => {
      const isDone = order.lines.every(({ left }) => left === 0)
      const quantityOf = ({ left, quantity }: Line) => (isDone ? quantity : left)
      const lines = order.lines.filter((line) => quantityOf(line) > 0)
      return { ...slipOf(order), lines: lines.map((line) => packed(line, quantityOf(line))), isPart: false }
    })
  if (slips.length === 0) throw new Refusal('nothingToShip')
  return slips
}

/** Returns the packing slip of a parcel. Throws orderNotFound, shipmentNotFound, and nothingToShip for an empty one. */
export async function slipOfParcel(
  db: Database,
  shop: Shop,
  { orderId, shipmentId }: { orderId: string; shipmentId: string },
): Promise<Slip> {
  const [order] = await ordersToPack(db, shop, [orderId])
  const shipment = await db('shipments')
    .where({ shop_id: shop.id, id: shipmentId, order_id: orderId })
    .first<{ lines: { itemId: string; quantity: number }[] } | undefined>('lines')
  if (!shipment) throw new Refusal('shipmentNotFound')
  const lines = shipment.lines.flatMap(({ itemId, quantity }) => {
    const line = order!.lines.find((one) => one.itemId === itemId)
    return line ? [packed(line, quantity)] : []
  })
  if (lines.length === 0) throw new Refusal('nothingToShip')
  return { ...slipOf(order!), lines, isPart: order!.lines.some(({ left }) => left > 0) }
}

const slipOf = ({ number, placedOn, address, delivery, note }: ToPack) => ({
  ...{ number, placedOn, shipTo: address, delivery, note },
})

/** A line of a pick list, with the ids of what it is. */
export type Picked = PickLine & { product: string | null; variant: string | null; image: string | null }

/** Returns what has to be taken from the shelves for orders, by name. Throws orderNotFound. */
export async function picksOf(db: Database, shop: Shop, ids: string[]): Promise<Picked[]> {
  const picks = new Map<string, Picked>()
  for (const { number, lines } of await ordersToPack(db, shop, ids)) {
    for (const line of lines.filter(({ left }) => left > 0)) {
      // The same product with other options is taken or made in another way.
      const key = [line.product ?? line.name, line.variant, detailsOf(line)].join(' ')
      const { product, variant, image } = line
      const known = picks.get(key) ?? { ...packed(line, 0), product, variant, image, orders: [] }
      const orders = [...known.orders, { number, quantity: line.left }]
      picks.set(key, { ...known, quantity: known.quantity + line.left, orders })
    }
  }
  return [...picks.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}
