import type { components } from '../api.ts'
import type { Format } from '../format.ts'
import type { Store } from '../stores.ts'
import type { Words } from '../words.ts'
import type { ShownPrice } from './reductions.ts'

type Priced = { price: number; unitPrice?: components['schemas']['UnitPrice'] | null }

/**
 * Returns what is said below the price that is shown: the unit price of it, which a discount reduces too, and of a
 * reduced one the lowest price of the 30 days before, if the store shows that.
 */
export function priceNotes(
  { price, unitPrice }: Priced,
  { price: shown, priorPrice }: Pick<ShownPrice, 'price' | 'priorPrice'>,
  { words: { product }, money, store }: Pick<Format, 'money'> & { words: Words; store: Store },
): string[] {
  const prior = store.showPriorPrice && priorPrice !== null ? [product.prior(money(priorPrice))] : []
  const share = price > 0 ? shown / price : 1
  const unit = unitPrice
    ? [product.perUnit(money(unitPrice.price * share), product.units[unitPrice.per])]
    : []
  return [...unit, ...prior]
}
