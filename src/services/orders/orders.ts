import type { components as apps } from '../../../generated/apps.types.ts'
import type { components } from '../../../generated/store.types.ts'
import { inUtc } from '../../base/calendar.ts'
import { clock } from '../../base/clock.ts'
import { changed, type RecordChange, type Shop, type Shopper } from '../../base/context.ts'
import { newest } from '../../base/cursor.ts'
import { Refusal } from '../../base/errors.ts'
import { numberWithin } from '../../db/counters/record-counts.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList, jsonObject, withMembers } from '../../db/sql/columns.ts'
import { lookUp } from '../../db/statement.ts'
import { itemKind } from '../catalog/line-prices.ts'
import { dueSql } from '../credits/due.ts'
import { shownDiscounts } from '../promotions/applied.ts'
import {
  countOf,
  type FoundPage,
  newestPage,
  type PageQuery,
  type Pagination,
  refuseSearch,
  type SortedBy,
  sortIn,
  startOf,
} from '../shared/pagination.ts'
import { taxEvidence, taxLines, taxSum } from '../taxes/order-taxes.ts'
import { calendarOf } from '../working-days/promises.ts'
import { countKeys, isLate, matching, type OrderFilters, search, shipBy } from './order-search.ts'

export type Order = components['schemas']['Order']
/** An order, with its buyer if the caller may see them. */
export type StoreOrder = apps['schemas']['StoreOrder']
export type OrderStatus = Order['status']

/** The amount that each discount took from an order, selected as `amounts`. */
export const orderDiscounts = shownDiscounts('orders.discounts')

/** The amounts of an order, selected from `orders` and `moneyTable`. */
export const amounts = {
  subtotal: 'orders.subtotal / scale',
  shippingCost: 'orders.shipping_cost / scale',
  discount: 'orders.discount / scale',
  total: 'orders.total / scale',
  taxes: taxLines('orders.taxes'),
  tax: taxSum,
  currency: 'orders.currency',
}

/** The members of an order's line for anybody who may see the order, selected from `order_items` and `moneyTable`. */
export const lineMembers = {
  product: 'product_id',
  kind: itemKind('order_items'),
  variant: 'variant_id',
  name: 'name',
  variantName: 'variant_name',
  image: 'image',
  unitPrice: 'unit_price / scale',
  quantity: 'quantity',
  total: 'unit_price * quantity / scale',
}

/** SQL for what was chosen with a line, selected from `order_items` and `moneyTable`. */
export const chosenModifiers = "coalesce(chosen_modifiers(modifiers, scale), '[]')"

/** How the goods of an order reach the shopper, selected from `orders`. */
export const fulfilmentColumn = `case
    when orders.collection is not null then jsonb_build_object('method', 'collection', 'collection', orders.collection)
    when orders.shipping_rate is not null then jsonb_build_object('method', 'delivery')
  end`

/** Returns SQL for the lines of an order as JSON, each shaped by `line`. */
export const linesOf = (line: string) => `(
    select coalesce(json_agg(${line} order by position), '[]') from order_items
    where order_items.order_id = orders.id and order_items.shop_id = orders.shop_id
  )`

/**
 * The columns of an order as both contracts show it, selected from `orders`, `order_items` and `moneyTable`. Statements
 * that write also name their changed rows `orders` and `order_items`, to reuse this text.
 */
export const orderColumns = columnList<Order>({
  _id: 'orders.id',
  orderId: 'orders.number',
  externalNumber: 'orders.external_number',
  shop: 'orders.shop_id',
  user: 'orders.user_id',
  customer: 'orders.customer_id',
  items: linesOf(
    withMembers(
      jsonObject<Order['items'][number]>({
        _id: 'id',
        ...lineMembers,
        shipped: 'shipped',
        cancelled: 'cancelled',
        taxes: taxLines('taxes'),
        discounts: shownDiscounts('discounts'),
        autoRenew: 'auto_renew',
        options: 'options',
        modifiers: chosenModifiers,
      }),
      'details',
    ),
  ),
  ...amounts,
  shippingTaxes: taxLines('orders.shipping_taxes'),
  taxTreatment: 'orders.tax_treatment',
  taxId: 'orders.tax_id',
  taxEvidence,
  billingAddress: 'orders.billing_address',
  discounts: orderDiscounts,
  coupon: 'orders.coupon',
  status: 'orders.status',
  paymentStatus: 'orders.payment_status',
  shippingAddress: 'orders.shipping_address',
  shippingRate: 'orders.shipping_rate',
  fulfilment: fulfilmentColumn,
  handover: 'orders.handover',
  fulfilmentStatus: 'orders.fulfilment_status',
  shipment: 'orders.shipment_id',
  note: 'orders.note',
  proof: 'orders.proof',
  paidBy: 'orders.paid_by',
  partPaid: `case when orders.part_paid > 0 then ${jsonObject<NonNullable<Order['partPaid']>>({
    paid: 'orders.part_paid / scale',
    due: `case when orders.status in ('pending', 'processing') then ${dueSql} / scale else 0 end`,
    payments: `(
      select coalesce(json_agg(json_build_object('amount', parts.amount / scale,
        'method', coalesce(parts.received ->> 'method', 'other'), 'reference', parts.received ->> 'reference',
        'paidAt', coalesce(parts.received ->> 'paidAt', '')) order by parts.id), '[]')
      from payments parts
      where parts.order_id = orders.id and parts.shop_id = orders.shop_id and parts.state = 'part')`,
  })} end`,
  exchangeOf: `case when orders.exchange_of is not null then (
    select jsonb_build_object('order', before.id, 'orderId', before.number, 'credit', orders.credited / scale)
    from orders before where before.id = orders.exchange_of and before.shop_id = orders.shop_id
  ) end`,
  createdAt: 'orders.created_at',
  updatedAt: 'orders.updated_at',
  expiresAt: 'orders.expires_at',
})

