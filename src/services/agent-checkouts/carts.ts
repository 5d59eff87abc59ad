// Carts: what agents gather before anybody buys.

import type { components } from '../../../generated/agents.types.ts'
import { Refusal } from '../../base/errors.ts'
import { type Database, transaction } from '../../db/database.ts'
import { placeOf } from '../agents/addresses.ts'
import type { Message } from '../agents/outcomes.ts'
import { keepAgent } from '../agents/platforms.ts'
import { ucpOf } from '../agents/protocol.ts'
import { type AgentCall, type Appraisal, appraise, nothing } from './amounts.ts'
import { planOf } from './plans.ts'
import * as rows from './rows.ts'
import { lineOf, shownLine, totalOf, totalsOf } from './view.ts'

type Cart = components['schemas']['Cart']
type CartFields = components['schemas']['CartFields']

/** Begins a cart of what the store sells of these lines. Throws productNotFound if that is nothing, and the refusals of quotes. */
export async function create(db: Database, call: AgentCall, fields: CartFields): Promise<Cart> {
  const { shop, agent } = call
  const { plan, messages } = await planOfCart(db, call, fields)
  const userId = await rows.addGuest(db)
  const appraisal = await appraise(db, call, shop, rows.guestOf(shop, userId, plan), plan)
  const row = await transaction(db, async (tx) => {
    const agentId = await keepAgent(tx, shop, agent)
    return rows.addCart(tx, shop, agentId, { userId, plan, shownTotal: totalOf(shop, appraisal) })
  })
  return show(db, call, row, appraisal, messages)
}

/** Returns a cart as it is now. Throws agentCartNotFound, and the refusals of quotes. */
export async function get(db: Database, call: AgentCall, id: string): Promise<Cart> {
  const row = await rows.readCart(db, call.shop, call.agent, id)
  return show(db, call, row, await appraisalOf(db, call, row))
}

/** Replaces what an agent says of a cart. Throws agentCartNotFound and the refusals of `create`. */
export async function update(db: Database, call: AgentCall, id: string, fields: CartFields): Promise<Cart> {
  const { shop, agent } = call
  const before = await rows.readCart(db, shop, agent, id)
  const { plan, messages } = await planOfCart(db, call, fields)
  const appraisal = await appraisalOf(db, call, { ...before, plan })
  const shownTotal = totalOf(shop, appraisal)
  await transaction(db, async (tx) => {
    await rows.lockCart(tx, shop, agent, id)
    await rows.changeCheckout(tx, shop, id, { plan, shownTotal })
  })
  return show(db, call, { ...before, plan }, appraisal, messages)
}

/** Removes a cart and returns it as it was, whether or not the store still sells what is in it. Throws agentCartNotFound. */
export async function cancel(db: Database, call: AgentCall, id: string): Promise<Cart> {
  const { shop, agent } = call
  const row = await rows.readCart(db, shop, agent, id)
  const appraisal = await appraisalOf(db, call, row).catch((error: unknown) => {
    if (error instanceof Refusal) return nothing
    throw error
  })
  const shown = await show(db, call, row, appraisal)
  await transaction(db, async (tx) => {
    await rows.lockCart(tx, shop, agent, id)
    await rows.removeCart(tx, shop, id)
  })
  return shown
}

async function planOfCart(db: Database, { shop }: AgentCall, fields: CartFields) {
  const { line_items, buyer } = fields
  const planned = await planOf(db, shop, { line_items, ...(buyer && { buyer }) })
  if (planned.plan.lines.length === 0) throw new Refusal('productNotFound')
  return planned
}

const appraisalOf = (db: Database, call: AgentCall, { userId, plan }: rows.CheckoutRow): Promise<Appraisal> =>
  appraise(db, call, call.shop, rows.guestOf(call.shop, userId, plan), plan)

/** Shows a cart. What only an order would need is missing from no cart. */
async function show(
  db: Database,
  { shop, agent }: AgentCall,
  { id, plan, expiresAt }: rows.CheckoutRow,
  { quote }: Appraisal,
  messages: Message[] = [],
): Promise<Cart> {
  const { pages, links } = await placeOf(db, shop)
  return {
    ucp: ucpOf('dev.ucp.shopping.cart', agent.capabilities),
    id,
    currency: shop.currency,
    buyer: plan.buyer,
    line_items: quote.items.map((item, position) => shownLine(shop, lineOf(plan, item, position), item)),
    totals: totalsOf(shop, quote),
    messages,
    links,
    expires_at: expiresAt,
    continue_url: `${pages}/`,
  }
}
