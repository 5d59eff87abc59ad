import type { components } from '../../../generated/apps.types.ts'
import type { Tables } from '../../../generated/tables.ts'
import { inUtc } from '../../base/calendar.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { lookUp } from '../../db/statement.ts'
import { measureIn } from '../amounts/measures.ts'
import { holdCategories } from '../category-tree/other-categories.ts'
import { type CustomValues, customIn } from '../custom-fields/values.ts'
import { type detailNames, detailsOf } from '../goods/details.ts'
import { requireOrder, requireRange, requireReleased } from '../goods/limits.ts'
import { settle } from '../goods/publishing.ts'
import { type CachedReply, cachedRecord } from '../shared/cached-replies.ts'
import { onDuplicate } from '../shared/duplicates.ts'
import { forMerchant, minorOf, requireDigital } from '../shared/shop.ts'
import { freeSlug, slugOf } from '../shared/slugs.ts'
import { holdSkus, releaseSkus, takeSkus } from '../skus/skus.ts'
import { tellUnlessTold } from '../stock/cause.ts'
import * as items from './items.ts'
import {
  bindingsOf,
  cachedWithModifiers,
  type Product,
  type ProductBindings,
  type ProductWithModifiers,
  productJson,
  withVariants,
} from './product-projection.ts'
import { replaceVariants, type VariantInput } from './variants.ts'

const product: items.Kind = { kind: 'product', missing: 'productNotFound' }

type Details = Pick<
  components['schemas']['CreateProductRequest'],
  (typeof detailNames)[number] | 'publishAt' | 'unpublishAt' | 'preorder' | 'cost'
>

/** The fields of a product that a merchant writes; prices in major units. */
export interface ProductFields extends items.CommonFields, Details {
  quantity: number
  sku?: string | null
  barcode?: string | null
  tags?: string[]
  variants?: VariantInput[]
  compareAtPrice?: number | null
  measure?: components['schemas']['Measure'] | null
  digital?: components['schemas']['DigitalInput']
  slug?: string
  custom?: CustomValues
}

type One = ProductBindings & { id: string }

const readListed = cachedRecord<ProductWithModifiers>('products.findListed', 'productNotFound', {
  ...cachedWithModifiers,
  kind: 'product',
  bindings: bindingsOf,
  source: `select *, xmin as written from products
    where shop_id = :shopId and kind = 'product' and listed and deleted_at is null and (id = asked.id or slug = asked.id)
    order by id = asked.id desc limit 1`,
})

const findAny = lookUp<One, { product: Product }>(
  'products.findAny',
  `select ${productJson} as product
    from products p ${withVariants}
    where p.shop_id = :shopId and p.kind = 'product' and p.id = :id and p.deleted_at is null`,
)

/**
 * Returns a listed product by its id, its slug or one that it had before; throws productNotFound, also for an unlisted
 * one.
 */
export function getListed(
  db: Database,
  shop: Shop,
  idOrSlug: string,
): Promise<CachedReply<ProductWithModifiers>> {
  return readListed(db, shop, idOrSlug)
}

/** Returns a product of the store by its id, listed or not; throws productNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Product> {
  const [row] = await findAny(db, { ...bindingsOf(forMerchant(shop)), id })
  if (!row) throw new Refusal('productNotFound')
  return row.product
}

/**
 * Adds a product. A given slug must be free (duplicateProduct); one made from the name is numbered if it is taken. Throws
 * storeNotDigital for a digital
 * product in a store of another type, categoryInvalid for a category that does not belong to this store,
 * passHasVariants, duplicateSku, and invalidRequest for a price below one minor unit.
 */
export async function create(tx: Transaction, shop: Shop, fields: ProductFields): Promise<Product> {
  return written(tx, shop, await insertWhole(tx, shop, fields), fields)
}

