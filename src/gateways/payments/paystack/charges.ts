import { scaleOf } from '../../../base/money.ts'
import { type Card, type ChargeOutcome, type ChargeRequest, unknown, withReference } from '../provider.ts'
import { type Answer, call, type PaystackOptions, toPaystackReference } from './calls.ts'
import { refundsOf } from './refunds-made.ts'
import type { Page, Transaction } from './wire.ts'

/** The outcome of a charge if the bank requires the shopper, who is absent. */
const wantsShopper: ChargeOutcome = { state: 'declined', reason: 'authentication_required' }

/**
 * Charges a saved card, or creates the page on which the shopper enters one. Paystack has no idempotency keys: it
 * refuses a reference it has seen, and that charge's outcome is then returned. It issues no tokens to storefronts, so a
 * card that is given but not saved is declined.
 */
export async function charge(options: PaystackOptions, request: ChargeRequest): Promise<ChargeOutcome> {
  const { reference, amount, currency, email, card, saved = false, returnUrl } = request
  const sent = { reference: toPaystackReference(reference), amount: toPaystack(amount, currency), currency }
  if (card === undefined) {
    const callback_url = returnUrl && withReference(returnUrl, reference)
    const page = await call<Page>(options, 'POST', '/transaction/initialize', {
      ...sent,
      email,
      callback_url,
    })
    if (page.state === 'answered') {
      if (!page.data.authorization_url) return unknown('Paystack created no page')
      return { state: 'pending', authorizationUrl: page.data.authorization_url }
    }
    return page.state === 'refused' ? afterRefusal(options, reference, page) : page
  }
  const [, authorization_code, owner] = /^(AUTH_\w+):(.+)$/.exec(card) ?? []
  if (!saved || !authorization_code) return { state: 'declined', reason: 'unknown_card' }
  const paid = await call<Transaction>(options, 'POST', '/transaction/charge_authorization', {
    ...sent,
    authorization_code,
    email: owner,
  })
  if (paid.state === 'unknown') return paid
  // The reply says what was charged, fees included, but not what we asked for.
  if (paid.state === 'answered') return savedOutcomeOf({ requested_amount: sent.amount, ...paid.data })
  const reason = refusalOfCard(paid)
  if (reason) {
    // An earlier request whose reply was lost may have charged the card.
    const before = await lookUp(options, reference)
    return before.state === 'succeeded' || before.state === 'unknown' ? before : { state: 'declined', reason }
  }
  const found = await afterRefusal(options, reference, paid)
  return found.state === 'pending' ? wantsShopper : found
}

/** Returns the outcome of a charge. */
export async function lookUp(options: PaystackOptions, reference: string): Promise<ChargeOutcome> {
  const found = await findTransaction(options, reference)
  if (found.state !== 'answered') return found
  return found.data.status === 'reversed' ? reversedOutcomeOf(options, found.data) : outcomeOf(found.data)
}

/** Finds a charge by our reference; returns `missing` if Paystack has none. */
export async function findTransaction(
  options: PaystackOptions,
  reference: string,
): Promise<Exclude<Answer<Transaction>, { state: 'refused' }> | { state: 'missing' }> {
  const path = `/transaction/verify/${encodeURIComponent(toPaystackReference(reference))}`
  const found = await call<Transaction>(options, 'GET', path)
  if (found.state !== 'refused') return found
  if (found.code === 'transaction_not_found' || /transaction (reference )?not found/i.test(found.message)) {
    return { state: 'missing' }
  }
  throw refused(found.message)
}

/**
 * Converts an amount to hundredths, which Paystack counts in every currency, even in XOF, which has no decimals
 * (https://paystack.com/docs/api/#supported-currency).
 */
export function toPaystack(amount: number, currency: string): number {
  return Math.round((amount * 100) / scaleOf(currency))
}

/** Converts Paystack's hundredths to our minor units, dropping any fraction. */
export function fromPaystack(amount: number, currency: string): number {
  return Math.floor((amount * scaleOf(currency)) / 100)
}

type Refused = Extract<Answer<unknown>, { state: 'refused' }>

