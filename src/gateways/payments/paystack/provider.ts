import { createHmac } from 'node:crypto'
import { isSame } from '../../../timing-safe.ts'
import type { CardProvider } from '../provider.ts'
import { fromPaystackReference, type PaystackOptions } from './calls.ts'
import { charge, lookUp } from './charges.ts'
import { listRefunds, lookUpRefund, refund } from './refunds.ts'

/** Returns the gateway to Paystack (https://paystack.com/docs/api). */
export function paystackProvider(options: PaystackOptions): CardProvider {
  return {
    name: 'paystack',
    keepsRefundKeys: false,
    charge: (request) => charge(options, request),
    lookUp: (reference) => lookUp(options, reference),
    async cancel(reference) {
      const found = await lookUp(options, reference)
      return found.state === 'pending' ? { state: 'refused', reason: 'Paystack does not allow it' } : found
    },
    refund: (request) => refund(options, request),
    lookUpRefund: (request) => lookUpRefund(options, request),
    listRefunds: (charge) => listRefunds(options, charge),
    readCallback(rawBody, { 'x-paystack-signature': signature }) {
      const expected = createHmac('sha512', options.secretKey).update(rawBody).digest('hex')
      if (!isSame(`${signature}`, expected)) return null
      return { reference: referenceIn(rawBody) }
    },
  }
}

/**
 * Returns the charge's reference in a callback: `reference` of a charge, `transaction_reference` of a refund.
 */
function referenceIn(rawBody: Buffer): string | null {
  try {
    const { data } = JSON.parse(rawBody.toString())
    const reference = data?.transaction_reference ?? data?.reference
    return typeof reference === 'string' ? fromPaystackReference(reference) : null
  } catch {
    return null
  }
}
