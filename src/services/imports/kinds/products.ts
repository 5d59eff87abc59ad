import { timeFormats } from '../../../base/calendar.ts'
import type { Shop } from '../../../base/context.ts'
import { Refusal } from '../../../base/errors.ts'
import type { Transaction } from '../../../db/database.ts'
import { sendAll } from '../../../db/statement.ts'
import type { Product } from '../../catalog/product-projection.ts'
import * as catalog from '../../catalog/products.ts'
import { type Costs, costsOfAll } from '../../goods/costs.ts'
import { telling } from '../../stock/cause.ts'
import { ownJson, ownProducts } from '../formats/own.ts'
import { google } from '../formats/shops/google.ts'
import { shopify, shopifyOld } from '../formats/shops/shopify.ts'
import { woocommerce } from '../formats/shops/woocommerce.ts'
import { notePictures, picturesOf } from '../picture-sources.ts'
import { categoriesNamed } from './category-names.ts'
import { type Item, itemsBy, valuesOf } from './existing.ts'
import type { Batch, ImportRecord, Kind, Result, Writer } from './kind.ts'
import { changesOf, type Said, variantChangesOf } from './product-changes.ts'

/** Stand-ins that let a record without these fields pass the check: an update leaves its own as they are. */
const given = { name: 'given', price: 1, quantity: 0 }

