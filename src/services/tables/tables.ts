// The tables of a restaurant, with the codes by which guests order to them.

import { randomBytes } from 'node:crypto'
import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { toMajor } from '../../base/money.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { lookUp } from '../../db/statement.ts'
import { countOf } from '../shared/pagination.ts'

type DiningTable = components['schemas']['DiningTable']

/** Maximum number in a store: they are listed at once. */
const most = 500

/** SQL for the orders of a table that are not paid, written as in the index; selected from `dining_tables`. */
export const isOpenAt = `orders.shop_id = dining_tables.shop_id and orders.handover ->> 'table' = dining_tables.name
  and orders.status in ('pending', 'processing') and orders.deleted_at is null`

const listSql = `select id as "_id", name, area, code, count as "openOrders", total / :scale::float8 as "openTotal"
  from dining_tables cross join lateral (
    select count(*)::float8 as count, coalesce(sum(total), 0)::float8 as total from orders where ${isOpenAt}
  ) as open
  where shop_id = :shopId order by area, name, id`

/** Returns the tables of a store with what is open there. */
export async function list(db: Database, { id: shopId, scale }: Shop): Promise<DiningTable[]> {
  const { rows } = await db.raw<{ rows: DiningTable[] }>(listSql, { shopId, scale })
  return rows
}

/** Adds a table. Throws duplicateTable, also for another case of the name, and tooManyTables. */
export async function create(
  tx: Transaction,
  shop: Shop,
  { name, area = '' }: { name: string; area?: string },
): Promise<DiningTable> {
  if ((await countOf(tx('dining_tables').where({ shop_id: shop.id }))) >= most)
    throw new Refusal('tooManyTables', { values: { most } })
  const row = { name: name.trim(), area: area.trim(), code: randomBytes(9).toString('base64url') }
  const [made] = await tx('dining_tables')
    .insert({ id: newId(), shop_id: shop.id, ...row })
    .onConflict()
    .ignore()
    .returning('id')
  if (!made) throw new Refusal('duplicateTable')
  return { _id: made.id, ...row, openOrders: 0, openTotal: toMajor(0, shop.scale) }
}

/** Deletes a table; orders keep its name. Throws tableNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  if ((await tx('dining_tables').where({ id, shop_id: shop.id }).delete()) === 0)
    throw new Refusal('tableNotFound')
  return null
}

/** Returns the table of a code; throws tableNotFound. */
export async function ofCode(
  db: Database,
  shop: Shop,
  code: string,
): Promise<{ name: string; area: string }> {
  const table = await db('dining_tables').where({ shop_id: shop.id, code }).first('name', 'area')
  if (!table) throw new Refusal('tableNotFound')
  return table
}

const find = lookUp<{ shopId: string; code: string }, { name: string | null; hasTables: boolean }>(
  'tables.ofCode',
  `select (select name from dining_tables where shop_id = :shopId and code = :code) as name,
    exists (select from dining_tables where shop_id = :shopId) as "hasTables"`,
)

/**
 * Returns the name of the table that a guest orders to: that of the code, or the text itself at a store that has no
 * tables. Throws tableNotFound for anything else at a store with tables.
 */
export async function tableNamed(db: Database, shop: Shop, given: string): Promise<string> {
  const [{ name, hasTables }] = (await find(db, { shopId: shop.id, code: given })) as [
    { name: string | null; hasTables: boolean },
  ]
  if (name === null && hasTables) throw new Refusal('tableNotFound')
  return name ?? given
}
