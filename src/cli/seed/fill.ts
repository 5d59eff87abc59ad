import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { clock, days } from '../../base/clock.ts'
import { newId } from '../../base/ids.ts'
import { copyInto } from '../../db/connection/copy.ts'
import type { Transaction } from '../../db/database.ts'
import { slugOf } from '../../services/shared/slugs.ts'
import { categoryNames, productNumber } from './catalogue.ts'

interface Filled {
  products: number
  variants: number
}

/** Number of products copied at a time, so that progress is visible and memory use stays low. */
const batch = 2_000
/** The period over which the products appear to have been added. */
const span = 700 * days

/**
 * Adds made-up products with categories, variants, prices and stock to a store, as if they had been added one by one
 * over two years. Records no events: apps do not hear of them.
 */
export async function fillStore(
  tx: Transaction,
  shop: { id: string; scale: number },
  count: number,
  progress: (products: number) => void,
): Promise<Filled> {
  // The search index absorbs many rows at a time; until then, searches also scan the pending rows.
  await tx.raw(
    "set local statement_timeout = 0; set local work_mem = '128MB'; set local gin_pending_list_limit = '16MB'",
  )
  const categories = await ensureCategories(tx, shop.id)
  // Two runs into one store get different addresses.
  const run = newId().slice(-6)
  const now = clock.now().getTime()
  const filled = { products: 0, variants: 0 }
  for (let from = 0; from < count; from += batch) {
    const products: unknown[][] = []
    const variants: unknown[][] = []
    for (let n = from; n < Math.min(from + batch, count); n += 1) {
      const product = productNumber(n, shop.scale)
      const [id, addedAt] = [newId(), new Date(now - span * (1 - n / count)).toISOString()]
      products.push([
        id,
        shop.id,
        categories.get(product.category),
        product.name,
        `${slugOf(product.name)}-${run}-${n}`,
        product.description,
        product.price,
        product.compareAtPrice,
        product.quantity,
        arrayOf(product.tags),
        product.variants.length > 0,
        addedAt,
        addedAt,
      ])
      for (const [position, { name, options, quantity }] of product.variants.entries())
        variants.push([newId(), shop.id, id, name, JSON.stringify(options), quantity, position])
    }
    await copy(tx, 'products', productColumns, products)
    await copy(tx, 'variants', variantColumns, variants)
    filled.products += products.length
    filled.variants += variants.length
    progress(filled.products)
  }
  return filled
}

const productColumns = [
  'id',
  'shop_id',
  'category_id',
  'name',
  'slug',
  'description',
  'price',
  'compare_at_price',
  'quantity',
  'tags',
  'in_variants',
  'created_at',
  'updated_at',
]
const variantColumns = ['id', 'shop_id', 'product_id', 'name', 'options', 'quantity', 'position']

/** Returns the ids of the catalogue's categories in a store, by name, adding missing ones. */
async function ensureCategories(tx: Transaction, shopId: string): Promise<Map<string, string>> {
  const slugs = new Map(categoryNames.map((name) => [slugOf(name)!, name]))
  const rows = [...slugs].map(([slug, name]) => ({ id: newId(), shop_id: shopId, name, slug }))
  await tx('categories').insert(rows).onConflict(['shop_id', 'slug']).ignore()
  const found: { id: string; slug: string }[] = await tx('categories')
    .where({ shop_id: shopId })
    .whereIn('slug', [...slugs.keys()])
    .select('id', 'slug')
  return new Map(found.map(({ id, slug }) => [slugs.get(slug)!, id]))
}

async function copy(tx: Transaction, table: string, columns: string[], rows: unknown[][]): Promise<void> {
  const lines = rows.map((row) => `${row.map(textOf).join('\t')}\n`)
  await pipeline(Readable.from([lines.join('')]), await copyInto(tx, table, columns))
}

/** Formats a value for COPY's text format. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  return String(value).replace(/[\\\t\n\r]/g, (letter) => `\\${letter}`)
}

function arrayOf(texts: string[]): string {
  return `{${texts.map((text) => JSON.stringify(text)).join(',')}}`
}
