import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import type { components as StoreComponents } from '../../../generated/store.types.ts'
import type { Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { pageOf, rangeOf } from '../../db/sql/versioned-sql.ts'
import { inScope, type Scope, scopeOf } from '../category-tree/scope.ts'
import { allergensIn, type Dietary, requireConsistent, satisfying } from '../goods/dietary.ts'
import { type MenuPeriods, menuColumn } from '../menu-times/menu-times.ts'
import { foodNow, foodsNow } from '../menu-times/shown.ts'
import { modifierTree, versionOfModifiers } from '../modifiers/offered.ts'
import { type CachedReply, cachedPage } from '../shared/cached-replies.ts'
import {
  type Changes,
  newestPage,
  type PageQuery,
  type Pagination,
  refuseSearch,
} from '../shared/pagination.ts'
import { pageOfSearch, wordsThatCount } from '../shared/text-search.ts'
import { whereIdOrSlug } from './categories.ts'
import * as items from './items.ts'

type Food = components['schemas']['Food']
type FoodWithModifiers = StoreComponents['schemas']['FoodWithModifiers']
type SearchItem = components['schemas']['FoodSearchItem']
type Diet = StoreComponents['schemas']['Diet']
type FoodList = { foods: Food[]; pagination: Pagination }

/** The fields of a food that a merchant writes. */
export interface FoodFields extends items.CommonFields, Partial<Dietary> {
  available?: boolean
  availableAt?: MenuPeriods
}

const food: items.Kind = { kind: 'food', missing: 'foodNotFound' }

const own = {
  category: items.categoryJson('products'),
  available: 'products.available',
  availableAt: 'products.available_at',
  allergens: 'products.allergens',
  diet: 'products.diet',
  modifierGroups: 'products.modifier_groups',
}
const shape = items.shapeOf<Food>(own)
const complete = items.shapeOf<FoodWithModifiers>({
  ...own,
  modifiers: modifierTree('products', ':scale::float8'),
})
const withModifiers = { ...complete, version: `${complete.version} || ${versionOfModifiers}` }
const columns = (db: Database, shop: Shop) => items.columnsOf<Food>(db, shop, own)
const readListed = items.cachedListed<FoodWithModifiers>('foods.findListed', food, withModifiers)

type Filters = { query?: string; category?: string; listed?: boolean; diet?: Diet; without?: string }

const readPage = cachedPage<Filters & PageQuery & { shop: Shop }, FoodList>(
  'foods',
  'foods',
  async (db, { shop, query, category, listed, diet, without, ...page }) => {
    const within = await scopeOf(db, shop, category)
    const matching = matchingFoods(db, shop, { category, within, listed, diet, without })
    const [range, shown] = [rangeOf(page), { shape, values: items.bindingsOf(shop) }]
    if (!query?.trim()) {
      const total =
        within || diet || without !== undefined
          ? db.raw('(?)', [matching.clone().count()])
          : items.numberOfItems(db, shop, 'food', { category, listed })
      return (await pageOf(db, { ...items.newestOf(matching), total }, range, shown)).rows[0]!
    }
    const terms = await foundIn(db, shop, query)
    const by = [terms, category, listed, diet, without]
    const list = { table: 'products', at: 'created_at', matching, has: hasTerms(db, terms), ...shown }
    return pageOfSearch(db, { shop, of: 'foods', by }, list, range)
  },
)

function matchingFoods(
  db: Database,
  shop: Shop,
  { category, within, listed, diet, without }: Omit<Filters, 'query'> & { within?: Scope },
): Knex.QueryBuilder {
  const found = items.rowsOf(db, shop, food)
  if (listed !== undefined) found.where({ 'products.listed': listed })
  if (diet) found.whereRaw('products.diet && ?::text[]', [satisfying(diet)])
  if (without !== undefined) found.whereRaw('not products.allergens && ?::text[]', [allergensIn(without)])
  if (within) inScope(found, shop, within, 'products')
  else if (category !== undefined)
    found.where({ category_id: whereIdOrSlug(db, shop, category).select('id') })
  return found
}

/** Returns the foods of the store that match the filters in the order of changes. Throws invalidRequest for a query. */
export async function listChanged(
  db: Database,
  shop: Shop,
  { query, category, listed, ...page }: PageQuery & Changes & Filters,
): Promise<FoodList & { next: string | null }> {
  refuseSearch(page, query, 'query')
  const within = await scopeOf(db, shop, category)
  const found = matchingFoods(db, shop, { category, within, listed })
  const { rows, ...place } = await newestPage<Food>(found, page, columns(db, shop), { table: 'products' })
  return { foods: rows, ...place }
}

/** Returns the foods of the store that match the filters, unlisted ones included, newest first. */
export function list(db: Database, shop: Shop, query: PageQuery & Filters): Promise<CachedReply<FoodList>> {
  return readPage(db, { ...query, shop })
}

/**
 * Returns the listed foods, newest first. A category that does not exist yields an empty list. Throws invalidRequest for an
 * allergen that does not exist.
 */
export async function listListed(
  db: Database,
  shop: Shop,
  filters: PageQuery & Omit<Filters, 'listed'>,
): Promise<CachedReply<FoodList> | FoodList> {
  return foodsNow(shop, await list(db, shop, { ...filters, listed: true }))
}

/** Returns a food of the store, listed or not; throws foodNotFound. */
export function get(db: Database, shop: Shop, id: string): Promise<Food> {
  return items.one(items.rowsOf(db, shop, food), food, id, columns(db, shop))
}

/** Returns a listed food; throws foodNotFound, also for an unlisted one. */
export async function getListed(
  db: Database,
  shop: Shop,
  id: string,
): Promise<CachedReply<FoodWithModifiers> | FoodWithModifiers> {
  return foodNow(shop, await readListed(db, shop, id))
}

/**
 * Adds a food. Throws categoryInvalid for a category that does not belong to this store, and invalidRequest for a price
 * below one minor unit, for a diet that an allergen contradicts, and for periods that overlap.
 */
export async function create(tx: Transaction, shop: Shop, fields: FoodFields): Promise<Food> {
  const { available, allergens, diet } = fields
  requireConsistent(fields)
  const available_at = menuColumn(fields.availableAt)
  const values = { ...items.valuesOf(tx, shop, fields), available, available_at, allergens, diet }
  const made = await items.add<Food>(tx, shop, food, values, columns(tx, shop))
  items.requireCategory(fields, made.category?._id)
  items.requireGroups(fields, made.modifierGroups)
  return made
}

/**
 * Changes the given fields. Throws foodNotFound, categoryInvalid, and invalidRequest for a price below one minor unit,
 * for a diet that an allergen contradicts, and for periods that overlap.
 */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  fields: Partial<FoodFields>,
): Promise<Food> {
  const { available, allergens, diet } = fields
  const values = {
    ...items.valuesOf(tx, shop, fields),
    ...{ available, available_at: menuColumn(fields.availableAt), allergens, diet },
    // A caller who sets its availability ends what was planned.
    available_again_at: available === undefined ? undefined : null,
  }
  const changed = await items.change<Food>(tx, shop, food, id, values, columns(tx, shop))
  requireConsistent(changed)
  items.requireCategory(fields, changed.category?._id)
  items.requireGroups(fields, changed.modifierGroups)
  return changed
}

