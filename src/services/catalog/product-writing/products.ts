// Writes any number of products with a statement for each table: one call has one of them, and an import hundreds.

import { clock } from '../../../base/clock.ts'
import type { Shop } from '../../../base/context.ts'
import { Refusal } from '../../../base/errors.ts'
import { newId } from '../../../base/ids.ts'
import type { Transaction } from '../../../db/database.ts'
import { holdCategories } from '../../category-tree/other-categories.ts'
import { noteTree } from '../../category-tree/placing.ts'
import { requireFit } from '../../custom-fields/values.ts'
import { detailsOf } from '../../goods/details.ts'
import { holdGroups } from '../../modifiers/known-groups.ts'
import { onDuplicate } from '../../shared/duplicates.ts'
import { freeSlug, slugOf } from '../../shared/slugs.ts'
import { holdSkus, takeSkus } from '../../skus/skus.ts'
import { tellUnlessTold } from '../../stock/cause.ts'
import * as items from '../items.ts'
import { columnsOf, type ProductFields } from './fields.ts'
import { addVariants, replaceVariants } from './variants.ts'

const product: items.Kind = { kind: 'product', missing: 'productNotFound' }

/** The columns that merchants write, but for the details. */
const columns = [
  ...[
    'category_id',
    'name',
    'slug',
    'description',
    'price',
    'compare_at_price',
    'cost',
    'measure',
    'quantity',
  ],
  ...[
    'images',
    'image_alts',
    'sku',
    'barcode',
    'tags',
    'digital',
    'listed',
    'publish_at',
    'unpublish_at',
    'releases_at',
  ],
  ...['tax_class', 'modifier_groups', 'in_variants'],
]

/** A slug that somebody else has taken meanwhile leaves its product out. */
const insertSql = `insert into products (id, shop_id, details, ${columns})
  select new.id, :shopId, changed_custom(changed_details(null, given.details), given.custom),
    ${columns.map((name) => `new.${name}`)}
  from jsonb_to_recordset(cast(:rows as jsonb)) as given (columns jsonb, details jsonb, custom jsonb),
    jsonb_populate_record(null::products, given.columns) as new
  order by new.id
  on conflict (shop_id, slug) where deleted_at is null do nothing
  returning id`

/** The values of columns that a new product leaves open. */
const defaults = {
  ...{ description: '', quantity: 0, images: [], image_alts: {}, tags: [], listed: true },
  ...{ tax_class: 'standard', modifier_groups: [], in_variants: false },
}

const updateSql = `update products set
    (${columns}) = (select ${columns} from jsonb_populate_record(products, given.columns)),
    details = changed_custom(changed_details(products.details, given.details), given.custom),
    updated_at = :now
  from jsonb_to_recordset(cast(:rows as jsonb)) as given (id text, columns jsonb, details jsonb, custom jsonb)
  where products.shop_id = :shopId and products.id = given.id and kind = 'product' and deleted_at is null
  returning products.id`

/**
 * Adds products, and returns their ids in their order. A given slug must be free (duplicateProduct); one made from the
 * name is numbered if it is taken. Throws what `create` of products throws; it reads none of them.
 */
export async function addAll(tx: Transaction, shop: Shop, all: ProductFields[]): Promise<string[]> {
  await holdReferences(tx, shop, all)
  const rows = all.map((fields) => {
    const id = newId()
    const made = { ...columnsOf(shop, fields), id, slug: fields.slug ?? slugOf(fields.name) ?? id }
    return { columns: withDefaults(made), ...detailsIn(fields) }
  })
  await tellUnlessTold(tx, { reason: 'received' })
  await insertRows(tx, shop, rows, all)
  const ids = rows.map(({ columns }) => columns.id)
  const variants = all.flatMap(({ variants = [] }, place) =>
    variants.length > 0 ? [{ productId: ids[place]!, variants }] : [],
  )
  if (variants.length > 0) await addVariants(tx, shop, variants)
  const numbered = ids.filter((_, place) => all[place]!.sku || all[place]!.variants?.some(({ sku }) => sku))
  if (numbered.length > 0) await takeSkus(tx, shop, numbered)
  await refuseVariantsOfPasses(tx, shop, ids, all)
  return ids
}

