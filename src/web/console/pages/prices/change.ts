import { digitsOf } from '../../../ui/money.ts'

/** By how much prices change; a negative number lowers them. */
export interface PriceChange {
  by: 'percent' | 'amount'
  value: number
  /** The id of a category; all products without it. */
  category?: string
}

/** Returns the body of the call that changes prices. */
export const bodyOf = ({ by, value, category }: PriceChange) => ({ [by]: value, category })

/** The price after a change, by the rule of the service: rounded half up to the minor unit, never below zero. */
export function priceAfter(price: number, { by, value }: PriceChange, currency: string): number {
  const scale = 10 ** digitsOf(currency)
  const minor = Math.round(price * scale)
  const after =
    by === 'percent'
      ? Math.floor(Number((minor * (1 + value / 100)).toPrecision(15)) + 0.5)
      : minor + Math.round(value * scale)
  return Math.max(0, after) / scale
}
