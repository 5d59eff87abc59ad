// Refund amounts of returned pieces: whole minor units.

import { portion } from './division.ts'
import type { LineTotals } from './totals.ts'

/** The part of a line that is refunded, by net, tax and each rate. */
export interface RefundedLine {
  net: number
  tax: number
  gross: number
  taxes: { rate: LineTotals['taxes'][number]['rate']; amount: number }[]
}

/**
 * Returns the amounts for `pieces` of a line, of which `before` have been refunded. Each refund is the difference of two
 * sums from the first piece on, so that refunds of all pieces, in any steps, add up to what was paid, by rate too.
 */
export function refundOf(
  { gross, taxes, quantity }: LineTotals & { quantity: number },
  { before, pieces }: { before: number; pieces: number },
): RefundedLine {
  const part = (amount: number) =>
    portion(amount, before + pieces, quantity) - portion(amount, before, quantity)
  const refunded = taxes.map(({ rate, amount }) => ({ rate, amount: part(amount) }))
  const tax = refunded.reduce((sum, { amount }) => sum + amount, 0)
  return { gross: part(gross), tax, net: part(gross) - tax, taxes: refunded }
}