export const products: Kind<'products'> = {
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

type Line = ImportRecord<'products'>

/** A line, the product that it is about if the store has it, and what it says of it. */
interface Plan {
  one: Line
  item: Item | undefined
  said: Said
}

/** Categories and products are locked before the first is written, in the order of locks. */
async function open(tx: Transaction, batch: Batch, records: Line[]): Promise<Writer> {
  const { shop, step } = batch
  await sendAll(tx, telling(tx, { reason: 'import' }))
  const categories = await categoriesNamed(tx, shop, records.flatMap(namesIn))
  const values = records.flatMap((one) => valuesOf(one, step.match))
  const items = await itemsBy(tx, shop, step.match, values)
  // Orders lock variants alone, by their ids: one product after the other would be another order.
  await tx('variants')
    .where({ shop_id: shop.id, deleted_at: null })
    .whereIn(
      'product_id',
      [...items.values()].map(({ productId }) => productId),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id')
  const pictures = await picturesOf(tx, shop, items)
  const planOf = (one: Line): Plan | Refusal => {
    const idOf = (name: string) => categories.get(name.toLowerCase())
    const { id: _, category: __, otherCategories, ...fields } = one.fields
    const category = one.category === null ? undefined : idOf(one.category)
    const others = otherCategories && [...new Set(otherCategories.flatMap((name) => idOf(name) ?? []))]
    const item = valuesOf(one, step.match)
      .map((value) => items.get(value))
      .find((found) => found !== undefined)
    if (!item && step.match === 'id') return new Refusal('productNotFound')
    const said: Said = {
      ...pictures.inStore(item, fields),
      ...timesIn(fields, shop),
      ...(category && { category }),
      ...(others !== undefined && { otherCategories: others }),
    }
    return { one, item, said }
  }
  const plans = records.map(planOf)
  return async () => {
    const results = new Map<Plan, Result>()
    const planned = plans.flatMap((plan) => (plan instanceof Refusal ? [] : [plan]))
    for (const round of roundsOf(planned)) await writeRound(tx, batch, round, results)
    return plans.map((plan) => (plan instanceof Refusal ? plan : results.get(plan)!))
  }
}

/** Returns the times among the fields; those without an offset are in the time zone of the store, as in a call. */
function timesIn({ publishAt, unpublishAt, preorder, backorder }: Said, { timeZone }: Shop): Said {
  const read = (text: string, format = 'iso-8601') => timeFormats[format]!(text, timeZone)
  return {
    ...(publishAt && { publishAt: read(publishAt) }),
    ...(unpublishAt && { unpublishAt: read(unpublishAt) }),
    ...(preorder && { preorder: { releasesAt: read(preorder.releasesAt) } }),
    ...(backorder?.shipsOn && {
      backorder: { ...backorder, shipsOn: read(backorder.shipsOn, 'iso-8601-day') },
    }),
  }
}

/** Returns the names of the categories of a record: its own, and those beside it. */
function namesIn({ category, fields }: Line): string[] {
  const others = fields.otherCategories ?? []
  return category === null || category === '' ? others : [category, ...others]
}

/** Several lines may be about one product: each of them is compared with what those before it have made of it. */
function roundsOf(plans: Plan[]): Plan[][] {
  const rounds: Plan[][] = []
  const seen = new Map<string, number>()
  for (const plan of plans) {
    const place = plan.item ? (seen.get(plan.item.productId) ?? 0) : 0
    if (plan.item) seen.set(plan.item.productId, place + 1)
    const round = rounds[place]
    if (round) round.push(plan)
    else rounds[place] = [plan]
  }
  return rounds
}

/** Writes lines that are about different products with a statement for each table, and notes what became of them. */
async function writeRound(
  tx: Transaction,
  { shop, step, dependencies }: Batch,
  round: Plan[],
  results: Map<Plan, Result>,
): Promise<void> {
  const current = await currentOf(tx, shop, round)
  const [added, changed]: [(Plan & { whole: catalog.ProductFields })[], (Plan & Change)[]] = [[], []]
  for (const plan of round) {
    const { item, said } = plan
    if (item) {
      const changes = changesIn(shop, step, plan, item, current.get(item.productId))
      if (Object.keys(changes).length > 0) changed.push({ ...plan, id: item.productId, changes })
      results.set(plan, Object.keys(changes).length > 0 ? 'updated' : 'unchanged')
      continue
    }
    const { name, price, quantity = 0 } = said
    const isWhole = name !== undefined && price !== undefined
    if (isWhole) added.push({ ...plan, whole: { ...said, name, price, quantity } })
    results.set(plan, isWhole ? 'created' : new Refusal('importIncomplete'))
  }
  const wholes = added.map(({ whole }) => whole)
  const ids = await catalog.writeAll(tx, shop, wholes, changed)
  const written = [...added.map((plan, place) => ({ ...plan, id: ids[place]! })), ...changed]
  await notePictures(
    tx,
    dependencies.config,
    shop,
    step,
    written.map(({ id, one, said }) => ({ productId: id, line: one.line, images: said.images })),
  )
}

interface Change {
  id: string
  changes: Said
}

function changesIn(
  shop: Shop,
  { stock }: Batch['step'],
  { said }: Plan,
  { variantId }: Item,
  now: Product | undefined,
): Said {
  if (!now) throw new Refusal('productNotFound')
  return variantId !== null && said.sku !== undefined && said.variants === undefined
    ? variantChangesOf(shop, now, variantId, said, stock)
    : changesOf(shop, now, said, stock)
}

/** Returns the products that lines are about as they are, with their costs if the line says some: they are read apart. */
async function currentOf(tx: Transaction, shop: Shop, round: Plan[]): Promise<Map<string, Product>> {
  const idsOf = (plans: Plan[]) => plans.flatMap(({ item }) => item?.productId ?? [])
  const current = await catalog.getAll(tx, shop, idsOf(round))
  const priced = round.filter(({ said }) =>
    [said, ...(said.variants ?? [])].some(({ cost }) => cost !== undefined),
  )
  if (idsOf(priced).length === 0) return current
  for (const [id, costs] of await costsOfAll(tx, shop, idsOf(priced)))
    current.set(id, withCosts(current.get(id)!, costs))
  return current
}

function withCosts(now: Product, { cost, variants }: Costs): Product {
  const costOf = new Map(variants.map(({ _id, cost }) => [_id, cost]))
  const ofVariant = (one: Product['variants'][number]) => ({ ...one, cost: costOf.get(one._id) })
  return Object.assign({}, now, { cost, variants: now.variants.map(ofVariant) })
}
