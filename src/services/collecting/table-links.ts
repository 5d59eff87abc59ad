// Payment links that guests of a table make for each other (signed capability URLs).

import { clock, days } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { isSigned, signLink } from '../../base/signed-links.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import { lookUp } from '../../db/statement.ts'
import { type Linked, linkAddress } from './linked.ts'

type Secrets = Pick<Config, 'jwtSecrets'>

/** An order to a table, as its link names it; `code` is that of the table. */
interface TableOrder {
  orderId: string
  code: string
}

const purpose = 'table payment links'

const textOf = (shop: Pick<Shop, 'id'>, { orderId, code }: TableOrder, until: string) =>
  `${shop.id} ${code} ${orderId} ${until}`

/**
 * Returns the link by which anybody pays an order to a table. It is signed and not kept, so that making it ends nobody's
 * link and holds no goods (decision guests-links-are-signed). It ends a whole number of days after the order was placed,
 * and in a day at the earliest: it is the same for a day.
 */
export async function tableLink(
  db: Database,
  { jwtSecrets }: Secrets,
  shop: Shop,
  order: TableOrder & { placedAt: string },
): Promise<{ url: string; expiresAt: string }> {
  const placed = Date.parse(order.placedAt)
  const age = Math.max(Math.floor((clock.now().getTime() - placed) / days), 0)
  const expiresAt = new Date(placed + (age + 2) * days)
  const until = expiresAt.getTime().toString(36)
  const signature = signLink(jwtSecrets[0], purpose, textOf(shop, order, until)).toString('base64url')
  const url = await linkAddress(db, shop, `tab_${order.orderId}.${until}.${signature}`)
  return { url, expiresAt: expiresAt.toISOString() }
}

const atTable = lookUp<{ shopId: string; orderId: string }, Omit<Linked, 'expiresAt'> & { code: string }>(
  'orders.atTable',
  `select orders.id as "orderId", orders.number, orders.user_id as "userId", dining_tables.code
  from orders join dining_tables on dining_tables.shop_id = orders.shop_id
    and dining_tables.name = orders.handover ->> 'table'
  where orders.id = :orderId and orders.shop_id = :shopId and orders.deleted_at is null`,
)

/** Returns the order that the token of a table's link leads to; null for another token, and once its table is gone. */
export async function ofTableLink(
  db: Database,
  { jwtSecrets }: Secrets,
  shop: Shop,
  token: string,
): Promise<Linked | null> {
  const [, orderId, until, signature] = /^tab_([0-9a-f]{24})\.([0-9a-z]{1,10})\.([\w-]+)$/.exec(token) ?? []
  if (!orderId || !until || !signature) return null
  const ends = Number.parseInt(until, 36)
  if (ends <= clock.now().getTime()) return null
  const [found] = await atTable(db, { shopId: shop.id, orderId })
  if (!found) return null
  const { code, ...order } = found
  if (!isSigned(jwtSecrets, purpose, textOf(shop, { orderId, code }, until), signature)) return null
  return { ...order, expiresAt: new Date(ends).toISOString() }
}
