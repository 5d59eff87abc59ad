import type { Knex } from 'knex'
import type { Shop } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import { lookUp } from '../../db/statement.ts'

/** The categories whose items a list has, and whether products are in them beside a category of their own. */
export interface Scope {
  ids: string[]
  hasOthers: boolean
}

const find = lookUp<{ shopId: string; asked: string }, Scope>(
  'categories.scope',
  `with recursive found (id) as (
      (select c.id from categories c
        where c.shop_id = :shopId and (c.id = :asked or c.slug = :asked or c.id = (
          select record_id from former_slugs where shop_id = :shopId and kind = 'category' and slug = :asked
        ))
        order by c.id = :asked desc, c.slug = :asked desc limit 1)
      union all
      select c.id from found join categories c on c.shop_id = :shopId and c.parent_id = found.id
    )
    select array(select cast(id as text) from found) as ids,
      exists (select from product_categories where shop_id = :shopId and category_id in (select id from found)) as "hasOthers"`,
)

/**
 * Returns the categories of a list that is filtered by one, which is named by its id or slug: itself and all below it.
 * Undefined at stores without a tree and for a category that is alone, whose items are found by their one category
 * (decision categories-know-those-above-them).
 */
export async function scopeOf(
  db: Database,
  shop: Shop,
  category: string | undefined,
): Promise<Scope | undefined> {
  if (category === undefined || !shop.hasCategoryTree) return undefined
  const [scope] = await find(db, { shopId: shop.id, asked: category })
  return scope!.ids.length > 1 || scope!.hasOthers ? scope : undefined
}

/** Keeps those rows of `products` that are in these categories. */
export function inScope(
  rows: Knex.QueryBuilder,
  shop: Shop,
  { ids, hasOthers }: Scope,
  table: string,
): Knex.QueryBuilder {
  if (!hasOthers) return rows.whereRaw(`${table}.category_id = any(?::text[])`, [ids])
  return rows.whereRaw(
    `(${table}.category_id = any(?::text[]) or ${table}.id = any(array(
      select product_id from product_categories where shop_id = ? and category_id = any(?::text[])
    )))`,
    [ids, shop.id, ids],
  )
}
