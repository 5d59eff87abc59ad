import type { components } from '../../../generated/store.types.ts'
import { clock, fromNow, hours, seconds } from '../../base/clock.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { byNetwork, networkOf, networksOf, siteOf } from '../../base/network.ts'
import type { Limits } from '../../config/config.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { aliased, type Columns, columnList } from '../../db/sql/columns.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseNow, readDatabaseNow } from '../../db/sql/now.ts'
import { statement } from '../../db/statement.ts'
import type { ChargeRequest } from '../../gateways/payments/provider.ts'
import { refuseOverused } from '../coupons/uses.ts'
import { dueOf } from '../credits/due.ts'
import { requesterOf } from '../messaging/mail-limits.ts'
import { holdBy } from '../orders/order-expiry.ts'
import { awaitsMoney, type LockedOrder, lockOrder, type PaymentContext } from '../orders/order-lock.ts'
import { bankDetailsOf, requireActive, requireFor } from './methods.ts'
import { markOrderPaid } from './settlement.ts'

type StartedPayment = components['schemas']['StartedPayment']
type PaymentMethod = components['schemas']['PaymentMethod']

/** A row of `payments`. `reference` is also the provider's reference and the idempotency key of its charge. */
export interface Attempt {
  id: string
  shopId: string
  orderId: string
  provider: string
  reference: string
  /** The provider's own id of the charge, once it has returned one. */
  providerId: string | null
  /** Minor units; fixed when the payment begins. */
  amount: number
  currency: string
  state: 'intent' | 'pending' | 'succeeded' | 'declined' | 'abandoned' | 'refunded' | 'transfer'
  authorizationUrl: string | null
  /** Whether somebody began it who has the payment link of the order. */
  byLink: boolean
  createdAt: string
}

/** The columns of payments that make an `Attempt`. */
export const attemptColumns = {
  id: 'id',
  shopId: 'shop_id',
  orderId: 'order_id',
  provider: 'provider',
  reference: 'reference',
  providerId: 'provider_id',
  amount: 'amount',
  currency: 'currency',
  state: 'state',
  authorizationUrl: 'authorization_url',
  byLink: 'by_link',
  createdAt: 'created_at',
} satisfies Columns<Attempt>

const openStates = ['intent', 'pending']

const openOf = statement<{ orderId: string; shopId: string }, Attempt>(
  'payments.openOf',
  `select ${columnList(attemptColumns)} from payments
  where order_id = :orderId and shop_id = :shopId and state in (${openStates.map((state) => `'${state}'`)})`,
)

/** Returns the card payment of an order whose outcome is still open; an order has at most one. */
export async function findOpen(db: Database, orderId: string, shopId: string): Promise<Attempt | null> {
  const [attempt] = await openOf(db, { orderId, shopId })
  return attempt ?? null
}

/** Returns the card payment that a provider knows by this reference, or null. */
export async function findByReference(
  db: Database,
  provider: string,
  reference: string,
): Promise<Attempt | null> {
  return (await db('payments').where({ provider, reference }).first<Attempt>(attemptColumns)) ?? null
}

/**
 * Stores the provider's id of a payment or of a renewal charge. The first of several parallel calls wins; returns the
 * id that was stored.
 */
export async function rememberProviderId(
  db: Database,
  table: 'payments' | 'renewal_charges',
  { id, shopId }: Pick<Attempt, 'id' | 'shopId'>,
  providerId: string,
): Promise<string> {
  const [kept] = await db(table)
    .where({ id, shop_id: shopId })
    .update({ provider_id: db.raw('coalesce(provider_id, ?)', [providerId]) })
    .returning<{ providerId: string }[]>('provider_id as providerId')
  if (!kept) throw new Error(`${id} is gone from ${table}`)
  return kept.providerId
}

export interface PayCall {
  shop: Shop
  shopper: Pick<Shopper, 'id'>
  orderId: string
  /** The payer, if it is not the shopper but somebody who has the payment link. */
  payer?: { email: string | undefined }
  /** The IP address of the caller. */
  ip: string
  /** Omitted if nothing needs to be paid. */
  paymentId?: string
  card?: string
  returnUrl?: string
}

/**
 * `reply`: nothing needs to be charged. Otherwise a card payment: a new one with the chosen provider, or the open one.
 */
export type Begun =
  | { reply: StartedPayment; attempt?: undefined }
  | { reply?: undefined; attempt: Attempt; isNew: boolean; chosen: string; about: ChargedOrder }

/** The parts of an order, besides its amount, that a provider receives. */
export type ChargedOrder = Pick<ChargeRequest, 'email' | 'description' | 'keepCard'>

