import type { Installation, Shop } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import { lookUp } from '../../db/statement.ts'
import { buyerColumn, type Order, type StoreOrder } from './orders.ts'

const find = lookUp<{ shopId: string; id: string }, Required<Pick<StoreOrder, 'buyer'>>>(
  'orders.buyer',
  `select ${buyerColumn} from orders where orders.shop_id = :shopId and orders.id = :id`,
)

/**
 * Tells whether a token may see who placed an order: the store's own (first-party) tools may, and apps with
 * READ_CUSTOMERS (decision buyers-are-shown-to-those-who-may-read-customers).
 */
export function knowsBuyers({ id, scopes }: Installation): boolean {
  return id === null || scopes.includes('READ_CUSTOMERS')
}

/** Adds the buyer to an order that was just written, if the token may see them. */
export async function withBuyer(
  db: Database,
  shop: Shop,
  installation: Installation,
  order: Order,
): Promise<StoreOrder> {
  if (!knowsBuyers(installation)) return order
  const [found] = await find(db, { shopId: shop.id, id: order._id })
  return { ...order, buyer: found!.buyer }
}