/** Removes a food from the menu; orders still refer to it. Throws foodNotFound. */
export function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  return items.remove(tx, shop, food, id)
}

/** Maximum number of foods ranked in a search: parsing 5,000 of them takes about a second. */
const mostRanked = 5000

/**
 * Returns the 30 foods that match the query best, unlisted and unavailable ones included; equal matches come newest
 * first. If more than 5,000 match, only the newest 5,000 are ranked. Throws invalidRequest when the query is blank.
 */
export async function search(db: Database, shop: Shop, query: string): Promise<{ foods: SearchItem[] }> {
  if (!query.trim()) throw invalid('query must not be blank')
  const matching = items.rowsOf(db, shop, food).whereRaw(hasTerms(db, await foundIn(db, shop, query)))
  const foods = await db('products')
    // Materialized so that PostgreSQL plans for all matches: for the newest only, it would walk along the list.
    .withMaterialized('matching', matching.select('products.*'))
    .with('products', (ranked) =>
      ranked.from('matching').orderByRaw('created_at desc, id desc').limit(mostRanked).select(),
    )
    .leftJoin('categories', {
      'categories.id': 'products.category_id',
      'categories.shop_id': 'products.shop_id',
    })
    .orderByRaw(`${rank} desc, products.created_at desc, products.id desc`, [
      termsIn(query).flatMap(({ parts }) => parts),
    ])
    .limit(30)
    .select(
      db.raw(
        columnList<SearchItem>({
          _id: 'products.id',
          name: 'products.name',
          price: 'products.price / :scale::float8',
          images: 'products.images',
          category: items.categoryJson('products'),
          available: 'products.available',
          listed: 'products.listed',
        }),
        { scale: shop.scale },
      ),
    )
  return { foods }
}

/**
 * A search term matches words that begin with it and, by its English stem, their other forms. Folding turns some
 * letters ('n of ŉ) into characters that would be query operators, and drops others.
 */
