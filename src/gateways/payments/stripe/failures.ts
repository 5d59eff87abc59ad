import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import { unknown } from '../provider.ts'

type StripeError = InstanceType<typeof Stripe.errors.StripeError>

/** The error as Stripe's SDK throws it; null for any other, which is a mistake of ours. */
export function asStripeError(error: unknown): StripeError | null {
  return error instanceof Stripe.errors.StripeError ? error : null
}

/**
 * Runs calls of the SDK. No answer, 5xx, 409 and 429 are `unknown`; a refusal of the request itself is thrown, without
 * Stripe's reply in it: that holds client secrets and the shopper's e-mail.
 */
export async function answered<Outcome>(
  work: () => Promise<Outcome>,
): Promise<Outcome | ReturnType<typeof unknown>> {
  try {
    return await work()
  } catch (thrown) {
    const error = asStripeError(thrown)
    if (!error) throw thrown
    const { statusCode, code, rawType, message } = error
    if (!statusCode || statusCode >= 500 || statusCode === 409 || statusCode === 429) {
      return unknown(`Stripe could not answer: ${statusCode ?? error.type}`)
    }
    if (statusCode === 401 || statusCode === 403) throw new Error('Stripe refused the secret key')
    throw new Error(`Stripe refused a request: ${code ?? rawType}: ${message}`)
  }
}

/**
 * Makes a record under our idempotency key. While a parallel call makes the same one, Stripe answers 409; a moment
 * later it answers with that record.
 */
export async function madeOnce<Made>(make: () => Promise<Made>): Promise<Made> {
  for (let left = 10; ; left -= 1) {
    try {
      return await make()
    } catch (error) {
      if (asStripeError(error)?.statusCode !== 409 || left === 0) throw error
    }
    await sleep(150)
  }
}
