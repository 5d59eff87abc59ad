import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import { unknown } from '../provider.ts'

type StripeError = InstanceType<typeof Stripe.errors.StripeError>

/** Returns the error if Stripe's SDK threw it; null for any other, which is our bug. */
export function asStripeError(error: unknown): StripeError | null {
  return error instanceof Stripe.errors.StripeError ? error : null
}

/**
 * Runs SDK calls. No answer, 5xx, 409, 424 (a system behind Stripe has failed) and 429 become `unknown`; a refusal of
 * the request itself is thrown without Stripe's reply, which contains client secrets and the shopper's e-mail address.
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
    if (!statusCode || hasFailed(error) || statusCode === 409 || statusCode === 429) {
      return unknown(`Stripe could not answer: ${statusCode ?? error.type}`)
    }
    if (statusCode === 401) throw new Error('Stripe refused the secret key')
    throw new Error(`Stripe refused a request: ${code ?? rawType}: ${message}`)
  }
}

/**
 * Returns whether Stripe reports its own failure, or that of a system behind it. It repeats that reply for the
 * idempotency key, like any other.
 */
export function hasFailed(error: StripeError | null): boolean {
  const status = error?.statusCode ?? 0
  return status >= 500 || status === 424
}

/**
 * Creates a record that charges nobody, under our idempotency key. While a parallel call creates the same one, Stripe
 * answers 409; a moment later it returns that record. A key that failed is useless for a day: another key then creates
 * another record.
 */
export async function madeOnce<Made>(own: string, make: (key: string) => Promise<Made>): Promise<Made> {
  for (let [left, key] = [10, own]; ; left -= 1) {
    try {
      return await make(key)
    } catch (thrown) {
      const error = asStripeError(thrown)
      const isNews = hasFailed(error) && key === own
      if (left === 0 || !(isNews || error?.statusCode === 409)) throw thrown
      if (isNews) key = `${own}:${randomUUID()}`
    }
    await sleep(150)
  }
}
