// The limit of the Import One-Stop Shop (IOSS).

import type { components } from '../../../generated/apps.types.ts'

/** The highest value of the goods, in euros (Directive 2006/112/EC, Art. 369l). */
const euros = 150

/**
 * Returns the most that the goods of an order may be worth under the Import One-Stop Shop, in major units of the store's
 * currency; null if it has not said how much that is in its own (decision the-store-says-the-import-limit).
 */
export const importLimitOf = (
  { currency }: { currency: string },
  { importLimit }: Pick<components['schemas']['TaxSettings'], 'importLimit'>,
): number | null => importLimit ?? (currency === 'EUR' ? euros : null)
