import type { Knex } from 'knex'
import type { Shop } from '../../context.ts'
import type { Database } from '../../db/database.ts'

/** People write the number of an order with or without the sign. */
const numbered = /^#?(\d{1,9})$/

/**
 * Returns the query for the ids of the store's orders with this number, and with `byBuyer` of those with this text in
 * the e-mail address of their buyer or the name of their customer, whatever its case (decision 370).
 */
export function idsOfOrders(
  db: Database,
  shop: Shop,
  text: string,
  { byBuyer }: { byBuyer: boolean },
): Knex.QueryBuilder {
  const ofShop = () => db('orders').where('orders.shop_id', shop.id).whereNull('orders.deleted_at')
  const number = numbered.exec(text)?.[1]
  const found = ofShop()
    .where('orders.number', number ? Number(number) : -1)
    .select('orders.id')
  if (!byBuyer) return found
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const byEmail = ofShop().whereRaw('folded(orders.email) like folded(?)', [pattern]).select('orders.id')
  const named = db('customers')
    .where('shop_id', shop.id)
    .whereRaw('folded(name) like folded(?)', [pattern])
    .select('id')
  // The customers are collected into a list first: with a join, all orders would be read where many customers are
  // expected.
  const byName = ofShop().whereRaw('orders.customer_id = any(array(?))', [named]).select('orders.id')
  return found.unionAll([byEmail, byName])
}
