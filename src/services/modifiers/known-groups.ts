import type { Knex } from 'knex'
import type { Shop } from '../../base/context.ts'
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
