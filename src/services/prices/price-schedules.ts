import type { components } from '../../../generated/apps.types.ts'
import { inUtc } from '../../base/calendar.ts'
import { clock } from '../../base/clock.ts'
import type { RecordChange, Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList, jsonObject } from '../../db/sql/columns.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { minorOf } from '../shared/shop.ts'
import { begin, end, lockSchedule } from './schedule-steps.ts'

type Schedule = components['schemas']['PriceSchedule']
type Details = components['schemas']['PriceScheduleDetails']
type Item = components['schemas']['ScheduledPrice']
type Asked = components['schemas']['SetProductPricesRequest']

/** Maximum number of products and variants whose prices one transaction sets. */
const mostPrices = 1000

const endings: Record<NonNullable<Asked['rounding']>, number> = { '.90': 90, '.95': 95, '.00': 0 }

const columns = (db: Database) => [
  db.raw(
    columnList<Schedule>({
      _id: 'id',
      status: 'status',
      from: 'starts_at',
      until: 'ends_at',
      rounding: "case ending when 0 then '.00' when 90 then '.90' when 95 then '.95' end",
      showBefore: 'shows_before',
      products: `(select cast(count(distinct product_id) as integer) from scheduled_prices item
        where item.shop_id = price_schedules.shop_id and item.schedule_id = price_schedules.id)`,
      createdAt: 'created_at',
    }),
  ),
]

/** Returns the store's schedules, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  page: PageQuery,
): Promise<{ schedules: Schedule[]; pagination: Pagination }> {
  const schedules = db('price_schedules').where({ shop_id: shop.id })
  const { rows, pagination } = await newestPage<Schedule>(schedules, page, columns(db))
  return { schedules: rows, pagination }
}

const named = (table: string) => jsonObject({ _id: `${table}.id`, name: `${table}.name` })

/** Returns a schedule with its prices; throws priceScheduleNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Details> {
  const schedule = await find(db, shop, id)
  const inMajor = (column: string) => db.raw('?? / ?::float8', [`item.${column}`, shop.scale])
  const prices: Item[] = await db('scheduled_prices as item')
    .join('products', { 'products.shop_id': 'item.shop_id', 'products.id': 'item.product_id' })
    .leftJoin('variants', { 'variants.shop_id': 'item.shop_id', 'variants.id': 'item.variant_id' })
    .where({ 'item.shop_id': shop.id, 'item.schedule_id': id })
    .orderBy('item.position')
    .select({
      product: db.raw(named('products')),
      variant: db.raw(`case when variants.id is not null then ${named('variants')} end`),
      price: inMajor('price'),
      percent: db.raw('item.percent::float8'),
      priceBefore: inMajor('price_before'),
      priceSet: inMajor('price_set'),
    })
  return { ...schedule, prices }
}

async function find(db: Database, shop: Shop, id: string): Promise<Schedule> {
  const schedule = await db('price_schedules')
    .where({ shop_id: shop.id, id })
    .first<Schedule | undefined>(columns(db))
  if (!schedule) throw new Refusal('priceScheduleNotFound')
  return schedule
}

/**
 * Schedules prices, and sets those that are due at once. Throws productNotFound for a product or a variant that the store
 * does not have, pricesOverlap, and invalidRequest for times in the wrong order, a product that is named twice, a price
 * below one minor unit, and decimals that the currency does not have.
 */
export async function create(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  asked: Asked,
): Promise<Schedule> {
  const now = clock.now()
  const starts_at = asked.from ? new Date(Math.max(Date.parse(inUtc(asked.from)), now.getTime())) : now
  const ends_at = asked.until ? new Date(inUtc(asked.until)) : null
  if (ends_at && ends_at <= starts_at) throw invalid('until must be after from, and in the future')
  const id = newId()
  // A store's schedules are made one after the other, so that each sees the one before.
  await tx.raw("select pg_advisory_xact_lock(hashtextextended('price_schedules ' || ?::text, 0))", [shop.id])
  await tx('price_schedules').insert({
    ...{ id, shop_id: shop.id, starts_at, ends_at, created_at: now },
    ending: endingOf(shop, asked.rounding),
    shows_before: asked.showBefore ?? false,
  })
  await addPrices(tx, shop, id, asked.prices)
  await refuseOverlap(tx, shop, id)
  if (starts_at <= now) await beginAtOnce(tx, record, shop, id)
  return find(tx, shop, id)
}

async function beginAtOnce(tx: Transaction, record: RecordChange, shop: Shop, id: string): Promise<void> {
  const changed = await begin(tx, (await lockSchedule(tx, shop.id, id))!)
  if (changed > 0) await record(tx, { shopId: shop.id, resource: 'products', resourceId: null })
}

