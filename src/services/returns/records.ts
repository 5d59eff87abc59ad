// Returns as shoppers, apps and merchants read them.

import type { components } from '../../../generated/apps.types.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { isId } from '../../base/ids.ts'
import type { Database } from '../../db/database.ts'
import { columnList, jsonObject } from '../../db/sql/columns.ts'
import { type Changes, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import type { Status } from './moves.ts'

export type Return = components['schemas']['Return']

const statuses: Status[] = ['requested', 'approved', 'refused', 'received', 'closed']

const lines = `(
  select json_agg(${jsonObject<Return['lines'][number]>({
    itemId: 'item_id',
    product: 'product_id',
    name: 'name',
    variantName: 'variant_name',
    image: 'image',
    quantity: 'return_lines.quantity',
    reason: 'reason',
    received: 'received',
    condition: 'condition',
    restock: 'restock',
    wanted: 'wanted',
  })} order by return_lines.position)
  from return_lines
  join order_items on order_items.shop_id = return_lines.shop_id and order_items.id = item_id
  where return_lines.shop_id = returns.shop_id and return_id = returns.id
)`

const refund = `(
  select ${jsonObject<NonNullable<Return['refund']>>({
    _id: 'refunds.id',
    amount: 'refunds.amount / :scale::float8',
    currency: 'orders.currency',
    status: `case refunds.state when 'succeeded' then 'succeeded' else 'pending' end`,
  })}
  from refunds where refunds.shop_id = returns.shop_id and return_id = returns.id and state <> 'failed'
)`

/** A draft holds the goods of an exchange, and its order has the same id (decision a-draft-and-its-order-share-an-id). */
const exchange = `case when returns.exchange_id is not null then (
  select ${jsonObject<NonNullable<Return['exchange']>>({
    order: 'draft_orders.id',
    orderId: 'placed.number',
    status: `case when placed.id is null then 'held' else 'placed' end`,
    total: `coalesce(placed.total, (draft_orders.computed ->> 'total')::bigint) / :scale::float8`,
    credit: 'coalesce(placed.credited, 0) / :scale::float8',
    owed: `case when placed.status in ('pending', 'processing') then placed.total - placed.credited - placed.part_paid else 0 end
      / :scale::float8`,
    currency: 'orders.currency',
  })}
  from draft_orders
  left join orders placed on placed.shop_id = draft_orders.shop_id and placed.id = draft_orders.id
  where draft_orders.shop_id = returns.shop_id and draft_orders.id = returns.exchange_id
) end`

const exchangeOrderId = `(
  select id from orders placed where placed.shop_id = returns.shop_id and placed.id = returns.exchange_id
)`

const columns = columnList<Return>({
  _id: 'returns.id',
  shop: 'returns.shop_id',
  order: 'returns.order_id',
  orderId: 'orders.number',
  kind: 'returns.kind',
  status: 'returns.status',
  lines,
  note: 'returns.note',
  answer: 'returns.answer',
  label: 'returns.label',
  refund,
  exchangeOrderId,
  exchange,
  declaredAt: 'returns.declared_at',
  deadline: 'returns.deadline',
  history: 'returns.history',
  createdAt: 'returns.created_at',
  updatedAt: 'returns.updated_at',
})

const shown = (db: Database, { scale }: Shop) => db.raw(columns, { scale })

/** Returns the query for the returns of a store, each with its order. */
function ofStore(db: Database, shop: Shop) {
  return db('returns')
    .join('orders', { 'orders.shop_id': 'returns.shop_id', 'orders.id': 'returns.order_id' })
    .where('returns.shop_id', shop.id)
}

type Page = { returns: Return[]; pagination: Pagination; next: string | null }

/** Returns a page of the store's returns, newest first. Unknown statuses and ids are ignored. */
export async function list(
  db: Database,
  shop: Shop,
  { status, order, ...page }: { status?: string; order?: string } & PageQuery & Changes,
): Promise<Page> {
  const found = ofStore(db, shop)
  if (statuses.some((known) => known === status)) found.where('returns.status', status)
  if (isId(order)) found.where('returns.order_id', order)
  const { rows, ...place } = await newestPage<Return>(found, page, shown(db, shop), { table: 'returns' })
  return { returns: rows, ...place }
}

/** Returns a page of what this shopper has asked to return, newest first. */
export async function listOfOwn(db: Database, shop: Shop, shopper: Shopper, page: PageQuery): Promise<Page> {
  const found = ofStore(db, shop).where('orders.user_id', shopper.id).whereNull('orders.deleted_at')
  const { rows, ...place } = await newestPage<Return>(found, page, shown(db, shop), { table: 'returns' })
  return { returns: rows, ...place }
}

/** Returns all returns of an order, newest first. */
export function ofOrder(db: Database, shop: Shop, orderId: string): Promise<Return[]> {
  return ofStore(db, shop)
    .where('returns.order_id', orderId)
    .orderBy([
      { column: 'returns.created_at', order: 'desc' },
      { column: 'returns.id', order: 'desc' },
    ])
    .select<Return[]>(shown(db, shop))
}

/** Returns one return of the store. Throws returnNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Return> {
  const [found] = await ofStore(db, shop).where('returns.id', id).select<Return[]>(shown(db, shop))
  if (!found) throw new Refusal('returnNotFound')
  return found
}
