// Checkout sessions: what agents fill in until their buyers pay.

import { createHash } from 'node:crypto'
import type { components } from '../../../generated/agents.types.ts'
import { Refusal, type RefusalName } from '../../base/errors.ts'
import { toMinor } from '../../base/money.ts'
import { type Database, transaction } from '../../db/database.ts'
import { placeOf } from '../agents/addresses.ts'
import { type Message, messageOf } from '../agents/outcomes.ts'
import { keepAgent } from '../agents/platforms.ts'
import * as orderStatus from '../orders/order-status.ts'
import { quoteForShopper } from '../shipping/rates.ts'
import { type AgentCall, type Appraisal, appraise, nothing } from './amounts.ts'
import { payPlaced, placeOrder, showPlaced } from './completion.ts'
import { handlersFor, type Payment } from './payment-handlers.ts'
import {
  addressOf,
  type CheckoutFields,
  itemsOf,
  type Plan,
  type Planned,
  planOf,
  type ShippingOption,
} from './plans.ts'
import * as rows from './rows.ts'
import { shownCheckout, statusOf, totalOf } from './view.ts'

type Checkout = components['schemas']['Checkout']

/**
 * Begins a checkout of what the store sells of these lines, or of a cart, which has one open checkout at a time. Throws
 * agentCartNotFound, productNotFound if nothing is sold, invalidCouponCode, and the refusals of quotes.
 */
export async function create(db: Database, call: AgentCall, fields: CheckoutFields): Promise<Checkout> {
  const { shop, agent } = call
  const cartId = agent.capabilities.includes('dev.ucp.shopping.cart') ? (fields.cart_id ?? null) : null
  const cart = cartId === null ? null : await rows.readCart(db, shop, agent, cartId)
  const begun = cart && (await rows.readOpenOfCart(db, shop, agent, cart.id))
  if (begun) return show(db, call, begun)
  const planned = await planOf(db, shop, cart ? withCart(fields, cart) : fields)
  if (planned.plan.lines.length === 0) throw new Refusal('productNotFound')
  const userId = await rows.addGuest(db)
  const { plan, appraisal } = await elaborate(db, call, userId, planned)
  const { row, isNew } = await transaction(db, async (tx) => {
    const agentId = await keepAgent(tx, shop, agent)
    if (cart) await rows.lockCart(tx, shop, agent, cart.id)
    const other = cart && (await rows.readOpenOfCart(tx, shop, agent, cart.id))
    if (other) return { row: other, isNew: false }
    const wanted = { userId, plan, shownTotal: totalOf(shop, appraisal), cartId: cart?.id ?? null }
    return { row: await rows.addCheckout(tx, shop, agentId, wanted), isNew: true }
  })
  return isNew ? showOpen(db, call, row, appraisal) : show(db, call, row)
}

/** Returns what an agent says of a checkout, with what its cart says instead, wherever that says something. */
const withCart = (fields: CheckoutFields, { plan: { lines, buyer } }: rows.CheckoutRow): CheckoutFields => ({
  ...fields,
  line_items: lines.map(({ itemId, quantity }) => ({ item: { id: itemId }, quantity })),
  buyer: Object.keys(buyer).length > 0 ? buyer : (fields.buyer ?? {}),
})

/** Returns a checkout as it is now. Throws checkoutNotFound, and the refusals of quotes. */
export async function get(db: Database, call: AgentCall, id: string): Promise<Checkout> {
  return show(db, call, await rows.readCheckout(db, call.shop, call.agent, id))
}

/**
 * Replaces what an agent wants of a checkout. If it selects a destination that nobody named, the checkout stays as it is, and
 * says so. Throws checkoutNotFound, checkoutNotOpen and the refusals of `create`.
 */
