import { randomUUID } from 'node:crypto'
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

/** Whether Stripe says that it failed. It keeps that reply for the idempotency key, as any other. */
export function hasFailed(error: StripeError | null): boolean {
  return (error?.statusCode ?? 0) >= 500
}

/**
 * Makes a record that charges nobody, under our idempotency key. While a parallel call makes the same one, Stripe
 * answers 409; a moment later it answers with that record. A key that has failed is of no use for a day: then another
 * one makes another record.
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
