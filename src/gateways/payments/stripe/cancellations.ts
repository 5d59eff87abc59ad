import type Stripe from 'stripe'
import type { CancelOutcome } from '../provider.ts'
import { asStripeError } from './failures.ts'
import { find } from './outcomes.ts'

/** Stripe declines an intent or a page that was cancelled for one of these reasons. */
const cancelled = ['canceled', 'page_expired']

/**
 * Cancels an intent (`pi_…`) or expires a page (`cs_…`). Stripe refuses that for one that has ended: its
 * outcome counts.
 */
export async function cancel(stripe: Stripe, id: string): Promise<CancelOutcome> {
  try {
    if (id.startsWith('cs_')) await stripe.checkout.sessions.expire(id)
    else await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
    return { state: 'cancelled' }
  } catch (error) {
    const { statusCode } = asStripeError(error) ?? {}
    if (statusCode !== 400 && statusCode !== 404) throw error
    const found = await find(stripe, id)
    if (found.state === 'pending') return { state: 'refused', reason: 'it is being processed' }
    const isCancelled = found.state === 'declined' && cancelled.includes(found.reason)
    return isCancelled ? { state: 'cancelled' } : found
  }
}
