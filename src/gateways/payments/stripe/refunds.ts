import Stripe from 'stripe'
import type { MadeRefund, RefundList, RefundOutcome, RefundRef, RefundRequest } from '../provider.ts'
import { fromStripe, isRounded, toStripe } from './amounts.ts'
import { asStripeError, hasFailed } from './failures.ts'
import { idOf, notedOn } from './outcomes.ts'

/** Refunds a part of a charge. An impossible refund is `refused`, regardless of Stripe's reason. */
export async function refund(stripe: Stripe, request: RefundRequest): Promise<RefundOutcome> {
  const intent = await findIntent(stripe, request)
  if (!intent) return { state: 'refused', reason: 'charge_not_found' }
  if (intent.status !== 'succeeded') return { state: 'refused', reason: 'not_refundable' }
  const { reference, refundReference, amount, idempotencyKey } = request
  const currency = intent.currency.toUpperCase()
  const given = await givenFor(stripe, intent, request)
  if (given === null) return { state: 'succeeded', amount, currency }
  const asked = {
    payment_intent: intent.id,
    amount: given,
    metadata: { reference, refundReference, amount: `${amount}` },
  }
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? idempotencyKey : `${idempotencyKey}:${number}`
    try {
      return outcomeOf(await stripe.refunds.create(asked, { idempotencyKey: key }))
    } catch (thrown) {
      const error = asStripeError(thrown)
      if (error?.rawType === 'invalid_request_error' && error.statusCode === 400) {
        return { state: 'refused', reason: error.code ?? 'over_refund' }
      }
      // All callers try the same keys in the same order, so that parallel ones refund once.
      if (!hasFailed(error) || number === mostKeys || (number > 1 && !isRepeated(error))) throw thrown
      const found = await lookUpRefund(stripe, request)
      if (found.state !== 'missing') return found
    }
  }
}

/**
 * Returns how much to ask Stripe to refund for an amount of ours. Parts of a rounded charge are rounded down, and the
 * last part is everything that is left there; null if nothing is, because the last part was never charged. What an
 * earlier call refunded for this very refund does not count: Stripe refuses another amount under a known key.
 */
async function givenFor(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  { amount, refundReference }: RefundRequest,
): Promise<number | null> {
  const currency = intent.currency.toUpperCase()
  const given = toStripe(amount, currency, Math.floor)
  if (!isRounded(currency)) return given
  const made = (await madeOf(stripe, intent)).filter(({ reference }) => reference !== refundReference)
  const left = made.reduce((rest, refund) => rest - refund.amount, Number(notedOn(intent).amount))
  if (amount !== left) return given
  return made.reduce((rest, refund) => rest - refund.given, intent.amount_received) || null
}

/**
 * Maximum number of keys for one refund. Stripe repeats a 5xx reply to the same key for a day, so the next key is used
 * if the refund was not made; each call uses up at most one new key besides the first.
 */
const mostKeys = 20

/** Returns whether Stripe is repeating its earlier reply to the key. */
function isRepeated(error: ReturnType<typeof asStripeError>): boolean {
  return error?.headers?.['idempotent-replayed'] === 'true'
}

/** Looks up our refund among an intent's, by the reference in its metadata. Stripe lists them without delay. */
export async function lookUpRefund(stripe: Stripe, request: RefundRef): Promise<RefundOutcome> {
  const intent = await findIntent(stripe, request)
  if (!intent) return { state: 'missing' }
  for await (const made of stripe.refunds.list({ payment_intent: intent.id, limit: 100 })) {
    if (made.metadata?.refundReference === request.refundReference) return outcomeOf(made)
  }
  return { state: 'missing' }
}

/** Lists the refunds of a charge that have not failed. */
export async function listRefunds(
  stripe: Stripe,
  charge: Omit<RefundRef, 'refundReference'>,
): Promise<RefundList> {
  const intent = await findIntent(stripe, charge)
  if (!intent) return { state: 'missing' }
  const made = await madeOf(stripe, intent)
  return { state: 'listed', refunds: made.map(({ given: _, ...refund }) => refund) }
}

/** A refund with the amount Stripe gave back, in Stripe's units. */
type Given = MadeRefund & { given: number }

/**
 * Returns a charge's refunds that have not failed, oldest first. If a refund that is not ours completes what Stripe
 * charged, it counts as all that was left of our amount.
 */
async function madeOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Given[]> {
  const listed: Stripe.Refund[] = []
  for await (const made of stripe.refunds.list({ payment_intent: intent.id, limit: 100 }))
    listed.unshift(made)
  const refunds: Given[] = []
  let [left, leftThere] = [Number(notedOn(intent).amount ?? 0), intent.amount_received]
  for (const made of listed) {
    leftThere -= made.amount
    const noted = Number(made.metadata?.amount ?? 0)
    const outcome = outcomeOf(made, noted || (leftThere === 0 ? Math.max(left, 0) : 0))
    if (outcome.state !== 'succeeded') {
      leftThere += made.amount
      continue
    }
    left -= outcome.amount
    const { id, metadata, amount: given } = made
    refunds.push({ id, reference: metadata?.refundReference ?? null, amount: outcome.amount, given })
  }
  return refunds
}

/** A pending refund is accepted: from then on Stripe completes it. */
function outcomeOf(
  { status, amount, currency, metadata, failure_reason }: Stripe.Refund,
  asked = Number(metadata?.amount ?? 0),
): RefundOutcome {
  if (status === 'failed' || status === 'canceled') {
    return { state: 'refused', reason: failure_reason ?? status }
  }
  const code = currency.toUpperCase()
  return { state: 'succeeded', amount: asked || fromStripe(amount, code, asked), currency: code }
}

async function findIntent(
  stripe: Stripe,
  { reference, providerId }: Omit<RefundRef, 'refundReference'>,
): Promise<Stripe.PaymentIntent | null> {
  try {
    const id = await intentIdOf(stripe, reference, providerId)
    if (!id) return null
    return requireSame(await stripe.paymentIntents.retrieve(id), id)
  } catch (error) {
    if (asStripeError(error)?.code === 'resource_missing') return null
    throw error
  }
}

async function intentIdOf(
  stripe: Stripe,
  reference: string,
  providerId: string | null | undefined,
): Promise<string | null> {
  if (providerId?.startsWith('cs_')) {
    const page = requireSame(await stripe.checkout.sessions.retrieve(providerId), providerId)
    return idOf(page.payment_intent)
  }
  if (providerId !== undefined) return providerId
  const quoted = reference.replace(/[\\']/g, '\\$&')
  const { data } = await stripe.paymentIntents.search({ query: `metadata['reference']:'${quoted}'` })
  return data.find(({ status }) => status === 'succeeded')?.id ?? data[0]?.id ?? null
}

/** Returns the requested record. Any other is not Stripe's reply, so it proves nothing. */
function requireSame<Found extends { id: string }>(found: Found, id: string): Found {
  if (found.id === id) return found
  throw new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'another record' })
}