/** Adds a product as `create` does, and throws as it, but reads it only for the rules that need that. Returns its id. */
export async function add(tx: Transaction, shop: Shop, fields: ProductFields): Promise<string> {
  const id = await insertWhole(tx, shop, fields)
  if (readFor.some((name) => fields[name] !== undefined)) await written(tx, shop, id, fields)
  return id
}

/** The fields whose rules are about what is there together with what is given. */
const readFor = [
  'publishAt',
  'unpublishAt',
  'preorder',
  'minPerOrder',
  'maxPerOrder',
] as const satisfies (keyof ProductFields)[]

/** Inserts a product with its variants and numbers. Returns its id. */
async function insertWhole(tx: Transaction, shop: Shop, fields: ProductFields): Promise<string> {
  await holdCategories(tx, shop, fields.otherCategories)
  const custom = await customIn(tx, shop, 'products', fields.custom)
  await requireProducts(tx, shop, fields.relatedProducts)
  const columns = columnsOf(tx, shop, fields)
  const id = newId()
  await tellUnlessTold(tx, { reason: 'received' })
  const details = tx.raw('changed_custom(changed_details(null, ?), ?)', [detailsOf(fields), custom ?? '{}'])
  const made = await insert(tx, shop, { ...columns, details, id }, fields.slug, slugOf(fields.name) ?? id)
  items.requireCategory(fields, made.category_id)
  items.requireGroups(fields, made.modifier_groups)
  if (fields.variants?.length) await replaceVariants(tx, shop, id, fields.variants)
  if (fields.sku || fields.variants?.some(({ sku }) => sku)) await takeSkus(tx, shop, id)
  await refuseVariantsOfPass(tx, shop, id, fields)
  return id
}

/**
 * Changes the given fields. `quantity` is set, not added; `variants` replaces the list; a new name does not change the
 * slug. Throws productNotFound, duplicateProduct, storeNotDigital, categoryInvalid, passHasVariants, duplicateSku, and invalidRequest for a price below one minor
 * unit.
 */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  changes: Partial<ProductFields>,
): Promise<Product> {
  await holdCategories(tx, shop, changes.otherCategories)
  const custom = await customIn(tx, shop, 'products', changes.custom)
  await requireProducts(tx, shop, changes.relatedProducts)
  if (changes.quantity !== undefined || changes.variants) await tellUnlessTold(tx, { reason: 'correction' })
  const [changed] = await items
    .rowsOf(tx, shop, product)
    .where({ id })
    .update({
      ...columnsOf(tx, shop, changes),
      details: changedDetails(tx, changes, custom),
      slug: changes.slug,
      updated_at: clock.now(),
    })
    .returning(['category_id', 'modifier_groups'])
    .catch(onDuplicate('duplicateProduct'))
  if (!changed) throw new Refusal('productNotFound')
  items.requireCategory(changes, changed.category_id)
  items.requireGroups(changes, changed.modifier_groups)
  if (changes.variants) await replaceVariants(tx, shop, id, changes.variants)
  if (changes.sku !== undefined || changes.variants) await holdSkus(tx, shop, id)
  await refuseVariantsOfPass(tx, shop, id, changes)
  return written(tx, shop, id, changes)
}

/** Returns a product that was just written. Throws invalidRequest for limits or times that exclude each other. */
async function written(
  tx: Transaction,
  shop: Shop,
  id: string,
  { publishAt, unpublishAt, preorder }: Partial<ProductFields>,
): Promise<Product> {
  const made = await get(tx, shop, id)
  requireRange(made)
  requireOrder(made)
  requireReleased(made)
  if (publishAt === undefined && unpublishAt === undefined && preorder === undefined) return made
  await settle(tx, shop.id, id)
  return get(tx, shop, id)
}

/**
 * Throws passHasVariants, because a pass is renewed at the product's one price. The preceding change has locked the
 * product's row.
 */
