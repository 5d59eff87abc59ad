// Agents as merchants see them: what each has sold, and whether it is stopped.

import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { toMinor } from '../../base/money.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'

type Agent = components['schemas']['Agent']

const ofAgent = `checkout.shop_id = agents.shop_id and checkout.agent_id = agents.id and checkout.state <> 'cart'`

const columns = (db: Database, { scale }: Shop) =>
  db.raw(
    columnList<Agent>({
      _id: 'id',
      profile: 'profile',
      stopped: 'stopped_at is not null',
      payUpTo: `pay_up_to / ${scale}::float8`,
      checkouts: `(select count(*) from checkout_sessions checkout where ${ofAgent})`,
      orders: `(select count(*) from checkout_sessions checkout where ${ofAgent} and order_id is not null)`,
      sold: `(select coalesce(sum(orders.total), 0) from checkout_sessions checkout
        join orders on orders.shop_id = checkout.shop_id and orders.id = checkout.order_id
        where ${ofAgent} and orders.payment_status = 'paid') / ${scale}::float8`,
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    }),
  )

/** Returns a page of the store's agents, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  page: PageQuery,
): Promise<{ agents: Agent[]; pagination: Pagination }> {
  const own = db('agents').where({ shop_id: shop.id })
  const { rows, pagination } = await newestPage<Agent>(own, page, columns(db, shop))
  return { agents: rows, pagination }
}

/** Returns an agent; throws agentNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Agent> {
  const agent = await db('agents').where({ shop_id: shop.id, id }).first<Agent>(columns(db, shop))
  if (!agent) throw new Refusal('agentNotFound')
  return agent
}

/** Stops an agent or lets it go on, and says up to which total it may pay by itself. Throws agentNotFound. */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  { stopped, payUpTo }: { stopped?: boolean; payUpTo?: number | null },
): Promise<Agent> {
  const now = clock.now()
  await tx('agents')
    .where({ shop_id: shop.id, id })
    .update({
      ...(stopped !== undefined && { stopped_at: stopped ? tx.raw('coalesce(stopped_at, ?)', [now]) : null }),
      ...(payUpTo !== undefined && { pay_up_to: payUpTo === null ? null : toMinor(payUpTo, shop.scale) }),
      updated_at: now,
    })
  return get(tx, shop, id)
}
