import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import type { JsonText, Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import type { Database } from '../../db/database.ts'
import { jsonObject } from '../../db/sql/columns.ts'
import { jsonTime } from '../../db/sql/json.ts'
import { statement } from '../../db/statement.ts'
import { bindingsOf, kept, orders, type ProductBindings } from './product-projection.ts'

interface TextMatch {
  products: components['schemas']['ProductSearchItem'][]
}

/** Products read and written in one batch: usually 70 kB, and 10 MB if each has the maximum of images. */
const batch = 250

/**
 * Streams all products with the query in their name, description or barcode, ignoring case and accents, newest first,
 * unlisted ones included (specification: GET /products/search). Only ids are held in memory; each batch is read once
 * the client has received the one before, so that a slow client holds no connection. Products deleted in the meantime
 * are left out. Throws invalidRequest when the query is blank.
 */
export async function search(db: Database, shop: Shop, query: string): Promise<JsonText<TextMatch>> {
  const text = query.trim()
  if (!text) throw invalid('query must not be blank')
  const { ids } = await db('products as p')
    .where('p.shop_id', shop.id)
    .whereRaw(kept)
    .whereIn('p.id', idsWith(db, shop, text))
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
          quantity: 'p.quantity',
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

/** Returns the query for the ids of products whose text contains this string, ignoring case and accents. */
function idsWith(db: Database, shop: Shop, text: string): Knex.QueryBuilder {
  return textsOf(db, shop).whereRaw(contains, [text]).select('product_id')
}

/** Returns the query for the texts of products that contain each of these words in any English form. */
export function textsOfWords(db: Database, shop: Shop, words: string[]): Knex.QueryBuilder {
  const found = textsOf(db, shop)
  for (const word of words) found.whereRaw(...hasWord(word))
  return found
}

export const hasWord = (word: string): [sql: string, bindings: string[]] =>
  hasForms.test(word) ? [`(${contains} or ${isForm})`, [word, word]] : [contains, [word]]

/** Matches words that may have other English forms; numbers, codes and very short words have none. */
const hasForms = /^[\p{L}\p{M}]{3,}$/u
/** The texts of products are folded when written. */
const contains = 'text like containing(?)'
const isForm = "stems @@ plainto_tsquery('english', folded(?))"

export function textsOf(db: Database, shop: Shop): Knex.QueryBuilder {
  return db('product_texts').where('product_texts.shop_id', shop.id)
}