const wantedBy = (word: string) => `(
  to_tsquery('simple', nullif(regexp_replace(folded(${word}), '[ -/:-@[-\`{-~]', '', 'g'), '') || ':*')
  || plainto_tsquery('english', folded(${word}))
)`
const wanted = wantedBy('word')

/**
 * A word of a query, the ids of the categories whose names have it, and whether it is found within longer words: as
 * burger is in Cheeseburger and 麺 in 牛肉麺. Latin words of up to four letters are not: ice is not found in rice, nor
 * rice in licorice.
 */
interface FoundWord {
  word: string
  categories: string[]
  within: boolean
}

/**
 * Returns the terms of a query, whose words have their categories. Categories are looked up before the foods, so that
 * PostgreSQL can estimate how many foods they contain.
 */
async function foundIn(db: Database, shop: Shop, query: string): Promise<Term<FoundWord>[]> {
  const terms = termsIn(query)
  const words = [...new Set(terms.flatMap(({ parts, joined }) => [...parts, ...joined]))]
  const { rows } = await db.raw<{ rows: FoundWord[] }>(
    `select word, within, array(
      select cast(id as text) from categories
      where shop_id = ? and (words_of(name) @@ ${wanted} or within and searched like containing(word)) order by id
    ) as categories
    from unnest(?::text[]) with ordinality as words (word, place)
    cross join lateral (select searchable(word) !~ '^[a-z0-9]{0,4}$' as within offset 0) as length order by place`,
    [shop.id, words],
  )
  const found = (wanted: string[]) => wanted.map((one) => rows.find(({ word }) => word === one)!)
  return terms.map(({ parts, joined }) => ({ parts: found(parts), joined: found(joined) }))
}

/** Returns a condition that is true for foods with every term in their name, description or category. */
function hasTerms(db: Database, terms: Term<FoundWord>[]): Knex.Raw {
  const any = (join: string, conditions: Knex.Raw[]) =>
    db.raw(`(${conditions.map(() => '?').join(join)})`, conditions)
  const conditions = terms.map(({ parts, joined }) => {
    const [all, ...whole] = [parts, joined].map((words) => words.map((word) => hasWord(db, word)))
    return any(' or ', [any(' and ', all!), ...whole.flat()])
  })
  return conditions.length > 0 ? any(' and ', conditions) : db.raw('false')
}

function hasWord(db: Database, { word, categories, within }: FoundWord): Knex.Raw {
  const inWords = `words_of(products.name || ' ' || products.description) @@`
  const conditions = categories.length > 0 ? [db.raw('products.category_id = any(?)', [categories])] : []
  if (within) conditions.push(db.raw('products.searched like containing(?)', [word]))
  if (!within) conditions.push(db.raw(`${inWords} ${wantedBy('?')}`, [word, word]))
  else if (hasForms.test(word))
    conditions.push(db.raw(`${inWords} plainto_tsquery('english', folded(?))`, [word]))
  return db.raw(`(${conditions.map(() => '?').join(' or ')})`, conditions)
}

/** Matches words that may have other English forms. */
const hasForms = /^[\p{Script=Latin}\p{M}]+$/u

/**
 * The rank of a food: words in the name count most, then those in the category. `offset 0` keeps PostgreSQL from
 * parsing the texts again for each word.
 */
const rank = `(
  select sum(ts_rank(found.words, ${wanted})) from (
    select setweight(words_of(products.name), 'A')
      || setweight(words_of(coalesce(categories.name, '')), 'B')
      || setweight(words_of(products.description), 'C') as words
    offset 0
  ) found, unnest(?::text[]) as word
)`

/**
 * The words of a part of a query that stands between blanks, and that part if only hyphens or apostrophes join them: it
 * is also found where they are written as one.
 */
interface Term<Word> {
  parts: Word[]
  joined: Word[]
}

const joints = /^[\p{L}\p{M}\p{N}]+(?:[\p{Pd}'’·][\p{L}\p{M}\p{N}]+)+$/u

/**
 * Returns the terms of a query, of at most eight words. A character such as ½ yields the words that folding makes of
 * it: 2½ becomes 2 1/2.
 */
function termsIn(query: string): Term<string>[] {
  const digits = query.replace(/\p{No}/gu, (sign) => sign.normalize('NFKC').replace(/.*⁄/, ' $&'))
  const counted = new Set(wordsThatCount(digits.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []))
  return digits.split(/\s+/).flatMap((term) => {
    const parts = (term.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => counted.has(word))
    return parts.length > 0 ? [{ parts, joined: joints.test(term) ? [term] : [] }] : []
  })
}
