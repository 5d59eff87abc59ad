import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { jsonTime } from '../../db/json.ts'
import { statement } from '../../db/statement.ts'
import { Refusal } from '../../errors.ts'
import { shopReference } from '../shared/shop.ts'
import { categoryJson } from './items.ts'

export type Product = components['schemas']['Product']

/** The average rating of the product `p`, in tenths; 0 while nobody has reviewed it. */
export const averageRating = `
  case when p.rating_count = 0 then 0 else round(p.rating_sum::numeric / p.rating_count, 1) end`

/** The members of `productJson`, for those who add to them. */
export const productMembers = `
  '_id', p.id,
  'name', p.name,
  'slug', p.slug,
  'description', p.description,
  'price', p.price / cast(:scale as float8),
  'compareAtPrice', p.compare_at_price / cast(:scale as float8),
  'quantity', p.quantity,
  'images', p.images,
  'barcode', p.barcode,
  'category', ${categoryJson('p')},
  'tags', p.tags,
  'variants', coalesce(v.variants, '[]'),
  'digital', p.digital,
  'rating', json_build_object(
    'average', ${averageRating},
    'count', p.rating_count
  ),
  'inStock', p.stocked or coalesce(v.available, false),
  'listed', p.listed,
  'shop', cast(:shop as json),
  'createdAt', ${jsonTime('p.created_at')},
  'updatedAt', ${jsonTime('p.updated_at')}`

/**
 * A product in the shape of the contract, made by PostgreSQL of the row `p` and what `withVariants` joins to it.
 * Wants the bindings of `bindingsOf`. Prices leave in major units.
 */
export const productJson = `json_build_object(${productMembers})`

/** Stands behind `from … p`: the variants of each product, in the merchant's order. */
export const withVariants = `left join lateral (
  select
    json_agg(
      json_build_object(
        '_id', v.id,
        'name', v.name,
        'price', coalesce(v.price, p.price) / cast(:scale as float8),
        'quantity', v.quantity,
        'options', v.options
      )
      order by v.position
    ) as variants,
    bool_or(v.stocked) as available
  from variants v
  where v.shop_id = :shopId and v.product_id = p.id and v.deleted_at is null
) v on true`

/** What every statement that shows products is given of the store. */
export interface ProductBindings extends Record<string, unknown> {
  shopId: string
  scale: number
  shop: string
}

/** The values of `productJson` and `withVariants` for a store. */
export function bindingsOf(shop: Shop): ProductBindings {
  return { shopId: shop.id, scale: shop.scale, shop: JSON.stringify(shopReference(shop)) }
}

type One = ProductBindings & { id: string }

/** An id that is also another product's slug is meant as the id. */
const findListed = statement<One, { product: Product }>('products.findListed', (sql, given) =>
  sql.raw(
    `select ${productJson} as product
    from (
      select * from products
      where shop_id = :shopId and kind = 'product' and listed and deleted_at is null and (id = :id or slug = :id)
      order by id = :id desc
      limit 1
    ) p ${withVariants}`,
    named(given),
  ),
)

const findAny = statement<One, { product: Product }>('products.findAny', (sql, given) =>
  sql.raw(
    `select ${productJson} as product
    from products p ${withVariants}
    where p.shop_id = :shopId and p.kind = 'product' and p.id = :id and p.deleted_at is null`,
    named(given),
  ),
)

/** A statement's values by name, as `raw` wants them: a plain object, because it asks for every word after a colon. */
function named(given: Record<'shopId' | 'scale' | 'shop' | 'id', Knex.Value>): Record<string, Knex.Value> {
  const { shopId, scale, shop, id } = given
  return { shopId, scale, shop, id }
}

/** A product as a shopper sees it, by its id or slug; throws productNotFound, also for one that is not listed. */
export async function getListed(db: Database, shop: Shop, idOrSlug: string): Promise<Product> {
  const [row] = await findListed(db, { ...bindingsOf(shop), id: idOrSlug })
  if (!row) throw new Refusal('productNotFound')
  return row.product
}

/** A product of the store by its id, listed or not; throws productNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Product> {
  const [row] = await findAny(db, { ...bindingsOf(shop), id })
  if (!row) throw new Refusal('productNotFound')
  return row.product
}
