import type { components } from '../../../generated/apps.types.ts'
import type { components as StoreComponents } from '../../../generated/store.types.ts'
import type { Position } from '../../base/cursor.ts'
import { type Columns, jsonObject, withMembers } from '../../db/sql/columns.ts'
import { jsonTime } from '../../db/sql/json.ts'
import type { Shape } from '../../db/sql/versioned-sql.ts'
import { measureJson, unitPriceJson } from '../amounts/measures.ts'
import { shownDetails } from '../goods/publishing.ts'
import { modifierTree, versionOfModifiers } from '../modifiers/offered.ts'
import { categoryJson, versionOfItem } from './items.ts'

export { bindingsOf, type ItemBindings as ProductBindings } from './items.ts'

export type Product = components['schemas']['Product']

/** The average rating of the product `p`, rounded to one decimal; 0 without reviews. */
export const averageRating = `
  case when p.rating_count = 0 then 0 else round(p.rating_sum::numeric / p.rating_count, 1) end`

/** The members of `productJson`, for projections that extend it. */
export const productMembers = {
  _id: 'p.id',
  name: 'p.name',
  slug: 'p.slug',
  description: 'p.description',
  price: 'p.price / cast(:scale as float8)',
  compareAtPrice: 'p.compare_at_price / cast(:scale as float8)',
  priorPrice: 'p.prior_price / cast(:scale as float8)',
  measure: measureJson('p.measure'),
  unitPrice: unitPriceJson('p.price', 'p.measure'),
  quantity: 'greatest(p.quantity, 0)',
  images: 'p.images',
  imageAlts: 'p.image_alts',
  sku: 'p.sku',
  barcode: 'p.barcode',
  category: categoryJson('p'),
  tags: 'p.tags',
  variants: "coalesce(v.variants, '[]')",
  digital: 'p.digital',
  rating: jsonObject<Product['rating']>({ average: averageRating, count: 'p.rating_count' }),
  inStock: 'p.stocked or coalesce(v.available, false)',
  taxClass: 'p.tax_class',
  modifierGroups: 'p.modifier_groups',
  listed: 'p.listed',
  shop: 'cast(:shop as json)',
  createdAt: jsonTime('p.created_at'),
  updatedAt: jsonTime('p.updated_at'),
} satisfies Columns<Product>

/**
 * SQL that builds a product of the contract from the row `p` and the columns that `withVariants` joins to it. Needs the
 * bindings of `bindingsOf`. Prices are in major units.
 */
export const productJson = withMembers(jsonObject(productMembers), shownDetails)

/** Follows `from … p` and joins the variants of each product, in the merchant's order. */
export const withVariants = `left join lateral (
  select
    json_agg(
      ${withMembers(
        jsonObject<Product['variants'][number]>({
          _id: 'v.id',
          name: 'v.name',
          price: 'coalesce(v.price, p.price) / cast(:scale as float8)',
          priorPrice: 'v.prior_price / cast(:scale as float8)',
          measure: measureJson('coalesce(v.measure, p.measure)'),
          unitPrice: unitPriceJson('coalesce(v.price, p.price)', 'coalesce(v.measure, p.measure)'),
          quantity: 'greatest(v.quantity, 0)',
          sku: 'v.sku',
          options: 'v.options',
        }),
        'v.details',
      )}
      order by v.position
    ) as variants,
    bool_or(v.stocked) as available
  from variants v
  where v.shop_id = p.shop_id and v.product_id = p.id and v.deleted_at is null
) v on true`

/** A product's version changes when its own row, its category's or one of its variants' is written. */
export const cachedProduct: Shape = {
  version: `${versionOfItem} || coalesce(':' || (
    select string_agg(cast(v.xmin as text), '.') from variants v
    where v.shop_id = p.shop_id and v.product_id = p.id and v.deleted_at is null
  ), '')`,
  json: `select ${productJson} from (select p.*) p ${withVariants}`,
}

export type ProductWithModifiers = StoreComponents['schemas']['ProductWithModifiers']

/** A product with what its modifier groups contain, whose changes write its row. */
export const cachedWithModifiers: Shape = {
  version: `${cachedProduct.version} || ${versionOfModifiers}`,
  json: `select ${withMembers(
    jsonObject<ProductWithModifiers>({
      ...productMembers,
      modifiers: modifierTree('p', 'cast(:scale as float8)'),
    }),
    shownDetails,
  )} from (select p.*) p ${withVariants}`,
}

/** SQL that is true for a product `p` that is not deleted. */
export const kept = "p.kind = 'product' and p.deleted_at is null"

/** SQL that is true for a product `p` that shoppers see. */
export const listed = `${kept} and p.listed`

/** The stock of a digital product in sorting: more than any other has. */
export const endlessStock = 1_000_000_000_000_000

const stock = `(case when p.digital is not null then ${endlessStock}::bigint
  when p.in_variants then (select coalesce(sum(v.quantity), 0)::bigint from variants v
    where v.shop_id = p.shop_id and v.product_id = p.id and v.deleted_at is null)
  else p.quantity end)`

/**
 * The sort orders of product lists; shoppers' lists have an index of `products` for each that is theirs. Sorting by name ignores case and accents
 * (decision searches-match-folded-trigrams).
 */
export const orders = {
  newest: 'p.created_at desc, p.id desc',
  price: 'p.price, p.created_at desc, p.id desc',
  '-price': 'p.price desc, p.created_at desc, p.id desc',
  name: 'folded(p.name), p.created_at desc, p.id desc',
  stock: `${stock}, p.created_at desc, p.id desc`,
  '-stock': `${stock} desc, p.created_at desc, p.id desc`,
}
export type Sort = keyof typeof orders

/**
 * Some orders rank products by more than their age. These conditions hold for products of the same rank as `key`, and
 * for those of a later one.
 */
const ranks: Partial<Record<Sort, [same: string, later: string]>> = {
  price: ['p.price = :key', 'p.price > :key'],
  '-price': ['p.price = :key', 'p.price < :key'],
  name: ['folded(p.name) = folded(:key)', 'folded(p.name) > folded(:key)'],
  stock: [`${stock} = :key`, `${stock} > :key`],
  '-stock': [`${stock} = :key`, `${stock} < :key`],
}

/** Returns the conditions for the products after a cursor. Each of these products meets one of them. */
export function behind(sort: Sort): string[] {
  const older = '(p.created_at, p.id) < (cast(:at as timestamptz), :id)'
  const [same, later] = ranks[sort] ?? []
  return same && later ? [`${same} and ${older}`, later] : [older]
}

/** The position of a page in a list, as statements bind it. */
export type CursorValues = { at: string; id: string; key: string | number }

/** Returns a position as statements bind it; the key is empty where products are ordered by time alone. */
export const cursorValuesOf = ({ at, id, key = '' }: Position): CursorValues => ({ at, id, key })
