import type { Columns } from '../../db/columns.ts'

/** A row of `refunds`, with the payment that it refunds. The amount is in minor units. */
export interface Refund {
  id: string
  shopId: string
  orderId: string
  kind: 'refund' | 'excess'
  amount: number
  state: 'intent' | 'succeeded' | 'failed'
  createdAt: string
  /** null: no provider refunds it, so the merchant pays it back */
  paymentId: string | null
  paymentReference: string | null
  providerId: string | null
  provider: string | null
}

export const refundColumns = {
  id: 'refunds.id',
  shopId: 'refunds.shop_id',
  orderId: 'refunds.order_id',
  kind: 'refunds.kind',
  amount: 'refunds.amount',
  state: 'refunds.state',
  createdAt: 'refunds.created_at',
  paymentId: 'payments.id',
  paymentReference: 'payments.reference',
  providerId: 'payments.provider_id',
  provider: 'payments.provider',
} satisfies Columns<Refund>
