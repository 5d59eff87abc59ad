import type { Shop } from '../../../base/context.ts'
import { Refusal } from '../../../base/errors.ts'
import type { Transaction } from '../../../db/database.ts'
import { sendAll } from '../../../db/statement.ts'
import * as catalog from '../../catalog/products.ts'
import { telling } from '../../stock/cause.ts'
import type { Fields } from '../formats/fields.ts'
import { google } from '../formats/google.ts'
import { ownJson, ownProducts } from '../formats/own.ts'
import { shopify, shopifyOld } from '../formats/shopify.ts'
import { woocommerce } from '../formats/woocommerce.ts'
import { categoriesNamed } from './category-names.ts'
import { type Item, itemsBy, valuesOf } from './existing.ts'
import type { Batch, ImportRecord, Kind, Outcome } from './kind.ts'
import { changesOf, variantChangesOf } from './product-changes.ts'

/** What a record of ours without these is given for the check: an update leaves its own as they are. */
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
async function open(tx: Transaction, { shop, step }: Batch, records: ImportRecord[]) {
  await sendAll(tx, telling(tx, { reason: 'import' }))
  const categories = await categoriesNamed(tx, shop, records)
  const values = records.flatMap((one) => valuesOf(one, step.match))
  const items = await itemsBy(tx, shop, step.match, values)
  return (one: ImportRecord) => {
    const category = one.category === null ? undefined : categories.get(one.category.toLowerCase())
    const { id: _, ...fields } = one.fields
    const item = valuesOf(one, step.match)
      .map((value) => items.get(value))
      .find((found) => found !== undefined)
    if (!item && step.match === 'id') throw new Refusal('productNotFound')
    return write(tx, shop, step, { ...fields, ...(category && { category }) }, item)
  }
}

async function write(
  tx: Transaction,
  shop: Shop,
  { stock }: Batch['step'],
  fields: Fields,
  item: Item | undefined,
): Promise<Outcome> {
  if (item === undefined) {
    if (fields.name === undefined || fields.price === undefined) throw new Refusal('importIncomplete')
    await catalog.create(tx, shop, asProduct({ quantity: 0, ...fields }))
    return 'created'
  }
  const now = await catalog.get(tx, shop, item.productId)
  const isOfVariant = item.variantId !== null && fields.sku !== undefined && fields.variants === undefined
  const changes = isOfVariant
    ? variantChangesOf(shop, now, item.variantId!, fields, stock)
    : changesOf(shop, now, fields, stock)
  if (Object.keys(changes).length === 0) return 'unchanged'
  await catalog.update(tx, shop, item.productId, asProduct(changes))
  return 'updated'
}

/** Tells the compiler that the fields have no violations. */
const asProduct = (fields: Fields) => fields as unknown as catalog.ProductFields
