import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { noteTree } from './placing.ts'

/**
 * Locks the categories that a product is in beside its one against deletion, before the product is locked. Throws
 * categoryInvalid for one that the store does not have.
 */
export async function holdCategories(
  tx: Transaction,
  shop: Shop,
  ids: string[] | null | undefined,
): Promise<void> {
  if (!ids || ids.length === 0) return
  await noteTree(tx, shop)
  const found = await tx('categories')
    .where({ shop_id: shop.id })
    .whereIn('id', ids)
    .orderBy('id')
    .forKeyShare()
    .pluck('id')
  if (found.length < new Set(ids).size) throw new Refusal('categoryInvalid')
}