async function afterRefusal(
  options: PaystackOptions,
  reference: string,
  { code, message }: Refused,
): Promise<ChargeOutcome> {
  if (code === 'duplicate_reference' || /duplicate (transaction reference|charge request)/i.test(message)) {
    const found = await lookUp(options, reference)
    return found.state === 'missing' ? unknown('Paystack has not finished') : found
  }
  if (/wait a few minutes/i.test(message)) return unknown(`Paystack was asked too often: ${message}`)
  // No card can pay this: the account does not support the currency.
  if (code === 'unsupported_currency' || /currency not supported/i.test(message)) {
    return { state: 'declined', reason: 'currency_not_supported' }
  }
  // Nor can any card pay less or more than Paystack's limits: their messages differ, but name the amount.
  if (code === 'invalid_amount' || /\bamount\b/i.test(message)) {
    return { state: 'declined', reason: 'amount_not_supported' }
  }
  throw refused(message)
}

/** The words with which Paystack refuses a card before asking its bank. */
const refusedCards =
  /cannot be fulfilled until|fraud system|unable to process transaction|(expired|pickup) card|insufficient funds|^declined/i

/** Returns why Paystack does not charge this card; null if it refuses the request for another reason. */
function refusalOfCard({ code, message }: Refused): string | null {
  const isUnknown = code === 'invalid_authorization' || /authorization|email does not match/i.test(message)
  if (isUnknown) return 'unknown_card'
  return refusedCards.test(message) ? message : null
}

function refused(message: string): Error {
  return new Error(`Paystack refused a request: ${message}`)
}

function outcomeOf(transaction: Transaction): ChargeOutcome {
  const { status, gateway_response } = transaction
  if (status === 'success') return paidBy(transaction)
  // The page exists and waits for the shopper. Paystack returns its address only once.
  if (status === 'abandoned' || status === 'ongoing') return { state: 'pending' }
  if (status === 'failed') return { state: 'declined', reason: gateway_response || status }
  return unknown(`Paystack's transaction is ${status}`)
}

/**
 * Returns the outcome of a charge that Paystack calls reversed, as it does from the first refund on, even a partial
 * one. While anything is left of it, the charge has succeeded; otherwise its money went back before we looked it up.
 */
async function reversedOutcomeOf(options: PaystackOptions, transaction: Transaction): Promise<ChargeOutcome> {
  const made = await refundsOf(options, transaction.id)
  if (!Array.isArray(made)) return made
  const back = made
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + Number(amount), 0)
  const isLeft = made.length > 0 && back < paidOf(transaction)
  return isLeft ? paidBy(transaction) : { state: 'declined', reason: 'reversed' }
}

function savedOutcomeOf(transaction: Transaction): ChargeOutcome {
  return transaction.paused ? wantsShopper : outcomeOf(transaction)
}

function paidBy(transaction: Transaction): ChargeOutcome {
  const { currency, authorization, customer } = transaction
  const code = currency.toUpperCase()
  const card = cardOf(authorization ?? {}, customer?.email)
  const fee = transaction.fees == null ? null : fromPaystack(transaction.fees, code)
  return { state: 'succeeded', amount: fromPaystack(paidOf(transaction), code), currency: code, card, fee }
}

/**
 * Returns what was paid for the purchase, in hundredths: without the fees, which some merchants' accounts make the
 * shopper pay on top.
 */
export function paidOf({ amount, requested_amount }: Transaction): number {
  return Math.min(amount, requested_amount ?? amount)
}

/** Returns the saved card. Paystack charges an authorization only with its e-mail address, so the token has both. */
function cardOf(authorization: NonNullable<Transaction['authorization']>, email?: string): Card {
  const { authorization_code, brand, last4, country_code, reusable } = authorization
  const token = reusable && authorization_code && email ? `${authorization_code}:${email}` : null
  return {
    brand: brand?.trim().toLowerCase() || 'card',
    last4: last4 ?? '',
    country: country_code?.trim().toUpperCase() || null,
    reusable: token !== null,
    token,
  }
}
