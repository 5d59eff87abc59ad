// The catalogue as agents search and read it.

import type { components, operations } from '../../../generated/agents.types.ts'
import type { components as storeComponents } from '../../../generated/store.types.ts'
import type { Agent, Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { isId } from '../../base/ids.ts'
import { toMajor } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { listListed } from '../catalog/product-lists.ts'
import { bindingsOf, type ProductBindings, productJson, withVariants } from '../catalog/product-projection.ts'
import { pagesOf } from './addresses.ts'
import { shownProduct } from './catalog-view.ts'
import { narrowed } from './option-selection.ts'
import type { Message } from './outcomes.ts'
import { ucpOf } from './protocol.ts'

type Body<Name extends 'searchCatalog' | 'lookupCatalog' | 'getCatalogProduct'> =
  operations[Name]['requestBody']['content']['application/json']
type Product = storeComponents['schemas']['Product']
type Filters = components['schemas']['Filters']

const usualPage = 10
const mostOnPage = 50

/**
 * Returns a page of the listed products that match. Throws invalidRequest without a query or a filter, and for a cursor
 * that is none.
 */
export async function search(
  db: Database,
  shop: Shop,
  agent: Agent,
  { query, filters = {}, pagination = {} }: Body<'searchCatalog'>,
): Promise<components['schemas']['SearchResult']> {
  const narrowing = filtersOf(shop, filters)
  if (!query?.trim() && Object.values(narrowing).every((one) => one === undefined))
    throw invalid('query or filters is required')
  const limit = Math.min(pagination.limit ?? usualPage, mostOnPage)
  const asked = { ...narrowing, query, sort: 'newest' as const, page: 1, limit, after: pagination.cursor }
  const [{ data }, pages] = await Promise.all([listListed(db, shop, asked), pagesOf(db, shop)])
  // A full page has a cursor even if nothing follows.
  const isLast =
    data.next === null ||
    (await listListed(db, shop, { ...asked, limit: 1, after: data.next })).data.products.length === 0
  return {
    ucp: ucpOf('dev.ucp.shopping.catalog.search', agent.capabilities),
    products: data.products.map((product) => shownProduct(shop, pages, product)),
    pagination: {
      has_next_page: !isLast,
      ...(!isLast && { cursor: data.next! }),
      total_count: data.pagination.total,
    },
  }
}

function filtersOf({ scale }: Shop, { categories, price }: Filters) {
  const major = (amount: number | undefined) => (amount === undefined ? undefined : toMajor(amount, scale))
  return { category: categories?.[0], minPrice: major(price?.min), maxPrice: major(price?.max) }
}

/** Each id that was asked for and that the store has, as that of a product or of a variant. */
const byIds = statement<
  ProductBindings & { ids: string[] },
  { asked: string; variantId: string | null; product: Product }
>(
  'agents.productsByIds',
  `select wanted.id as asked, wanted.variant_id as "variantId", ${productJson} as product
    from (
      select asked.id, asked.place, null as variant_id, asked.id as product_id
      from unnest((select cast(:ids as text[]))) with ordinality as asked (id, place)
      union all
      select variants.id, asked.place, variants.id, variants.product_id
      from unnest((select cast(:ids as text[]))) with ordinality as asked (id, place)
      join variants on variants.shop_id = :shopId and variants.id = asked.id
    ) wanted
    join products p on p.shop_id = :shopId and p.id = wanted.product_id and p.kind = 'product' and p.listed
      and p.deleted_at is null ${withVariants}
    order by wanted.place`,
)

/** Returns the products of these ids, or of their variants, each once, with the variants that were asked for. */
export async function lookUpItems(
  db: Database,
  shop: Shop,
  agent: Agent,
  { ids, filters = {} }: Body<'lookupCatalog'>,
): Promise<components['schemas']['LookupResult']> {
  const distinct = [...new Set(ids)]
  const [found, pages] = await Promise.all([
    byIds(db, { ...bindingsOf(shop), ids: distinct.filter(isId) }),
    pagesOf(db, shop),
  ])
  const missing = distinct.filter((id) => found.every(({ asked }) => asked !== id))
  const products = [...new Map(found.map(({ product }) => [product._id, product])).values()]
  return {
    ucp: ucpOf('dev.ucp.shopping.catalog.lookup', agent.capabilities),
    products: products
      .map((product) => {
        const asked = found.filter((one) => one.product._id === product._id)
        return askedFor(shownProduct(shop, pages, product), asked)
      })
      .filter(({ variants }) => variants.some(({ price }) => isWithin(price.amount, filters))),
    ...(missing.length > 0 && { messages: missing.map(unknownId) }),
  }
}

const isWithin = (amount: number, { price }: Filters) =>
  amount >= (price?.min ?? 0) && amount <= (price?.max ?? Number.POSITIVE_INFINITY)

const unknownId = (id: string): Message => ({
  type: 'info',
  code: 'not_found',
  content: id,
})

type Shown = components['schemas']['CatalogProduct']

/** Keeps the variants that were asked for: those of their own ids, and the first one for the id of the product. */
function askedFor(product: Shown, asked: { asked: string; variantId: string | null }[]): Shown {
  const inputsOf = (id: string, position: number) =>
    asked.flatMap(({ asked: given, variantId }) => {
      if (given === id) return [{ id: given, match: 'exact' }]
      return variantId === null && position === 0 ? [{ id: given, match: 'featured' }] : []
    })
  const variants = product.variants
    .map((variant, position) => ({ ...variant, inputs: inputsOf(variant.id, position) }))
    .filter(({ inputs }) => inputs.length > 0)
  return { ...product, variants }
}

/** Returns a product with all its variants, or those that fit what is selected. Throws catalogueItemNotFound. */
export async function product(
  db: Database,
  shop: Shop,
  agent: Agent,
  { id, selected = [], preferences = [], filters = {} }: Body<'getCatalogProduct'>,
): Promise<components['schemas']['ProductResult']> {
  const [[found], pages] = await Promise.all([
    byIds(db, { ...bindingsOf(shop), ids: isId(id) ? [id] : [] }),
    pagesOf(db, shop),
  ])
  if (!found) throw new Refusal('catalogueItemNotFound')
  const whole = shownProduct(shop, pages, found.product)
  const named = whole.variants.find((variant) => variant.id === found.variantId)
  const others = whole.variants.filter((variant) => variant !== named)
  const ordered = named ? { ...whole, variants: [named, ...others] } : whole
  const shown = narrowed(ordered, selected, preferences)
  const variants = shown.variants.filter(({ price }) => isWithin(price.amount, filters))
  return {
    ucp: ucpOf('dev.ucp.shopping.catalog.lookup', agent.capabilities),
    product: { ...shown, variants: variants.length > 0 ? variants : shown.variants },
  }
}
