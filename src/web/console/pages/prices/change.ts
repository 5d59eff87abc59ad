/** The amount or the percentage by which prices change; a negative number lowers them. */
export interface PriceChange {
  by: 'percent' | 'amount'
  value: number
  /** The id of a category; without it, all products. */
  category?: string
}

/** Returns the body of the call that changes prices. */
export const bodyOf = ({ by, value, category }: PriceChange) => ({ [by]: value, category })