export async function update(
  db: Database,
  call: AgentCall,
  id: string,
  fields: CheckoutFields,
): Promise<Checkout> {
  const { shop, agent } = call
  const before = await rows.readCheckout(db, shop, agent, id)
  if (!rows.isOpen(before)) throw new Refusal('checkoutNotOpen')
  const planned = await planOf(db, shop, fields)
  if (planned.plan.lines.length === 0) throw new Refusal('productNotFound')
  if (planned.unknownDestination) return showUnchanged(db, call, before, planned.messages)
  const { plan, appraisal } = await elaborate(db, call, before.userId, planned)
  const shownTotal = totalOf(shop, appraisal)
  await transaction(db, async (tx) => {
    if (!rows.isOpen(await rows.lockCheckout(tx, shop, agent, id))) throw new Refusal('checkoutNotOpen')
    await rows.changeCheckout(tx, shop, id, { plan, shownTotal })
  })
  return showOpen(db, call, { ...before, plan, shownTotal }, appraisal)
}

async function showUnchanged(db: Database, call: AgentCall, row: rows.CheckoutRow, reasons: Message[]) {
  const { shop } = call
  const appraisal = await appraise(db, call, shop, rows.guestOf(shop, row.userId, row.plan), row.plan)
  return showOpen(db, call, row, { ...appraisal, messages: [...reasons, ...appraisal.messages] })
}

/** Refusals by which a checkout can no longer be placed as it is, but after a change. */
const ofPlacing: readonly RefusalName[] = [
  ...(['outOfStock', 'guestShareReached', 'foodNotOffered', 'belowMinimum', 'aboveMaximum'] as const),
  'totalChanged',
  ...([
    'rateNotFound',
    'rateExpired',
    'rateUsed',
    'rateOutdated',
    'rateRequired',
    'notDeliveredThere',
  ] as const),
  ...(['phoneRequired', 'collectionNotOffered', 'tooManyUnpaidOrders', 'tooManyGuestOrders'] as const),
]
/** Those that its buyer can resolve on the pages of the store alone. */
const ofBuyers: readonly RefusalName[] = ['dueTimeRequired', 'fulfilmentNotOffered', 'noSlotLeft', 'slotFull']

/**
 * Places the order of a checkout that is ready, once, and pays it with the instrument of an agent that may; otherwise
 * returns the page on which its buyer pays. One that is not ready stays as it is, and says why. Throws checkoutNotFound and
 * the refusals of quotes.
 */
export async function complete(
  db: Database,
  call: AgentCall,
  id: string,
  payment: Payment = {},
): Promise<Checkout> {
  const { shop, agent } = call
  const row = await rows.readCheckout(db, shop, agent, id)
  if (row.state === 'placed') return payPlaced(db, call, row, payment)
  if (!rows.isOpen(row)) return show(db, call, row)
  const appraisal = await appraise(db, call, shop, rows.guestOf(shop, row.userId, row.plan), row.plan)
  if (statusOf(messagesFor(call, appraisal)) !== 'ready_for_complete')
    return showOpen(db, call, row, appraisal)
  const told = await transaction(db, (tx) => placeOrder(tx, call, id)).catch((error: unknown) => {
    const name = error instanceof Refusal ? error.refusal : undefined
    if (name && ofPlacing.includes(name)) return messageOf(error as Refusal, 'recoverable')
    if (name && ofBuyers.includes(name)) return messageOf(error as Refusal, 'requires_buyer_input')
    throw error
  })
  if (!told) return payPlaced(db, call, await rows.readCheckout(db, shop, agent, id), payment)
  const shownTotal = totalOf(shop, appraisal)
  await transaction(db, (tx) => rows.changeCheckout(tx, shop, id, { shownTotal }))
  return showOpen(db, call, row, { ...appraisal, messages: [...appraisal.messages, told] })
}

/** Ends a checkout, and cancels its order unless that is paid. Throws checkoutNotFound, checkoutNotOpen and the refusals of cancelling. */
export async function cancel(db: Database, call: AgentCall, id: string): Promise<Checkout> {
  const { shop, agent, dependencies, ip } = call
  await transaction(db, async (tx) => {
    const row = await rows.lockCheckout(tx, shop, agent, id)
    if (row.state === 'canceled') throw new Refusal('checkoutNotOpen')
    if (row.state === 'open') return rows.changeCheckout(tx, shop, id, { state: 'canceled' })
    const shopper = rows.guestOf(shop, row.userId, row.plan)
    await orderStatus.cancel(tx, { ...dependencies, ip }, shop, shopper, row.orderId!)
    await call.record!(tx, { shopId: shop.id, resource: 'orders', resourceId: row.orderId! })
  })
  return get(db, call, id)
}

