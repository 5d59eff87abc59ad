// Payment links: pages on which anybody who has the link pays an order (capability URLs).

import type { components } from '../../../generated/store.types.ts'
import { clock, days } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { hashToken, newToken } from '../../base/tokens.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { databaseNow } from '../../db/sql/now.ts'
import { lookUp } from '../../db/statement.ts'
import type { CallBudget } from '../../gateways/throttle/call-budget.ts'
import { awaitsMoney, lockOrder, type PaymentContext } from '../orders/order-lock.ts'
import { findOpen, type PayCall } from '../payments/attempts.ts'
import { closePayment } from '../payments/cancellation.ts'
import { list } from '../payments/methods.ts'
import { pay, status } from '../payments/payments.ts'
import { type Linked, linkAddress } from './linked.ts'
import { ofTableLink } from './table-links.ts'

type PaymentLink = components['schemas']['PaymentLink']
type StartedPayment = components['schemas']['StartedPayment']

const linked = lookUp<{ shopId: string; hash: string }, Linked>(
  'payment_links.byToken',
  `select orders.id as "orderId", orders.number, orders.user_id as "userId", payment_links.expires_at as "expiresAt"
  from payment_links join orders on orders.id = payment_links.order_id and orders.shop_id = payment_links.shop_id
  where payment_links.token_hash = :hash and payment_links.shop_id = :shopId
    and payment_links.expires_at > ${databaseNow()} and orders.deleted_at is null`,
)

async function requireLinked(
  db: Database,
  { config }: PaymentContext,
  { shop, token }: Pick<LinkCall, 'shop' | 'token'>,
): Promise<Linked> {
  const [kept] = await linked(db, { shopId: shop.id, hash: hashToken(token) })
  const found = kept ?? (await ofTableLink(db, config, shop, token))
  if (!found) throw new Refusal('paymentLinkNotFound')
  return found
}

/**
 * Makes the payment link of an order, which replaces the one before, and keeps the order from expiring earlier. Only a
 * hash of its token is stored (decision payment-links-are-for-anybody). Throws orderNotFound and orderNotPayable.
 */
export async function createPaymentLink(
  tx: Transaction,
  shop: Shop,
  orderId: string,
  { expiresInDays = 7 }: { expiresInDays?: number },
): Promise<{ url: string; expiresAt: string }> {
  const order = await lockOrder(tx, orderId, shop.id)
  if (!order || order.deletedAt) throw new Refusal('orderNotFound')
  if (!awaitsMoney(order)) throw new Refusal('orderNotPayable')
  const token = newToken('pay_')
  const expires_at = new Date(clock.now().getTime() + expiresInDays * days)
  await tx('payment_links')
    .insert({ id: newId(), shop_id: shop.id, order_id: orderId, token_hash: hashToken(token), expires_at })
    .onConflict(['order_id', 'shop_id'])
    .merge(['token_hash', 'expires_at'])
  await tx('orders')
    .where({ id: orderId, shop_id: shop.id })
    .whereNotNull('expires_at')
    .update({ expires_at: tx.raw('greatest(expires_at, ?)', [expires_at]), updated_at: clock.now() })
  return { url: await linkAddress(tx, shop, token), expiresAt: expires_at.toISOString() }
}

interface LinkCall {
  shop: Shop
  token: string
  ip: string
}

/** Returns what somebody with the link needs to pay the order. Throws paymentLinkNotFound. */
export async function readPaymentLink(
  db: Database,
  context: PaymentContext & CallBudget,
  { shop, token, ip }: LinkCall,
): Promise<PaymentLink> {
  const { orderId, number, userId, expiresAt } = await requireLinked(db, context, { shop, token })
  const { reference: _, ...state } = await status(db, context, { shop, shopper: { id: userId }, orderId, ip })
  const isPayable = ['pending', 'processing'].includes(state.orderStatus) && state.status !== 'paid'
  const methods = isPayable ? await methodsOfLink(db, context, shop) : []
  return { orderId: number, ...state, expiresAt, methods }
}

/** Returns the ways of paying that a link offers: it is for those who pay now. */
export async function methodsOfLink(
  db: Database,
  context: PaymentContext,
  shop: Shop,
): Promise<PaymentLink['methods']> {
  const methods = await list(db, context, shop)
  return methods.filter(({ type }) => type === 'gateway' || type === 'transfer')
}

/**
 * Pays the order of a link as `pay` does. A card page that the shopper has left open is closed at its provider first: it
 * may show who they are, and keep the card for them. Throws paymentLinkNotFound, orderBeingPaid if that page cannot be
 * closed, and the refusals of `pay`.
 */
export async function payByLink(
  db: Database,
  context: PaymentContext,
  {
    token,
    email,
    ...call
  }: LinkCall & { email?: string } & Pick<PayCall, 'paymentId' | 'card' | 'returnUrl'>,
): Promise<StartedPayment> {
  const { orderId, userId } = await requireLinked(db, context, { shop: call.shop, token })
  const open = await findOpen(db, orderId, call.shop.id)
  if (open && !open.byLink) {
    const { state } = await closePayment(db, context, open, 'somebody pays by the link')
    if (state === 'refused') throw new Refusal('orderBeingPaid')
    if (state === 'unknown') throw new Refusal('paymentProviderUnavailable')
  }
  return pay(db, context, { ...call, orderId, shopper: { id: userId }, payer: { email } })
}
