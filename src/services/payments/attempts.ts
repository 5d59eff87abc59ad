import type { components } from '../../../generated/store.types.ts'
import { clock, hours } from '../../clock.ts'
import type { Shop, Shopper } from '../../context.ts'
import { aliased, type Columns, columnList } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { interval } from '../../db/interval.ts'
import { statement } from '../../db/statement.ts'
import { Refusal } from '../../errors.ts'
import type { ChargeRequest } from '../../gateways/payments/provider.ts'
import { newId } from '../../ids.ts'
import { awaitsMoney, type LockedOrder, lockOrder, type PaymentContext } from '../orders/order-lock.ts'
import { bankDetailsOf, requireActive } from './methods.ts'
import { markOrderPaid } from './settlement.ts'

type StartedPayment = components['schemas']['StartedPayment']
type PaymentMethod = components['schemas']['PaymentMethod']

/** A row of payments. `reference` is also the provider's reference and the idempotency key of its charge. */
export interface Attempt {
  id: string
  shopId: string
  orderId: string
  provider: string
  reference: string
  /** What the provider knows it by, once it has said so. */
  providerId: string | null
  /** Minor units; never priced anew. */
  amount: number
  currency: string
  state: 'intent' | 'pending' | 'succeeded' | 'declined' | 'abandoned' | 'refunded' | 'transfer'
  authorizationUrl: string | null
  createdAt: string
}

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
  createdAt: 'created_at',
} satisfies Columns<Attempt>

const openStates = ['intent', 'pending']

const openOf = statement<{ orderId: string; shopId: string }, Attempt>(
  'payments.openOf',
  `select ${columnList(attemptColumns)} from payments
  where order_id = :orderId and shop_id = :shopId and state in (${openStates.map((state) => `'${state}'`)})`,
)

/** The card payment of an order whose end is not known yet; there is at most one. */
export async function findOpen(db: Database, orderId: string, shopId: string): Promise<Attempt | null> {
  const [attempt] = await openOf(db, { orderId, shopId })
  return attempt ?? null
}

/** The card payment that a provider knows by this reference. */
export async function findByReference(
  db: Database,
  provider: string,
  reference: string,
): Promise<Attempt | null> {
  return (await db('payments').where({ provider, reference }).first<Attempt>(attemptColumns)) ?? null
}

/**
 * Keeps what the provider knows a payment, or the charge of a renewal, by. Of parallel calls the first one's id stays;
 * returned is the id that counts.
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
  shopper: Shopper
  orderId: string
  paymentId: string
  card?: string
  returnUrl?: string
}

/** `reply`: nothing is to be charged. Else a card payment: a new one by the chosen provider, or the one that is open already. */
export type Begun =
  | { reply: StartedPayment; attempt?: undefined }
  | { reply?: undefined; attempt: Attempt; isNew: boolean; chosen: string; about: ChargedOrder }

/** What a provider is told of an order beside its amount. */
export type ChargedOrder = Pick<ChargeRequest, 'email' | 'description' | 'keepCard'>

/**
 * The first of the three steps of a payment: what is about to happen is written down before anybody is charged.
 * An order of which nothing is left to pay is paid here; a transfer gets its reference. Throws orderNotFound,
 * orderNotPayable (paid, cancelled, too late) and paymentMethodNotFound.
 */
export async function begin(tx: Transaction, context: PaymentContext, call: PayCall): Promise<Begun> {
  const order = await lockOrder(tx, call.orderId, call.shop.id)
  if (!order || order.deletedAt || order.userId !== call.shopper.id) throw new Refusal('orderNotFound')
  const isLate = order.expiresAt !== null && Date.parse(order.expiresAt) <= clock.now().getTime()
  if (!awaitsMoney(order) || isLate) throw new Refusal('orderNotPayable')
  const method = await requireActive(tx, context, call.shop, call.paymentId)
  if (order.total === 0) return { reply: await payNothing(tx, context, order, method) }
  if (method.type === 'transfer') return { reply: await awaitTransfer(tx, order, method) }

  const open = await findOpen(tx, order.id, order.shopId)
  const keepCard = await hasRenewals(tx, order)
  const about = { email: order.email, description: `Order #${order.number}`, keepCard }
  const chosen = method.paymentOption.id
  if (open) return { attempt: open, isNew: false, chosen, about }
  const attempt = await insert(tx, order, method, 'intent')
  await tx('orders')
    .where({ id: order.id, shop_id: order.shopId })
    .update({ payment_method_id: method._id, payment_status: 'pending', updated_at: clock.now() })
  return { attempt, isNew: true, chosen, about }
}

/** Whether the shopper wants passes of the order to renew themselves: only then is a card kept. */
async function hasRenewals(tx: Transaction, { id, shopId }: LockedOrder): Promise<boolean> {
  return Boolean(
    await tx('order_items').where({ order_id: id, shop_id: shopId, auto_renew: true }).first('id'),
  )
}

/** A coupon took all of the price off: no provider charges nothing. */
async function payNothing(
  tx: Transaction,
  context: PaymentContext,
  order: LockedOrder,
  method: PaymentMethod,
): Promise<StartedPayment> {
  const { id, reference } = await insert(tx, order, method, 'succeeded')
  await markOrderPaid(tx, context, order, id)
  return { reference, status: 'paid' }
}

/** How long the stock of an order is held that is to be paid by bank transfer (decision 222). */
export const transferTime = 72 * hours

/** The stock is held for a transfer's time from the order on; asking again gives the same reference. */
async function awaitTransfer(
  tx: Transaction,
  order: LockedOrder,
  method: PaymentMethod,
): Promise<StartedPayment> {
  const known = await tx('payments')
    .where({ order_id: order.id, shop_id: order.shopId, state: 'transfer' })
    .first<{ reference: string } | undefined>('reference')
  const { reference } = known ?? (await insert(tx, order, method, 'transfer'))
  const [shown] = await tx('orders')
    .where({ id: order.id, shop_id: order.shopId })
    .update({
      payment_method_id: method._id,
      payment_status: tx.raw(
        `case payment_status when 'awaiting_confirmation' then payment_status else 'pending' end`,
      ),
      // Null, of an order that is not to expire, stays so.
      expires_at: tx.raw(`case when expires_at < created_at + ${interval(transferTime)}
        then created_at + ${interval(transferTime)} else expires_at end`),
      updated_at: clock.now(),
    })
    .returning<{ status: StartedPayment['status'] }[]>('payment_status as status')
  return { reference, status: shown!.status, bankDetails: bankDetailsOf(method) }
}

async function insert(
  tx: Transaction,
  order: LockedOrder,
  method: PaymentMethod,
  state: Attempt['state'],
): Promise<Attempt> {
  const id = newId()
  const now = clock.now()
  const [attempt] = await tx('payments')
    .insert({
      id,
      shop_id: order.shopId,
      order_id: order.id,
      provider: method.paymentOption.id,
      reference: `pay_${id}`,
      amount: order.total,
      currency: order.currency,
      state,
      created_at: now,
      updated_at: now,
    })
    .returning<Attempt[]>(aliased(attemptColumns))
  return attempt!
}
