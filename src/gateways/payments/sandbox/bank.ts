import { randomBytes } from 'node:crypto'
import { testCards } from './cards.ts'
import type { Ledger, LedgerEntry } from './ledger.ts'
import { type Charge, type ChargeBody, type Refund, type RefundBody, Refusal } from './wire.ts'

type ChargeEntry = LedgerEntry & { charge: Charge }
type RefundEntry = LedgerEntry & { refund: Refund }

/**
 * Returns a new charge: paid with the given card, or pending until one is chosen on the card page. Throws
 * reference_taken and unknown_card.
 */
export function newCharge(ledger: Ledger, request: ChargeBody): ChargeEntry {
  const { reference, amount, currency, email, card, saved, returnUrl = null } = request
  if (ledger.charges.has(reference)) throw new Refusal('reference_taken')
  const pending: Charge = {
    reference,
    amount,
    currency,
    email,
    returnUrl,
    state: 'pending',
    card: null,
    testCard: null,
    reason: null,
    refunded: 0,
    createdAt: new Date().toISOString(),
  }
  if (card === undefined) return { charge: pending }
  return saved ? pay(pending, ledger.savedCards.get(card), card) : pay(pending, card)
}

/**
 * Charges a test card: a new one, which gets a token if it is reusable, or a saved one by its token. Throws
 * unknown_card.
 */
export function pay(charge: Charge, testCard = '', savedToken: string | null = null): ChargeEntry {
  const test = testCards.get(testCard)
  if (!test) throw new Refusal('unknown_card')
  const { brand, last4, country, reusable, declines } = test
  const isDeclined = declines === 'always' || (declines === 'when saved' && savedToken !== null)
  const state = isDeclined ? 'declined' : 'succeeded'
  const token = savedToken ?? (reusable ? newToken('card') : null)
  const settled: Charge = {
    ...charge,
    state,
    testCard,
    card: isDeclined ? null : { brand, last4, country, reusable, token },
    reason: isDeclined ? 'card_declined' : null,
  }
  return { charge: settled, callback: { id: newToken('evt'), type: `charge.${state}`, data: settled } }
}

/** The decline reason of a cancelled charge. */
export const cancelled = 'cancelled'

/**
 * Returns the cancelled charge, which nobody can pay any more; one cancelled before stays as it is. Throws
 * charge_not_found and not_cancellable.
 */
export function cancelCharge(ledger: Ledger, reference: string): ChargeEntry {
  const charge = ledger.charges.get(reference)
  if (!charge) throw new Refusal('charge_not_found')
  if (charge.state === 'declined' && charge.reason === cancelled) return { charge }
  if (charge.state !== 'pending') throw new Refusal('not_cancellable')
  const closed: Charge = { ...charge, state: 'declined', reason: cancelled }
  return { charge: closed, callback: { id: newToken('evt'), type: 'charge.declined', data: closed } }
}

/**
 * Returns a refund of a part of what is left of a charge. Throws charge_not_found, reference_taken, not_refundable and
 * over_refund.
 */
export function newRefund(ledger: Ledger, { reference, refundReference, amount }: RefundBody): RefundEntry {
  const charge = ledger.charges.get(reference)
  if (!charge) throw new Refusal('charge_not_found')
  if (ledger.refunds.has(refundReference)) throw new Refusal('reference_taken')
  if (charge.state !== 'succeeded') throw new Refusal('not_refundable')
  if (amount > charge.amount - charge.refunded) throw new Refusal('over_refund')
  const refund: Refund = {
    reference,
    refundReference,
    amount,
    currency: charge.currency,
    state: 'succeeded',
    createdAt: new Date().toISOString(),
  }
  return {
    charge: { ...charge, refunded: charge.refunded + amount },
    refund,
    callback: { id: newToken('evt'), type: 'refund.succeeded', data: refund },
  }
}

/** Returns whether the card that paid suppresses the first reply. */
export function losesReply({ testCard }: Charge): boolean {
  return testCards.get(testCard ?? '')?.losesReply ?? false
}

function newToken(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}
