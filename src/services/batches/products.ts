import type { components } from '../../../generated/apps.types.ts'
import type { RecordChange, Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import * as catalog from '../catalog/products.ts'
import { forEachEntry } from '../shared/entries.ts'
import { requireExpected } from './expected.ts'

type Result = components['schemas']['ProductResult']
/** A product to create, or with an `id` one to update or delete. */
type Entry = Partial<catalog.ProductFields> & {
  id?: string
  delete?: boolean
  expected?: components['schemas']['ExpectedProduct']
}

/**
 * Creates, updates and deletes products, each with a result of its own; an entry is refused as the call for one product would
 * be. Records one event for all of them, and none if every one was refused.
 */
export async function saveProducts(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  entries: Entry[],
): Promise<{ results: Result[] }> {
  await holdAll(tx, shop, entries)
  const saved = await forEachEntry(
    tx,
    entries,
    ({ id, slug, name }) => id ?? slug ?? name ?? '',
    (one) => save(tx, shop, one),
  )
  const results = saved.map(
    (one, place): Result =>
      'status' in one ? one : { status: 'refused', _id: entries[place]!.id ?? null, refusal: one },
  )
  if (results.some(({ status }) => status !== 'refused'))
    await record(tx, { shopId: shop.id, resource: 'products', resourceId: null })
  return { results }
}

/**
 * Locks the categories and own fields that entries name, then the products and the variants that entries write or
 * compare, before the first of them is written.
 */
async function holdAll(tx: Transaction, shop: Shop, entries: Entry[]): Promise<void> {
  const categories = entries.flatMap(({ category, otherCategories }) => [
    category,
    ...(otherCategories ?? []),
  ])
  const named = [...new Set(categories.filter((id) => id != null))]
  const mine = { shop_id: shop.id }
  if (named.length > 0)
    await tx('categories').where(mine).whereIn('id', named).orderBy('id').forKeyShare().select('id')
  const keys = [...new Set(entries.flatMap(({ custom = {} }) => Object.keys(custom)))]
  if (keys.length > 0)
    await tx('custom_fields').where(mine).whereIn('key', keys).orderBy('id').forKeyShare().select('id')
  const known = entries.flatMap(({ id }) => id ?? [])
  if (known.length > 0)
    await tx('products').where(mine).whereIn('id', known).orderBy('id').forNoKeyUpdate().select('id')
  const varied = entries.flatMap(({ id, variants, expected }) =>
    variants || expected?.variants ? (id ?? []) : [],
  )
  if (varied.length > 0)
    await tx('variants')
      .where({ ...mine, deleted_at: null })
      .whereIn('product_id', varied)
      .orderBy('id')
      .forNoKeyUpdate()
      .select('id')
}

async function save(
  tx: Transaction,
  shop: Shop,
  { id, delete: gone, expected, ...fields }: Entry,
): Promise<Result> {
  if (expected && id === undefined) throw invalid('expected needs the id of a product')
  if (expected && id !== undefined) await requireExpected(tx, shop, id, expected)
  if (gone) {
    if (id === undefined) throw invalid('delete needs the id of a product')
    await catalog.remove(tx, shop, id)
    return { status: 'deleted', _id: id, refusal: null }
  }
  if (id !== undefined) {
    await catalog.update(tx, shop, id, fields)
    return { status: 'updated', _id: id, refusal: null }
  }
  const { name, price, quantity } = fields
  if (name === undefined || price === undefined || quantity === undefined)
    throw invalid('name, price and quantity are required for a new product')
  const { _id } = await catalog.create(tx, shop, { ...fields, name, price, quantity })
  return { status: 'created', _id, refusal: null }
}
