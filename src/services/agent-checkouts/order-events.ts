// The queue of what agents are told of their orders: one leased row per order (decision agents-are-told-the-order-as-it-is).

import { seconds } from '../../base/clock.ts'
import { newId } from '../../base/ids.ts'
import type { Database } from '../../db/database.ts'
import { leaseDue } from '../../db/queues/lease.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseNow, databaseTimeIn } from '../../db/sql/now.ts'
import { suspendedShops } from '../shared/shop.ts'

/** An order of which this process tells its agent, as long as the row has this `lease`. */
export interface OrderEvent {
  id: string
  shopId: string
  orderId: string
  occurredAt: string
  /** Numbers the attempt that is due, from 1. */
  attempt: number
  lease: string
}

/** Longer than telling takes: if a worker is killed, another one takes over when the lease ends. */
const leaseTime = 30 * seconds

/**
 * SQL that queues the events of agents' orders in `changed`. A further change of an order takes the place of the one that
 * waits, and begins its attempts anew. One that is being told right now waits for that, so that the agent hears of changes in
 * their order.
 */
export const queueOrderEvents = `
  insert into agent_order_events (id, shop_id, order_id, occurred_at, next_at)
  select max(changed.id), changed.shop_id, changed.resource_id, max(changed.occurred_at), :now
  from changed join checkout_sessions checkout
    on checkout.shop_id = changed.shop_id and checkout.order_id = changed.resource_id
  where changed.resource = 'orders'
  group by changed.shop_id, changed.resource_id order by changed.shop_id, changed.resource_id
  on conflict (shop_id, order_id) do update set id = excluded.id, occurred_at = excluded.occurred_at, attempt = 0,
    next_at = case when agent_order_events.lease is null then excluded.next_at else agent_order_events.next_at end`

/** Leases due events, those that were never tried first, so that agents that hang do not hold up the others. */
export function takeDue(db: Database, limit: number): Promise<OrderEvent[]> {
  const due = db('agent_order_events')
    .where('next_at', '<=', db.raw(databaseNow()))
    .whereRaw(`shop_id <> all (${suspendedShops})`)
    .orderBy(['attempt', 'next_at'])
    .limit(limit)
  return leaseDue(db, 'agent_order_events', due)
    .update({
      lease: newId(),
      next_at: db.raw(databaseTimeIn(leaseTime)),
      attempt: db.raw('agent_order_events.attempt + 1'),
    })
    .returning<OrderEvent[]>([
      'id',
      'shop_id as shopId',
      'order_id as orderId',
      'occurred_at as occurredAt',
      'attempt',
      'lease',
    ])
}

/** Ends an event that was told or never will be; if the order has changed meanwhile, that is due now. */
export async function settle(db: Database, { id, shopId, orderId, lease }: OrderEvent): Promise<void> {
  const mine = { shop_id: shopId, order_id: orderId, lease }
  if (
    (await db('agent_order_events')
      .where({ ...mine, id })
      .delete()) > 0
  )
    return
  await db('agent_order_events')
    .where(mine)
    .update({ lease: null, next_at: db.raw(databaseNow()) })
}

/** Tries an event again after so many milliseconds; if the order has changed meanwhile, at once. */
export async function postpone(
  db: Database,
  { id, shopId, orderId, lease }: OrderEvent,
  wait: number,
): Promise<void> {
  const later = `${databaseNow()} + case when id = ? then ${interval(wait)} else interval '0' end`
  await db('agent_order_events')
    .where({ shop_id: shopId, order_id: orderId, lease })
    .update({ lease: null, next_at: db.raw(later, [id]) })
}