/** The column with the buyer of an order, as the Apps API shows them. */
export const buyerColumn = `${jsonObject<NonNullable<StoreOrder['buyer']>>({
  name: `coalesce((
    select name from customers where customers.shop_id = orders.shop_id and customers.id = orders.customer_id
  ), '')`,
  email: 'orders.email',
})} as buyer`
const columnsWithBuyer = `${orderColumns}, ${buyerColumn}`

/** A table that `orderColumns` needs, with the number of minor units in a major unit. */
export const moneyTable = '(select :scale::float8 as scale) as money'

type Key = { id: string; shopId: string; scale: number }

const inStore = `from orders, ${moneyTable}
  where orders.id = :id and orders.shop_id = :shopId and orders.deleted_at is null`

const byId = lookUp<Key, Order>('orders.byId', `select ${orderColumns} ${inStore}`)
const byIdWithBuyer = lookUp<Key, StoreOrder>('orders.byIdWithBuyer', `select ${columnsWithBuyer} ${inStore}`)

const ofShopper = lookUp<Key & { userId: string }, Order>(
  'orders.ofShopper',
  `select ${orderColumns} ${inStore} and orders.user_id = :userId`,
)

/** Returns an order of the store, with its buyer if `byBuyer`. Throws orderNotFound, also for a deleted order. */
export async function get(db: Database, shop: Shop, id: string, byBuyer = false): Promise<StoreOrder> {
  const [order] = await (byBuyer ? byIdWithBuyer : byId)(db, { id, shopId: shop.id, scale: shop.scale })
  if (!order) throw new Refusal('orderNotFound')
  return order
}

/** Returns an order that this shopper placed. Throws orderNotFound, also for another shopper's order. */
export async function getOwn(db: Database, shop: Shop, shopper: Shopper, id: string): Promise<Order> {
  const [order] = await ofShopper(db, { id, shopId: shop.id, userId: shopper.id, scale: shop.scale })
  if (!order) throw new Refusal('orderNotFound')
  return order
}

type Moment = apps['schemas']['OrderMoment']

/**
 * Returns the history of an order, oldest first, beginning with its placement. The database records it
 * (`keep_order_history`). Throws orderNotFound.
 */
export async function timelineOf(db: Database, shop: Shop, id: string): Promise<Moment[]> {
  const order = await db('orders')
    .where({ shop_id: shop.id, id, deleted_at: null })
    .first<{ history: Moment[] } | undefined>('history')
  if (!order) throw new Refusal('orderNotFound')
  return order.history
}

interface Moved {
  shopId: string
  resourceId: string
}

/**
 * Transfers a guest's orders, in every store, and their uses of coupons to the account that the guest signed in to:
 * otherwise nobody could pay for them any more. Notifies the stores' apps of each order.
 */
export async function moveOrders(
  tx: Transaction,
  record: RecordChange,
  from: string,
  to: string,
): Promise<void> {
  const { rows } = await tx.raw(
    `with locked as materialized (
      select id, shop_id from orders where user_id = :from order by id for no key update
    ),
    moved as (
      update orders set user_id = :to, by_guest = false, updated_at = now()
      from locked where orders.id = locked.id and orders.shop_id = locked.shop_id
      returning orders.id, orders.shop_id, deleted_at
    ),
    redeemed as (update coupon_redemptions set user_id = :to from moved
      where coupon_redemptions.order_id = moved.id and coupon_redemptions.shop_id = moved.shop_id)
    select shop_id as "shopId", id as "resourceId" from moved where deleted_at is null`,
    { from, to },
  )
  await record(
    tx,
    rows.map((order: Moved) => ({ shopId: order.shopId, ...changed('orders', order.resourceId) })),
  )
}

