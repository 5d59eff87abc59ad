// An import is done in batches, each a transaction that notes what became of its records (decision
// imports-are-read-whole-then-done-in-batches).

import { isDeepStrictEqual } from 'node:util'
import type { RecordChange, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { toMinor } from '../../base/money.ts'
import { type Database, savepoint, type Transaction } from '../../db/database.ts'
import * as products from '../catalog/products.ts'
import { costsOf } from '../goods/costs.ts'
import { findShop } from '../shared/shop.ts'
import { categoriesNamed } from './category-names.ts'
import { keepIssues } from './check.ts'
import { type Existing, existing, type Record, type Step } from './existing.ts'
import type { Issue } from './formats/cells.ts'
import type { Fields } from './formats/fields.ts'
import { asProduct } from './product-rules.ts'

/** Number of products that one transaction writes. */
const batch = 50

type Outcome = 'created' | 'updated' | 'unchanged' | 'refused'

/** Returns the stores with an import that runs, longest waiting first. */
export async function storesWithImports(db: Database): Promise<string[]> {
  const found: { shopId: string }[] = await db('imports')
    .where({ status: 'running' })
    .groupBy('shop_id')
    .orderByRaw('min(created_at)')
    .select({ shopId: 'shop_id' })
  return found.map(({ shopId }) => shopId)
}

/**
 * Does the next batch of the store's oldest import. Batches of a store queue on the row of the import. Returns false if
 * there was nothing to do.
 */
export async function advance(tx: Transaction, record: RecordChange, shopId: string): Promise<boolean> {
  const step: Step | undefined = await tx('imports')
    .where({ shop_id: shopId, status: 'running' })
    .orderBy(['created_at', 'id'])
    .forUpdate()
    .first('id', 'match', 'stock')
  const shop = step && (await findShop(tx, shopId))
  if (!step || !shop) return false
  const due = await dueOf(tx, shop, step)
  const [outcomes, issues] = await write(tx, shop, step, due)
  await note(tx, shop, step, due, outcomes)
  await keepIssues(tx, shop, step.id, issues)
  const isChanged = outcomes.some((one) => one === 'created' || one === 'updated')
  const call = { method: 'POST', path: '/imports' }
  if (isChanged) await record(tx, { shopId, resource: 'products', resourceId: null, call })
  return true
}

function dueOf(tx: Transaction, { id: shop_id }: Shop, { id: import_id }: Step): Promise<Record[]> {
  return tx('import_records')
    .where({ shop_id, import_id })
    .whereNull('outcome')
    .orderBy('line')
    .limit(batch)
    .select('key', 'line', 'fields', 'category', { lines: tx.raw('jsonb_array_length(rows)') })
}

/** Categories and products are locked before the first is written, in the order of locks. */
async function write(tx: Transaction, shop: Shop, step: Step, due: Record[]): Promise<[Outcome[], Issue[]]> {
  const categories = await categoriesNamed(tx, shop, due)
  const known = await existing(tx, shop, step, due)
  const [outcomes, issues]: [Outcome[], Issue[]] = [[], []]
  for (const one of due) {
    const category = one.category === null ? undefined : categories.get(one.category.toLowerCase())
    const fields: Fields = { ...one.fields, ...(category && { category }) }
    try {
      outcomes.push(await savepoint(tx, () => writeOne(tx, shop, step, fields, known(one))))
    } catch (error) {
      issues.push({ line: one.line, column: null, ...reasonOf(error), refuses: true })
      outcomes.push('refused')
    }
  }
  return [outcomes, issues]
}

/** A record that the database itself does not take must not hold up those after it. Throws what is no record's fault. */
function reasonOf(error: unknown): Pick<Issue, 'code' | 'message'> {
  if (error instanceof Refusal) return { code: error.code, message: error.message }
  if (!/^2[23]/.test(String((error as { code?: string }).code))) throw error
  return { code: 'not_storable', message: 'The product has a value that cannot be stored' }
}

async function writeOne(
  tx: Transaction,
  shop: Shop,
  { stock }: Step,
  fields: Fields,
  id: Existing,
): Promise<Outcome> {
  if (id === null) {
    if (fields.name === undefined || fields.price === undefined) throw new Refusal('importIncomplete')
    await products.create(tx, shop, asProduct({ quantity: 0, ...fields }))
    return 'created'
  }
  const now = await withCosts(tx, shop, fields, await products.get(tx, shop, id))
  const changes = changesOf(shop, now, fields, stock)
  if (Object.keys(changes).length === 0) return 'unchanged'
  await products.update(tx, shop, id, asProduct(changes))
  return 'updated'
}

type Product = Awaited<ReturnType<typeof products.get>>

/** Adds the costs to a product as it is now, if its line says some: they are read apart from it. */
async function withCosts(tx: Transaction, shop: Shop, fields: Fields, now: Product): Promise<Product> {
  if (![fields, ...(fields.variants ?? [])].some(({ cost }) => cost !== undefined)) return now
  const { cost, variants } = await costsOf(tx, shop, now._id)
  const costOf = new Map(variants.map(({ _id, cost }) => [_id, cost]))
  const ofVariant = (one: Product['variants'][number]) => ({ ...one, cost: costOf.get(one._id) })
  return Object.assign({}, now, { cost, variants: now.variants.map(ofVariant) })
}

/**
 * Returns the fields in which a product differs from its line. With `keep`, its stock stays what sales have left of it.
 * The slug of a product that was found by another field stays too, because links lead there.
 */
function changesOf(
  shop: Shop,
  now: Product,
  { slug: _, variants, category, quantity, ...fields }: Fields,
  stock: Step['stock'],
): Fields {
  const same = (name: string, value: unknown) => isSame(shop, name, value, now[name as keyof Product] ?? null)
  const changed = Object.entries(fields).filter(([name, value]) => !same(name, value))
  const changes: Fields = Object.fromEntries(changed)
  if (stock === 'set' && quantity !== undefined && quantity !== now.quantity) changes.quantity = quantity
  if (category !== undefined && category !== now.category?._id) changes.category = category
  const merged = variants && variantsOf(now, variants, stock)
  if (merged && !merged.every((one, place) => isVariantSame(shop, one, now.variants[place])))
    changes.variants = merged
  else if (merged && merged.length !== now.variants.length) changes.variants = merged
  return changes
}

/** A variant is the one with the same options, or without options that with the same name. */
function variantsOf(now: Product, variants: Fields[], stock: Step['stock']): Fields[] {
  return variants.map((variant) => {
    const found = now.variants.find(({ name, options }) =>
      Object.keys((variant.options as object) ?? {}).length > 0
        ? isDeepStrictEqual(options, variant.options)
        : name === variant.name,
    )
    if (!found) return variant
    const { quantity, ...rest } = variant
    return { ...rest, _id: found._id, ...(stock === 'set' && quantity !== undefined && { quantity }) }
  })
}

function isVariantSame(
  shop: Shop,
  { _id, ...given }: Fields,
  now: Product['variants'][number] | undefined,
): boolean {
  if (!now || now._id !== _id) return false
  return Object.entries(given).every(([name, value]) =>
    isSame(shop, name, value, (now as unknown as Fields)[name] ?? null),
  )
}

/** Amounts are compared as they are kept, in minor units. */
function isSame({ scale }: Shop, name: string, given: unknown, now: unknown): boolean {
  const isAmount = name === 'price' || name === 'compareAtPrice' || name === 'cost'
  if (isAmount && typeof given === 'number' && typeof now === 'number') {
    return toMinor(given, scale) === toMinor(now, scale)
  }
  return isDeepStrictEqual(given, now)
}

const writeOutcomes = `update import_records record set outcome = given.outcome
  from json_to_recordset(cast(:outcomes as json)) as given (key text, outcome text)
  where record.shop_id = :shopId and record.import_id = :id and record.key = given.key`

/** Notes what became of a batch; one that is empty ends the import. */
async function note(
  tx: Transaction,
  shop: Shop,
  { id }: Step,
  due: Record[],
  outcomes: Outcome[],
): Promise<void> {
  const imports = tx('imports').where({ shop_id: shop.id, id })
  if (due.length === 0) {
    await imports.update({ status: 'done', finished_at: tx.raw('clock_timestamp()') })
    return
  }
  const given = due.map(({ key }, place) => ({ key, outcome: outcomes[place] }))
  await tx.raw(writeOutcomes, { shopId: shop.id, id, outcomes: JSON.stringify(given) })
  const linesOf = (isMeant: (one: Outcome) => boolean) =>
    due.reduce((sum, { lines }, place) => (isMeant(outcomes[place]!) ? sum + lines : sum), 0)
  const plus = (column: string, count: number) => tx.raw('?? + ?', [column, count])
  const numberOf = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
  await imports.update({
    done: plus(
      'done',
      linesOf((one) => one !== 'refused'),
    ),
    refused: plus(
      'refused',
      linesOf((one) => one === 'refused'),
    ),
    created: plus('created', numberOf('created')),
    updated: plus('updated', numberOf('updated')),
    unchanged: plus('unchanged', numberOf('unchanged')),
  })
}
