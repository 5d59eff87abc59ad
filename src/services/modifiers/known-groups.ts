import type { Knex } from 'knex'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'

/** Returns SQL for those of these groups that the store has, in this order, locked against being deleted. */
export const knownGroups = (tx: Transaction, shop: Shop, ids: string[]): Knex.Raw =>
  tx.raw(
    `array(
      select id from (select id from modifier_groups where shop_id = ? and id = any(?::text[]) order by id for key share) known
      order by array_position(?::text[], id::text)
    )::text[]`,
    [shop.id, ids, ids],
  )

/**
 * Locks the groups that a product is to have against being deleted. Throws modifierGroupInvalid for one that the store does
 * not have, and for one that is named twice.
 */
export async function holdGroups(tx: Transaction, shop: Shop, ids: string[] = []): Promise<void> {
  if (ids.length === 0) return
  const known = await tx('modifier_groups')
    .where({ shop_id: shop.id })
    .whereIn('id', ids)
    .orderBy('id')
    .forKeyShare()
    .pluck('id')
  if (known.length !== ids.length) throw new Refusal('modifierGroupInvalid')
}
