import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'

/**
 * Locks the categories that products are to be in against deletion, before the products are locked. Throws categoryInvalid
 * for one that the store does not have.
 */
export async function holdCategories(tx: Transaction, shop: Shop, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const found = await tx('categories')
    .where({ shop_id: shop.id })
    .whereIn('id', ids)
    .orderBy('id')
    .forKeyShare()
    .pluck('id')
  if (found.length < new Set(ids).size) throw new Refusal('categoryInvalid')
}
