import { seconds } from '../../../base/clock.ts'
import {
  type RefundList,
  type RefundOutcome,
  type RefundRef,
  type RefundRequest,
  unknown,
} from '../provider.ts'
import { call, type PaystackOptions } from './calls.ts'
import { findTransaction, fromPaystack, paidOf, toPaystack } from './charges.ts'
import { refundsOf } from './refunds-made.ts'
import type { Refund } from './wire.ts'

/** A caller asks for a refund within this time of its look-up, or not at all: after a minute it is another's turn. */
const turn = 30 * seconds

/**
 * Refunds a part of a charge. Paystack would refund twice if asked twice, so we look the refund up first; the caller
 * ensures that nobody else asks in the meantime (`keepsRefundKeys`).
 */
export async function refund(options: PaystackOptions, request: RefundRequest): Promise<RefundOutcome> {
  const { reference, refundReference, amount } = request
  const begunAt = performance.now()
  const paid = await findTransaction(options, reference)
  if (paid.state === 'unknown') return paid
  if (paid.state === 'missing') return { state: 'refused', reason: 'charge_not_found' }
  const { id, currency } = paid.data
  const found = await findRefund(options, id, refundReference)
  if (found.state !== 'missing') return found
  // The process may have been suspended, and another one may have asked meanwhile.
  if (performance.now() - begunAt > turn) return unknown('the look-up took too long')
  // Paystack decides whether anything is left: after a first refund, even a partial one, a charge is no longer called a
  // success.
  const made = await call<Refund>(options, 'POST', '/refund', {
    transaction: id,
    amount: toPaystack(amount, currency.toUpperCase()),
    merchant_note: refundReference,
  })
  if (made.state === 'unknown') return made
  if (made.state === 'refused') return { state: 'refused', reason: made.message.slice(0, 200) }
  return outcomeOf(made.data)
}

/** Looks up our refund: the one with our reference as its merchant note. */
export async function lookUpRefund(
  options: PaystackOptions,
  { reference, refundReference }: RefundRef,
): Promise<RefundOutcome> {
  const paid = await findTransaction(options, reference)
  return paid.state === 'answered' ? findRefund(options, paid.data.id, refundReference) : paid
}

/**
 * Lists a charge's refunds that have not failed; those from the dashboard have the merchant's own note. Fees paid on
 * top, which a full refund returns, are not part of what was paid for the purchase.
 */
export async function listRefunds(
  options: PaystackOptions,
  { reference }: Omit<RefundRef, 'refundReference'>,
): Promise<RefundList> {
  const paid = await findTransaction(options, reference)
  if (paid.state !== 'answered') return paid
  const made = await refundsOf(options, paid.data.id)
  if (!Array.isArray(made)) return made
  let left = fromPaystack(paidOf(paid.data), paid.data.currency.toUpperCase())
  const oldestFirst = made.sort((one, other) => one.id - other.id)
  const refunds = oldestFirst.flatMap((one) => {
    const outcome = outcomeOf(one)
    const amount = outcome.state === 'succeeded' ? Math.min(outcome.amount, left) : 0
    left -= amount
    return amount > 0 ? { id: `${one.id}`, reference: one.merchant_note, amount } : []
  })
  return { state: 'listed', refunds }
}

async function findRefund(
  options: PaystackOptions,
  transaction: number,
  refundReference: string,
): Promise<RefundOutcome> {
  const made = await refundsOf(options, transaction)
  if (!Array.isArray(made)) return made
  const ours = made.find(({ merchant_note }) => merchant_note === refundReference)
  return ours ? outcomeOf(ours) : { state: 'missing' }
}

/** A pending refund is accepted: from then on Paystack completes it. */
function outcomeOf({ status, amount, currency }: Refund): RefundOutcome {
  if (status === 'failed') return { state: 'refused', reason: status }
  const code = currency.toUpperCase()
  return { state: 'succeeded', amount: fromPaystack(Number(amount), code), currency: code }
}