/** Adds the ways to ship that are offered for a plan, and computes what it costs. */
async function elaborate(
  db: Database,
  call: AgentCall,
  userId: string,
  { plan, messages }: Planned,
): Promise<{ plan: Plan; appraisal: Appraisal }> {
  const { shop } = call
  const shopper = rows.guestOf(shop, userId, plan)
  const offered = await optionsFor(db, call, userId, plan)
  const whole = { ...plan, options: offered.options }
  const appraisal = await appraise(db, call, shop, shopper, whole)
  return {
    plan: whole,
    appraisal: { ...appraisal, messages: [...messages, ...offered.messages, ...appraisal.messages] },
  }
}

async function optionsFor(
  db: Database,
  { shop, dependencies, ip }: AgentCall,
  userId: string,
  plan: Plan,
): Promise<{ options: ShippingOption[]; messages: Message[] }> {
  if (!plan.destination || plan.way === 'pickup') return { options: [], messages: [] }
  const shopper = rows.guestOf(shop, userId, plan)
  const asked = { address: addressOf(plan), items: itemsOf(plan) }
  try {
    const rates = await quoteForShopper(db, dependencies, shop, { shopper, ip }, asked)
    const options = rates.map(({ rateId, carrier, shippingMethod, amount }) => ({
      id: optionIdOf(carrier, shippingMethod),
      ...{ rateId, carrier, title: shippingMethod, amount: toMinor(amount, shop.scale) },
    }))
    return { options, messages: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.refusal === 'nothingToShip') return { options: [], messages: [] }
    const path = '$.fulfillment.methods[0].destinations[0]'
    return { options: [], messages: [messageOf(error, 'recoverable', path)] }
  }
}

const optionIdOf = (...names: string[]) =>
  `option_${createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)}`

/** Returns what is missing for this agent: one without the extension cannot say where goods go. */
function messagesFor({ agent }: AgentCall, { messages, isShipped }: Appraisal): Message[] {
  if (!isShipped || agent.capabilities.includes('dev.ucp.shopping.fulfillment')) return messages
  const content = 'The buyer has to say on a page of the store where the goods go'
  return [{ type: 'error', code: 'fulfillment_required', content, severity: 'requires_buyer_input' }]
}

async function showOpen(
  db: Database,
  call: AgentCall,
  row: rows.CheckoutRow,
  appraisal: Appraisal,
): Promise<Checkout> {
  const messages = messagesFor(call, appraisal)
  const { pages, links } = await placeOf(db, call.shop)
  return shownCheckout(call.shop, call.agent, row.plan, appraisal, {
    ...{ id: row.id, status: statusOf(messages), expiresAt: row.expiresAt, links, messages },
    ...{ continueUrl: `${pages}/`, handlers: await handlersFor(db, call, totalOf(call.shop, appraisal)) },
  })
}

async function show(db: Database, call: AgentCall, row: rows.CheckoutRow): Promise<Checkout> {
  if (row.state === 'placed') return showPlaced(db, call, row)
  const { shop, agent } = call
  const shopper = rows.guestOf(shop, row.userId, row.plan)
  if (rows.isOpen(row)) return showOpen(db, call, row, await appraise(db, call, shop, shopper, row.plan))
  const appraisal = await appraise(db, call, shop, shopper, row.plan).catch((error: unknown) => {
    // It has ended, whether or not the store still sells what it was about.
    if (error instanceof Refusal) return nothing
    throw error
  })
  const { links } = await placeOf(db, shop)
  const ended = { id: row.id, expiresAt: row.expiresAt, links, continueUrl: null, messages: [] }
  return shownCheckout(shop, agent, row.plan, appraisal, { ...ended, status: 'canceled' })
}
