import type { Knex } from 'knex'
import type { components } from '../../../generated/store.types.ts'
import { inUtc } from '../../base/calendar.ts'
import type { Shop } from '../../base/context.ts'
import { isId } from '../../base/ids.ts'
import type { Database } from '../../db/database.ts'
import { type FoundPage, foundAlongList, type Range } from '../shared/pagination.ts'
import { namedBy } from '../shared/text-search.ts'
import { ungrouped } from '../shared/typed-codes.ts'
import { type Calendar, promisedDay, workingDays } from '../working-days/promises.ts'

type Order = components['schemas']['Order']
type OrderStatus = Order['status']
type FulfilmentStatus = components['schemas']['FulfilmentStatus']

/** An order number, with or without the sign or the words that bank statements and e-mails have in front of it. */
const numbered = /^(?:order)?(?:no|nr|n)?[.°º:]?#?(\d{1,9})$/i

/** Returns the order number in a text; without one, -1, which no order has. */
export function numberIn(text: string): number {
  // A hyphen is part of something else, such as a telephone number.
  const number = /\p{Pd}/u.test(text) ? undefined : numbered.exec(ungrouped(text))?.[1]
  return Number(number ?? -1)
}

/** The statuses of an order (specification: resources). */
const orderStatuses: OrderStatus[] = ['pending', 'processing', 'paid', 'cancelled', 'refunded']
const fulfilmentStatuses: FulfilmentStatus[] = ['none_needed', 'open', 'partly', 'done']
/** The statuses of an order that waits for the shopper or the store. */
const openStatuses: OrderStatus[] = ['pending', 'processing']

/** A period of time, by its first and last moment. */
interface Period {
  from?: string | undefined
  to?: string | undefined
}

/** Narrows orders to those of a period. */
function within(orders: Knex.QueryBuilder, { from, to }: Period): Knex.QueryBuilder {
  if (from) orders.where('orders.created_at', '>=', inUtc(from))
  if (to) orders.where('orders.created_at', '<=', inUtc(to))
  return orders
}

/**
 * The filters of a list of orders. An invalid status or id is ignored (specification: GET /orders/count); the times are
 * inclusive. `query` is searched for in order numbers, and with `byBuyer` also in buyers, who are then shown.
 */
export interface OrderFilters extends Period {
  query?: string
  byBuyer?: boolean
  status?: string
  paymentStatus?: Order['paymentStatus']
  fulfilmentStatus?: FulfilmentStatus
  /** True for the orders to ship now, false for all others. */
  toShip?: boolean
  /** True for the orders to ship whose promised days are over, false for all others. It needs the calendar. */
  late?: boolean
  calendar?: Calendar
  /** True for orders waiting for the shopper or the store, false for all others. */
  open?: boolean
  user?: string
  customer?: string
}

/** Selects the orders of the store that pass the filters, without deleted ones. */
export function matching(
  db: Database,
  shop: Shop,
  { query, byBuyer = false, user, customer, from, to, ...filters }: OrderFilters,
): Knex.QueryBuilder {
  const found = db('orders').where('orders.shop_id', shop.id).whereNull('orders.deleted_at')
  const text = query?.trim()
  if (text && !byBuyer) found.where('orders.number', numberIn(text))
  const { paymentStatus, fulfilmentStatus, toShip, late, calendar } = filters
  if (calendar) found.joinRaw(workingDays, calendar)
  if (late !== undefined)
    found.whereRaw(late ? `${isToShip} and ${promisedDay} < working.today` : `not ${isLate}`)
  if (paymentStatus) found.where('orders.payment_status', paymentStatus)
  if (fulfilmentStatus) found.where('orders.fulfilment_status', fulfilmentStatus)
  if (toShip !== undefined) found.whereRaw(toShip ? isToShip : `not (${isToShip})`)
  const statuses = statusesOf(filters)
  if (statuses.length < orderStatuses.length) found.whereIn('orders.status', statuses)
  if (isId(user)) found.where('orders.user_id', user)
  if (isId(customer)) found.where('orders.customer_id', customer)
  return within(found, { from, to })
}

