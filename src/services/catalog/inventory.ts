import type { components } from '../../../generated/apps.types.ts'
import { fromNow } from '../../clock.ts'
import type { Shop } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { Refusal } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { toMinor } from '../../money.ts'
import { requireDigital } from '../shared/shop.ts'
import { freeSlug, slugOf } from '../shared/slugs.ts'
import * as catalogue from './items.ts'
import { get, type Product } from './products.ts'

type VariantInput = components['schemas']['VariantInput']

const product: catalogue.Kind = { kind: 'product', missing: 'productNotFound' }

/** What a merchant writes of a product; prices in major units. */
export interface ProductFields extends catalogue.CommonFields {
  quantity: number
  barcode?: string | null
  tags?: string[]
  variants?: VariantInput[]
  compareAtPrice?: number | null
  digital?: components['schemas']['DigitalInput']
}

/**
 * Adds a product under a slug made from its name, numbered where that is taken. Throws storeNotDigital for a
 * digital product on a store of another type, categoryInvalid for a category that is not one of this store, and
 * passHasVariants.
 */
export async function create(tx: Transaction, shop: Shop, fields: ProductFields): Promise<Product> {
  const columns = columnsOf(tx, shop, fields)
  const id = newId()
  const made = await insert(tx, shop, { ...columns, id }, slugOf(fields.name) ?? id)
  catalogue.requireCategory(fields, made.category_id)
  if (fields.variants?.length) await replaceVariants(tx, shop, id, fields.variants)
  await refuseVariantsOfPass(tx, shop, id, fields)
  return get(tx, shop, id)
}

/**
 * Changes what is given. `quantity` is set, not added; `variants` replaces the list; the slug stays. Throws
 * productNotFound, storeNotDigital, categoryInvalid and passHasVariants.
 */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  changes: Partial<ProductFields>,
): Promise<Product> {
  const [changed] = await catalogue
    .rowsOf(tx, shop, product)
    .where({ id })
    .update({ ...columnsOf(tx, shop, changes), updated_at: fromNow(0) })
    .returning(['category_id'])
  if (!changed) throw new Refusal('productNotFound')
  catalogue.requireCategory(changes, changed.category_id)
  if (changes.variants) await replaceVariants(tx, shop, id, changes.variants)
  await refuseVariantsOfPass(tx, shop, id, changes)
  return get(tx, shop, id)
}

/** A pass is renewed at the product's one price. The product's row is locked already, by what has just changed it. */
async function refuseVariantsOfPass(
  tx: Transaction,
  shop: Shop,
  id: string,
  { digital, variants }: Partial<ProductFields>,
): Promise<void> {
  if (!digital && !variants) return
  const found = await tx('products')
    .join('variants', 'variants.product_id', 'products.id')
    .where({ 'products.id': id, 'products.shop_id': shop.id, 'variants.deleted_at': null })
    .whereRaw(`products.digital->>'accessType' = 'pass'`)
    .first('variants.id')
  if (found) throw new Refusal('passHasVariants')
}

/** Takes a product out of the catalogue; orders still refer to its row. Throws productNotFound. */
export function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  return catalogue.remove(tx, shop, product, id)
}

/** What is not given is undefined, which leaves a column alone. */
function columnsOf(tx: Transaction, shop: Shop, fields: Partial<ProductFields>) {
  const { quantity, barcode, tags, compareAtPrice, variants } = fields
  return {
    ...catalogue.valuesOf(tx, shop, fields),
    quantity,
    barcode,
    tags,
    in_variants: variants && variants.length > 0,
    compare_at_price: compareAtPrice && toMinor(compareAtPrice, shop.scale),
    digital: fields.digital && digitalOf(shop, fields.digital),
  }
}

function digitalOf(shop: Shop, digital: NonNullable<ProductFields['digital']>): string {
  requireDigital(shop)
  return JSON.stringify({ accessType: digital.accessType, allAccess: digital.allAccess ?? false })
}

/** The unique index decides who gets a slug; whoever comes second takes the next one. */
async function insert(
  tx: Transaction,
  shop: Shop,
  columns: object,
  slug: string,
): Promise<{ category_id: string | null }> {
  for (;;) {
    const [made] = await tx('products')
      .insert({ ...columns, shop_id: shop.id, slug: tx.raw(freeSlug('products'), { slug, shopId: shop.id }) })
      .onConflict(tx.raw('(shop_id, slug) where deleted_at is null'))
      .ignore()
      .returning(['category_id'])
    if (made) return made
  }
}

/** Variants are changed where the product has them, else added; those not given are removed, and stay for orders. */
const replaceVariantsSql = `with given as (
  select * from json_to_recordset(cast(:variants as json)) as given (
    known text, fresh text, name text, price bigint, priced boolean, quantity integer, options jsonb, position integer
  )
), kept as (
  update variants v set
    name = given.name,
    price = case when given.priced then given.price else v.price end,
    quantity = given.quantity,
    options = coalesce(given.options, v.options),
    position = given.position
  from given
  where v.shop_id = :shopId and v.product_id = :productId and v.id = given.known and v.deleted_at is null
  returning v.id
), added as (
  insert into variants (id, shop_id, product_id, name, price, quantity, options, position)
  select fresh, :shopId, :productId, name, price, quantity, coalesce(options, '{}'), position
  from given where not exists (select from kept where kept.id = given.known)
)
update variants set deleted_at = :now
where shop_id = :shopId and product_id = :productId and deleted_at is null and id not in (select id from kept)`

async function replaceVariants(
  tx: Transaction,
  shop: Shop,
  productId: string,
  variants: VariantInput[],
): Promise<void> {
  const given = variants.map(({ _id, name, price, quantity, options }, position) => ({
    // One that is sent twice is changed once, and added.
    known: variants.findIndex((other) => other._id === _id) === position ? _id : null,
    fresh: newId(),
    name,
    price: price == null ? null : toMinor(price, shop.scale),
    priced: price !== undefined,
    quantity,
    options,
    position,
  }))
  const bindings = { shopId: shop.id, productId, variants: JSON.stringify(given), now: fromNow(0) }
  await tx.raw(replaceVariantsSql, bindings)
}
