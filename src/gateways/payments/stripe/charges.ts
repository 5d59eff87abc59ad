import { createHash, randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { fromNow, minutes, seconds } from '../../../base/clock.ts'
import { type ChargeOutcome, type ChargeRequest, unknown, withReference } from '../provider.ts'
import { toStripe } from './amounts.ts'
import { asStripeError, hasFailed, madeOnce } from './failures.ts'
import { expanded, type Flow, find, type Noted, outcomeOf } from './outcomes.ts'

/**
 * Charges in two steps: creates an intent, which charges nobody and whose id is stored, and confirms it. So the charge
 * can be found by its id after any crash, and since an intent is paid at most once, so is the charge. Without a card
 * the shopper pays on Stripe's page if there is a return URL, otherwise with Stripe's SDK.
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

/**
 * Parses `pm_…` from Stripe's SDK, or `cus_…/pm_…` as in `Card.token`; returns null if it is the wrong kind.
 */
function readCard(card: string, saved: boolean): { customer?: string; method: string } | null {
  const [, customer, method = ''] = /^(?:(cus_\w+)\/)?(pm_\w+)$/.exec(card) ?? []
  return method && saved === Boolean(customer) ? { customer, method } : null
}

/** Creates the intent or page for the shopper to pay, and stores its id; a parallel call's id wins if it came first. */
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
  const closing = request.payableUntil && { expires_at: closingTime(request.payableUntil) }
  const metadata = noteOf(request, 'page')
  const unitAmount = toStripe(amount, currency)
  const price = {
    currency: currency.toLowerCase(),
    unit_amount: unitAmount,
    product_data: { name: request.description ?? reference },
  }
  // A different return URL or end makes another page, because nobody has the first one's address.
  const page = createHash('sha256').update(`${back} ${closing?.expires_at}`).digest('hex').slice(0, 16)
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
        ...closing,
        metadata,
        payment_intent_data: { metadata, ...(keepCard && { setup_future_usage: 'off_session' as const }) },
      },
      { idempotencyKey },
    ),
  )
}

/**
 * Stripe opens no page for less than 30 minutes; the extra minute allows for clock differences and the duration of the
 * call.
 */
const shortestPage = 31 * minutes

/** Returns when a page closes, in seconds. */
function closingTime(until: Date): number {
  return Math.floor(Math.max(until.getTime(), fromNow(shortestPage).getTime()) / seconds)
}

function noteOf({ reference, amount }: ChargeRequest, flow: Flow) {
  return { reference, flow, amount: `${amount}` } satisfies Noted
}

/**
 * Confirms an intent. For a day, Stripe repeats a 5xx reply to the same idempotency key and refuses another card with
 * it, so if that charged nobody, another key is used: an intent is paid at most once, however many keys there are.
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
    if (error?.param === 'payment_method' || isUsedUp(error))
      return { state: 'declined', reason: 'unknown_card' }
    if (error && isAnothers(error)) return findOpened(stripe, id)
    const isUseless = hasFailed(error) || error?.rawType === 'idempotency_error'
    if (!isUseless || idempotencyKey !== request.idempotencyKey) throw thrown
    const found = await find(stripe, id)
    if (found.state !== 'missing') return found
    return confirm(stripe, id, method, request, `${idempotencyKey}:${randomUUID()}`)
  }
}

/**
 * Returns whether Stripe no longer charges this card: it was tried once without a customer, or was removed from its
 * customer in the dashboard. Stripe's refusal has neither a code nor a parameter.
 */
function isUsedUp(error: ReturnType<typeof asStripeError>): boolean {
  return error?.rawType === 'invalid_request_error' && /may not be used again/i.test(error.message)
}

/** Returns whether a parallel call is confirming this intent, or has done so with another card: its outcome counts. */
function isAnothers({ statusCode, code }: { statusCode?: number; code?: string }) {
  return statusCode === 409 || code === 'payment_intent_unexpected_state' || code === 'lock_timeout'
}

/** Returns the outcome of a newly created intent: it is never `missing`, because somebody is about to pay it. */
async function findOpened(stripe: Stripe, id: string): Promise<ChargeOutcome> {
  const outcome = await find(stripe, id)
  return outcome.state === 'missing' ? unknown('Stripe has not finished') : outcome
}

/** Returns why no card, or not this saved one, can pay this at Stripe; null for any other error. */
function unpayable(error: unknown, saved: boolean): string | null {
  const { code, param } = asStripeError(error) ?? {}
  // The merchant has deleted the customer, and the card with it.
  if (saved && param === 'customer' && code === 'resource_missing') return 'unknown_card'
  if (code === 'amount_too_small' || code === 'amount_too_large') return code
  const isCurrency = param === 'currency' || param?.endsWith('[currency]')
  return isCurrency ? 'currency_not_supported' : null
}