/** Changes products, each the given fields, as `update` of products does; throws what that throws, and reads none. */
export async function changeAll(
  tx: Transaction,
  shop: Shop,
  all: { id: string; changes: Partial<ProductFields> }[],
): Promise<void> {
  const changes = all.map((one) => one.changes)
  await holdReferences(tx, shop, changes)
  if (changes.some(({ quantity, variants }) => quantity !== undefined || variants))
    await tellUnlessTold(tx, { reason: 'correction' })
  const rows = all.map(({ id, changes }) => ({
    ...{ id, columns: columnsOf(shop, changes) },
    ...detailsIn(changes),
  }))
  const bindings = { shopId: shop.id, rows: JSON.stringify(rows), now: clock.now() }
  const { rowCount } = await tx.raw(updateSql, bindings).catch(onDuplicate('duplicateProduct'))
  if (rowCount < all.length) throw new Refusal('productNotFound')
  for (const { id, changes } of all)
    if (changes.variants) await replaceVariants(tx, shop, id, changes.variants)
  const numbered = all.filter(({ changes: { sku, variants } }) => sku !== undefined || variants)
  if (numbered.length > 0)
    await holdSkus(
      tx,
      shop,
      numbered.map(({ id }) => id),
    )
  const ids = all.map(({ id }) => id)
  await refuseVariantsOfPasses(tx, shop, ids, changes)
}

type Row = ReturnType<typeof detailsIn> & { columns: { id: string; slug: string } }

const withDefaults = <Given extends object>(given: Given) => {
  const named = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...defaults, ...(Object.fromEntries(named) as Given) }
}

const detailsIn = (fields: Partial<ProductFields>) => ({
  details: detailsOf(fields),
  custom: fields.custom ?? {},
})

/** The unique index decides which of several parallel calls gets a slug; the others take the next one. */
async function insertRows(tx: Transaction, shop: Shop, rows: Row[], all: ProductFields[]): Promise<void> {
  const inserted = await insert(tx, shop, rows)
  if (inserted.size === rows.length) return
  for (const [place, row] of rows.entries()) {
    let isMade = inserted.has(row.columns.id)
    if (!isMade && all[place]!.slug !== undefined) throw new Refusal('duplicateProduct')
    while (!isMade) {
      const bindings = { slug: row.columns.slug, shopId: shop.id }
      const { rows: free } = await tx.raw(`select ${freeSlug('products')} as slug`, bindings)
      const numbered = { ...row, columns: { ...row.columns, slug: free[0].slug } }
      isMade = (await insert(tx, shop, [numbered])).size > 0
    }
  }
}

async function insert(tx: Transaction, shop: Shop, rows: Row[]): Promise<Set<string>> {
  const bindings = { shopId: shop.id, rows: JSON.stringify(rows) }
  const { rows: made } = await tx.raw<{ rows: { id: string }[] }>(insertSql, bindings)
  return new Set(made.map(({ id }) => id))
}

/** Locks what products refer to against deletion, before they are locked. Throws for what the store does not have. */
async function holdReferences(tx: Transaction, shop: Shop, all: Partial<ProductFields>[]): Promise<void> {
  const others = all.flatMap(({ otherCategories }) => otherCategories ?? [])
  if (others.length > 0) await noteTree(tx, shop)
  await holdCategories(tx, shop, [...others, ...all.flatMap(({ category }) => category ?? [])])
  for (const { modifierGroups } of all) await holdGroups(tx, shop, modifierGroups)
  const customs = all.map(({ custom = {} }) => custom)
  await requireFit(tx, shop, 'products', customs)
  const related = all.flatMap(({ relatedProducts }) => relatedProducts ?? [])
  await requireProducts(tx, shop, related)
}

/** Throws productNotFound for a related product that the store does not have. */
async function requireProducts(tx: Transaction, shop: Shop, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const found = await items.rowsOf(tx, shop, product).whereIn('id', ids).pluck('id')
  if (found.length < new Set(ids).size) throw new Refusal('productNotFound')
}

/**
 * Throws passHasVariants, because a pass is renewed at the product's one price. The preceding change has locked the
 * products' rows.
 */
async function refuseVariantsOfPasses(
  tx: Transaction,
  shop: Shop,
  ids: string[],
  all: Partial<ProductFields>[],
): Promise<void> {
  const concerned = ids.filter((_, place) => all[place]!.digital || all[place]!.variants)
  if (concerned.length === 0) return
  const found = await tx('products')
    .join('variants', { 'variants.product_id': 'products.id', 'variants.shop_id': 'products.shop_id' })
    .where({ 'products.shop_id': shop.id, 'variants.deleted_at': null })
    .whereIn('products.id', concerned)
    .whereRaw(`products.digital->>'accessType' = 'pass'`)
    .first('variants.id')
  if (found) throw new Refusal('passHasVariants')
}
