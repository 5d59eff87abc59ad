import { clock } from '../../src/base/clock.ts'
import { listed } from './paystack-wire.ts'
import type { Answer } from './stand-in.ts'

interface Transaction {
  id: number
  reference: string
  amount: number
  currency: string
}

interface StandIn<Charge extends Transaction> {
  tell: (event: string, data: object) => void
  shown: (transaction: Charge) => object
}

/** Keeps the disputes of the stand-in for Paystack. */
export function paystackDisputes<Charge extends Transaction>({ tell, shown }: StandIn<Charge>) {
  const made = new Map<string, { id: number; status: string; resolution: string | null; createdAt: string }>()

  /** The shopper's bank asks for the money back; returns the id of the dispute. */
  function open(transaction: Charge, { currency = transaction.currency } = {}): string {
    const id = 30_000 + made.size
    const dispute = {
      id,
      refund_amount: transaction.amount,
      currency,
      status: 'awaiting-merchant-feedback',
      resolution: null,
      domain: 'test',
      transaction: shown(transaction),
      // Null even if the transaction itself has one.
      transaction_reference: null,
      category: 'chargeback',
      dueAt: '2026-12-04T10:00:00.000Z',
      resolvedAt: null,
      createdAt: clock.now().toISOString(),
      note: null,
    }
    made.set(`${id}`, dispute)
    tell('charge.dispute.create', dispute)
    return `${id}`
  }

  /** Ends a dispute: `declined` by the merchant, or `merchant-accepted`. */
  function resolve(id: string, resolution: string): void {
    const dispute = Object.assign(made.get(id)!, { status: 'resolved', resolution })
    tell('charge.dispute.resolve', dispute)
  }

  const find = (id: string): Answer | null => {
    const dispute = made.get(id)
    return dispute
      ? { status: 200, body: { status: true, message: 'Dispute retrieved', data: dispute } }
      : null
  }

  const list = (query: URLSearchParams) => listed('Disputes retrieved', [...made.values()], query)

  return { open, resolve, find, list }
}
