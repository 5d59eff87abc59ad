import { useQuery } from '@tanstack/react-query'
import { sum } from '../../../ui/money.ts'
import { useStore } from '../../shell/store.tsx'
import { type Order, refundsQuery } from './queries.ts'

/** Returns the amount of an order that was refunded or is being refunded, and the amount that still can be. */
export function useRefunded(order: Order): { refunded: number; left: number } {
  const { data: refunds = [] } = useQuery(refundsQuery(useStore(), order))
  const { currency, total } = order
  // A refund of an excess payment is not counted, because the excess was never part of the total.
  const counted = refunds.filter(({ status, kind }) => status !== 'failed' && kind === 'requested')
  const refunded = sum(currency, ...counted.map(({ amount }) => amount))
  return { refunded, left: sum(currency, total, -refunded) }
}
