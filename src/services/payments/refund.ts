import { days, hours } from '../../base/clock.ts'
import type { Columns } from '../../db/sql/columns.ts'
import type { CardProvider, RefundOutcome, RefundRequest } from '../../gateways/payments/provider.ts'

/** A row of `refunds`, with the payment that it refunds. The amount is in minor units. */
export interface Refund {
  id: string
  shopId: string
  orderId: string
  kind: 'refund' | 'excess'
  amount: number
  state: 'intent' | 'succeeded' | 'failed'
  /** The number of times that a provider has refused it. */
  tries: number
  /** The time of the first refusal. */
  refusedAt: string | null
  /** The provider's words when it last refused the refund. */
  failure: string | null
  createdAt: string
  /** null: no provider refunds it, so the merchant pays it back */
  paymentId: string | null
  paymentReference: string | null
  /** `refunded`: the order keeps nothing of the payment. */
  paymentState: string | null
  providerId: string | null
  provider: string | null
}

/** These columns of refunds, each joined with its payment, are a `Refund`. */
export const refundColumns = {
  id: 'refunds.id',
  shopId: 'refunds.shop_id',
  orderId: 'refunds.order_id',
  kind: 'refunds.kind',
  amount: 'refunds.amount',
  state: 'refunds.state',
  tries: 'refunds.tries',
  refusedAt: 'refunds.refused_at',
  failure: 'refunds.failure',
  createdAt: 'refunds.created_at',
  paymentId: 'payments.id',
  paymentReference: 'payments.reference',
  paymentState: 'payments.state',
  providerId: 'payments.provider_id',
  provider: 'payments.provider',
} satisfies Columns<Refund>

/**
 * A refund of money that was promised back is tried again at these times after its first refusal (decision 243). The
 * usual reason passes: the store's balance at the provider is too low.
 */
export const refundRetries = [
  1 * hours,
  4 * hours,
  12 * hours,
  1 * days,
  2 * days,
  3 * days,
  4 * days,
  5 * days,
  7 * days,
  10 * days,
]

/**
 * Returns the reference by which a provider knows a try of a refund of ours. A new try has a new one, because
 * providers repeat a refusal for the old one, and show the refund that failed.
 */
export function refundReferenceOf({ id, tries }: Pick<Refund, 'id' | 'tries'>): string {
  return tries === 0 ? `ref_${id}` : `ref_${id}_${tries}`
}

/** Returns the id of our refund that has a reference; null if others wrote it. */
export function refundIdIn(reference: string | null): string | null {
  return /^ref_([0-9a-f]{24})(?:_\d+)?$/.exec(reference ?? '')?.[1] ?? null
}

/** The result of a request to refund; a provider's outcome says more than anybody needs here. */
export type RefundResult = { state: 'succeeded' } | Exclude<RefundOutcome, { state: 'succeeded' }>

/**
 * Refunds a charge that nobody waited for, once however often this runs: an earlier request is looked up first. What the
 * merchant has refunded in the provider's dashboard is not refunded again: only the rest is asked for, if any is left.
 */
export async function refundRest(provider: CardProvider, request: RefundRequest): Promise<RefundResult> {
  const found = await provider.lookUpRefund(request)
  if (found.state !== 'missing') return found
  const list = await provider.listRefunds(request)
  if (list.state === 'unknown') return list
  const made = list.state === 'listed' ? list.refunds : []
  const left = made.reduce((rest, { amount }) => rest - amount, request.amount)
  if (left <= 0) return { state: 'succeeded' }
  // A provider refuses another amount under a key that it knows, also of a request that has failed.
  const idempotencyKey = made.length > 0 ? `${request.idempotencyKey}_of_${left}` : request.idempotencyKey
  return provider.refund({ ...request, idempotencyKey, amount: left })
}