/** SQL that is true for an order to ship, written exactly as in its index. */
const isToShip = `orders.status in ('processing', 'paid') and orders.fulfilment_status in ('open', 'partly')`

/** SQL that is true for an order to ship whose promised days are over; like the next, of rows with `workingDays`. */
export const isLate = `(${isToShip} and coalesce(${promisedDay} < working.today, false))`
/** SQL for the last day on which an order to ship is not late; null for any other, and where nothing was promised. */
export const shipBy = `case when ${isToShip} then to_char(${promisedDay}, 'YYYY-MM-DD') end`

/** Returns the patterns of the keys under which the orders are counted that match these filters. */
export function countKeys({ toShip, paymentStatus, fulfilmentStatus, ...filters }: OrderFilters): string[] {
  const fulfilments = fulfilmentStatus ? [fulfilmentStatus] : fulfilmentStatuses
  const waits = (status: OrderStatus, fulfilment: FulfilmentStatus) =>
    ['processing', 'paid'].includes(status) && ['open', 'partly'].includes(fulfilment)
  return statusesOf(filters).flatMap((status) =>
    fulfilments
      .filter((fulfilment) => toShip === undefined || waits(status, fulfilment) === toShip)
      .map((fulfilment) => `${status} ${paymentStatus ?? '%'} ${fulfilment}`),
  )
}

/** Returns the statuses that match these filters; an unknown status is ignored. */
function statusesOf({ status, open }: Pick<OrderFilters, 'status' | 'open'>): OrderStatus[] {
  const asked = orderStatuses.filter((known) => known === status)
  const known = asked.length > 0 ? asked : orderStatuses
  return open === undefined ? known : known.filter((one) => openStatuses.includes(one) === open)
}

/** A text to search for among `matching`, the orders that pass the other filters. */
type Search = Range & { text: string; matching: Knex.QueryBuilder }

/** If at most this many orders or customer names contain the text, the orders are collected. */
const few = 2000

/**
 * Returns the ids of a page of the orders with this number, or whose address for e-mail, recipient, city, postcode,
 * telephone number or customer this text names (decision buyers-are-shown-to-those-who-may-read-customers), newest
 * first, and their total.
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
 * Returns the query that collects up to `most` orders from the index of each of the three. A text is common if that
 * many are not enough. PostgreSQL does not know how many orders contain a text, so the limits are kept out of what it
 * plans: it would count on finding that many soon.
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
    `with named as materialized (:named), addressed as materialized (:addressed), found as materialized (
      :numbered
      union (select id, created_at from addressed limit :most)
      union (select id, created_at from (:ofNamed) orders limit :most)
    )
    select (select count(*) from found) as total, array(:page) as ids,
      greatest((select count(*) from found), (select count(*) from (select from named limit :most) as called)) > ${few} as "isCommon"`,
    {
      // Customers are collected into a list first: with a join, all orders would be read when many customers are
      // expected.
      named: db('customers')
        .where('shop_id', shop.id)
        .whereRaw(...namedBy('searched', text))
        .select('id'),
      addressed: matching
        .clone()
        .whereRaw(...namedBy('orders.searched', text))
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
 * Returns the same result when many orders contain the text (decision order-search-walks-the-list-for-common-texts).
 * Looking at every order for the total takes less time than collecting a third of them.
 */
function alongList(db: Database, { text, matching, ...range }: Search): Promise<FoundPage | undefined> {
  const [inOrder, texts] = namedBy('orders.searched', text)
  const [inCustomer, names] = namedBy('customers.searched', text)
  const has = db.raw(
    `(orders.number = ? or ${inOrder} or (
      select ${inCustomer} from customers where customers.shop_id = orders.shop_id and customers.id = orders.customer_id
    ))`,
    [numberIn(text), ...texts, ...names],
  )
  return foundAlongList(db, { table: 'orders', matching, has, ...range })
}
