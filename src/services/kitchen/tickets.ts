// Kitchen tickets: a queue of what is to be made, by due time. The database opens them when orders are paid or accepted
// (decision tickets-arise-with-the-status).

import type { components } from '../../../generated/apps.types.ts'
import { inUtc } from '../../base/calendar.ts'
import { clock, days, fromNow } from '../../base/clock.ts'
import { changed, type RecordChange, type Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList, jsonObject } from '../../db/sql/columns.ts'
import { announceOrder } from '../orders/order-announcements.ts'
import { lockOrder } from '../orders/order-lock.ts'
import { chosenModifiers, moneyTable } from '../orders/orders.ts'
import { newestPage, type PageQuery, type Pagination, type SortedBy } from '../shared/pagination.ts'

type Ticket = components['schemas']['Ticket']
type State = components['schemas']['TicketState']

const columns = columnList<Ticket>({
  _id: 'tickets.id',
  shop: 'tickets.shop_id',
  order: 'tickets.order_id',
  orderId: 'orders.number',
  station: 'tickets.station',
  state: 'tickets.state',
  items: `(
    select coalesce(json_agg(${jsonObject<Ticket['items'][number]>({
      _id: 'id',
      name: 'name',
      variantName: 'variant_name',
      quantity: 'quantity - cancelled',
      options: 'options',
      modifiers: chosenModifiers,
    })} order by position), '[]') from order_items
    where order_items.order_id = tickets.order_id and order_items.shop_id = tickets.shop_id
      and order_items.id = any(tickets.items) and quantity > cancelled
  )`,
  note: 'orders.note',
  way: `coalesce(orders.handover ->> 'way', case
    when orders.collection is not null then 'pickup' when orders.shipping_rate is not null then 'delivery' end)`,
  table: "orders.handover ->> 'table'",
  dueAt: 'tickets.due_at',
  movedAt: 'tickets.moved_at',
  cancelledAt: 'tickets.cancelled_at',
  createdAt: 'tickets.created_at',
  updatedAt: 'tickets.updated_at',
})

const ticketsOf = (db: Database, shop: Shop) =>
  db('tickets')
    .where({ 'tickets.shop_id': shop.id })
    .joinRaw(
      `join orders on orders.id = tickets.order_id and orders.shop_id = tickets.shop_id
      cross join ${moneyTable}`,
      { scale: shop.scale },
    )

const byDueTime: SortedBy = { name: 'dueAt', key: 'string', by: 'tickets.due_at' }

/** Returns a page of the store's tickets, those that are due first at the beginning; without `state`, all not done. */
export async function list(
  db: Database,
  shop: Shop,
  { state, station, order, ...page }: PageQuery & { state?: State; station?: string; order?: string },
): Promise<{ tickets: Ticket[]; pagination: Pagination }> {
  const found = ticketsOf(db, shop)
  if (state === undefined) found.whereRaw("tickets.state <> 'done'")
  else found.where('tickets.state', state)
  if (station !== undefined) found.where('tickets.station', station)
  if (order !== undefined) found.where('tickets.order_id', order)
  const shape = { table: 'tickets', sorted: byDueTime }
  const { rows, pagination } = await newestPage<Ticket>(found, page, db.raw(columns), shape)
  return { tickets: rows, pagination }
}

/** Returns a ticket; throws ticketNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Ticket> {
  const ticket = await ticketsOf(db, shop).where('tickets.id', id).first<Ticket | undefined>(db.raw(columns))
  if (!ticket) throw new Refusal('ticketNotFound')
  return ticket
}

/**
 * Moves a ticket to a state, from `from` if that is given, and the due time of its order, of which the shopper is told.
 * `record` gets the events of what changes. Throws ticketNotFound; ticketMoved if the ticket is in a third state;
 * ticketCancelled and invalidRequest for a due time, which must be in the future and within seven days.
 */
export async function update(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  id: string,
  { state, from, dueAt }: { state?: State; from?: State; dueAt?: string },
): Promise<Ticket> {
  const { order } = await get(tx, shop, id)
  // Lock the order before its tickets (ARCHITECTURE: the order of locks).
  if (dueAt !== undefined) await delay(tx, record, shop, order, new Date(inUtc(dueAt)))
  if (state !== undefined) await move(tx, record, shop, id, { state, from })
  return get(tx, shop, id)
}

async function move(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  id: string,
  { state, from }: { state: State; from?: State | undefined },
): Promise<void> {
  const ticket = { id, shop_id: shop.id }
  const moved = await tx('tickets')
    .where({ ...ticket, ...(from && { state: from }) })
    .whereNot({ state })
    .update({ state, moved_at: clock.now(), updated_at: clock.now() })
  if (moved > 0) return record(tx, { shopId: shop.id, ...changed('tickets', id) })
  const { state: now } = (await tx('tickets').where(ticket).first('state'))!
  if (now !== state) throw new Refusal('ticketMoved', { data: { state: now } })
}

async function delay(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  orderId: string,
  dueAt: Date,
): Promise<void> {
  if (dueAt <= clock.now() || dueAt > fromNow(7 * days))
    throw invalid('dueAt must be in the future, and at most seven days ahead')
  const order = await lockOrder(tx, orderId, shop.id)
  if (order?.status !== 'processing' && order?.status !== 'paid') throw new Refusal('ticketCancelled')
  const now = clock.now()
  const delayed = await tx('tickets')
    .where({ shop_id: shop.id, order_id: orderId })
    .whereNot({ state: 'done' })
    .whereNot('due_at', dueAt)
    .update({ due_at: dueAt, updated_at: now })
    .returning('id')
  if (delayed.length === 0) return
  await tx('orders')
    .where({ id: orderId, shop_id: shop.id })
    .update({
      handover: tx.raw("handover || jsonb_build_object('dueAt', ?::text)", [dueAt.toISOString()]),
      updated_at: now,
    })
  await announceOrder(tx, {
    orderId,
    shopId: shop.id,
    change: 'delayed',
    dueAt: dueAt.toISOString(),
  })
  const tickets = delayed.map(({ id }) => ({ shopId: shop.id, ...changed('tickets', id) }))
  await record(tx, [...tickets, { shopId: shop.id, ...changed('orders', orderId) }])
}
