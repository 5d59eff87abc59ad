// The scopes of discounts: the products, categories and tags that they are for.

import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database } from '../../db/database.ts'
import { jsonObject } from '../../db/sql/columns.ts'
import { lookUp } from '../../db/statement.ts'
import type { Priced } from '../amounts/discounts.ts'

export type LineScope = components['schemas']['DiscountScope']

/** A product as scopes see it. */
export interface ProductFacts {
  id: string
  category: string | null
  tags: string[]
}

/** SQL for the products of `:products` as scopes see them. */
export const productFacts = `(
  select coalesce(json_agg(${jsonObject<ProductFacts>({ id: 'id', category: 'category_id', tags: 'tags' })}), '[]')
  from products where shop_id = :shopId and id = any(:products::text[])
)`

const facts = lookUp<{ shopId: string; products: string[] }, { products: ProductFacts[] }>(
  'discountScopes.facts',
  `select ${productFacts} as products`,
)

const known = lookUp<
  { shopId: string; products: string[]; categories: string[] },
  { products: string[]; categories: string[] }
>(
  'discountScopes.known',
  `select array(
      select id::text from products where shop_id = :shopId and id = any(:products::text[]) and deleted_at is null
    ) as products,
    array(select id::text from categories where shop_id = :shopId and id = any(:categories::text[])) as categories`,
)

/** Returns the ids of the products that a scope includes; null if it includes all there can be. */
export function productsIn(scope: LineScope | null, products: readonly ProductFacts[]): string[] | null {
  if (!scope) return null
  return products.filter((one) => includes(scope, one)).map(({ id }) => id)
}

const includes = (scope: LineScope, { id, category, tags }: ProductFacts) =>
  scope.products?.includes(id) ||
  (category !== null && scope.categories?.includes(category)) ||
  scope.tags?.some((tag) => tags.includes(tag))

/** Returns the ids of the products of lines, each once. */
export const productsOf = (lines: readonly Priced[]): string[] => [
  ...new Set(lines.map(({ product }) => product)),
]

/** Returns the products of these lines that a scope includes; null if it includes all. */
export async function scopeAmong(
  db: Database,
  shop: Shop,
  lines: readonly Priced[],
  scope: LineScope | null,
): Promise<string[] | null> {
  if (!scope) return null
  const [found] = await facts(db, { shopId: shop.id, products: productsOf(lines) })
  return productsIn(scope, found!.products)
}

/** Throws productNotFound and categoryNotFound for a scope with one that the store does not have. */
export async function requireScope(
  db: Database,
  shop: Shop,
  scope: LineScope | null | undefined,
): Promise<void> {
  if (!scope) return
  const { products = [], categories = [] } = scope
  const [found] = await known(db, { shopId: shop.id, products, categories })
  if (!products.every((id) => found!.products.includes(id))) throw new Refusal('productNotFound')
  if (!categories.every((id) => found!.categories.includes(id))) throw new Refusal('categoryNotFound')
}
