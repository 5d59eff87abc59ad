import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { isShipped } from '../catalog/line-prices.ts'

/** SQL that is true for a row of `orders` that has goods to ship. */
export const hasShippedGoods = `exists (select from order_items
  join products on products.id = order_items.product_id and products.shop_id = order_items.shop_id
  where order_items.order_id = orders.id and order_items.shop_id = orders.shop_id and ${isShipped})`

// Both times are rounded alike, so an order of the same millisecond counts as the earlier one.
const withoutRate = statement<{ id: string; shopId: string }, { id: string }>(
  'orders.withoutRate',
  `select orders.id from orders join shops on shops.id = orders.shop_id
    where orders.id = :id and orders.shop_id = :shopId and orders.shipping_rate is null and orders.collection is null
      and orders.created_at > shops.zones_since and ${hasShippedGoods}`,
)

/**
 * Throws rateRequired for an order with goods to ship that has no shipping rate and is not picked up, if the store
 * already had a zone when it was placed. Earlier orders stay payable (decision delivery-is-agreed-with-the-order).
 */
export async function requireDelivery(
  tx: Transaction,
  { id, shopId }: { id: string; shopId: string },
): Promise<void> {
  const [found] = await withoutRate(tx, { id, shopId })
  if (found) throw new Refusal('rateRequired')
}
