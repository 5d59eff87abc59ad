// The tables of a restaurant, with the codes by which guests order to them.

import { randomBytes } from 'node:crypto'
import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { dueSql } from '../credits/due.ts'
import { onDuplicate } from '../shared/duplicates.ts'
import { countOf } from '../shared/pagination.ts'
import { shownOrigin } from '../shared/shop.ts'

type DiningTable = components['schemas']['DiningTable']

/** Maximum number in a store: they are listed at once. */
const most = 500

/** SQL for the orders of a table that are not paid, written as in the index; selected from `dining_tables`. */
export const isOpenAt = `orders.shop_id = dining_tables.shop_id and orders.handover ->> 'table' = dining_tables.name
  and orders.status in ('pending', 'processing') and orders.deleted_at is null`

const shownSql = `select dining_tables.id as "_id", dining_tables.name, area, code,
    ${shownOrigin} || '/table/' || code as url, count as "openOrders", total / :scale::float8 as "openTotal"
  from dining_tables join shops on shops.id = dining_tables.shop_id cross join lateral (
    select count(*)::float8 as count, coalesce(sum(${dueSql}), 0)::float8 as total from orders where ${isOpenAt}
  ) as open
  where dining_tables.shop_id = :shopId`

/** Returns the tables of a store with what is open there. */
export async function list(db: Database, { id: shopId, scale }: Shop): Promise<DiningTable[]> {
  const { rows } = await db.raw<{ rows: DiningTable[] }>(
    `${shownSql} order by area, dining_tables.name, dining_tables.id`,
    { shopId, scale },
  )
  return rows
}

async function get(db: Database, { id: shopId, scale }: Shop, id: string): Promise<DiningTable> {
  const { rows } = await db.raw<{ rows: DiningTable[] }>(`${shownSql} and dining_tables.id = :id`, {
    ...{ shopId, scale, id },
  })
  return rows[0]!
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
  return get(tx, shop, made.id)
}

/**
 * Renames a table or moves it to another area. Throws tableNotFound, duplicateTable, and tableInUse for another name
 * while orders are not paid, because they are found by the name.
 */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  { name, area }: { name?: string; area?: string },
): Promise<DiningTable> {
  // An order to the table that is being placed has its key locked, so that the order is counted below.
  const before = await tx('dining_tables').where({ id, shop_id: shop.id }).forUpdate().first('name')
  if (!before) throw new Refusal('tableNotFound')
  const row = { name: name?.trim() ?? before.name, ...(area !== undefined && { area: area.trim() }) }
  if (row.name !== before.name) {
    const open = tx('dining_tables')
      .joinRaw(`join orders on ${isOpenAt}`)
      .where({ 'dining_tables.id': id, 'dining_tables.shop_id': shop.id })
    if (await open.first('orders.id')) throw new Refusal('tableInUse')
  }
  await tx('dining_tables').where({ id, shop_id: shop.id }).update(row).catch(onDuplicate('duplicateTable'))
  return get(tx, shop, id)
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

const find = statement<{ shopId: string; code: string }, { name: string | null; hasTables: boolean }>(
  'tables.ofCode',
  `select (select name from dining_tables where shop_id = :shopId and code = :code for key share) as name,
    exists (select from dining_tables where shop_id = :shopId) as "hasTables"`,
)

/**
 * Returns the name of the table that a guest orders to: that of the code, or the text itself at a store that has no
 * tables. The table keeps its name until the transaction ends. Throws tableNotFound for anything else at a store with
 * tables.
 */
export async function tableNamed(tx: Transaction, shop: Shop, given: string): Promise<string> {
  const [{ name, hasTables }] = (await find(tx, { shopId: shop.id, code: given })) as [
    { name: string | null; hasTables: boolean },
  ]
  if (name === null && hasTables) throw new Refusal('tableNotFound')
  return name ?? given
}
