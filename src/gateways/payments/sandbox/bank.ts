import { randomBytes } from 'node:crypto'
import { testCards } from './cards.ts'
import type { Entry, Ledger } from './ledger.ts'
import { type Charge, type ChargeBody, type Refund, type RefundBody, Refusal } from './wire.ts'

type ChargeEntry = Entry & { charge: Charge }
type RefundEntry = Entry & { refund: Refund }

/** A new charge: paid with the card that the request names, or pending until one is chosen on the card page. */
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

/** Charges a test card: a new one, which gets a token if it can be charged again, or a saved one by its token. */
export function pay(charge: Charge, testCard = '', savedToken: string | null = null): ChargeEntry {
  const test = testCards.get(testCard)
  if (!test) throw new Refusal('unknown_card')
  const { brand, last4, reusable, declines } = test
  const isDeclined = declines === 'always' || (declines === 'when saved' && savedToken !== null)
  const state = isDeclined ? 'declined' : 'succeeded'
  const token = savedToken ?? (reusable ? newToken('card') : null)
  const settled: Charge = {
    ...charge,
    state,
    testCard,
    card: isDeclined ? null : { brand, last4, reusable, token },
    reason: isDeclined ? 'card_declined' : null,
  }
  return { charge: settled, callback: { id: newToken('evt'), type: `charge.${state}`, data: settled } }
}

/** A refund of what is left of a charge, or of a part of that. */
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

/** Whether the card that paid keeps the first reply from arriving. */
export function losesReply({ testCard }: Charge): boolean {
  return testCards.get(testCard ?? '')?.losesReply ?? false
}

function newToken(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}