/**
 * The first of the three steps of a payment: records the charge before it is made. An order with nothing left to pay
 * becomes paid here; a bank transfer gets its reference. A paid order gets the reply of its payment again, which the
 * caller may not have received. Throws orderNotFound, orderNotPayable (cancelled, expired, refunded, paid without a
 * payment), orderBeingPaid (by the shopper, while another person pays by a link), paymentMethodNotFound, invalidRequest if
 * a payment method is needed but missing, couponUsedMeanwhile, and the refusals of `countTry`.
 */
export async function begin(tx: Transaction, context: PaymentContext, call: PayCall): Promise<Begun> {
  const order = await lockOrder(tx, call.orderId, call.shop.id)
  if (!order || order.deletedAt || order.userId !== call.shopper.id) throw new Refusal('orderNotFound')
  const paid = order.paymentStatus === 'paid' ? await findPaid(tx, order) : null
  if (paid) return { reply: paid }
  if (!awaitsMoney(order) || (await isLate(tx, order))) throw new Refusal('orderNotPayable')
  const { paymentId } = call
  const method = paymentId === undefined ? null : await requireActive(tx, context, call.shop, paymentId)
  const open = await findOpen(tx, order.id, order.shopId)
  // The shopper has begun again since their page was closed.
  if (call.payer && open && !open.byLink) throw new Refusal('orderBeingPaid')
  if (!open) await refuseOverused(tx, order)
  if (dueOf(order) === 0) return { reply: await payNothing(tx, context, order, method, call.ip) }
  if (!method) throw invalid('paymentId is required')
  // A link is for those who pay now.
  if (call.payer && !['gateway', 'transfer'].includes(method.type)) throw new Refusal('paymentMethodNotFound')
  if (method.type !== 'gateway') return { reply: await awaitByHand(tx, order, method) }

  await countTry(tx, context.config.limits, order, call.ip)
  const { payer } = call
  const email = payer ? payer.email : order.email
  if (!email) throw invalid('email is required')
  const keepCard = !payer && (await hasRenewals(tx, order))
  const about = { email, description: `Order #${order.number}`, keepCard }
  const chosen = method.paymentOption.id
  if (open) return { attempt: open, isNew: false, chosen, about }
  const attempt = await insert(tx, order, chosen, 'intent', payer !== undefined)
  await choose(tx, order, method)
  return { attempt, isNew: true, chosen, about }
}

/** Tells whether the time to pay for an order is over, by the clock of the job that cancels it. */
async function isLate(tx: Transaction, { expiresAt }: LockedOrder): Promise<boolean> {
  return expiresAt !== null && Date.parse(expiresAt) <= (await readDatabaseNow(tx)).getTime()
}

/**
 * Counts an attempt to pay by card, because each one costs a request to the provider, and card testers make many. The
 * order is locked, and attempts from one network queue, so both limits are exact
 * (decision guests-do-not-drive-a-provider). Throws orderTriedTooOften and tooManyCardTries.
 */
async function countTry(tx: Transaction, limits: Limits, { id, shopId }: LockedOrder, ip: string) {
  const { cardTriesPerOrder: most, cardTriesPerHourAndAddress: mostHere } = limits
  const tried = tx('orders').where({ id, shop_id: shopId })
  if (most > 0 && (await tried.where('card_tries', '<', most).increment('card_tries')) === 0)
    throw new Refusal('orderTriedTooOften', { values: { most } })
  if (mostHere === 0) return
  const [network, site] = [networkOf(ip), siteOf(ip)]
  await tx.raw("select pg_advisory_xact_lock(hashtextextended('card_tries ' || ?::text, 0))", [site])
  const tries = await tx('card_tries')
    .where({ site })
    .where('created_at', '>', fromNow(-1 * hours))
    .orderBy('created_at', 'desc')
    .limit(mostHere * networksOf(ip).at(-1)!.times)
    .select<{ network: string; at: string }[]>('network', 'created_at as at')
  const waits = byNetwork(ip, tries).flatMap(({ own, times }) => own[mostHere * times - 1]?.at ?? [])
  if (waits.length > 0) {
    const wait = Math.max(...waits.map((at) => Date.parse(at))) + 1 * hours - clock.now().getTime()
    throw new Refusal('tooManyCardTries', { data: { retryAfter: Math.max(1, Math.ceil(wait / seconds)) } })
  }
  await tx('card_tries').insert({ id: newId(), network, site, created_at: clock.now() })
}

/**
 * Claims the next provider look-up of a payment on behalf of its shopper; returns false if another call claimed one
 * within the last `paymentLookUpSeconds`, by the database's clock.
 */
