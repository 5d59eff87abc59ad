import Stripe from 'stripe'
import type { MadeRefund, RefundList, RefundOutcome, RefundRef, RefundRequest } from '../provider.ts'
import { fromStripe, toStripe } from './amounts.ts'
import { asStripeError, hasFailed } from './failures.ts'
import { idOf, notedOn } from './outcomes.ts'

/** Refunds a part of a charge. Whatever Stripe's reason, a refund that is impossible is `refused`. */
export async function refund(stripe: Stripe, request: RefundRequest): Promise<RefundOutcome> {
  const intent = await findIntent(stripe, request)
  if (!intent) return { state: 'refused', reason: 'charge_not_found' }
  if (intent.status !== 'succeeded') return { state: 'refused', reason: 'not_refundable' }
  const { reference, refundReference, amount, idempotencyKey } = request
  const currency = intent.currency.toUpperCase()
  // A full refund of a rounded charge is all that Stripe has charged for it.
  const isAll = amount === Number(notedOn(intent).amount)
  const given = isAll ? intent.amount_received : toStripe(amount, currency, Math.floor)
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
      // All callers go through the same keys in the same order, so that parallel ones refund once.
      if (!hasFailed(error) || number === mostKeys || (number > 1 && !isRepeated(error))) throw thrown
      const found = await lookUpRefund(stripe, request)
      if (found.state !== 'missing') return found
    }
  }
}

/**
 * One refund has this many keys. Stripe repeats a 5xx reply to the same key for a day, so the next key is used if the
 * refund was not made; each call uses up at most one new key beside the first.
 */
const mostKeys = 20

/** Tells whether Stripe repeats the reply that it gave to the key before. */
function isRepeated(error: ReturnType<typeof asStripeError>): boolean {
  return error?.headers?.['idempotent-replayed'] === 'true'
}

/**
 * Looks up our refund among those of an intent, by the reference in its metadata. Stripe lists them without
 * delay.
 */
export async function lookUpRefund(stripe: Stripe, request: RefundRef): Promise<RefundOutcome> {
  const intent = await findIntent(stripe, request)
  if (!intent) return { state: 'missing' }
  for await (const made of stripe.refunds.list({ payment_intent: intent.id, limit: 100 })) {
    if (made.metadata?.refundReference === request.refundReference) return outcomeOf(made)
  }
  return { state: 'missing' }
}

/**
 * Lists the refunds of a charge that have not failed. A refund of all that Stripe charged counts as the full
 * amount.
 */
export async function listRefunds(
  stripe: Stripe,
  charge: Omit<RefundRef, 'refundReference'>,
): Promise<RefundList> {
  const intent = await findIntent(stripe, charge)
  if (!intent) return { state: 'missing' }
  const refunds: MadeRefund[] = []
  for await (const made of stripe.refunds.list({ payment_intent: intent.id, limit: 100 })) {
    const asked = made.amount === intent.amount_received ? Number(notedOn(intent).amount ?? 0) : undefined
    const outcome = outcomeOf(made, asked)
    if (outcome.state !== 'succeeded') continue
    refunds.push({ id: made.id, reference: made.metadata?.refundReference ?? null, amount: outcome.amount })
  }
  // Stripe lists the newest first.
  return { state: 'listed', refunds: refunds.reverse() }
}

/** Stripe has taken it on as soon as it is pending: from then on it ends by itself (decision 145). */
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

/** Returns the record that was asked for. Any other is not Stripe's reply, so it proves nothing. */
function requireSame<Found extends { id: string }>(found: Found, id: string): Found {
  if (found.id === id) return found
  throw new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'another record' })
}
