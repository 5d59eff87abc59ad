import type { Shop } from '../../../base/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { slugOf } from '../../shared/slugs.ts'
import type { ImportRecord, Match } from './kind.ts'

/** A product or variant that the store has. */
export interface Item {
  productId: string
  variantId: string | null
}

/** Returns the values by which a product of a file may be found; without a slug it has the one of its name. */
export function valuesOf({ fields }: ImportRecord<'products'>, match: Match): string[] {
  const { id, sku, slug, barcode, name, variants = [] } = fields
  const values = {
    slug: [slug ?? slugOf(name ?? '')],
    sku: [sku, ...variants.map((variant) => variant.sku)],
    ...{ id: [id], barcode: [barcode] },
  }
  return values[match as keyof typeof values].flatMap((value) => value || [])
}

/** Returns SQL for the items of each field. With several of one barcode, the oldest one counts. */
const found = {
  slug: `select slug as value, id as product, null as variant from products
    where shop_id = :shopId and slug = any(:values) and kind = 'product' and deleted_at is null`,
  barcode: `select distinct on (barcode) barcode as value, id as product, null as variant from products
    where shop_id = :shopId and barcode = any(:values) and kind = 'product' and deleted_at is null order by barcode, id`,
  sku: `select sku as value, product_id as product, variant_id as variant from skus
    where shop_id = :shopId and sku = any(:values)`,
  id: `select id as value, id as product, null as variant from products
      where shop_id = :shopId and id = any(:values) and kind = 'product' and deleted_at is null
    union all
    select id, product_id, id from variants
      where shop_id = :shopId and id = any(:values) and deleted_at is null`,
} satisfies Partial<Record<Match, string>>

/** Finds items by a field, and locks their products in the order of their ids. */
export async function itemsBy(
  tx: Transaction,
  shop: Shop,
  match: Match,
  values: string[],
): Promise<Map<string, Item>> {
  const bindings = { shopId: shop.id, values }
  const { rows }: { rows: { value: string; product: string; variant: string | null }[] } = await tx.raw(
    found[match as keyof typeof found],
    bindings,
  )
  const ids = rows.map(({ product }) => product)
  await tx('products')
    .where({ shop_id: shop.id })
    .whereIn('id', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id')
  return new Map(
    rows.map(({ value, product, variant }) => [value, { productId: product, variantId: variant }]),
  )
}