function endingOf({ scale, currency }: Shop, rounding: Asked['rounding']): number | null {
  if (rounding === undefined) return null
  const ending = endings[rounding]
  if ((ending * scale) % 100 !== 0) throw invalid(`prices in ${currency} cannot end in ${rounding}`)
  return ending
}

// A percentage of a product is also one of its variants with a price of their own, unless the call names them.
const insertPrices = `with given as (
  select * from json_to_recordset(cast(:prices as json)) as given (
    position integer, product object_id, variant object_id, price bigint, percent numeric
  )
), known as (
  select given.*, products.id as product_id, variants.id as variant_id from given
  join products on products.shop_id = :shopId and products.id = given.product
    and products.kind = 'product' and products.deleted_at is null
  left join variants on variants.shop_id = :shopId and variants.id = given.variant
    and variants.product_id = products.id and variants.deleted_at is null
  where given.variant is null or variants.id is not null
), priced as (
  select position, 0 as place, product_id, variant_id, price, percent from known
  union all
  select known.position, variants.position + 1, known.product_id, variants.id, null, known.percent from known
  join variants on variants.shop_id = :shopId and variants.product_id = known.product_id
    and variants.price is not null and variants.deleted_at is null
  where known.variant_id is null and known.percent is not null
    and not exists (select from given where given.variant = variants.id)
)
insert into scheduled_prices (shop_id, schedule_id, position, product_id, variant_id, price, percent)
select :shopId, :id, row_number() over (order by position, place), product_id, variant_id, price, percent from priced
returning coalesce(variant_id, product_id) as record`

async function addPrices(tx: Transaction, shop: Shop, id: string, asked: Asked['prices']): Promise<void> {
  const prices = asked.map(({ price, percent, ...of }, position) => {
    if ((price === undefined) === (percent === undefined))
      throw invalid(`prices[${position}] needs either price or percent`)
    return {
      ...of,
      position,
      percent,
      price: price === undefined ? null : minorOf(shop, price, `prices[${position}].price`),
    }
  })
  const records = prices.map(({ product, variant }) => variant ?? product)
  const twice = records.findIndex((record, position) => records.indexOf(record) < position)
  if (twice >= 0) throw invalid(`prices[${twice}] is there twice`)
  const { rows } = await tx.raw<{ rows: { record: string }[] }>(insertPrices, {
    ...{ id, shopId: shop.id, prices: JSON.stringify(prices) },
  })
  const added = new Set(rows.map(({ record }) => record))
  const missing = prices.find(({ product, variant }) => !added.has(variant ?? product))
  if (missing) throw new Refusal('productNotFound', { data: { productId: missing.product } })
  if (rows.length > mostPrices)
    throw invalid(`a call can set the prices of at most ${mostPrices} products and variants`)
}

/** Throws pricesOverlap if another schedule has one of the prices at the same time. One without an end is a moment. */
async function refuseOverlap(tx: Transaction, shop: Shop, id: string): Promise<void> {
  const until = (schedule: string) =>
    `coalesce(${schedule}.ends_at, ${schedule}.starts_at + interval '1 millisecond')`
  const { rows } = await tx.raw<{ rows: { product: string }[] }>(
    `select distinct item.product_id as product
    from scheduled_prices item
    join price_schedules own on own.shop_id = item.shop_id and own.id = item.schedule_id
    join scheduled_prices known on known.shop_id = item.shop_id and known.schedule_id <> item.schedule_id
      and coalesce(known.variant_id, known.product_id) = coalesce(item.variant_id, item.product_id)
    join price_schedules other on other.shop_id = known.shop_id and other.id = known.schedule_id
      and other.status in ('scheduled', 'active')
    where item.shop_id = :shopId and item.schedule_id = :id
      and own.starts_at < ${until('other')} and other.starts_at < ${until('own')}`,
    { shopId: shop.id, id },
  )
  if (rows.length > 0)
    throw new Refusal('pricesOverlap', { data: { products: rows.map(({ product }) => product) } })
}

/**
 * Cancels a schedule that has not begun, and otherwise sets the former prices again. Throws priceScheduleNotFound, and
 * priceScheduleOver once they have been.
 */
export async function undo(tx: Transaction, record: RecordChange, shop: Shop, id: string): Promise<Schedule> {
  const schedule = await lockSchedule(tx, shop.id, id)
  if (!schedule) throw new Refusal('priceScheduleNotFound')
  const isOver = schedule.status === 'undone' || (schedule.status === 'done' && schedule.endsAt !== null)
  if (isOver) throw new Refusal('priceScheduleOver')
  const changed = await end(tx, schedule, 'undone')
  if (changed > 0) await record(tx, { shopId: shop.id, resource: 'products', resourceId: null })
  return find(tx, shop, id)
}