/** The orders of the list other than newest first. Numbers grow with time, and their index is the list's. */
const sorts = {
  oldest: { name: 'oldest', key: 'number', by: 'orders.number' },
  total: { name: 'total', key: 'number', by: 'orders.total' },
  '-total': { name: '-total', key: 'number', by: 'orders.total', descending: true },
  // Those that nothing was promised for come last.
  shipBy: { name: 'shipBy', key: 'string', by: `coalesce(${shipBy}, '9999-12-31')` },
} as const satisfies Record<string, SortedBy>
type OrderSort = 'newest' | 'updatedAt' | keyof typeof sorts

/**
 * Returns a page of the store's orders, without deleted ones: sorted as asked for, or newest first where `query` finds
 * them.
 */
export async function list(
  db: Database,
  shop: Shop,
  {
    page,
    limit,
    after,
    sort = 'newest',
    updatedSince,
    promises = false,
    ...rest
  }: OrderFilters & PageQuery & { sort?: OrderSort; updatedSince?: string; promises?: boolean },
): Promise<{ orders: StoreOrder[]; pagination: Pagination; next: string | null }> {
  const filters = await withCalendar(db, shop, rest, promises || sort === 'shipBy')
  const shown = filters.byBuyer ? columnsWithBuyer : orderColumns
  const columns = db.raw(promises ? `${shown}, ${promiseColumns}` : shown)
  const pageQuery = { page, limit, after, sort, updatedSince }
  refuseSearch(pageQuery, filters.query, 'query')
  const found = await searched(db, shop, filters, pageQuery)
  const orders = matching(db, shop, filters).joinRaw(`cross join ${moneyTable}`, { scale: shop.scale })
  const { rows, ...place } = await newestPage<StoreOrder>(orders, pageQuery, columns, {
    table: 'orders',
    found,
    sorted: found ? undefined : sortIn(sorts, pageQuery),
    total: () => totalOf(db, shop, filters),
  })
  return { orders: rows, ...place }
}

const promiseColumns = `${shipBy} as "shipBy", ${isLate} as late`

/** Returns filters with the store's calendar, if they or what is shown need it. */
async function withCalendar(
  db: Database,
  shop: Shop,
  filters: OrderFilters,
  isNeeded = false,
): Promise<OrderFilters> {
  if (filters.late === undefined && !isNeeded) return filters
  return { ...filters, calendar: await calendarOf(db, shop) }
}

type Promised = Pick<apps['schemas']['OrderPacking'], 'shipBy' | 'late'>

/** Returns by when an order of the store has to be shipped. Throws orderNotFound. */
export async function promiseOf(db: Database, shop: Shop, id: string): Promise<Promised> {
  const found = matching(db, shop, { calendar: await calendarOf(db, shop) })
  const [order] = await found.where({ id }).select<Promised[]>(db.raw(promiseColumns))
  if (!order) throw new Refusal('orderNotFound')
  return order
}

/** Returns the page that a search finds; undefined if the filters need no search. */
async function searched(
  db: Database,
  shop: Shop,
  { query, ...filters }: OrderFilters,
  page: PageQuery,
): Promise<FoundPage | undefined> {
  const text = query?.trim()
  if (!text || !filters.byBuyer) return undefined
  const { position, before: offset } = startOf(page, newest)
  const range = { position, limit: page.limit, offset }
  return search(db, shop, { text, matching: matching(db, shop, filters), ...range })
}

/** Counts the orders that `list` returns over all its pages. */
export async function count(db: Database, shop: Shop, asked: OrderFilters): Promise<{ count: number }> {
  const filters = await withCalendar(db, shop, asked)
  const found = await searched(db, shop, filters, { page: 1, limit: 20 })
  return { count: found?.total ?? (await totalOf(db, shop, filters)) }
}

/** Counts the store's orders that match. Counts by status are stored, so rows are counted only for other filters. */
async function totalOf(db: Database, shop: Shop, filters: OrderFilters): Promise<number> {
  const { byBuyer: _, from, to, query, user, customer, late, ...counted } = filters
  if (query || user || customer || late !== undefined) return countOf(matching(db, shop, filters))
  const keys = countKeys(counted)
  const all = matching(db, shop, counted)
  const [since, until] = [from, to].map((time) => time && inUtc(time))
  return numberWithin(db, shop, 'orders', { all, keys }, { from: since, to: until })
}

/**
 * Deletes an order: it no longer appears in lists, counts and reads. Throws orderNotFound, and orderNotDeletable unless
 * it is cancelled or refunded, because an order that must still be paid or fulfilled has to stay visible.
 */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  const order = { id, shop_id: shop.id, deleted_at: null }
  const removed = await tx('orders')
    .where(order)
    .whereIn('status', ['cancelled', 'refunded'])
    .update({ deleted_at: clock.now(), updated_at: clock.now() })
  if (removed > 0) return null
  throw new Refusal((await tx('orders').where(order).first('id')) ? 'orderNotDeletable' : 'orderNotFound')
}
