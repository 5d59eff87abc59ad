// Bills of tables: several orders of one table that are paid together.

import type { components } from '../../../generated/apps.types.ts'
import { changed, type RecordChange, type Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { ManualMethod } from '../../base/manual-payments.ts'
import { toMajor, toMinor } from '../../base/money.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { markPaidByHand } from '../collecting/manual-payments.ts'
import { dueSql } from '../credits/due.ts'
import type { PaymentContext } from '../orders/order-lock.ts'
import { isOpenAt } from './tables.ts'

type Bill = components['schemas']['TableBill']

/** Returns what is not paid at a table; throws tableNotFound. */
export async function billOf(db: Database, shop: Shop, id: string): Promise<Bill> {
  const table = await db('dining_tables').where({ id, shop_id: shop.id }).first('name')
  if (!table) throw new Refusal('tableNotFound')
  const { scale, currency } = shop
  const { rows } = await db.raw<{ rows: Bill['orders'] }>(
    `select orders.id as "_id", orders.number as "orderId", orders.status, ${dueSql}::float8 as total,
      orders.created_at as "createdAt"
      from dining_tables join orders on ${isOpenAt}
      where dining_tables.shop_id = :shopId and dining_tables.id = :id
      order by orders.id`,
    { shopId: shop.id, id },
  )
  const total = rows.reduce((sum, order) => sum + order.total, 0)
  const orders = rows.map((order) => ({ ...order, total: toMajor(order.total, scale) }))
  return { table: table.name, orders, total: toMajor(total, scale), currency }
}

/**
 * Marks all that is not paid at a table as paid, and returns the bill as it was. `total`, in major units, is what the
 * guests were shown. Throws tableNotFound, billEmpty and billChanged.
 */
export async function closeBill(
  tx: Transaction,
  context: PaymentContext,
  shop: Shop,
  id: string,
  { method, total }: { method: ManualMethod; total?: number },
): Promise<Bill> {
  // Orders are locked in the order of their ids, and those that were paid meanwhile are left out.
  await tx.raw(
    `select orders.id from dining_tables join orders on ${isOpenAt}
      where dining_tables.shop_id = :shopId and dining_tables.id = :id
      order by orders.id for update of orders`,
    { shopId: shop.id, id },
  )
  const bill = await billOf(tx, shop, id)
  if (bill.orders.length === 0) throw new Refusal('billEmpty')
  if (total !== undefined && toMinor(total, shop.scale) !== toMinor(bill.total, shop.scale))
    throw new Refusal('billChanged', { data: { total: bill.total } })
  const record = eachAsItself(context.record)
  for (const { _id: orderId } of bill.orders)
    await markPaidByHand(
      tx,
      { ...context, record },
      { shop, orderId, method, reference: `Table ${bill.table}` },
    )
  return bill
}

/** Reports a change of an order as one of that order, because the call is about a table. */
const eachAsItself =
  (record: RecordChange): RecordChange =>
  (tx, recorded) =>
    record(
      tx,
      [recorded]
        .flat()
        .map((one) =>
          'action' in one || one.resource !== 'orders'
            ? one
            : { ...one, ...changed('orders', one.resourceId) },
        ),
    )
