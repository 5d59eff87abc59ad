import { createHash, randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { type ChargeOutcome, type ChargeRequest, unknown, withReference } from '../provider.ts'
import { toStripe } from './amounts.ts'
import { asStripeError, hasFailed, madeOnce } from './failures.ts'
import { expanded, type Flow, find, type Noted, outcomeOf } from './outcomes.ts'

/**
 * Charges in two steps: an intent that charges nobody, whose id is remembered, and its confirmation. So the charge is
 * found by its id after any crash, and as an intent is paid at most once, so is the charge. Without a card the
 * shopper pays on Stripe's page where there is somewhere to come back to, else with Stripe's SDK.
 */
export async function charge(stripe: Stripe, request: ChargeRequest): Promise<ChargeOutcome> {
  const { card, saved = false } = request
  const named = card === undefined ? null : readCard(card, saved)
  if (card !== undefined && !named) return { state: 'declined', reason: 'unknown_card' }
  const flow: Flow = named ? (saved ? 'saved' : 'card') : request.returnUrl ? 'page' : 'sdk'
  try {
    const id = request.providerId ?? (await open(stripe, request, flow, named?.customer))
    if (!named) return await find(stripe, id)
    return await (id.startsWith('pi_') ? confirm(stripe, id, named.method, request) : findOpened(stripe, id))
  } catch (error) {
    const reason = unpayable(error, saved)
    if (reason) return { state: 'declined', reason }
    throw error
  }
}

/** `pm_…` from Stripe's SDK, or `cus_…/pm_…` as `Card.token` has it; null where it is the other or neither. */
function readCard(card: string, saved: boolean): { customer?: string; method: string } | null {
  const [, customer, method = ''] = /^(?:(cus_\w+)\/)?(pm_\w+)$/.exec(card) ?? []
  return method && saved === Boolean(customer) ? { customer, method } : null
}

/** Makes what the shopper is to pay, and remembers it; the id is that of a parallel call which came first. */
async function open(stripe: Stripe, request: ChargeRequest, flow: Flow, customer?: string): Promise<string> {
  const made =
    flow === 'page' ? await openPage(stripe, request) : await openIntent(stripe, request, flow, customer)
  if (!made.id) throw new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'no id' })
  return request.remember ? request.remember(made.id) : made.id
}

async function openIntent(stripe: Stripe, request: ChargeRequest, flow: Flow, known?: string) {
  const { email, reference, currency, amount, keepCard = false, idempotencyKey: key } = request
  const newCustomer = () =>
    madeOnce(`${key}:customer`, (idempotencyKey) =>
      stripe.customers.create({ email, metadata: { reference } }, { idempotencyKey }),
    )
  const customer = known ?? (keepCard ? (await newCustomer()).id : undefined)
  return madeOnce(`${key}:${flow}`, (idempotencyKey) =>
    stripe.paymentIntents.create(
      {
        amount: toStripe(amount, currency),
        currency: currency.toLowerCase(),
        ...(customer && { customer }),
        allowed_payment_method_types: ['card'],
        metadata: noteOf(request, flow),
        ...(keepCard && { setup_future_usage: 'off_session' as const }),
      },
      { idempotencyKey },
    ),
  )
}

async function openPage(stripe: Stripe, request: ChargeRequest) {
  const { email, reference, currency, amount, keepCard, idempotencyKey: key, returnUrl = '' } = request
  const back = withReference(returnUrl, reference)
  const metadata = noteOf(request, 'page')
  const unitAmount = toStripe(amount, currency)
  const price = {
    currency: currency.toLowerCase(),
    unit_amount: unitAmount,
    product_data: { name: request.description ?? reference },
  }
  // Another address to come back to makes another page: of the first one nobody knows.
  const page = createHash('sha256').update(back).digest('hex').slice(0, 16)
  return madeOnce(`${key}:page:${page}`, (idempotencyKey) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        line_items: [{ quantity: 1, price_data: price }],
        customer_email: email,
        ...(keepCard && { customer_creation: 'always' as const }),
        success_url: back,
        cancel_url: back,
        metadata,
        payment_intent_data: { metadata, ...(keepCard && { setup_future_usage: 'off_session' as const }) },
      },
      { idempotencyKey },
    ),
  )
}

function noteOf({ reference, amount }: ChargeRequest, flow: Flow) {
  return { reference, flow, amount: `${amount}` } satisfies Noted
}

/**
 * Stripe answers a key that has failed on its side with that same 5xx for a day. So where such a failure has charged
 * nobody, another key is tried: however many there are, an intent is paid at most once.
 */
async function confirm(
  stripe: Stripe,
  id: string,
  method: string,
  request: ChargeRequest,
  idempotencyKey = request.idempotencyKey,
): Promise<ChargeOutcome> {
  const { saved, reference, returnUrl } = request
  try {
    const intent = await stripe.paymentIntents.confirm(
      id,
      {
        payment_method: method,
        ...(saved && { off_session: true }),
        ...(returnUrl && { return_url: withReference(returnUrl, reference) }),
        expand: expanded,
      },
      { idempotencyKey },
    )
    return outcomeOf(intent)
  } catch (thrown) {
    const error = asStripeError(thrown)
    if (error?.statusCode === 402) {
      return { state: 'declined', reason: error.decline_code || error.code || 'card_declined' }
    }
    if (error?.param === 'payment_method') return { state: 'declined', reason: 'unknown_card' }
    if (error && isAnothers(error)) return findOpened(stripe, id)
    if (!hasFailed(error) || idempotencyKey !== request.idempotencyKey) throw thrown
    const found = await find(stripe, id)
    if (found.state !== 'missing') return found
    return confirm(stripe, id, method, request, `${idempotencyKey}:${randomUUID()}`)
  }
}

/** A parallel call confirms this intent, or has done so with another card: its outcome is the outcome. */
function isAnothers({ statusCode, code, rawType }: { statusCode?: number; code?: string; rawType?: string }) {
  return (
    statusCode === 409 ||
    rawType === 'idempotency_error' ||
    code === 'payment_intent_unexpected_state' ||
    code === 'lock_timeout'
  )
}

/** What was just opened is never `missing`: somebody is about to pay it. */
async function findOpened(stripe: Stripe, id: string): Promise<ChargeOutcome> {
  const outcome = await find(stripe, id)
  return outcome.state === 'missing' ? unknown('Stripe has not finished') : outcome
}

/** Why no card, or not the saved one, can pay this at Stripe; null where that is not the trouble. */
function unpayable(error: unknown, saved: boolean): string | null {
  const { code, param } = asStripeError(error) ?? {}
  // The merchant has deleted the customer, and the card with it.
  if (saved && param === 'customer' && code === 'resource_missing') return 'unknown_card'
  if (code === 'amount_too_small' || code === 'amount_too_large') return code
  const isCurrency = param === 'currency' || param?.endsWith('[currency]')
  return isCurrency ? 'currency_not_supported' : null
}
