import { type Dispute, type DisputeOutcome, unknown } from '../provider.ts'
import { call, fromPaystackReference, type PaystackOptions } from './calls.ts'
import { fromPaystack } from './charges.ts'
import type { FoundDispute } from './wire.ts'

/** Looks up a dispute with its transaction. */
export async function lookUpDispute(options: PaystackOptions, id: string): Promise<DisputeOutcome> {
  const found = await call<FoundDispute>(options, 'GET', `/dispute/${encodeURIComponent(id)}`)
  if (found.state === 'unknown') return found
  if (found.state === 'refused') {
    if (/not found/i.test(found.message)) return { state: 'missing' }
    throw new Error(`Paystack refused a request: ${found.message}`)
  }
  if (`${found.data.id}` !== id || !found.data.transaction)
    return unknown('Paystack answered with another record')
  return { state: 'found', dispute: disputeFrom(found.data, found.data.transaction) }
}

/** Returns a dispute with its transaction. */
export function disputeFrom(
  { id, refund_amount, status, resolution, category, dueAt, currency: own }: FoundDispute,
  { reference, amount, currency }: NonNullable<FoundDispute['transaction']>,
): Dispute {
  const code = (own ?? currency).toUpperCase()
  const due = status === 'awaiting-merchant-feedback' ? Date.parse(dueAt ?? '') : Number.NaN
  return {
    id: `${id}`,
    reference: fromPaystackReference(reference),
    amount: fromPaystack(refund_amount ?? amount, code),
    currency: code,
    reason: category,
    answerBy: Number.isNaN(due) ? null : new Date(due),
    state: stateOf(status, resolution),
  }
}

function stateOf(status: string, resolution: string | null): Dispute['state'] {
  if (status === 'archived') return 'closed'
  if (status !== 'resolved') return 'open'
  return resolution === 'declined' ? 'won' : 'lost'
}
