import type { components } from '../../../generated/store.types.ts'
import { clock, minutes, seconds } from '../../base/clock.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { girocodeOf } from '../../base/girocode.ts'
import { type Database, transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { statement } from '../../db/statement.ts'
import { Breaker, LeftAlone } from '../../gateways/breaker.ts'
import type { CardProvider, ChargeOutcome } from '../../gateways/payments/provider.ts'
import { type CallBudget, maySpend } from '../../gateways/throttle/call-budget.ts'
import { dueSql } from '../credits/due.ts'
import { fileStoreUnavailableReason } from '../digital/fulfilment.ts'
import type { PaymentContext } from '../orders/order-lock.ts'
import { paymentHolds } from '../orders/order-status.ts'
import { isCardNumber } from '../shared/card-numbers.ts'
import {
  type Attempt,
  attemptColumns,
  begin,
  type ChargedOrder,
  findOpen,
  type PayCall,
  rememberProviderId,
  takeTurn,
} from './attempts.ts'
import { bankDetailsOf } from './methods.ts'
import { abandon, complete } from './settlement.ts'

type StartedPayment = components['schemas']['StartedPayment']
type PaymentState = components['schemas']['PaymentState']
type PaymentMethod = components['schemas']['PaymentMethod']

/**
 * Pays for an order in three steps, so that no crash charges twice: record the charge, make it outside any transaction,
 * record its outcome. An open payment is continued; a second one is never opened alongside it. Throws the refusals of
 * `begin`; cardDeclined, which the payment stores; and paymentProviderUnavailable while the outcome is unknown: the
 * reconciler resolves it.
 */
export async function pay(db: Database, context: PaymentContext, call: PayCall): Promise<StartedPayment> {
  // A card number sent by mistake is never stored, logged or passed on.
  if (call.card && isCardNumber(call.card)) {
    throw invalid('card must be a token, not a card number')
  }
  const begun = await transaction(db, (tx) => begin(tx, context, call))
  if (begun.reply) return begun.reply
  const { attempt, isNew, chosen, about } = begun
  const found = isNew ? null : await lookUp(context, attempt)
  const isOurs = !found || found.state === 'missing'
  // Never send one provider's card token to another.
  const isPayable = isOurs && attempt.provider === chosen
  const outcome = isPayable
    ? await charge(db, context, attempt, { ...about, card: call.card, returnUrl: call.returnUrl })
    : (found as ChargeOutcome)
  await settleAs(db, context, attempt, outcome)
  // The declined charge was another call's, and this call has its own card to try.
  if (!isOurs && outcome.state === 'declined') return pay(db, context, call)
  const known = await read(db, attempt)
  if (isStuck(known, outcome)) {
    await transaction(db, (tx) => abandon(tx, attempt, 'nobody can pay by it any more'))
    return pay(db, context, call)
  }
  return startedFrom(known, outcome)
}

/**
 * How long a provider's payment page stays open: it closes long enough before the order may expire that a last-minute
 * payment is found by then, even if no callback arrives (decision late-money-is-refunded).
 */
const pageLasts = paymentHolds - 15 * minutes

/** Maximum duration of a call: until then it may still charge, or store the address of a payment page. */
export const callLasts = 20 * seconds

/**
 * Tells whether nobody can complete the payment any more: the reply with the address of its page was lost, and the
 * provider does not repeat it; or the call that began it charged nobody, with a card or a provider that the shopper has
 * since given up.
 */
function isStuck({ state, authorizationUrl, createdAt }: Attempt, outcome: ChargeOutcome): boolean {
  if (clock.now().getTime() - Date.parse(createdAt) <= callLasts) return false
  if (outcome.state === 'missing') return state === 'intent' || state === 'pending'
  if (state !== 'pending' || outcome.state !== 'pending') return false
  return !authorizationUrl && !outcome.clientSecret
}

/** A shopper's call about the payment of their order, and the IP address that it came from. */
export interface OrderCall {
  shop: Shop
  shopper: Pick<Shopper, 'id'>
  orderId: string
  ip: string
}

/**
 * Returns the payment status of an order, first looking up an open card payment at its provider, unless its shopper
 * triggered that a moment ago, or they or their network have triggered too many look-ups, or the provider
 * has been silent (decisions guests-do-not-drive-a-provider and foreign-calls-have-a-budget). If the provider does not
 * answer, nothing changes. Throws orderNotFound.
 */
export async function status(
  db: Database,
  context: PaymentContext & CallBudget,
  { shop, shopper, orderId, ip }: OrderCall,
): Promise<PaymentState> {
  const before = await standingOf(db, { shop, shopper, orderId })
  const open = await findOpen(db, orderId, shop.id)
  if (!open || !(await takeTurn(db, open, context.config.limits))) return before
  const breaker = breakerOf(context, open)
  if (breaker.isOpen()) return before
  if (!(await maySpend(context, 'payment', shop, { shopperId: shopper.id, ip }))) return before
  await breaker
    .run(
      () => settle(db, context, open),
      ({ state }) => state === 'unknown',
    )
    .catch(unlessLeftAlone)
  return standingOf(db, { shop, shopper, orderId })
}

const breakers = new WeakMap<CardProvider, Breaker>()

/** Returns the circuit breaker of the look-ups that shoppers cause at the provider of a payment. */
function breakerOf({ cardProviders }: PaymentContext, { provider: name }: Attempt): Breaker {
  const provider = cardProviders[name]
  const breaker = (provider && breakers.get(provider)) ?? new Breaker(() => true)
  if (provider) breakers.set(provider, breaker)
  return breaker
}

/** Rethrows an error, unless another call of the same moment is trying a provider that has been silent. */
function unlessLeftAlone(error: unknown): void {
  if (!(error instanceof LeftAlone)) throw error
}

/** Returns the payment status of an order as it is stored. Throws orderNotFound. */
export async function standingOf(
  db: Database,
  { shop, shopper, orderId }: { shop: Shop; shopper: Pick<Shopper, 'id'>; orderId: string },
): Promise<PaymentState> {
  const values = { orderId, shopId: shop.id, userId: shopper.id, scale: shop.scale }
  const [row] = await standing(db, values)
  if (!row) throw new Refusal('orderNotFound')
  const { transfer, ...state } = row
  const girocode = transfer && girocodeFor(transfer, state.currency)
  return { ...state, ...(girocode && { girocode }) }
}

function girocodeFor({ account, amount, number }: AwaitedTransfer, currency: string): string | null {
  const { accountNumber, accountName, bankCode } = bankDetailsOf({ settings: account })
  return girocodeOf({ accountNumber, accountName, bankCode, amount, currency, text: `Order ${number}` })
}

/** Looks up a payment at its provider and records the outcome if it is new. Returns the outcome. */
export async function settle(
  db: Database,
  context: PaymentContext,
  attempt: Attempt,
): Promise<ChargeOutcome> {
  const outcome = await lookUp(context, attempt)
  const { state } = outcome
  const isNews =
    state === 'succeeded' || state === 'declined' || (state === 'pending' && state !== attempt.state)
  if (isNews) await settleAs(db, context, attempt, outcome)
  return outcome
}

/** Records an outcome. Checks the file storage before the transaction, because it is another system. */
export async function settleAs(
  db: Database,
  context: PaymentContext,
  attempt: Attempt,
  outcome: ChargeOutcome,
): Promise<void> {
  const fileStoreUnavailable =
    outcome.state === 'succeeded' ? await fileStoreUnavailableReason(db, context, attempt) : null
  await transaction(db, (tx) => complete(tx, { ...context, fileStoreUnavailable }, attempt, outcome))
}

async function lookUp(
  context: PaymentContext,
  { provider, reference, providerId }: Attempt,
): Promise<ChargeOutcome> {
  const outcome = await context.cardProviders[provider]?.lookUp(reference, providerId)
  return outcome ?? { state: 'unknown', reason: `${provider} is not configured` }
}

async function charge(
  db: Database,
  context: PaymentContext,
  attempt: Attempt,
  told: ChargedOrder & Pick<PayCall, 'card' | 'returnUrl'>,
): Promise<ChargeOutcome> {
  const { provider: name, reference, providerId, amount, currency, createdAt } = attempt
  const provider = context.cardProviders[name]
  if (!provider) return { state: 'unknown', reason: `${name} is not configured` }
  try {
    return await provider.charge({
      ...told,
      reference,
      idempotencyKey: reference,
      amount,
      currency,
      payableUntil: new Date(Date.parse(createdAt) + pageLasts),
      providerId,
      remember: (id) => rememberProviderId(db, 'payments', attempt, id),
    })
  } catch (error) {
    // A parallel call may have charged another card first: then the key is in use, and that outcome counts.
    const found = await lookUp(context, await read(db, attempt))
    if (found.state === 'missing') throw error
    return found
  }
}

async function read(db: Database, { id, shopId }: Attempt): Promise<Attempt> {
  return db('payments').where({ id, shop_id: shopId }).first<Attempt>(attemptColumns)
}

/** Builds the reply. The outcome has what is not stored: the client secret, and the latest address. */
function startedFrom({ state, reference, ...attempt }: Attempt, outcome: ChargeOutcome): StartedPayment {
  if (state === 'succeeded') return { reference, status: 'paid' }
  if (state === 'pending') {
    const told: ChargeOutcome | null = outcome.state === 'pending' ? outcome : null
    if (told?.clientSecret) return { reference, status: 'pending', clientSecret: told.clientSecret }
    const authorizationUrl = told?.authorizationUrl ?? attempt.authorizationUrl
    if (authorizationUrl) return { reference, status: 'pending', authorizationUrl }
  }
  if (state === 'declined') throw new Refusal('cardDeclined')
  // The charge succeeded, but the order was cancelled or paid in the meantime, so the charge is refunded.
  if (state === 'refunded') throw new Refusal('orderNotPayable')
  throw new Refusal('paymentProviderUnavailable')
}

/** A transfer that the shopper has not reported yet. */
interface AwaitedTransfer {
  account: PaymentMethod['settings']
  /** In minor units. */
  amount: number
  number: number
}

interface StandingRow extends Omit<PaymentState, 'girocode'> {
  transfer: AwaitedTransfer | null
}

const standing = statement<{ orderId: string; shopId: string; userId: string; scale: number }, StandingRow>(
  'payments.standing',
  `select ${columnList<StandingRow>({
    reference: 'latest.reference',
    paymentId: 'orders.payment_method_id',
    status: 'orders.payment_status',
    orderStatus: 'orders.status',
    amount: `${dueSql} / :scale::float8`,
    currency: 'orders.currency',
    transfer: `case when chosen.option = 'bank-transfer' and orders.status = 'pending' and orders.payment_status = 'pending'
      then jsonb_build_object('account', coalesce(chosen.settings, '{}'), 'amount', ${dueSql}, 'number', orders.number) end`,
  })}
  from orders
  left join payment_methods chosen on chosen.id = orders.payment_method_id and chosen.shop_id = orders.shop_id
  left join lateral (
    select reference from payments where payments.order_id = orders.id and payments.shop_id = orders.shop_id
      and state <> 'part'
    order by (state = 'succeeded') desc, created_at desc, id desc limit 1
  ) latest on true
  where orders.id = :orderId and orders.shop_id = :shopId and orders.user_id = :userId
    and orders.deleted_at is null`,
)
