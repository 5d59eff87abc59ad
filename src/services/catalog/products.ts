import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { lookUp } from '../../db/statement.ts'
import { measureIn } from '../amounts/measures.ts'
import { holdCategories } from '../category-tree/other-categories.ts'
import { type CustomValues, customIn } from '../custom-fields/values.ts'
import { type detailNames, detailsOf } from '../goods/details.ts'
import { requireOrder, requireRange, requireReleased } from '../goods/limits.ts'
import { lookUp, statement } from '../../db/statement.ts'
import { requireOrder, requireRange } from '../goods/limits.ts'
import { settle } from '../goods/publishing.ts'
import { type CachedReply, cachedRecord } from '../shared/cached-replies.ts'
import { forMerchant } from '../shared/shop.ts'
import { releaseSkus } from '../skus/skus.ts'
import * as items from './items.ts'
import type { ProductFields } from './product-fields.ts'
import {
  bindingsOf,
  cachedWithModifiers,
  type Product,
  type ProductBindings,
  type ProductWithModifiers,
  productJson,
  withVariants,
} from './product-projection.ts'
import { addAll, changeAll } from './written-products.ts'

const product: items.Kind = { kind: 'product', missing: 'productNotFound' }

type Details = Pick<
  components['schemas']['CreateProductRequest'],
  (typeof detailNames)[number] | 'publishAt' | 'unpublishAt' | 'preorder' | 'cost'
>
export type { ProductFields } from './product-fields.ts'

const product: items.Kind = { kind: 'product', missing: 'productNotFound' }

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

const findMany = statement<ProductBindings & { ids: string[] }, { product: Product }>(
  'products.findMany',
  `select ${productJson} as product
    from products p ${withVariants}
    where p.shop_id = :shopId and p.kind = 'product' and p.id = any(:ids) and p.deleted_at is null`,
)

/** Returns those of these products that the store has, by their ids, as `get` returns one. */
export async function getAll(db: Database, shop: Shop, ids: string[]): Promise<Map<string, Product>> {
  const rows = ids.length > 0 ? await findMany(db, { ...bindingsOf(forMerchant(shop)), ids }) : []
  return new Map(rows.map(({ product }) => [product._id, product]))
}

/**
 * Adds a product. A given slug must be free (duplicateProduct); one made from the name is numbered if it is taken. Throws
 * storeNotDigital for a digital
 * product in a store of another type, categoryInvalid for a category that does not belong to this store,
 * passHasVariants, duplicateSku, and invalidRequest for a price below one minor unit.
 */
export async function create(tx: Transaction, shop: Shop, fields: ProductFields): Promise<Product> {
  const [id] = await addAll(tx, shop, [fields])
  return settled(tx, shop, id!, fields)
}

/**
 * Writes many products, each as `create` or `update` does, and reads only those whose rules are about what is there
 * together with what is given. Returns the ids of those that are new.
 */
export async function writeAll(
  tx: Transaction,
  shop: Shop,
  added: ProductFields[],
  changed: { id: string; changes: Partial<ProductFields> }[],
): Promise<string[]> {
  const ids = added.length > 0 ? await addAll(tx, shop, added) : []
  if (changed.length > 0) await changeAll(tx, shop, changed)
  const written = [...added.map((changes, place) => ({ id: ids[place]!, changes })), ...changed]
  for (const { id, changes } of written)
    if (readFor.some((name) => changes[name] !== undefined)) await settled(tx, shop, id, changes)
  return ids
}

/** The fields whose rules are about what is there together with what is given. */
const readFor = [
  'publishAt',
  'unpublishAt',
  'preorder',
  'minPerOrder',
  'maxPerOrder',
] as const satisfies (keyof ProductFields)[]

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
  await changeAll(tx, shop, [{ id, changes }])
  return settled(tx, shop, id, changes)
}

/** Returns a product that was just written. Throws invalidRequest for limits or times that exclude each other. */
async function settled(
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

/** Removes a product from the catalogue; orders still refer to its row. Throws productNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  await items.remove(tx, shop, product, id)
  await releaseSkus(tx, shop, [id])
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
