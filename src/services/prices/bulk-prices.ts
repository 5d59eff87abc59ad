import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import { seconds } from '../../base/clock.ts'
import type { Installation, RecordChange, Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { largestAmount, toMinor } from '../../base/money.ts'
import { numberOf } from '../../db/counters/record-counts.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { type Columns, columnList } from '../../db/sql/columns.ts'
import { lockCategory } from '../catalog/categories.ts'
import { callerKey } from '../shared/idempotency.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { minorOf } from '../shared/shop.ts'
import { advance, priceAfter, productsOf, type Step } from './price-steps.ts'

type Progress = components['schemas']['PriceChange']
type Repriced = components['schemas']['RepricedProduct']
type Reply = Pick<Progress, 'updated'> & Partial<Pick<Progress, '_id' | 'status' | 'total'>>

/** A price change by `percent` or by `amount` (major units), for all products or those of one category. */
export interface PriceChange {
  percent?: number
  amount?: number
  category?: string
}

export interface PriceCall {
  shop: Shop
  installation: Installation
  /** The caller's Idempotency-Key: a repeated call continues the change that the first one began. */
  key?: string | string[]
  body: PriceChange
}

/** How long, in milliseconds, a call works on a large change before leaving the rest to the job. */
const patience = 10 * seconds

const columns = columnList<Progress>({
  _id: 'id',
  status: "case when finished_at is null then 'running' else 'done' end",
  updated: 'updated',
  total: 'total',
  createdAt: 'created_at',
  finishedAt: 'finished_at',
} satisfies Columns<Progress>)

/**
 * Changes the prices of many products, and of their variants that have their own, in steps of about 1,000 rows, each a
 * transaction. New prices are rounded half up to the minor unit and never fall below zero. The change is stored with
 * its progress, so that after a crash the next step still happens exactly once, by this call or by the job
 * (decision large-price-changes-run-in-steps). A store's changes run one after the other. Returns the number of
 * products changed, and how to ask for the rest if the change takes longer than `patience`. Throws categoryInvalid,
 * idempotencyMismatch, and invalidRequest unless exactly one of percent and amount is given, for an amount below
 * one minor unit, or when a price would exceed the contract's maximum; nothing has changed in that case.
 */
export async function change(db: Database, record: RecordChange, call: PriceCall): Promise<Reply> {
  const { shop } = call
  const id = await transaction(db, async (tx) => {
    const { id, isNew } = await begin(tx, call)
    if (isNew) await advance(tx, record, shop.id)
    return id
  })
  const deadline = performance.now() + patience
  let progress = await get(db, shop, id)
  while (progress.status === 'running' && performance.now() < deadline) {
    // The change is accepted: a step that fails now is not reported to the caller, but left to the job.
    const moved = await transaction(db, (tx) => advance(tx, record, shop.id)).catch(() => false)
    progress = await get(db, shop, id)
    if (!moved) break
  }
  const { _id, status, updated, total } = progress
  return status === 'done' ? { updated } : { updated, _id, status, total }
}

/** Returns the progress of a price change; throws priceChangeNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Progress> {
  const progress = await db('price_changes')
    .where({ shop_id: shop.id, id })
    .first<Progress | undefined>(db.raw(columns))
  if (!progress) throw new Refusal('priceChangeNotFound')
  return progress
}

/**
 * Returns the products that a change affects, newest first, with the prices that they and their variants would have.
 * Throws categoryInvalid, and invalidRequest as `change` does.
 */
export async function preview(
  db: Database,
  shop: Shop,
  { page, limit, ...change }: PriceChange & PageQuery,
): Promise<{ products: Repriced[]; pagination: Pagination }> {
  const asked = askedOf(shop, change)
  const category = { shop_id: shop.id, id: asked.category_id }
  if (asked.category_id !== null && !(await db('categories').where(category).first('id')))
    throw new Refusal('categoryInvalid')
  await requireInRange(db, shop, asked)
  const prices = (price: string) => ({
    before: db.raw(`${price} / ?::float8`, [shop.scale]),
    after: db.raw('? / ?::float8', [priceAfter(db, asked, price), shop.scale]),
  })
  const [own, ofVariant] = [prices('p.price'), prices('coalesce(v.price, p.price)')]
  const variants = db.raw(
    `(select coalesce(json_agg(
        json_build_object('_id', v.id, 'name', v.name, 'price', ?, 'newPrice', ?) order by v.position
      ), '[]') from variants v where v.shop_id = p.shop_id and v.product_id = p.id and v.deleted_at is null)`,
    [ofVariant.before, ofVariant.after],
  )
  const columns = { _id: 'p.id', name: 'p.name', price: own.before, newPrice: own.after, variants }
  const products = productsOf(db, shop.id, asked.category_id)
  const { rows, pagination } = await newestPage<Repriced>(
    products,
    { page, limit },
    columns satisfies Columns<Repriced, string | Knex.Raw>,
    { table: 'p', total: () => countOf(db, shop, asked) },
  )
  return { products: rows, pagination }
}

/** Stores a change, or finds the one that the same call stored before. */
async function begin(tx: Transaction, call: PriceCall): Promise<{ id: string; isNew: boolean }> {
  const { shop, installation, key, body } = call
  const asked = askedOf(shop, body)
  // A store's changes begin one after the other, so that they are made in chronological order.
  await tx.raw("select pg_advisory_xact_lock(hashtextextended('price_changes ' || ?::text, 0))", [shop.id])
  const idempotency_key = callerKey(installation, key)
  const known = await findRepeated(tx, shop, idempotency_key, asked)
  if (known) return { id: known, isNew: false }
  if (asked.category_id !== null) await requireCategory(tx, shop, asked.category_id)
  await requireInRange(tx, shop, asked)
  const id = newId()
  await tx('price_changes').insert({
    id,
    shop_id: shop.id,
    ...asked,
    total: await countOf(tx, shop, asked),
    idempotency_key,
    created_at: tx.raw('clock_timestamp()'),
  })
  return { id, isNew: true }
}

type StepRequest = Pick<Step, 'percent' | 'amount'> & { category_id: string | null }

/**
 * Returns a change as its row stores it. Throws invalidRequest unless exactly one of percent and amount is given, and
 * for an amount below one minor unit.
 */
function askedOf(shop: Shop, { percent, amount, category }: PriceChange): StepRequest {
  if ((percent === undefined) === (amount === undefined)) {
    throw invalid('exactly one of percent and amount is required')
  }
  return {
    percent: percent ?? null,
    amount: amount === undefined ? null : minorOf(shop, amount, 'amount'),
    category_id: category ?? null,
  }
}

async function findRepeated(
  tx: Transaction,
  shop: Shop,
  key: string | null,
  asked: StepRequest,
): Promise<string | null> {
  if (!key) return null
  const known = await tx('price_changes')
    .where({ shop_id: shop.id, idempotency_key: key })
    .first<(StepRequest & { id: string }) | undefined>('id', 'percent', 'amount', 'category_id')
  if (!known) return null
  const isSame = (Object.keys(asked) as (keyof StepRequest)[]).every((name) => known[name] === asked[name])
  if (!isSame) throw new Refusal('idempotencyMismatch')
  return known.id
}

async function requireCategory(tx: Transaction, shop: Shop, category: string): Promise<void> {
  const { rows } = await tx.raw('select ? as id', [lockCategory(tx, shop, category)])
  if (rows[0].id === null) throw new Refusal('categoryInvalid')
}

/** Returns the stored count of the products that a change affects. */
const countOf = (db: Database, shop: Shop, { category_id }: StepRequest) =>
  numberOf(db, shop, 'products', `${category_id ?? '%'} %`)

/**
 * Throws invalidRequest if a price would exceed the maximum. Searches only for prices high enough for that, in listed
 * and unlisted products separately, because each have an index.
 */
async function requireInRange(db: Database, shop: Shop, asked: StepRequest): Promise<void> {
  const { percent, amount } = asked
  const largest = toMinor(largestAmount, shop.scale)
  const raised = (price: number) => (percent === null ? price + amount! : price * (1 + percent / 100))
  if (raised(largest) <= largest) return
  const least = Math.floor(percent === null ? largest - amount! : largest / (1 + percent / 100)) - 1
  const products = productsOf(db, shop.id, asked.category_id)
  const highest = (prices: Knex.QueryBuilder, price: string) =>
    prices.where(price, '>=', Math.max(0, least)).max(price)
  const variants = products
    .clone()
    .join('variants as v', 'v.product_id', 'p.id')
    .where('v.shop_id', shop.id)
    .whereNull('v.deleted_at')
  const { rows } = await db.raw('select greatest((?), (?), (?)) as most', [
    highest(products.clone().where('p.listed', true), 'p.price'),
    highest(products.clone().where('p.listed', false), 'p.price'),
    highest(variants, 'v.price'),
  ])
  if (raised(rows[0].most ?? 0) > largest) throw invalid(`a price would exceed ${largestAmount}`)
}
