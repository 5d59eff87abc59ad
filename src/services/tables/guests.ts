// The bill of a table as its guests see it, and links to pay it.

import type { components } from '../../../generated/store.types.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { tableLink } from '../collecting/table-links.ts'
import { dueSql } from '../credits/due.ts'
import { awaitsMoney, type LockedOrder } from '../orders/order-lock.ts'
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
      ${dueSql} / scale as total, ${dueSql}::float8 as sum, orders.created_at as "createdAt"
      from dining_tables join orders on ${isOpenAt} cross join ${moneyTable}
      where dining_tables.shop_id = :shopId and dining_tables.code = :code
      order by orders.id`,
    { shopId: shop.id, code, scale: shop.scale },
  )
  const total = rows.reduce((all, { sum }) => all + sum, 0) / shop.scale
  return { table, area, orders: rows.map(({ sum: _, ...order }) => order), total, currency: shop.currency }
}

/**
 * Returns the link by which anybody pays an order to the table of a code. It changes nothing: whoever is at the table may
 * ask for it, however often. Throws tableNotFound, orderNotFound for an order of another table, and orderNotPayable.
 */
export async function guestLinkOf(
  db: Database,
  config: Pick<Config, 'jwtSecrets'>,
  shop: Shop,
  { code, orderId }: { code: string; orderId: string },
): Promise<{ url: string; expiresAt: string }> {
  const { name } = await ofCode(db, shop, code)
  const [order] = await atTable(db, { shopId: shop.id, orderId, name })
  if (!order) throw new Refusal('orderNotFound')
  if (!awaitsMoney(order)) throw new Refusal('orderNotPayable')
  return tableLink(db, config, shop, { code, orderId, placedAt: order.placedAt })
}

type TableOrder = Pick<LockedOrder, 'status' | 'paymentStatus' | 'deletedAt'> & { placedAt: string }

const atTable = statement<{ shopId: string; orderId: string; name: string }, TableOrder>(
  'tables.order',
  `select status, payment_status as "paymentStatus", deleted_at as "deletedAt", created_at as "placedAt" from orders
  where id = :orderId and shop_id = :shopId and handover ->> 'table' = :name and deleted_at is null`,
)
