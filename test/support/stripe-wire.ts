import { createHmac } from 'node:crypto'
import type { Answer } from './stand-in.ts'

// Stripe's wire format, for its stand-in and for tests: signatures, forms, amounts and refusals.

export const stripeWebhookSecret = 'whsec_stripe'

/** The members of a form. */
export type Fields = Record<string, string>

const zeroDecimal = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ')
const threeDecimal = 'bhd jod kwd omr tnd'.split(' ')

/** Returns a callback about a charge, with Stripe's signature. */
export function stripeCallback(reference: string, secret = stripeWebhookSecret, seconds?: number) {
  const object = { object: 'payment_intent', metadata: { reference } }
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object },
  })
  return { body, headers: { 'stripe-signature': sign(body, secret, seconds) } }
}

/** Returns the header with which Stripe signs a body. */
export function sign(
  body: string,
  secret = stripeWebhookSecret,
  seconds = Math.floor(Date.now() / 1000),
): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** Returns Stripe's refusal of an amount, in its minor units; null for one that it charges. */
export function amountError(text: string, currency: string): Answer | null {
  const amount = Number(text)
  if (!/^[a-z]{3}$/.test(currency)) return invalid(undefined, 'currency')
  if (!Number.isInteger(amount)) return invalid('parameter_invalid_integer', 'amount')
  if (isOddAmount(amount, currency) || (currency === 'isk' && amount % 100 !== 0))
    return invalid('invalid_charge_amount', 'amount')
  return amount < (zeroDecimal.includes(currency) ? 1 : 50) ? invalid('amount_too_small', 'amount') : null
}

/** Tells whether an amount ends in a digit that Stripe does not take: three-decimal currencies end in 0. */
export function isOddAmount(amount: number, currency: string): boolean {
  return threeDecimal.includes(currency) && amount % 10 !== 0
}

/** Reads `metadata[reference]=…` out of a form. */
export function metadataOf(fields: Fields, name = 'metadata'): Fields {
  const entries = Object.entries(fields).filter(([field]) => field.startsWith(`${name}[`))
  return Object.fromEntries(entries.map(([field, value]) => [field.slice(name.length + 1, -1), value]))
}

export function ok(body: object): Answer {
  return { status: 200, body }
}

/** Returns a page of a list as Stripe does: the newest first, after `starting_after`, and whether there are more. */
export function page(
  made: { id: string; created: number }[],
  fields: Fields,
  show = (one: object) => one,
): Answer {
  const from = Number(fields['created[gte]'] ?? 0)
  const newest = made.filter(({ created }) => created >= from).reverse()
  const after = fields.starting_after
  const start = after ? newest.findIndex(({ id }) => id === after) + 1 : 0
  if (after && start === 0) return missing('starting_after')
  const end = start + Number(fields.limit ?? 10)
  return ok({ object: 'list', data: newest.slice(start, end).map(show), has_more: end < newest.length })
}

export function missing(param: string): Answer {
  return invalid('resource_missing', param, 404)
}

export function invalid(code?: string, param?: string, status = 400): Answer {
  return refusal(status, { type: 'invalid_request_error', code, param, message: `Invalid ${param}` })
}

export function refusal(status: number, error: object): Answer {
  return { status, body: { error } }
}
