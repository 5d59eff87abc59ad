import type { IncomingHttpHeaders } from 'node:http'
import type { components } from '../../generated/store.types.ts'
import type { Shop, Shopper } from '../context.ts'
import { type Database, transaction } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { Refusal } from '../errors.ts'
import type { CardProvider, ChargeOutcome, ChargeRequest } from '../gateways/payments/provider.ts'
import {
  type Attempt,
  attemptColumns,
  begin,
  findByReference,
  findOpen,
  type PayCall,
} from './payment-attempts.ts'
import { complete } from './payment-completion.ts'
import type { PaymentContext } from './payment-orders.ts'

type StartedPayment = components['schemas']['StartedPayment']
type PaymentState = components['schemas']['PaymentState']

/**
 * Pays for an order in three steps, so that no crash charges twice: write down what is about to happen, charge
 * outside of any transaction, write down what came of it. A payment that is open already is gone on with, never
 * joined by a second one. Throws what `begin` throws; cardDeclined, which the payment remembers;
 * paymentProviderUnavailable where the outcome is not known yet: the reconciler finds it.
 */
export async function pay(db: Database, context: PaymentContext, call: PayCall): Promise<StartedPayment> {
  if (call.returnUrl && !URL.canParse(call.returnUrl)) {
    throw new Refusal('invalidRequest', { values: { reason: 'returnUrl is not a valid URL' } })
  }
  const begun = await transaction(db, (tx) => begin(tx, context, call))
  if (begun.reply) return begun.reply
  const { attempt, email, isNew } = begun
  const found = isNew ? null : await lookUp(context, attempt)
  const isOurs = !found || found.state === 'missing'
  const outcome = isOurs ? await charge(context, attempt, { ...call, email }) : found
  await transaction(db, (tx) => complete(tx, context, attempt, outcome))
  // The decline was another call's, and this one has a card of its own to try.
  if (!isOurs && outcome.state === 'declined') return pay(db, context, call)
  return startedFrom(await read(db, attempt))
}

/**
 * How the payment of an order stands: a card payment that is open is asked about first. A provider that does not
 * answer changes nothing. Throws orderNotFound.
 */
export async function status(
  db: Database,
  context: PaymentContext,
  { shop, shopper, orderId }: { shop: Shop; shopper: Shopper; orderId: string },
): Promise<PaymentState> {
  const values = { orderId, shopId: shop.id, userId: shopper.id, scale: shop.scale }
  const [before] = await standing(db, values)
  if (!before) throw new Refusal('orderNotFound')
  const open = await findOpen(db, orderId, shop.id)
  if (!open) return before
  await settle(db, context, open)
  const [after] = await standing(db, values)
  return after ?? before
}

/**
 * Hears a provider's callback, which only says which payment to ask about. Throws unknownProvider,
 * invalidSignature, and paymentProviderUnavailable so that the provider sends it again.
 */
export async function receiveCallback(
  db: Database,
  context: PaymentContext,
  { provider: name, rawBody, headers }: { provider: string; rawBody: Buffer; headers: IncomingHttpHeaders },
): Promise<null> {
  const provider = Object.hasOwn(context.cardProviders, name) ? context.cardProviders[name] : undefined
  if (!provider) throw new Refusal('unknownProvider')
  const callback = provider.readCallback(rawBody, headers)
  if (!callback) throw new Refusal('invalidSignature')
  const attempt = await findByReference(db, name, callback.reference)
  if (!attempt || attempt.state === 'succeeded' || attempt.state === 'returned') return null
  const outcome = await settle(db, context, attempt)
  if (outcome.state === 'unknown') throw new Refusal('paymentProviderUnavailable')
  return null
}

/** Asks the provider what has become of a payment, and writes it down where that is news. */
export async function settle(
  db: Database,
  context: PaymentContext,
  attempt: Attempt,
): Promise<ChargeOutcome> {
  const outcome = await lookUp(context, attempt)
  const { state } = outcome
  const isNews =
    state === 'succeeded' || state === 'declined' || (state === 'pending' && state !== attempt.state)
  if (isNews) await transaction(db, (tx) => complete(tx, context, attempt, outcome))
  return outcome
}

async function lookUp(context: PaymentContext, { provider, reference }: Attempt): Promise<ChargeOutcome> {
  const outcome = await context.cardProviders[provider]?.lookUp(reference)
  return outcome ?? { state: 'unknown', reason: `${provider} is not configured` }
}

async function charge(
  context: PaymentContext,
  { provider: name, reference, amount, currency }: Attempt,
  { email, card, returnUrl }: { email: string; card?: string; returnUrl?: string },
): Promise<ChargeOutcome> {
  const provider = context.cardProviders[name]
  if (!provider) return { state: 'unknown', reason: `${name} is not configured` }
  const request = { reference, idempotencyKey: reference, amount, currency, email, card, returnUrl }
  return chargeOnce(provider, request)
}

/** A parallel call may have come first with another card: then the key is taken, and its outcome is the outcome. */
async function chargeOnce(provider: CardProvider, request: ChargeRequest): Promise<ChargeOutcome> {
  try {
    return await provider.charge(request)
  } catch (error) {
    const found = await provider.lookUp(request.reference)
    if (found.state === 'missing') throw error
    return found
  }
}

async function read(db: Database, { id, shopId }: Attempt): Promise<Attempt> {
  return db('payments').where({ id, shop_id: shopId }).first<Attempt>(attemptColumns)
}

function startedFrom({ state, reference, authorizationUrl }: Attempt): StartedPayment {
  if (state === 'succeeded') return { reference, status: 'paid' }
  if (state === 'pending' && authorizationUrl) return { reference, status: 'pending', authorizationUrl }
  if (state === 'declined') throw new Refusal('cardDeclined')
  // Charged, but cancelled or paid by somebody else in that moment: the money goes back.
  if (state === 'returned') throw new Refusal('orderNotPayable')
  throw new Refusal('paymentProviderUnavailable')
}

const standing = statement<{ orderId: string; shopId: string; userId: string; scale: number }, PaymentState>(
  'payments.standing',
  (sql, given) =>
    sql('orders')
      .joinRaw(
        `left join lateral (select reference from payments where payments.order_id = orders.id
        order by (state = 'succeeded') desc, created_at desc, id desc limit 1) latest on true`,
      )
      .where({ 'orders.id': given.orderId, 'orders.shop_id': given.shopId, 'orders.user_id': given.userId })
      .whereNull('orders.deleted_at')
      .select({
        reference: 'latest.reference',
        status: 'orders.payment_status',
        orderStatus: 'orders.status',
        amount: sql.raw('orders.total / ?::float8', [given.scale]),
        currency: 'orders.currency',
      }),
)
