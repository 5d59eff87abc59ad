import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'

/**
 * Takes the store's turn to change the tree: what is above a category is also kept with all below it, and two that move below each
 * other at the same time would form a circle.
 */
export async function lockTree(tx: Transaction, shop: Shop): Promise<void> {
  await tx.raw("select pg_advisory_xact_lock(hashtextextended('categories ' || ?::text, 0))", [shop.id])
}

/** Makes lists of the store look for categories below others, and for products in several. */
export async function noteTree(tx: Transaction, shop: Shop): Promise<void> {
  if (shop.hasCategoryTree) return
  await tx('shops').where({ id: shop.id, has_category_tree: false }).update({ has_category_tree: true })
}

/**
 * Throws categoryInvalid unless the parent is a category of the store, and categoryInItself if it is `id` itself or below
 * it. The tree is locked.
 */
export async function requireParent(tx: Transaction, shop: Shop, parent: string, id?: string): Promise<void> {
  const found = await tx('categories')
    .where({ shop_id: shop.id, id: parent })
    .forShare()
    .first<{ ancestors: { _id: string }[] } | undefined>('ancestors')
  if (!found) throw new Refusal('categoryInvalid')
  const above = [parent, ...found.ancestors.map(({ _id }) => _id)]
  if (id !== undefined && above.includes(id)) throw new Refusal('categoryInItself')
}

/** Turns a tree that became too deep into categoryTooDeep, and leaves other errors to `next`. */
export const orTooDeep =
  (next: (error: { detail?: string }) => never) =>
  (error: { code?: string; constraint?: string; detail?: string }): never => {
    if (error.code === '23514' && error.constraint === 'categories_ancestors_check')
      throw new Refusal('categoryTooDeep')
    return next(error)
  }
