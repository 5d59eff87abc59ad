import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import type { JsonText, Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import type { Database } from '../../db/database.ts'
import { jsonObject } from '../../db/sql/columns.ts'
import { jsonTime } from '../../db/sql/json.ts'
import { statement } from '../../db/statement.ts'
import { isBarcode, withoutSigns } from '../shared/text-search.ts'
import { bindingsOf, kept, orders, type ProductBindings } from './product-projection.ts'

interface TextMatch {
  products: components['schemas']['ProductSearchItem'][]
}

/** Products read and written in one batch: usually 70 kB, and 10 MB if each has the maximum of images. */
const batch = 250

/**
 * Streams all products with the query in what searches read of them, or in the name of their category, newest first,
 * unlisted ones included (specification: GET /products/search). Only ids are held in memory; each batch is read once
 * the client has received the one before, so that a slow client holds no connection. Products deleted in the meantime
 * are left out. Throws invalidRequest when the query is blank.
 */
export async function search(db: Database, shop: Shop, query: string): Promise<JsonText<TextMatch>> {
  const text = query.trim()
  if (!text) throw invalid('query must not be blank')
  const [whole] = await withCategories(db, shop, [withoutSigns(text)])
  const { ids } = await db('products as p')
    .where('p.shop_id', shop.id)
    .whereRaw(kept)
    .whereIn(
      'p.id',
      textsOf(db, shop)
        .whereRaw(...contains(whole!))
        .select('product_id'),
    )
    .first({ ids: db.raw(`string_agg(p.id, ',' order by ${orders.newest})`) })
  return textOf(db, shop, ids?.split(',') ?? [])
}

type Wanted = ProductBindings & { ids: string[] }

/** Returns the products in the order of `ids` as one comma-separated text; null if none is left. */
const findBatch = statement<Wanted, { text: string | null }>(
  'products.findBatch',
  `select string_agg(
        cast(${jsonObject<TextMatch['products'][number]>({
          _id: 'p.id',
          name: 'p.name',
          slug: 'p.slug',
          price: 'p.price / cast(:scale as float8)',
          quantity: 'greatest(p.quantity, 0)',
          images: 'p.images',
          shop: 'cast(:shop as json)',
          createdAt: jsonTime('p.created_at'),
        })} as text),
        ',' order by wanted.position
      ) as text
      from unnest(cast(:ids as text[])) with ordinality as wanted (id, position)
      join products p on p.id = wanted.id and p.shop_id = :shopId
      where ${kept}`,
)

async function* textOf(db: Database, shop: Shop, ids: string[]): AsyncGenerator<string> {
  let before = '{"products":['
  for (let start = 0; start < ids.length; start += batch) {
    const [row] = await findBatch(db, { ...bindingsOf(shop), ids: ids.slice(start, start + batch) })
    if (!row!.text) continue
    yield before + row!.text
    before = ','
  }
  yield before === ',' ? ']}' : `${before}]}`
}

/** A word of a search, and the ids of the categories whose names contain it. */
export interface FoundWord {
  word: string
  categories: string[]
}

// The planner must know the categories to tell how many products they have.
const inCategories = statement<{ shopId: string; words: string[] }, FoundWord>(
  'products.categoriesOfWords',
  `select word, array(
      select cast(id as text) from categories
      where shop_id = :shopId and (searched like pattern or stems @@ forms) order by id
    ) as categories
    from unnest(cast(:words as text[])) with ordinality as words (word, place), lateral (
      select containing(word) as pattern, plainto_tsquery('english', searchable(word)) as forms offset 0
    ) as wanted
    order by place`,
)

/** Returns these words, each with the categories whose names contain it in any English form. */
export const withCategories = (db: Database, shop: Shop, words: string[]): Promise<FoundWord[]> =>
  inCategories(db, { shopId: shop.id, words })

/** Returns the query for the texts of products that contain each of these words in any English form. */
export function textsOfWords(db: Database, shop: Shop, words: FoundWord[]): Knex.QueryBuilder {
  const found = textsOf(db, shop)
  for (const word of words) found.whereRaw(...hasWord(word))
  return found
}

type Condition = [sql: string, bindings: (string | string[])[]]

/** Returns the condition for texts that contain this word in any English form, or whose category's name does. */
export function hasWord(found: FoundWord): Condition {
  const [sql, bindings] = contains(found)
  return hasForms.test(found.word) ? [`(${sql} or ${isForm})`, [...bindings, found.word]] : [sql, bindings]
}

/** Matches words that may have other English forms; numbers, codes and very short words have none. */
const hasForms = /^[\p{L}\p{M}][\p{L}\p{M}\p{Pd}'’]+[\p{L}\p{M}]$/u
const isForm = "stems @@ plainto_tsquery('english', searchable(?))"

/** Returns the condition for texts that contain this string, or whose category's name does. */
function contains({ word, categories }: FoundWord): Condition {
  const forms = ['containing(?)']
  if (/\p{Pd}/u.test(word)) forms.push('containing_apart(?)')
  if (isBarcode(word)) forms.push('containing(barcode_of(?))')
  const conditions = forms.map((form) => `text like ${form}`)
  const bindings: (string | string[])[] = forms.map(() => word)
  if (categories.length > 0) {
    conditions.push('product_texts.category_id = any(?)')
    bindings.push(categories)
  }
  return [`(${conditions.join(' or ')})`, bindings]
}

export function textsOf(db: Database, shop: Shop): Knex.QueryBuilder {
  return db('product_texts').where('product_texts.shop_id', shop.id)
}
