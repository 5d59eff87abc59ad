import type Stripe from 'stripe'
import { seconds } from '../../../base/clock.ts'
import { type Dispute, type DisputeOutcome, unknown } from '../provider.ts'
import { fromStripe } from './amounts.ts'
import { asStripeError } from './failures.ts'
import { notedOn } from './outcomes.ts'

/** The states in which a dispute has ended. An appeal reopens it. */
const ends: Record<string, Dispute['state']> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
}

/** Looks up a dispute (`du_…`) with its intent, whose metadata has our reference. */
export async function lookUpDispute(stripe: Stripe, id: string): Promise<DisputeOutcome> {
  try {
    const found = await stripe.disputes.retrieve(id, { expand: ['payment_intent'] })
    if (found.id !== id || !found.currency) return unknown('Stripe answered with another record')
    return { state: 'found', dispute: disputeFrom(found) }
  } catch (error) {
    if (asStripeError(error)?.code === 'resource_missing') return { state: 'missing' }
    throw error
  }
}

/** Returns a dispute that was read with its intent. */
export function disputeFrom(found: Stripe.Dispute): Dispute {
  const { id, amount, reason, status, evidence_details: evidence, payment_intent: intent } = found
  const noted = intent && typeof intent === 'object' ? notedOn(intent) : {}
  const currency = found.currency.toUpperCase()
  const state = ends[status] ?? 'open'
  // Stripe says 0 if the bank takes no answer.
  const due = status.endsWith('needs_response') && evidence?.due_by
  return {
    id,
    reference: noted.reference ?? null,
    amount: fromStripe(amount, currency, Number(noted.amount ?? 0)),
    currency,
    reason: reason || null,
    answerBy: due ? new Date(due * seconds) : null,
    state,
  }
}
