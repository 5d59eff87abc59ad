import type { Knex } from 'knex'
import type { Shop } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import { inUtc } from '../shared/calendar.ts'
import { type FoundPage, foundAlongList, type Range } from '../shared/pagination.ts'
import { contains } from '../shared/text-search.ts'

/** People write the number of an order with or without the sign. */
const numbered = /^#?(\d{1,9})$/

/** Returns the number that a text may be; -1, which no order has, where it is none. */
export const numberIn = (text: string): number => Number(numbered.exec(text)?.[1] ?? -1)

/** A text that is looked for among the orders that other filters leave, `matching`. */
type Search = Range & { text: string; matching: Knex.QueryBuilder }

/** If at most this many orders or names of customers have the text, the orders that have it are collected. */
const few = 2000

/**
 * Returns the ids of a page of the orders with this number, or with this text in the e-mail address of their buyer or
 * the name of their customer, whatever its case and accents
 * (decision buyers-are-shown-to-those-who-may-read-customers), newest first, and the number of all that have it.
 */
export async function search(db: Database, shop: Shop, search: Search): Promise<FoundPage> {
  const { isCommon, ...rare } = (await collected(db, shop, search, few + 1)).rows[0]!
  if (!isCommon) return rare
  const found = await alongList(db, search)
  if (found) return found
  const all = (await collected(db, shop, search, null)).rows[0]!
  return { total: all.total, ids: all.ids }
}

const place = ['orders.id', 'orders.created_at']

/**
 * Returns the query that collects what is found from an index for each of the three, up to `most` orders from each. A text
 * is common where that many are not enough. PostgreSQL does not know how many orders have a text: the limits stand outside
 * of what it plans, or it would trust to find so many soon.
 */
function collected(
  db: Database,
  shop: Shop,
  { text, matching, position, limit, offset }: Search,
  most: number | null,
): Knex.Raw<{ rows: (FoundPage & { isCommon: boolean })[] }> {
  const page = db('found')
    .orderByRaw('created_at desc, id desc')
    .limit(limit)
    .select(db.raw('cast(id as text)'))
  if (position) page.whereRaw('(created_at, id) < (?, ?)', [position.at, position.id])
  else page.offset(offset)
  return db.raw(
    `with named as materialized (:named), emailed as materialized (:emailed), found as materialized (
      :numbered
      union (select id, created_at from emailed limit :most)
      union (select id, created_at from (:ofNamed) orders limit :most)
    )
    select (select count(*) from found) as total, array(:page) as ids,
      greatest((select count(*) from found), (select count(*) from (select from named limit :most) as called)) > ${few} as "isCommon"`,
    {
      // The customers are collected into a list first: with a join, all orders would be read where many customers are
      // expected.
      named: db('customers')
        .where('shop_id', shop.id)
        .whereRaw(...contains('name', text))
        .select('id'),
      emailed: matching
        .clone()
        .whereRaw(...contains('orders.email', text))
        .select(place),
      numbered: matching.clone().where('orders.number', numberIn(text)).select(place),
      ofNamed: matching
        .clone()
        .whereRaw('orders.customer_id = any(array(select id from named limit ?))', [most])
        .select(place),
      most,
      page,
    },
  )
}

/**
 * Returns the same result where many orders have the text (decision order-search-walks-the-list-for-common-texts). To
 * look at each order for the total takes less time than to collect a third of them.
 */
function alongList(db: Database, { text, matching, ...range }: Search): Promise<FoundPage | undefined> {
  const [inEmail, emails] = contains('orders.email', text)
  const [inName, names] = contains('customers.name', text)
  const has = db.raw(
    // An address that is folded already, as most are, is compared in a third of the time.
    `(orders.number = ? or orders.email like containing(?) or ${inEmail} or (
      select ${inName} from customers where customers.shop_id = orders.shop_id and customers.id = orders.customer_id
    ))`,
    [numberIn(text), text, ...emails, ...names],
  )
  return foundAlongList(db, { table: 'orders', matching, has, ...range })
}

/** A period of time, with its first and its last moment. */
export interface Period {
  from?: string | undefined
  to?: string | undefined
}

/** Narrows orders to those of a period. */
export function within(orders: Knex.QueryBuilder, { from, to }: Period): Knex.QueryBuilder {
  if (from) orders.where('orders.created_at', '>=', inUtc(from))
  if (to) orders.where('orders.created_at', '<=', inUtc(to))
  return orders
}
