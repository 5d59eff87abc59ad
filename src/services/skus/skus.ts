import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'

// The merchants' own numbers (stock keeping units, SKU), which products and variants of a store share.

const wanted = `
  select sku, null::text as variant_id from products
  where shop_id = :shopId and id = :productId and deleted_at is null and sku is not null
  union all
  select sku, id from variants
  where shop_id = :shopId and product_id = :productId and deleted_at is null and sku is not null`

/** In one order, so that two writers of the same numbers wait for each other rather than deadlock. */
const holdSql = `
  insert into skus (shop_id, sku, product_id, variant_id)
  select :shopId, sku, :productId, variant_id from (${wanted}) wanted order by sku, variant_id nulls first
  on conflict (shop_id, sku) do nothing`

const heldByOthersSql = `
  select wanted.sku, s.product_id as product, s.variant_id as variant, coalesce(v.name, p.name) as name
  from (${wanted}) wanted
  left join skus s on s.shop_id = :shopId and s.sku = wanted.sku
  left join products p on p.shop_id = s.shop_id and p.id = s.product_id
  left join variants v on v.shop_id = s.shop_id and v.id = s.variant_id
  where (s.product_id, coalesce(s.variant_id, '')) is distinct from (:productId, coalesce(wanted.variant_id, ''))
  order by wanted.sku limit 1`

interface Held {
  sku: string
  product: string
  variant: string | null
  name: string
}

/**
 * Takes the numbers that the rows of a product and its variants have now, and gives back those that they had. The caller
 * has locked the product's row. Throws duplicateSku, with the holder, for one that another product or variant has.
 */
export async function holdSkus(tx: Transaction, shop: Shop, productId: string): Promise<void> {
  await releaseSkus(tx, shop, productId)
  await takeSkus(tx, shop, productId)
}

/** Takes the numbers of a product that has none yet, and of its variants. Throws as `holdSkus`. */
export async function takeSkus(tx: Transaction, shop: Shop, productId: string): Promise<void> {
  const bindings = { shopId: shop.id, productId }
  await tx.raw(holdSql, bindings)
  const { rows } = await tx.raw<{ rows: Held[] }>(heldByOthersSql, bindings)
  const [held] = rows
  if (!held) return
  const { sku, ...holder } = held
  throw new Refusal('duplicateSku', { data: { sku, holder } })
}

/** Gives back the numbers of a product and its variants. */
export async function releaseSkus(tx: Transaction, shop: Shop, productId: string): Promise<void> {
  await tx('skus').where({ shop_id: shop.id, product_id: productId }).delete()
}
