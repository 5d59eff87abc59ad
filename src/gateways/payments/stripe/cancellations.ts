import type Stripe from 'stripe'
import { type CancelOutcome, unknown } from '../provider.ts'
import { asStripeError } from './failures.ts'
import { find } from './outcomes.ts'

/**
 * Cancels an intent (`pi_…`) or expires a page (`cs_…`). Stripe refuses that for one that has ended: its outcome
 * counts.
 */
export async function cancel(stripe: Stripe, id: string): Promise<CancelOutcome> {
  try {
    const { status } = id.startsWith('cs_')
      ? await stripe.checkout.sessions.expire(id)
      : await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
    // Anything else is not Stripe's reply, and the shopper may still pay.
    const isCancelled = status === 'expired' || status === 'canceled'
    return isCancelled ? { state: 'cancelled' } : unknown(`Stripe's cancelled charge is ${status}`)
  } catch (error) {
    const { statusCode } = asStripeError(error) ?? {}
    if (statusCode !== 400 && statusCode !== 404) throw error
    const found = await find(stripe, id)
    if (found.state === 'pending') return { state: 'refused', reason: 'it is being processed' }
    const isCancelled = found.state === 'declined' && (found.unused || found.reason === 'canceled')
    return isCancelled ? { state: 'cancelled' } : found
  }
}
