import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { sendAll, statement } from '../../db/statement.ts'
import {
  type Line,
  linesToJson,
  type Offer,
  offerColumns,
  offerTables,
  type PlainOffer,
  refuseUnoffered,
  withChoice,
} from '../catalog/line-prices.ts'
import { maySell } from '../goods/backorders.ts'
import { becauseOf, causeIn, telling } from '../stock/cause.ts'
import { lowStockAt } from '../stock/levels.ts'
import { lockedTables, mostStock } from '../stock/pieces.ts'

// Placing an order holds stock, paying for it takes what is held, and cancelling it releases that.

/** An offer whose stock is held; `low` is the remaining stock if this order brought it down to its threshold. */
export type HeldOffer = Offer & { low: number | null }
type Held = PlainOffer & { low: number | null; held: boolean; isShort: boolean }

const leftAndTaken = (table: string) => `${table}.quantity as left, locked_${table}.quantity as taken`

const take = statement<{ shopId: string; lines: string; cause: string }, Held>(
  'orderStock.hold',
  `with ${offerTables},
    wanted as (
      select shop_id, product_id, variant_id, sum(quantity) as quantity from offer
      where holds_stock and in_variants = (variant_id is not null)
      group by shop_id, product_id, variant_id
    ),
    ${lockedTables},
    taken_products as (
      update products set quantity = products.quantity - locked_products.quantity,
        held = held + locked_products.quantity
      from locked_products
      where products.shop_id = locked_products.shop_id and products.id = locked_products.id and ${maySell('products', 'locked_products.quantity')}
      returning products.id, ${leftAndTaken('products')}
    ),
    taken_variants as (
      update variants set quantity = variants.quantity - locked_variants.quantity,
        held = held + locked_variants.quantity
      from locked_variants
      where variants.shop_id = locked_variants.shop_id and variants.id = locked_variants.id and ${maySell('variants', 'locked_variants.quantity')}
      returning variants.id, ${leftAndTaken('variants')}
    )
    select ${offerColumns},
      case when offer.holds_stock then coalesce(taken_products.id, taken_variants.id) is not null
        else offer.available end as held,
      coalesce(taken.left < 0, false) as "isShort",
      case when taken.left <= threshold and taken.left + taken.taken > threshold then taken.left end as low
    from offer
    left join taken_products on taken_products.id = offer.product_id and offer.variant_id is null
    left join taken_variants on taken_variants.id = offer.variant_id
    cross join lateral (select coalesce(taken_products.left, taken_variants.left) as left,
      coalesce(taken_products.taken, taken_variants.taken) as taken) as taken
    cross join lateral (select ${lowStockAt('offer', ':shopId')} as threshold) as threshold
    cross join ${becauseOf(':cause')}
    order by offer.position`,
)

/**
 * Holds the stock of all lines, or throws for the first line that is unavailable: productNotFound, variantRequired, modifiersInvalid, modifierSoldOut, or
 * outOfStock with the product's name; the caller's transaction then rolls back, and no stock is held. Returns the
 * store's offer for each line, in order. A product without stock keeping never runs out, nor does one that
 * is sold beyond its stock, but food that is not available counts as out of stock. The ledger names the order.
 */
export async function holdStock(
  tx: Transaction,
  shop: Shop,
  lines: Line[],
  orderId: string,
): Promise<HeldOffer[]> {
  const cause = causeIn(tx, { reason: 'hold', orderId })
  const offers = await take(tx, { shopId: shop.id, lines: linesToJson(lines), cause })
  return offers.map((offer, index) => {
    const line = lines[index]!
    refuseUnoffered(offer, line)
    const { productId } = line
    if (!offer.held) throw new Refusal('outOfStock', { values: { name: offer.name }, data: { productId } })
    return withChoice(offer.isShort ? asBackorder(offer) : offer, line)
  })
}

/** The line of an order keeps what was promised of pieces that were not there. */
const asBackorder = (offer: Held): Held => ({
  ...offer,
  details: { ...offer.details, ...(offer.backorder && { backorder: offer.backorder }) },
})

/** Common table expressions that lock what the order of the row in `order` holds. */
const heldTables = (order: string) => `
  wanted as (
    select order_items.shop_id, product_id, variant_id, sum(quantity) as quantity
    from order_items join ${order} on ${order}.id = order_items.order_id and ${order}.shop_id = order_items.shop_id
    where holds_stock
    group by order_items.shop_id, product_id, variant_id
  ),
  ${lockedTables}`

