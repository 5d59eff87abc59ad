import type { components } from '../../../../generated/apps.types.ts'
import { clock } from '../../../base/clock.ts'
import type { Shop } from '../../../base/context.ts'
import { Refusal } from '../../../base/errors.ts'
import { newId } from '../../../base/ids.ts'
import type { Transaction } from '../../../db/database.ts'
import { measureIn } from '../../amounts/measures.ts'
import { detailsOfVariant } from '../../goods/details.ts'
import { minorOf } from '../../shared/shop.ts'

export type VariantInput = components['schemas']['VariantInput']

/**
 * Updates the variants that the product already has and adds the others. Missing variants are marked as deleted; their
 * rows stay for orders.
 */
const replaceVariantsSql = `with given as (
  select * from json_to_recordset(cast(:variants as json)) as given (
    known text, fresh text, name text, price bigint, priced boolean, cost bigint, costed boolean, measure jsonb, measured boolean,
    quantity integer, sku text, numbered boolean, details jsonb, options jsonb, position integer
  )
), kept as (
  update variants v set
    name = given.name,
    price = case when given.priced then given.price else v.price end,
    cost = case when given.costed then given.cost else v.cost end,
    measure = case when given.measured then given.measure else v.measure end,
    quantity = coalesce(given.quantity, v.quantity),
    sku = case when given.numbered then given.sku else v.sku end,
    details = changed_details(v.details, given.details),
    options = coalesce(given.options, v.options),
    position = given.position
  from given
  where v.shop_id = :shopId and v.product_id = :productId and v.id = given.known and v.deleted_at is null
  returning v.id
), added as (
  insert into variants (id, shop_id, product_id, name, price, cost, measure, quantity, sku, details, options, position)
  select fresh, :shopId, :productId, name, price, cost, measure, coalesce(quantity, 0), sku, changed_details(null, details),
    coalesce(options, '{}'), position
  from given where not exists (select from kept where kept.id = given.known)
)
update variants set deleted_at = :now
where shop_id = :shopId and product_id = :productId and deleted_at is null and id not in (select id from kept)`

/**
 * Replaces a product's variants with the given list, in its order; prices in major units. A known variant keeps the
 * fields that are not given, so that its stock stays current; a new one starts without stock. The caller has locked the
 * product's row; the variants are locked ordered by id, as orders lock them. Throws invalidRequest for a price below
 * one minor unit, and duplicateVariant.
 */
export async function replaceVariants(
  tx: Transaction,
  shop: Shop,
  productId: string,
  variants: VariantInput[],
): Promise<void> {
  await tx('variants')
    .where({ shop_id: shop.id, product_id: productId, deleted_at: null })
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id')
  const given = JSON.stringify(rowsOf(shop, variants))
  await tx.raw(replaceVariantsSql, { shopId: shop.id, productId, variants: given, now: clock.now() })
  const now = await tx('variants')
    .where({ shop_id: shop.id, product_id: productId, deleted_at: null })
    .orderBy('position')
    .select('name', 'options')
  refuseEqual(now)
}

/** Returns variants as the statements read them. */
function rowsOf(shop: Shop, variants: VariantInput[]) {
  return variants.map(({ _id, name, price, cost, measure, quantity, sku, options, ...more }, position) => ({
    // If an id is sent twice, the first entry updates the variant and the second adds one.
    known: variants.findIndex((other) => other._id === _id) === position ? _id : null,
    fresh: newId(),
    name,
    price: price == null ? null : minorOf(shop, price, `variants[${position}].price`),
    priced: price !== undefined,
    cost: cost == null ? null : minorOf(shop, cost, `variants[${position}].cost`),
    costed: cost !== undefined,
    measure: measure && measureIn(shop, measure),
    measured: measure !== undefined,
    quantity,
    sku,
    numbered: sku !== undefined,
    details: detailsOfVariant(more),
    options,
    position,
  }))
}

const addVariantsSql = `
  insert into variants (id, shop_id, product_id, name, price, cost, measure, quantity, sku, details, options, position)
  select fresh, :shopId, product, name, price, cost, measure, coalesce(quantity, 0), sku, changed_details(null, details),
    coalesce(options, '{}'), position
  from json_to_recordset(cast(:variants as json)) as given (
    product text, fresh text, name text, price bigint, cost bigint, measure jsonb, quantity integer, sku text,
    details jsonb, options jsonb, position integer
  )`

/** Adds the variants of products that were just added, and have none. Throws as `replaceVariants`. */
export async function addVariants(
  tx: Transaction,
  shop: Shop,
  all: { productId: string; variants: VariantInput[] }[],
): Promise<void> {
  for (const { variants } of all) refuseEqual(variants)
  const given = all.flatMap(({ productId, variants }) =>
    rowsOf(shop, variants).map((row) => ({ ...row, product: productId })),
  )
  await tx.raw(addVariantsSql, { shopId: shop.id, variants: JSON.stringify(given) })
}

/** Throws duplicateVariant if two variants have the same options, ignoring case, width and blanks. */
function refuseEqual(variants: { name: string; options?: object }[]): void {
  const named = new Map<string, string[]>()
  for (const { name, options = {} } of variants) {
    if (Object.keys(options).length === 0) continue
    const form = formOf(options)
    named.set(form, [...(named.get(form) ?? []), name])
  }
  const equal = [...named.values()].find((names) => names.length > 1)
  if (equal) throw new Refusal('duplicateVariant', { data: { variants: equal } })
}

/** Returns options in the form in which shoppers would take them for the same, in one order. */
function formOf(options: object): string {
  const plain = (text: unknown) => String(text).normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase()
  return JSON.stringify(
    Object.entries(options)
      .map((entry) => entry.map(plain))
      .sort(),
  )
}
