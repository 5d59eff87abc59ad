import type { components } from '../api.ts'
import type { Format } from '../format.ts'
import type { Store } from '../stores.ts'
import type { Words } from '../words.ts'

type Priced = Pick<components['schemas']['Variant'], 'priorPrice' | 'unitPrice'>

/**
 * Returns what is said below a price: the unit price, and of a reduced one the lowest price of the 30 days before, if
 * the store shows that.
 */
export function priceNotes(
  { priorPrice, unitPrice }: Priced,
  { words: { product }, money, store }: Pick<Format, 'money'> & { words: Words; store: Store },
): string[] {
  const prior = store.showPriorPrice && priorPrice !== null ? [product.prior(money(priorPrice))] : []
  const unit = unitPrice ? [product.perUnit(money(unitPrice.price), product.units[unitPrice.per])] : []
  return [...unit, ...prior]
}
