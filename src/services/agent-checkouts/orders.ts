// Orders as the agents that placed them see them.

import type { components } from '../../../generated/agents.types.ts'
import type { Agent, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database } from '../../db/database.ts'
import { lookUp } from '../../db/statement.ts'
import { pagesOf } from '../agents/addresses.ts'
import { ucpOf } from '../agents/protocol.ts'
import { get as getOrder, type Order as StoreOrder } from '../orders/orders.ts'
import { appraisalOf } from './completion.ts'
import type { Plan } from './plans.ts'
import { readPlaced } from './rows.ts'
import { lineOf, shownLine, totalsOf } from './view.ts'

type Order = components['schemas']['Order']
type Line = Order['line_items'][number]

/** The history of an order since it was placed. */
interface Later {
  parcels: {
    id: string
    at: string
    status: string
    carrier: string
    number: string
    url: string | null
    lines: Pieces
  }[]
  refunds: { id: string; at: string; state: 'intent' | 'succeeded' | 'failed'; amount: number }[]
}
/** Pieces of the order's lines, by the ids of the order. */
type Pieces = { itemId: string; quantity: number }[]

const later = lookUp<{ shopId: string; orderId: string }, Later>(
  'agents.laterOfOrder',
  `select (
      select coalesce(json_agg(json_build_object('id', id, 'at', coalesce(history -> -1 ->> 'at', created_at::text),
        'status', status, 'carrier', carrier, 'number', tracking_number, 'url', tracking_url, 'lines', lines
      ) order by created_at, id), '[]') from shipments where shop_id = :shopId and order_id = :orderId
    ) as parcels, (
      select coalesce(json_agg(json_build_object(
        'id', id, 'at', created_at, 'state', state, 'amount', amount
      ) order by created_at, id), '[]')
      from refunds where shop_id = :shopId and order_id = :orderId and kind = 'refund'
    ) as refunds`,
)

/**
 * Returns an order that this agent has placed, with the amounts at which it was placed. Throws agentSignatureMissing for a
 * call that is not signed, because anybody could have made it, and orderNotFound, also for another agent's order.
 */
export async function get(db: Database, shop: Shop, agent: Agent, id: string): Promise<Order> {
  if (!agent.signed) throw new Refusal('agentSignatureMissing')
  const { id: checkoutId, plan } = await readPlaced(db, shop, agent, id)
  const [order, pages, [since]] = await Promise.all([
    getOrder(db, shop, id),
    pagesOf(db, shop),
    later(db, { shopId: shop.id, orderId: id }),
  ])
  const { quote, isShipped } = appraisalOf(order, [])
  const lines = quote.items.map((item, position) => lineOf(plan, item, position))
  const idOf = new Map(order.items.map(({ _id }, position) => [_id, lines[position]!.id]))
  return {
    ucp: ucpOf('dev.ucp.shopping.order', agent.capabilities),
    ...{ id, label: String(order.orderId), checkout_id: checkoutId, permalink_url: `${pages}/track` },
    currency: shop.currency,
    line_items: quote.items.map((item, position) => ({
      ...shownLine(shop, lines[position]!, item),
      ...progressOf(order, order.items[position]!),
    })),
    fulfillment: {
      expectations: isShipped ? [expectationOf(plan, order, lines)] : [],
      events: since!.parcels.map((parcel) => eventOf(parcel, idOf)),
    },
    adjustments: since!.refunds.map((refund) => adjustmentOf(refund)),
    totals: totalsOf(shop, quote),
  }
}

/** Returns how many pieces of a line there are, and how many of them the buyer has. */
function progressOf(
  { status, fulfilmentStatus }: StoreOrder,
  { quantity: original, cancelled = 0, shipped = 0 }: StoreOrder['items'][number],
): Pick<Line, 'quantity' | 'status'> {
  const total = status === 'cancelled' ? 0 : original - cancelled
  const isDone = status === 'paid' && (fulfilmentStatus === 'done' || fulfilmentStatus === 'none_needed')
  const fulfilled = isDone ? total : Math.min(shipped, total)
  const isWhole = fulfilled === total
  const far = total === 0 ? 'removed' : isWhole ? 'fulfilled' : fulfilled > 0 ? 'partial' : 'processing'
  return { quantity: { original, total, fulfilled }, status: far }
}

function expectationOf({ way, destination }: Plan, { items }: StoreOrder, lines: { id: string }[]) {
  const { id: _, ...place } = destination ?? { id: '' }
  const pieces = items.map(({ quantity, kind }, position) => ({ id: lines[position]!.id, quantity, kind }))
  return {
    id: 'goods',
    line_items: pieces
      .filter(({ kind }) => kind === 'product' || kind === 'food')
      .map(({ id, quantity }) => ({ id, quantity })),
    method_type: way === 'pickup' ? 'pickup' : 'shipping',
    destination: way === 'pickup' ? {} : place,
  }
}

const eventTypes: Record<string, string> = { pending: 'processing', cancelled: 'canceled' }

function eventOf(
  { id, at, status, carrier, number, url, lines }: Later['parcels'][number],
  idOf: Map<string, string>,
) {
  return {
    id,
    occurred_at: new Date(at).toISOString(),
    type: eventTypes[status] ?? status,
    line_items: lines.map(({ itemId, quantity }) => ({ id: idOf.get(itemId)!, quantity })),
    tracking_number: number,
    ...(url && { tracking_url: url }),
    carrier,
  }
}

const refundStates = { intent: 'pending', succeeded: 'completed', failed: 'failed' } as const

const adjustmentOf = ({ id, at, state, amount }: Later['refunds'][number]) => ({
  ...{ id, type: 'refund', occurred_at: new Date(at).toISOString(), status: refundStates[state] },
  totals: [{ type: 'total', amount: -amount }],
})
