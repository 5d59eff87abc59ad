import type { Shop } from '../../../base/context.ts'
import { Refusal } from '../../../base/errors.ts'
import type { Transaction } from '../../../db/database.ts'
import { sendAll } from '../../../db/statement.ts'
import type { Product } from '../../catalog/product-projection.ts'
import * as catalog from '../../catalog/products.ts'
import { costsOf } from '../../goods/costs.ts'
import { telling } from '../../stock/cause.ts'
import type { Fields } from '../formats/fields.ts'
import { ownJson, ownProducts } from '../formats/own.ts'
import { google } from '../formats/shops/google.ts'
import { shopify, shopifyOld } from '../formats/shops/shopify.ts'
import { woocommerce } from '../formats/shops/woocommerce.ts'
import { notePictures, picturesOf } from '../picture-sources.ts'
import { categoriesNamed } from './category-names.ts'
import { type Item, itemsBy, valuesOf } from './existing.ts'
import type { Batch, ImportRecord, Kind, Outcome } from './kind.ts'
import { changesOf, variantChangesOf } from './product-changes.ts'

/** Stand-ins that let a record without these fields pass the check: an update leaves its own as they are. */
const given = { name: 'given', price: 1, quantity: 0 }

export const products: Kind = {
  area: 'INVENTORY',
  resource: 'products',
  tables: [shopify, shopifyOld, woocommerce, google, ownProducts],
  json: ownJson('slug'),
  schema: 'CreateProductRequest',
  besides: ['id'],
  // Files of ours may change some fields alone; an export of another shop describes whole products.
  given: ({ name }) => (name === 'csv' || name === 'ndjson' ? given : { quantity: 0 }),
  matches: ['slug', 'barcode', 'sku', 'id'],
  open,
}

/** Categories and products are locked before the first is written, in the order of locks. */
async function open(tx: Transaction, { shop, step, dependencies }: Batch, records: ImportRecord[]) {
  await sendAll(tx, telling(tx, { reason: 'import' }))
  const categories = await categoriesNamed(tx, shop, records.flatMap(namesIn))
  const values = records.flatMap((one) => valuesOf(one, step.match))
  const items = await itemsBy(tx, shop, step.match, values)
  const pictures = await picturesOf(tx, shop, items)
  return async (one: ImportRecord) => {
    const idOf = (name: string) => categories.get(name.toLowerCase())
    const category = one.category === null ? undefined : idOf(one.category)
    const { id: _, otherCategories, ...fields } = one.fields
    const others = Array.isArray(otherCategories)
      ? [...new Set(otherCategories.flatMap((name) => idOf(name) ?? []))]
      : otherCategories
    const item = valuesOf(one, step.match)
      .map((value) => items.get(value))
      .find((found) => found !== undefined)
    if (!item && step.match === 'id') throw new Refusal('productNotFound')
    const own = pictures.inStore(item, {
      ...fields,
      ...(category && { category }),
      ...(others !== undefined && { otherCategories: others }),
    })
    const { outcome, productId } = await write(tx, shop, step, own, item)
    if (outcome !== 'unchanged')
      await notePictures(tx, dependencies.config, shop, { step, one, productId, images: own.images })
    return outcome
  }
}

/** Returns the names of the categories of a record: its own, and those beside it. */
function namesIn({ category, fields }: ImportRecord): string[] {
  const others = (fields.otherCategories ?? []) as string[]
  return category === null || category === '' ? others : [category, ...others]
}

async function write(
  tx: Transaction,
  shop: Shop,
  { stock }: Batch['step'],
  fields: Fields,
  item: Item | undefined,
): Promise<{ outcome: Outcome; productId: string }> {
  if (item === undefined) {
    if (fields.name === undefined || fields.price === undefined) throw new Refusal('importIncomplete')
    const productId = await catalog.add(tx, shop, asProduct({ quantity: 0, ...fields }))
    return { outcome: 'created', productId }
  }
  const { productId } = item
  const now = await withCosts(tx, shop, fields, await catalog.get(tx, shop, productId))
  const isOfVariant = item.variantId !== null && fields.sku !== undefined && fields.variants === undefined
  const changes = isOfVariant
    ? variantChangesOf(shop, now, item.variantId!, fields, stock)
    : changesOf(shop, now, fields, stock)
  if (Object.keys(changes).length === 0) return { outcome: 'unchanged', productId }
  await catalog.update(tx, shop, productId, asProduct(changes))
  return { outcome: 'updated', productId }
}

/** Adds the costs to a product as it is now, if its line says some: they are read apart from it. */
async function withCosts(tx: Transaction, shop: Shop, fields: Fields, now: Product): Promise<Product> {
  if (![fields, ...(fields.variants ?? [])].some(({ cost }) => cost !== undefined)) return now
  const { cost, variants } = await costsOf(tx, shop, now._id)
  const costOf = new Map(variants.map(({ _id, cost }) => [_id, cost]))
  const ofVariant = (one: Product['variants'][number]) => ({ ...one, cost: costOf.get(one._id) })
  return Object.assign({}, now, { cost, variants: now.variants.map(ofVariant) })
}

/** Tells the compiler that the fields have no violations. */
const asProduct = (fields: Fields) => fields as unknown as catalog.ProductFields
