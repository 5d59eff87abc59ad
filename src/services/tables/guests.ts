// The bill of a table as its guests see it, and links to pay it.

import type { components } from '../../../generated/store.types.ts'
import { changed, type RecordChange, type Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { createPaymentLink } from '../collecting/payment-links.ts'
import { linesOf, moneyTable } from '../orders/orders.ts'
import { isOpenAt, ofCode } from './tables.ts'

type Bill = components['schemas']['GuestBill']

const line = `json_build_object('name', name, 'quantity', quantity - cancelled,
  'total', unit_price * (quantity - cancelled) / scale)`

/** Returns what is not paid at the table of a code; throws tableNotFound. */
export async function guestBillOf(db: Database, shop: Shop, code: string): Promise<Bill> {
  const { name: table, area } = await ofCode(db, shop, code)
  const { rows } = await db.raw<{ rows: (Bill['orders'][number] & { sum: number })[] }>(
    `select orders.id as "_id", orders.number as "orderId", ${linesOf(line)} as items,
      orders.total / scale as total, orders.total::float8 as sum, orders.created_at as "createdAt"
      from dining_tables join orders on ${isOpenAt} cross join ${moneyTable}
      where dining_tables.shop_id = :shopId and dining_tables.code = :code
      order by orders.id`,
    { shopId: shop.id, code, scale: shop.scale },
  )
  const total = rows.reduce((all, { sum }) => all + sum, 0) / shop.scale
  return { table, area, orders: rows.map(({ sum: _, ...order }) => order), total, currency: shop.currency }
}

/**
 * Makes a payment link for an order on the bill of a table, which works for a day. Throws tableNotFound, orderNotFound
 * for an order that is not on its bill, and the refusals of `createPaymentLink`.
 */
export async function createGuestLink(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  { code, orderId }: { code: string; orderId: string },
): Promise<{ url: string; expiresAt: string }> {
  await ofCode(tx, shop, code)
  const link = await createPaymentLink(tx, shop, orderId, { expiresInDays: 1 })
  // The order is locked now, so it stays on the bill on which it is.
  const bill = await guestBillOf(tx, shop, code)
  if (!bill.orders.some(({ _id }) => _id === orderId)) throw new Refusal('orderNotFound')
  await record(tx, { shopId: shop.id, ...changed('orders', orderId) })
  return link
}
