import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { lookUp, statement } from '../../db/statement.ts'
import { requireOrder, requireRange, requireReleased } from '../goods/limits.ts'
import { settle } from '../goods/publishing.ts'
import { type CachedReply, cachedRecord } from '../shared/cached-replies.ts'
import { forMerchant } from '../shared/shop.ts'
import { releaseSkus } from '../skus/skus.ts'
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
import type { ProductFields } from './product-writing/fields.ts'
import { addAll, changeAll } from './product-writing/products.ts'

export type { ProductFields } from './product-writing/fields.ts'

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
  'digital',
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