async function refuseVariantsOfPass(
  tx: Transaction,
  shop: Shop,
  id: string,
  { digital, variants }: Partial<ProductFields>,
): Promise<void> {
  if (!digital && !variants) return
  const found = await tx('products')
    .join('variants', { 'variants.product_id': 'products.id', 'variants.shop_id': 'products.shop_id' })
    .where({ 'products.id': id, 'products.shop_id': shop.id, 'variants.deleted_at': null })
    .whereRaw(`products.digital->>'accessType' = 'pass'`)
    .first('variants.id')
  if (found) throw new Refusal('passHasVariants')
}

/** Removes a product from the catalogue; orders still refer to its row. Throws productNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  await items.remove(tx, shop, product, id)
  await releaseSkus(tx, shop, id)
  return null
}

/** Returns the columns for the given fields. A missing field yields undefined, which leaves its column unchanged. */
function columnsOf(tx: Transaction, shop: Shop, fields: Partial<ProductFields>) {
  const { quantity, sku, barcode, tags, compareAtPrice, cost, measure, variants } = fields
  const { listed, publishAt, unpublishAt, preorder } = fields
  return {
    ...items.valuesOf(tx, shop, fields),
    quantity,
    sku,
    barcode,
    tags,
    in_variants: variants && variants.length > 0,
    compare_at_price: compareAtPrice && minorOf(shop, compareAtPrice, 'compareAtPrice'),
    publish_at: listed && publishAt === undefined ? null : publishAt && inUtc(publishAt),
    unpublish_at: unpublishAt && inUtc(unpublishAt),
    releases_at: preorder && inUtc(preorder.releasesAt),
    cost: cost == null ? cost : minorOf(shop, cost, 'cost'),
    measure: measure && measureIn(shop, measure),
    digital: fields.digital && digitalOf(shop, fields.digital),
  }
}

/** Throws productNotFound for a related product that the store does not have. */
async function requireProducts(tx: Transaction, shop: Shop, ids: string[] | null | undefined): Promise<void> {
  if (!ids || ids.length === 0) return
  const found = await items.rowsOf(tx, shop, product).whereIn('id', ids).pluck('id')
  if (found.length < new Set(ids).size) throw new Refusal('productNotFound')
}

/** Returns undefined without changes, which leaves the column unchanged. */
function changedDetails(tx: Transaction, changes: Partial<ProductFields>, custom: string | undefined) {
  const details = detailsOf(changes)
  if (custom !== undefined)
    return tx.raw('changed_custom(changed_details(products.details, ?), ?)', [details, custom])
  return details === '{}' ? undefined : tx.raw('changed_details(products.details, ?)', [details])
}

function digitalOf(shop: Shop, digital: NonNullable<ProductFields['digital']>): string {
  requireDigital(shop)
  const { accessType, allAccess = false } = digital
  return JSON.stringify({ accessType, allAccess } satisfies NonNullable<Product['digital']>)
}

/**
 * Inserts a product under the slug that the merchant chose, or else a free one like `made`. The unique index decides
 * which of several parallel calls gets a slug; the others take the next one.
 */
async function insert(
  tx: Transaction,
  shop: Shop,
  columns: Tables['products']['update'],
  chosen: string | undefined,
  slug: string,
): Promise<{ category_id: string | null; modifier_groups: string[] }> {
  if (chosen !== undefined) {
    const [made] = await tx('products')
      .insert({ ...columns, shop_id: shop.id, slug: chosen } as Tables['products']['insert'])
      .returning(['category_id', 'modifier_groups'])
      .catch(onDuplicate('duplicateProduct'))
    return made!
  }
  for (;;) {
    const [made] = await tx('products')
      .insert({
        ...columns,
        shop_id: shop.id,
        slug: tx.raw(freeSlug('products'), { slug, shopId: shop.id }),
      } as Tables['products']['insert'])
      .onConflict(tx.raw('(shop_id, slug) where deleted_at is null'))
      .ignore()
      .returning(['category_id', 'modifier_groups'])
    if (made) return made
  }
}
