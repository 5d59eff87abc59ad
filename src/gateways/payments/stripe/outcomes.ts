import type Stripe from 'stripe'
import { type Card, type ChargeOutcome, unknown } from '../provider.ts'
import { fromStripe } from './amounts.ts'
import { asStripeError } from './failures.ts'

/** The source of the card: given in the call, saved before, Stripe's page, or its SDK in the storefront. */
export type Flow = 'card' | 'saved' | 'page' | 'sdk'

/** The metadata of every intent, page and refund, which leads callbacks and look-ups back to us. */
export interface Noted {
  reference: string
  flow: Flow
  /** The amount in our minor units. */
  amount: string
}

/** The expansion that makes an intent name the card that paid, and Stripe's fee. */
export const expanded = ['latest_charge.balance_transaction']

/** Returns the outcome of an intent (`pi_…`) or a page (`cs_…`). */
export async function find(stripe: Stripe, id: string): Promise<ChargeOutcome> {
  try {
    if (!id.startsWith('cs_'))
      return outcomeOf(await stripe.paymentIntents.retrieve(id, { expand: expanded }))
    const expand = expanded.map((name) => `payment_intent.${name}`)
    return pageOutcomeOf(await stripe.checkout.sessions.retrieve(id, { expand }))
  } catch (error) {
    if (asStripeError(error)?.code === 'resource_missing') return { state: 'missing' }
    throw error
  }
}

/**
 * Searches by reference, for callers that do not store ids. Records of the last few minutes may be missing from the
 * result: charge again with the same key.
 */
export async function search(stripe: Stripe, reference: string): Promise<ChargeOutcome> {
  const quoted = reference.replace(/[\\']/g, '\\$&')
  const { data } = await stripe.paymentIntents.search({
    query: `metadata['reference']:'${quoted}'`,
    expand: expanded.map((name) => `data.${name}`),
  })
  const outcomes = data.map(outcomeOf)
  return outcomes.find(({ state }) => state === 'succeeded') ?? outcomes[0] ?? { state: 'missing' }
}

function pageOutcomeOf({ status, url, payment_intent }: Stripe.Checkout.Session): ChargeOutcome {
  if (status === 'open' && url) return { state: 'pending', authorizationUrl: url }
  if (status === 'expired') return { state: 'declined', reason: 'page_expired', unused: true }
  if (payment_intent && typeof payment_intent === 'object') return outcomeOf(payment_intent)
  return unknown(`Stripe's page is ${status}`)
}

/**
 * Returns an intent's outcome. An intent that nobody has tried to pay is `missing`: the call that should have done so
 * never arrived. In the SDK the shopper can try several cards with one intent, so a decline does not end it.
 */
export function outcomeOf(intent: Stripe.PaymentIntent): ChargeOutcome {
  const { status, last_payment_error: failure, next_action, client_secret } = intent
  if (status === 'succeeded') return paidBy(intent)
  if (status === 'canceled') return { state: 'declined', reason: 'canceled' }
  const clientSecret = client_secret ?? undefined
  if (status === 'requires_action') {
    const authorizationUrl = next_action?.redirect_to_url?.url ?? undefined
    return { state: 'pending', ...(authorizationUrl ? { authorizationUrl } : { clientSecret }) }
  }
  if (status !== 'requires_payment_method' && status !== 'requires_confirmation') {
    return unknown(`Stripe's intent is ${status}`)
  }
  if (notedOn(intent).flow === 'sdk') return { state: 'pending', clientSecret }
  if (failure) return { state: 'declined', reason: failure.decline_code || failure.code || 'card_declined' }
  return { state: 'missing' }
}

function paidBy(intent: Stripe.PaymentIntent): ChargeOutcome {
  const currency = intent.currency.toUpperCase()
  const asked = Number(notedOn(intent).amount ?? 0)
  const amount = fromStripe(intent.amount_received, currency, asked)
  return { state: 'succeeded', amount, currency, card: cardOf(intent), fee: feeOf(intent, amount) }
}

/** Returns Stripe's fee in our minor units. Stripe knows it at once, except where it settles later or elsewhere. */
function feeOf({ latest_charge, currency }: Stripe.PaymentIntent, amount: number): number | null {
  const balance =
    latest_charge && typeof latest_charge === 'object' ? latest_charge.balance_transaction : null
  if (!balance || typeof balance !== 'object' || balance.currency !== currency) return null
  return fromStripe(balance.fee, currency.toUpperCase(), amount)
}

/** Returns the card that paid. Stripe charges a saved card through its customer, so the token names both. */
function cardOf(intent: Stripe.PaymentIntent): Card {
  const { latest_charge, setup_future_usage } = intent
  const charge = latest_charge && typeof latest_charge === 'object' ? latest_charge : null
  const { brand, last4, country } = charge?.payment_method_details?.card ?? {}
  const customer = idOf(intent.customer)
  const method = idOf(intent.payment_method)
  const isKept = setup_future_usage === 'off_session' || notedOn(intent).flow === 'saved'
  const token = isKept && customer && method ? `${customer}/${method}` : null
  return {
    brand: brand ?? 'card',
    last4: last4 ?? '',
    country: country ?? null,
    reusable: token !== null,
    token,
  }
}

/** Returns our metadata; empty if somebody else made the record. */
export function notedOn({ metadata }: { metadata: Stripe.Metadata | null }): Partial<Noted> {
  return metadata ?? {}
}

/** Returns a record's id, expanded or not. */
export function idOf(record: string | { id: string } | null): string | null {
  return typeof record === 'object' ? (record?.id ?? null) : record
}