export async function takeTurn(
  db: Database,
  { id, shopId }: Attempt,
  { paymentLookUpSeconds: pause }: Limits,
): Promise<boolean> {
  if (pause === 0) return true
  const now = databaseNow()
  const taken = await db('payments')
    .where({ id, shop_id: shopId })
    .whereRaw(`(asked_at is null or asked_at <= ${now} - ${interval(pause * seconds)})`)
    .update({ asked_at: db.raw(now) })
  return taken > 0
}

/** Returns the reply of the payment that made an order paid; null if the merchant marked it as paid by hand. */
async function findPaid(tx: Transaction, { id, shopId }: LockedOrder): Promise<StartedPayment | null> {
  const paid = await tx('payments')
    .where({ order_id: id, shop_id: shopId, state: 'succeeded' })
    .first<{ reference: string } | undefined>('reference')
  return paid ? { reference: paid.reference, status: 'paid' } : null
}

/** Tells whether any passes of the order renew automatically: only then is the card saved. */
async function hasRenewals(tx: Transaction, { id, shopId }: LockedOrder): Promise<boolean> {
  return Boolean(
    await tx('order_items').where({ order_id: id, shop_id: shopId, auto_renew: true }).first('id'),
  )
}

/** Completes an order that costs nothing, because no provider accepts a charge of zero. */
async function payNothing(
  tx: Transaction,
  context: PaymentContext,
  order: LockedOrder,
  method: PaymentMethod | null,
  ip: string,
): Promise<StartedPayment> {
  const { id, reference } = await insert(tx, order, method?.paymentOption.id ?? 'none', 'succeeded')
  await markOrderPaid(tx, context, order, id, requesterOf(context.config, ip))
  return { reference, status: 'paid' }
}

/**
 * Returns the reference of the payment that the merchant will confirm; a repeated call returns the same one, also for
 * another method of that kind. Throws paymentMethodNotFound if the order does not reach its shopper in that way.
 */
async function awaitByHand(
  tx: Transaction,
  order: LockedOrder,
  method: PaymentMethod,
): Promise<StartedPayment> {
  const { id, shopId: shop_id } = order
  const way = await tx('orders')
    .where({ id, shop_id })
    .first<{ isDelivered: boolean; isCollected: boolean }>(
      tx.raw(`shipping_rate is not null as "isDelivered",
        collection is not null or coalesce(handover ->> 'way' = 'table', false) as "isCollected"`),
    )
  requireFor(method, way!)
  const provider = method.paymentOption.id
  const [known] = await tx('payments')
    .where({ order_id: id, shop_id, state: 'transfer' })
    .update({ provider })
    .returning<{ reference: string }[]>('reference')
  const { reference } = known ?? (await insert(tx, order, provider, 'transfer'))
  const status = await choose(tx, order, method)
  return { reference, status, ...(method.type === 'transfer' && { bankDetails: bankDetailsOf(method) }) }
}

/**
 * Shows the chosen method on the order, and applies that method's time limit. A reported transfer protects the order
 * from coupons and cancelling until the store confirms it, whatever happens to a card payment tried meanwhile.
 */
async function choose(
  tx: Transaction,
  order: LockedOrder,
  method: PaymentMethod,
): Promise<StartedPayment['status']> {
  const unlessProved = (column: string, value: string) =>
    tx.raw(`case payment_status when 'awaiting_confirmation' then ?? else ? end`, [column, value])
  const [shown] = await tx('orders')
    .where({ id: order.id, shop_id: order.shopId })
    .update({
      payment_method_id: unlessProved('payment_method_id', method._id),
      payment_status: unlessProved('payment_status', 'pending'),
      expires_at: tx.raw("case payment_status when 'awaiting_confirmation' then expires_at else ? end", [
        holdBy(tx, method.type === 'gateway' ? null : { id: method._id }),
      ]),
      updated_at: clock.now(),
    })
    .returning<{ status: StartedPayment['status'] }[]>('payment_status as status')
  return shown!.status
}

async function insert(
  tx: Transaction,
  order: LockedOrder,
  provider: string,
  state: Attempt['state'],
  byLink = false,
): Promise<Attempt> {
  const id = newId()
  const now = clock.now()
  const [attempt] = await tx('payments')
    .insert({
      id,
      shop_id: order.shopId,
      order_id: order.id,
      provider,
      reference: `pay_${id}`,
      amount: dueOf(order),
      currency: order.currency,
      state,
      by_link: byLink,
      created_at: now,
      updated_at: now,
    })
    .returning<Attempt[]>(aliased(attemptColumns))
  return attempt!
}
