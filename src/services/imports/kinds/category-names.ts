import type { Shop } from '../../../base/context.ts'
import { newId } from '../../../base/ids.ts'
import type { Transaction } from '../../../db/database.ts'
import { slugOf } from '../../shared/slugs.ts'

/** Adds the categories that a store does not have yet; one whose slug is taken is the one that has it. */
const addMissing = `insert into categories (id, shop_id, name, slug)
  select id, :shopId, name, slug from json_to_recordset(cast(:named as json)) as given (id object_id, name text, slug text)
  where not exists (select from categories c where c.shop_id = :shopId and lower(c.name) = lower(given.name))
  order by id
  on conflict do nothing`

/**
 * Returns the ids of the categories with these names, in lower case, and adds those that are missing. Their rows are
 * locked against deletion until the transaction ends.
 */
export async function categoriesNamed(
  tx: Transaction,
  shop: Shop,
  names: string[],
): Promise<Map<string, string>> {
  const byName = new Map(names.map((name) => [name.toLowerCase(), name]))
  if (byName.size === 0) return new Map()
  const named = [...byName.values()].map((name) => {
    const id = newId()
    return { id, name, slug: slugOf(name) ?? id }
  })
  await tx.raw(addMissing, { shopId: shop.id, named: JSON.stringify(named) })
  const found: { id: string; name: string; slug: string }[] = await tx('categories')
    .where({ shop_id: shop.id })
    .where((either) => {
      either.whereRaw('lower(name) = any(?::text[])', [[...byName.keys()]])
      either.orWhereIn(
        'slug',
        named.map(({ slug }) => slug),
      )
    })
    .orderBy('id')
    .forKeyShare()
    .select('id', 'name', 'slug')
  const idOf = (name: string, slug: string) =>
    (
      found.find((one) => one.name.toLowerCase() === name.toLowerCase()) ??
      found.find((one) => one.slug === slug)
    )?.id
  return new Map(
    named.flatMap(({ name, slug }) => {
      const id = idOf(name, slug)
      return id ? [[name.toLowerCase(), id]] : []
    }),
  )
}
