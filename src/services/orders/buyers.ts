import type { components } from '../../../generated/apps.types.ts'
import type { Installation, Shop } from '../../context.ts'
import { columnList } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Order } from './orders.ts'

export type StoreOrder = components['schemas']['StoreOrder']
type Buyer = NonNullable<StoreOrder['buyer']> & { orderId: string }

const find = statement<{ shopId: string; ids: string[] }, Buyer>(
  'orders.buyers',
  `select ${columnList<Buyer>({
    orderId: 'orders.id',
    name: "coalesce(customers.name, '')",
    email: 'orders.email',
  })} from orders
    left join customers on customers.id = orders.customer_id and customers.shop_id = orders.shop_id
    where orders.shop_id = :shopId and orders.id = any(:ids::text[])`,
)

/**
 * Tells whether a token may know who placed an order: the store's own (first-party) tools may, and apps with
 * READ_CUSTOMERS (decision 263).
 */
export function knowsBuyers({ id, scopes }: Installation): boolean {
  return id === null || scopes.includes('READ_CUSTOMERS')
}

/** Adds their buyers to orders of the store, where the token may know them. Others get the orders as they are. */
export async function withBuyers(
  db: Database,
  shop: Shop,
  installation: Installation,
  orders: Order[],
): Promise<StoreOrder[]> {
  if (!knowsBuyers(installation)) return orders
  const buyers = await find(db, { shopId: shop.id, ids: orders.map(({ _id }) => _id) })
  const byOrder = new Map(buyers.map(({ orderId, ...buyer }) => [orderId, buyer]))
  return orders.map((order) => ({ ...order, buyer: byOrder.get(order._id)! }))
}

/** Does for one order what `withBuyers` does for several. */
export async function withBuyer(
  db: Database,
  shop: Shop,
  installation: Installation,
  order: Order,
): Promise<StoreOrder> {
  const [named] = await withBuyers(db, shop, installation, [order])
  return named!
}