/** SQL for what is held of these rows without an order. An order must always be able to end, so this never fails. */
const lessHeld = (table: string) => `held = greatest(${table}.held - locked_${table}.quantity, 0)`

/** SQL that changes the rows that an order holds. */
const updateHeld = (table: string, changes = '') => `
  update ${table} set ${changes} ${lessHeld(table)} from locked_${table}
  where ${table}.shop_id = locked_${table}.shop_id and ${table}.id = locked_${table}.id`

/** SQL that gives back what was held, without what has left. */
const givenBack = (table: string, ofTable: string) => `
  quantity = least(${table}.quantity + greatest(locked_${table}.quantity
    - coalesce((select gone.quantity from gone where ${ofTable}), 0), 0), ${mostStock}),`

type OrderKey = { orderId: string; shopId: string }

/** SQL that gives back the uses of coupons by the order of the row in `order`, once `before` is locked. */
const givenUses = (order: string, before: string) => `
  unused as (
    delete from coupon_redemptions using ${order}
    where order_id = ${order}.id and coupon_redemptions.shop_id = ${order}.shop_id
    returning coupon_id, coupon_redemptions.shop_id
  ),
  locked_coupons as (
    select coupons.id, coupons.shop_id, uses from coupons
    join (select shop_id, coupon_id, count(*) as uses from unused group by shop_id, coupon_id) as counted
      on coupon_id = coupons.id and counted.shop_id = coupons.shop_id
    where (select count(*) from ${before}) >= 0
    order by coupons.id for no key update of coupons
  )
  update coupons set usage_count = usage_count - locked_coupons.uses from locked_coupons
  where coupons.shop_id = locked_coupons.shop_id and coupons.id = locked_coupons.id`

const restock = statement<OrderKey, never>(
  'orderStock.restock',
  `with released as (
      update orders set stock_held = false
      where id = :orderId and shop_id = :shopId and stock_held returning id, shop_id
    ),
    gone as (
      select product_id, variant_id, sum(line.quantity) as quantity from released
      join shipments on shipments.shop_id = released.shop_id and shipments.order_id = released.id
      cross join jsonb_to_recordset(shipments.lines) as line ("itemId" object_id, quantity bigint)
      join order_items on order_items.id = line."itemId" and order_items.shop_id = released.shop_id
      where shipments.status in ('in_transit', 'delivered')
      group by product_id, variant_id
    ),
    ${heldTables('released')},
    given_products as (${updateHeld('products', givenBack('products', 'product_id = locked_products.id and variant_id is null'))}),
    given_variants as (${updateHeld('variants', givenBack('variants', 'variant_id = locked_variants.id'))}),
    ${givenUses('released', 'locked_variants')}`,
)

const giveUses = statement<OrderKey, never>(
  'orderStock.giveUses',
  `with placed as (select id, shop_id from orders where id = :orderId and shop_id = :shopId),
    ${givenUses('placed', 'placed')}`,
)

/**
 * Gives back the uses of coupons of a paid order that has been cancelled, whose stock its refund gives back. The caller
 * has locked the order.
 */
export async function releaseCoupons(tx: Transaction, key: OrderKey): Promise<void> {
  await giveUses(tx, key)
}

/**
 * Releases, idempotently, the stock that an order holds and its uses of coupons. What has left in a shipment does not
 * come back: goods that are elsewhere must not be sold again (decision cancelled-goods-that-left-return-no-stock).
 * The caller locks the order's row.
 */
export async function releaseOrder(
  tx: Transaction,
  { orderId, shopId }: OrderKey,
  reason: 'cancellation' | 'hold_expired' = 'cancellation',
): Promise<void> {
  await sendAll(tx, telling(tx, { reason, orderId }), restock.with({ orderId, shopId }))
}

const sell = statement<OrderKey, never>(
  'orderStock.sell',
  `with sold as (
      select id, shop_id from orders where id = :orderId and shop_id = :shopId and stock_held
    ),
    ${heldTables('sold')},
    sold_products as (${updateHeld('products')})
    ${updateHeld('variants')}`,
)

/**
 * Takes what an order holds out of the stock on hand, now that it is paid (decision what-is-held-is-still-on-hand). The
 * caller has just made it paid, and so does this once.
 */
export async function sellOrder(tx: Transaction, key: OrderKey): Promise<void> {
  await sendAll(tx, telling(tx, { reason: 'sale', orderId: key.orderId }), sell.with(key))
}
