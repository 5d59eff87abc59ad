import { randomBytes } from 'node:crypto'
import { clock, days, hours } from '../../base/clock.ts'
import type { Agent, Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { isId, newId } from '../../base/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { lookUp, statement } from '../../db/statement.ts'
import { buyerName, type Plan } from './plans.ts'

/** How long a checkout can be completed, and a cart be read. */
const lifetimes = { checkout: 24 * hours, cart: 7 * days }

export interface CheckoutRow {
  id: string
  userId: string
  state: 'cart' | 'open' | 'placed' | 'canceled'
  plan: Plan
  shownTotal: number | null
  orderId: string | null
  sealedLink: string | null
  expiresAt: string
}

type Sought = { id: string; shopId: string; profile: string }

const columns = `checkout.id, checkout.user_id as "userId", checkout.state, checkout.plan,
  checkout.shown_total::float8 as "shownTotal", checkout.order_id as "orderId",
  checkout.sealed_link as "sealedLink", checkout.expires_at as "expiresAt"`
const ofAgent = `select ${columns} from checkout_sessions checkout
  join agents on agents.shop_id = checkout.shop_id and agents.id = checkout.agent_id
  where checkout.shop_id = :shopId and agents.profile = :profile`

const isCheckout = `checkout.id = :id and checkout.state <> 'cart'`
const isCart = `checkout.id = :id and checkout.state = 'cart'`

const find = lookUp<Sought, CheckoutRow>('checkouts.find', `${ofAgent} and ${isCheckout}`)
const findCart = lookUp<Sought, CheckoutRow>('checkouts.findCart', `${ofAgent} and ${isCart}`)
const ofCart = lookUp<Sought, CheckoutRow>(
  'checkouts.ofCart',
  `${ofAgent} and checkout.cart_id = :id and checkout.state = 'open'`,
)
const ofOrder = lookUp<Sought, CheckoutRow>('checkouts.ofOrder', `${ofAgent} and checkout.order_id = :id`)
const lock = statement<Sought, CheckoutRow>(
  'checkouts.lock',
  `${ofAgent} and ${isCheckout} for no key update of checkout`,
)
const lockedCart = statement<Sought, CheckoutRow>(
  'checkouts.lockCart',
  `${ofAgent} and ${isCart} for no key update of checkout`,
)

const soughtOf = (shop: Shop, agent: Agent, id: string) => ({ id, shopId: shop.id, profile: agent.profile })

/** Returns a checkout of this agent. Throws checkoutNotFound, also for another agent's and another store's. */
export async function readCheckout(db: Database, shop: Shop, agent: Agent, id: string): Promise<CheckoutRow> {
  const [row] = await find(db, soughtOf(shop, agent, id))
  if (!row) throw new Refusal('checkoutNotFound')
  return row
}

/** Returns the same and locks it, so that its changes come one after the other. */
export async function lockCheckout(
  tx: Transaction,
  shop: Shop,
  agent: Agent,
  id: string,
): Promise<CheckoutRow> {
  const [row] = await lock(tx, soughtOf(shop, agent, id))
  if (!row) throw new Refusal('checkoutNotFound')
  return row
}

/** Returns a cart of this agent. Throws agentCartNotFound, also for another agent's and another store's. */
export async function readCart(db: Database, shop: Shop, agent: Agent, id: string): Promise<CheckoutRow> {
  const [row] = await findCart(db, soughtOf(shop, agent, id))
  return requireKept(row)
}

/** Returns the same and locks it, so that one checkout is made of it at a time. */
export async function lockCart(tx: Transaction, shop: Shop, agent: Agent, id: string): Promise<CheckoutRow> {
  const [row] = await lockedCart(tx, soughtOf(shop, agent, id))
  return requireKept(row)
}

function requireKept(cart: CheckoutRow | undefined): CheckoutRow {
  if (!cart || Date.parse(cart.expiresAt) <= clock.now().getTime()) throw new Refusal('agentCartNotFound')
  return cart
}

/** Returns the checkout of a cart that can still be completed; null if there is none. */
export async function readOpenOfCart(
  db: Database,
  shop: Shop,
  agent: Agent,
  cartId: string,
): Promise<CheckoutRow | null> {
  const found = await ofCart(db, soughtOf(shop, agent, cartId))
  return found.find(isOpen) ?? null
}

/** Removes a cart; the checkouts that were made of it stay. */
export async function removeCart(tx: Transaction, shop: Shop, id: string): Promise<void> {
  await tx('checkout_sessions').where({ id, shop_id: shop.id, state: 'cart' }).delete()
}

/** Returns the checkout of an order that this agent has placed. Throws orderNotFound, also for another agent's. */
export async function readPlaced(
  db: Database,
  shop: Shop,
  agent: Agent,
  orderId: string,
): Promise<CheckoutRow> {
  const [row] = isId(orderId) ? await ofOrder(db, soughtOf(shop, agent, orderId)) : []
  if (!row) throw new Refusal('orderNotFound')
  return row
}

/** True until the order is placed, the checkout is cancelled, or its time is over. */
export const isOpen = ({ state, expiresAt }: CheckoutRow): boolean =>
  state === 'open' && Date.parse(expiresAt) > clock.now().getTime()

/** Returns the guest in whose name a checkout is made. */
export function guestOf(shop: Shop, userId: string, { buyer }: Plan): Shopper {
  const now = clock.now().toISOString()
  return {
    id: userId,
    email: null,
    name: buyerName(buyer),
    guest: true,
    sessionId: '',
    sessionExpiresAt: now,
    signedInAt: now,
    sessionShopId: shop.id,
    token: '',
  }
}

/** Adds a guest for a new checkout, and returns their id. */
export async function addGuest(db: Database): Promise<string> {
  const [id, at] = [newId(), clock.now()]
  await db('users').insert({ id, role: 'guest', auth_method: 'guest', created_at: at, updated_at: at })
  return id
}

type NewRow = Pick<CheckoutRow, 'userId' | 'plan' | 'shownTotal'>

/** Keeps a new checkout, of a cart if it has one. */
export const addCheckout = (
  tx: Transaction,
  shop: Shop,
  agentId: string,
  { cartId, ...row }: NewRow & { cartId: string | null },
): Promise<CheckoutRow> => add(tx, shop, agentId, row, { state: 'open', cartId })

/** Keeps a new cart. */
export const addCart = (tx: Transaction, shop: Shop, agentId: string, row: NewRow): Promise<CheckoutRow> =>
  add(tx, shop, agentId, row, { state: 'cart', cartId: null })

async function add(
  tx: Transaction,
  shop: Shop,
  agentId: string,
  { userId, plan, shownTotal }: NewRow,
  { state, cartId }: { state: 'cart' | 'open'; cartId: string | null },
): Promise<CheckoutRow> {
  const [prefix, lifetime] = state === 'cart' ? ['cart', lifetimes.cart] : ['chk', lifetimes.checkout]
  const id = `${prefix}_${randomBytes(32).toString('base64url')}`
  const expiresAt = new Date(clock.now().getTime() + lifetime)
  await tx('checkout_sessions').insert({
    ...{ id, shop_id: shop.id, agent_id: agentId, user_id: userId, state, cart_id: cartId },
    ...{ plan: JSON.stringify(plan), shown_total: shownTotal, expires_at: expiresAt },
  })
  const unplaced = { state, orderId: null, sealedLink: null }
  return { id, userId, plan, shownTotal, ...unplaced, expiresAt: expiresAt.toISOString() }
}

const hasOrders = statement<{ id: string; shopId: string }, never>(
  'agents.hasOrders',
  `update agents set has_orders = true from checkout_sessions checkout
  where checkout.id = :id and checkout.shop_id = :shopId
    and agents.shop_id = checkout.shop_id and agents.id = checkout.agent_id and not has_orders`,
)

/** Keeps the order of a checkout that is locked, with the page on which it is paid, which the vault has sealed. */
export async function keepOrder(
  tx: Transaction,
  shop: Shop,
  id: string,
  { orderId, sealedLink }: { orderId: string; sealedLink: string },
): Promise<void> {
  await changeCheckout(tx, shop, id, { state: 'placed', orderId, sealedLink })
  await hasOrders(tx, { id, shopId: shop.id })
}

/** Changes a checkout that is locked. */
export async function changeCheckout(
  tx: Transaction,
  shop: Shop,
  id: string,
  { plan, shownTotal, state, orderId, sealedLink }: Partial<CheckoutRow>,
): Promise<void> {
  await tx('checkout_sessions')
    .where({ id, shop_id: shop.id })
    .update({
      ...(plan && { plan: JSON.stringify(plan) }),
      ...(shownTotal !== undefined && { shown_total: shownTotal }),
      ...(state && { state }),
      ...(orderId && { order_id: orderId }),
      ...(sealedLink && { sealed_link: sealedLink }),
      updated_at: clock.now(),
    })
}
