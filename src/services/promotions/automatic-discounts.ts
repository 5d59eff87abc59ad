// Automatic discounts (promotions), as merchants manage them.

import type { components } from '../../../generated/apps.types.ts'
import { inUtc } from '../../base/calendar.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { minorOf } from '../shared/shop.ts'
import type { StoredDiscount } from './conditions.ts'
import { effectOf, type StoredEffect, shownEffect } from './effects.ts'
import { requireScope } from './scopes.ts'

export type AutomaticDiscount = components['schemas']['AutomaticDiscount']
type Fields = Omit<AutomaticDiscount, '_id' | 'createdAt' | 'updatedAt'>
export type NewAutomaticDiscount = Pick<Fields, 'name' | 'effect'> & Partial<Fields>
type Row = Omit<AutomaticDiscount, 'effect'> & { effect: StoredEffect }

/** Maximum number in a store: each cart and order looks at all of them. */
const most = 100
/** The end date of a discount that never ends. */
const never = '9999-12-31T23:59:59.999Z'

const columns = (db: Database, { scale }: Shop) =>
  db.raw(
    columnList<Row>({
      _id: 'id',
      name: 'name',
      active: 'active',
      priority: 'priority',
      exclusive: 'exclusive',
      startDate: 'starts_at',
      endDate: 'ends_at',
      hours: 'hours',
      minimumSubtotal: 'minimum_subtotal / :scale::float8',
      minimumQuantity: 'minimum_quantity',
      firstOrder: 'first_order',
      countries: 'countries',
      customerTags: 'customer_tags',
      appliesTo: 'applies_to',
      effect: 'effect',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    }),
    { scale },
  )

const shown = (row: Row, shop: Shop): AutomaticDiscount => ({ ...row, effect: shownEffect(row.effect, shop) })

/** Returns the automatic discounts that are not deleted, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  page: PageQuery,
): Promise<{ discounts: AutomaticDiscount[]; pagination: Pagination }> {
  const all = db('automatic_discounts').where({ shop_id: shop.id, deleted_at: null })
  const { rows, pagination } = await newestPage<Row>(all, page, columns(db, shop))
  return { discounts: rows.map((row) => shown(row, shop)), pagination }
}

/** Returns an automatic discount; throws discountNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<AutomaticDiscount> {
  const row = await db('automatic_discounts')
    .where({ id, shop_id: shop.id, deleted_at: null })
    .first<Row | undefined>(columns(db, shop))
  if (!row) throw new Refusal('discountNotFound')
  return shown(row, shop)
}

/**
 * Adds an automatic discount. Throws tooManyAutomaticDiscounts, and invalidRequest for an effect without its parts, for
 * less than a minor unit or a hundredth of a percent, and for dates in the wrong order; productNotFound and
 * categoryNotFound.
 */
export async function create(
  tx: Transaction,
  shop: Shop,
  fields: NewAutomaticDiscount,
): Promise<AutomaticDiscount> {
  await requireScopes(tx, shop, fields)
  // The store's row comes before all that belongs to it (ARCHITECTURE: the order of locks), and makes the limit exact.
  await tx('shops').where({ id: shop.id }).update({ has_rules: true })
  const known = await tx('automatic_discounts')
    .where({ shop_id: shop.id, deleted_at: null })
    .limit(most)
    .pluck('id')
  if (known.length >= most) throw new Refusal('tooManyAutomaticDiscounts', { values: { most } })
  const [row] = await tx('automatic_discounts')
    .insert({ id: newId(), shop_id: shop.id, ...rowOf(completed(fields), shop) })
    .returning<Row[]>(columns(tx, shop))
  return shown(row!, shop)
}

/**
 * Changes the given fields; the result must satisfy the rules for a new one. Placed orders keep what they got. Throws
 * discountNotFound and the refusals of `create`.
 */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  changes: Partial<Fields>,
): Promise<AutomaticDiscount> {
  await requireScopes(tx, shop, changes)
  await tx('automatic_discounts').where({ id, shop_id: shop.id }).forUpdate().first('id')
  const fields = { ...(await get(tx, shop, id)), ...changes }
  const [row] = await tx('automatic_discounts')
    .where({ id, shop_id: shop.id })
    .update({ ...rowOf(fields, shop), updated_at: clock.now() })
    .returning<Row[]>(columns(tx, shop))
  return shown(row!, shop)
}

/** Deletes an automatic discount. Throws discountNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  await tx('shops').where({ id: shop.id }).forNoKeyUpdate().first('id')
  const removed = await tx('automatic_discounts')
    .where({ id, shop_id: shop.id, deleted_at: null })
    .update({ deleted_at: clock.now(), updated_at: clock.now() })
  if (removed === 0) throw new Refusal('discountNotFound')
  const left = tx('automatic_discounts').where({ shop_id: shop.id, deleted_at: null }).select('id')
  await tx('shops').where({ id: shop.id }).whereNotExists(left).update({ has_rules: false })
  return null
}

async function requireScopes(tx: Transaction, shop: Shop, { appliesTo, effect }: Partial<Fields>) {
  await requireScope(tx, shop, appliesTo)
  await requireScope(tx, shop, effect?.gets)
}

const completed = (fields: NewAutomaticDiscount): Fields => ({
  active: true,
  priority: 0,
  exclusive: false,
  startDate: clock.now().toISOString(),
  endDate: never,
  hours: [],
  minimumSubtotal: 0,
  minimumQuantity: 0,
  firstOrder: false,
  countries: [],
  customerTags: [],
  appliesTo: null,
  ...fields,
})

/** Returns an automatic discount that is not saved, as one that is. Throws the refusals of `create`. */
export function draftOf(fields: NewAutomaticDiscount, shop: Shop): Omit<StoredDiscount, 'id'> {
  return storedFrom(completed(fields), shop)
}

/** Returns what a merchant writes as it is stored. */
function storedFrom({ minimumSubtotal, effect, ...fields }: Fields, shop: Shop): Omit<StoredDiscount, 'id'> {
  const { startDate, endDate } = fields
  if (Date.parse(endDate) <= Date.parse(startDate)) throw invalid('endDate must be after startDate')
  return {
    ...fields,
    minimumSubtotal: minorOf(shop, minimumSubtotal, 'minimumSubtotal'),
    effect: effectOf(effect, shop),
  }
}

function rowOf(fields: Fields, shop: Shop) {
  const { name, active, priority, exclusive, countries, appliesTo, ...rest } = storedFrom(fields, shop)
  return {
    ...{ name, active, priority, exclusive, countries },
    starts_at: inUtc(rest.startDate),
    ends_at: inUtc(rest.endDate),
    hours: JSON.stringify(rest.hours),
    minimum_subtotal: rest.minimumSubtotal,
    minimum_quantity: rest.minimumQuantity,
    first_order: rest.firstOrder,
    customer_tags: rest.customerTags,
    applies_to: appliesTo && JSON.stringify(appliesTo),
    effect: JSON.stringify(rest.effect),
  }
}
