import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'

// The merchants' own numbers (stock keeping units, SKU), which products and variants of a store share.

const wanted = `
  select sku, id as product_id, null::text as variant_id from products
  where shop_id = :shopId and id = any(:productIds) and deleted_at is null and sku is not null
  union all
  select sku, product_id, id from variants
  where shop_id = :shopId and product_id = any(:productIds) and deleted_at is null and sku is not null`

/**
 * Returns how many numbers others have. Taken in one order, so that two writers of the same ones wait for each other rather
 * than deadlock.
 */
const holdSql = `with wanted as materialized (${wanted}), taken as (
    insert into skus (shop_id, sku, product_id, variant_id)
    select :shopId, sku, product_id, variant_id from wanted order by sku, variant_id nulls first, product_id
    on conflict (shop_id, sku) do nothing
    returning sku
  )
  select (select count(*) from wanted) - (select count(*) from taken) as missing`

const heldByOthersSql = `
  select wanted.sku, s.product_id as product, s.variant_id as variant, coalesce(v.name, p.name) as name
  from (${wanted}) wanted
  left join skus s on s.shop_id = :shopId and s.sku = wanted.sku
  left join products p on p.shop_id = s.shop_id and p.id = s.product_id
  left join variants v on v.shop_id = s.shop_id and v.id = s.variant_id
  where (s.product_id, coalesce(s.variant_id, '')) is distinct from (wanted.product_id, coalesce(wanted.variant_id, ''))
  order by wanted.sku limit 1`

interface Held {
  sku: string
  product: string
  variant: string | null
  name: string
}

/**
 * Takes the numbers that the rows of products and their variants have now, and gives back those that they had. The caller
 * has locked the products' rows. Throws duplicateSku, with the holder, for one that another product or variant has.
 */
export async function holdSkus(tx: Transaction, shop: Shop, productIds: string[]): Promise<void> {
  await releaseSkus(tx, shop, productIds)
  await takeSkus(tx, shop, productIds)
}

/** Takes the numbers of products that have none yet, and of their variants. Throws as `holdSkus`. */
export async function takeSkus(tx: Transaction, shop: Shop, productIds: string[]): Promise<void> {
  const bindings = { shopId: shop.id, productIds }
  const taken = await tx.raw<{ rows: { missing: string }[] }>(holdSql, bindings)
  if (Number(taken.rows[0]!.missing) === 0) return
  const { rows } = await tx.raw<{ rows: Held[] }>(heldByOthersSql, bindings)
  const [held] = rows
  if (!held) return
  const { sku, ...holder } = held
  throw new Refusal('duplicateSku', { data: { sku, holder } })
}

/** Gives back the numbers of products and their variants. */
export async function releaseSkus(tx: Transaction, shop: Shop, productIds: string[]): Promise<void> {
  await tx('skus').where({ shop_id: shop.id }).whereIn('product_id', productIds).delete()
}
