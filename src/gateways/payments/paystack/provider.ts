import { createHmac } from 'node:crypto'
import { isSame } from '../../../base/timing-safe.ts'
import type { CardProvider, ProviderCallback } from '../provider.ts'
import { fromPaystackReference, type PaystackOptions } from './calls.ts'
import { charge, lookUp } from './charges.ts'
import { lookUpDispute } from './disputes.ts'
import { listRefunds, lookUpRefund, refund } from './refunds.ts'
import { listReports } from './reports.ts'

/** Returns the gateway to Paystack (https://paystack.com/docs/api). */
export function paystackProvider(options: PaystackOptions): CardProvider {
  return {
    name: 'paystack',
    keepsRefundKeys: false,
    // It charges only cards that it has saved itself.
    takesTokens: false,
    charge: (request) => charge(options, request),
    lookUp: (reference) => lookUp(options, reference),
    async cancel(reference) {
      const found = await lookUp(options, reference)
      return found.state === 'pending' ? { state: 'refused', reason: 'Paystack does not allow it' } : found
    },
    refund: (request) => refund(options, request),
    lookUpRefund: (request) => lookUpRefund(options, request),
    listRefunds: (charge) => listRefunds(options, charge),
    lookUpDispute: (id) => lookUpDispute(options, id),
    listReports: (kind, query) => listReports(options, kind, query),
    readCallback(rawBody, { 'x-paystack-signature': signature }) {
      const expected = createHmac('sha512', options.secretKey).update(rawBody).digest('hex')
      if (!isSame(`${signature}`, expected)) return null
      return namedIn(rawBody)
    },
  }
}

/**
 * Returns what a callback names: `reference` of a charge, `transaction_reference` of a refund, or a dispute's id, whose
 * look-up names the charge.
 */
function namedIn(rawBody: Buffer): ProviderCallback {
  try {
    const { event, data } = JSON.parse(rawBody.toString())
    if (`${event}`.startsWith('charge.dispute.')) return { reference: null, disputeId: `${data.id}` }
    const reference = data?.transaction_reference ?? data?.reference
    return { reference: typeof reference === 'string' ? fromPaystackReference(reference) : null }
  } catch {
    return { reference: null }
  }
}
