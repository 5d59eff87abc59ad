// Bookings as shoppers, apps and merchants read them.

import type { components } from '../../../generated/apps.types.ts'
import { inUtc } from '../../base/calendar.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { isId } from '../../base/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList, jsonObject } from '../../db/sql/columns.ts'
import {
  type Changes,
  newestPage,
  type PageQuery,
  type Pagination,
  readsChanges,
} from '../shared/pagination.ts'

export type Booking = components['schemas']['Booking']
export type Status = Booking['status']

const statuses: Status[] = ['held', 'pending', 'confirmed', 'cancelled', 'expired', 'no_show']

const resource = `(
  select ${jsonObject<Booking['resource']>({
    _id: 'resources.id',
    name: 'resources.name',
    kind: 'resources.kind',
  })}
  from resources where resources.shop_id = bookings.shop_id and resources.id = bookings.resource_id
)`

const columns = columnList<Booking>({
  _id: 'bookings.id',
  shop: 'bookings.shop_id',
  service: 'bookings.product_id',
  serviceName: 'bookings.service_name',
  resource,
  status: 'bookings.status',
  startsAt: 'bookings.starts_at',
  endsAt: 'bookings.ends_at',
  timeZone: ':timeZone::text',
  price: 'bookings.price / :scale::float8',
  currency: ':currency::text',
  order: 'bookings.order_id',
  email: 'bookings.email',
  name: 'bookings.name',
  phone: 'bookings.phone',
  note: 'bookings.note',
  expiresAt: 'bookings.expires_at',
  cancelUntil: 'bookings.cancel_until',
  lateFeePercent: 'bookings.late_fee / 100::float8',
  fee: 'bookings.fee / :scale::float8',
  createdAt: 'bookings.created_at',
  updatedAt: 'bookings.updated_at',
})

const shown = (db: Database, { timeZone, scale, currency }: Shop) =>
  db.raw(columns, { timeZone, scale, currency })

const byTime = {
  name: 'startsAt',
  key: 'number' as const,
  by: 'cast(extract(epoch from bookings.starts_at) * 1000 as bigint)',
}

type Page = { bookings: Booking[]; pagination: Pagination; next: string | null }

interface Filters {
  status?: string
  resource?: string
  service?: string
  order?: string
  from?: string
  to?: string
}

/**
 * Returns a page of the store's bookings, newest first; with `from` or `to`, the earliest first. Unknown statuses and ids
 * are ignored.
 */
export async function list(
  db: Database,
  shop: Shop,
  { status, resource: resourceId, service, order, from, to, ...page }: Filters & PageQuery & Changes,
): Promise<Page> {
  const found = db('bookings').where({ shop_id: shop.id })
  if (statuses.some((known) => known === status)) found.where('status', status as Status)
  if (isId(resourceId)) found.where({ resource_id: resourceId })
  if (isId(service)) found.where({ product_id: service })
  if (isId(order)) found.where({ order_id: order })
  if (from) found.where('starts_at', '>=', inUtc(from))
  if (to) found.where('starts_at', '<=', inUtc(to))
  const sorted = (from || to) && !readsChanges(page) ? byTime : undefined
  const { rows, ...place } = await newestPage<Booking>(found, page, shown(db, shop), {
    table: 'bookings',
    sorted,
  })
  return { bookings: rows, ...place }
}

/** Returns a page of this shopper's bookings, newest first. */
export async function listOfOwn(db: Database, shop: Shop, shopper: Shopper, page: PageQuery): Promise<Page> {
  const found = db('bookings').where({ shop_id: shop.id, user_id: shopper.id })
  const { rows, ...place } = await newestPage<Booking>(found, page, shown(db, shop), { table: 'bookings' })
  return { bookings: rows, ...place }
}

/** Returns a booking of the store; with `shopper`, only one of theirs. Throws bookingNotFound. */
export async function get(db: Database, shop: Shop, id: string, shopper?: Shopper): Promise<Booking> {
  const own = shopper && { user_id: shopper.id }
  const [found] = await db('bookings')
    .where({ shop_id: shop.id, id, ...own })
    .select<Booking[]>(shown(db, shop))
  if (!found) throw new Refusal('bookingNotFound')
  return found
}

/** A booking that is locked until the transaction ends. Amounts are in minor units. */
export interface Locked {
  id: string
  serviceId: string
  resourceId: string
  userId: string | null
  orderId: string | null
  itemId: string | null
  status: Status
  startsAt: string
  endsAt: string
  cancelUntil: string
  lateFee: number | null
}

/**
 * Locks a booking of the store, after its order (ARCHITECTURE: the order of locks); with `shopper`, only one of theirs.
 * Throws bookingNotFound.
 */
export async function lock(tx: Transaction, shop: Shop, id: string, shopper?: Shopper): Promise<Locked> {
  const key = { shop_id: shop.id, id, ...(shopper && { user_id: shopper.id }) }
  const found = await tx('bookings').where(key).first('order_id')
  if (found?.order_id)
    await tx('orders').where({ shop_id: shop.id, id: found.order_id }).forNoKeyUpdate().first('id')
  const locked = await tx('bookings').where(key).forNoKeyUpdate().first<Locked | undefined>({
    id: 'id',
    serviceId: 'product_id',
    resourceId: 'resource_id',
    userId: 'user_id',
    orderId: 'order_id',
    itemId: 'item_id',
    status: 'status',
    startsAt: 'starts_at',
    endsAt: 'ends_at',
    cancelUntil: 'cancel_until',
    lateFee: 'late_fee',
  })
  if (!locked) throw new Refusal('bookingNotFound')
  return locked
}
