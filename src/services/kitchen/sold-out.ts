// Foods and options of modifier groups that a kitchen has run out of, until a time.

import { inUtc } from '../../base/calendar.ts'
import { clock, days, fromNow } from '../../base/clock.ts'
import { changed, type RecordChange, type Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import { dayIn } from '../../base/time-zone.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { databaseNow } from '../../db/sql/now.ts'
import * as foods from '../catalog/foods.ts'
import { dayAfter, firstShown } from '../hours/periods.ts'
import { setOptionSoldOut } from '../modifiers/groups.ts'

interface Asked {
  foodId?: string
  groupId?: string
  optionId?: string
  until?: string | null
}

/** When the day of a kitchen begins: what is sold out past midnight is not back before everybody has gone home. */
const begins = '05:00'

/**
 * Takes a food or an option from sale until a time, by default until the kitchen's next day; null offers it again.
 * `record` gets the events of the foods and products that change. Throws foodNotFound, modifierGroupNotFound, and
 * invalidRequest unless the body names one of both and a time within a year.
 */
export async function setSoldOut(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  { foodId, groupId, optionId, until }: Asked,
): Promise<{ soldOutUntil: string | null }> {
  const isFood = foodId !== undefined
  if ((groupId === undefined) !== (optionId === undefined) || isFood === (groupId !== undefined))
    throw invalid('either foodId, or groupId and optionId, are required')
  const ends = until === undefined ? nextDayOf(shop) : until === null ? null : inUtc(until)
  if (ends !== null && (Date.parse(ends) <= clock.now().getTime() || new Date(ends) > fromNow(366 * days)))
    throw invalid('until must be in the future, and at most a year from now')
  const soldOutUntil = ends && new Date(ends).toISOString()
  if (!isFood) {
    await setOptionSoldOut(tx, record, shop, { groupId: groupId!, optionId: optionId! }, soldOutUntil)
    return { soldOutUntil }
  }
  await foods.update(tx, shop, foodId, { available: soldOutUntil === null })
  await tx('products').where({ id: foodId, shop_id: shop.id }).update({ available_again_at: soldOutUntil })
  await record(tx, { shopId: shop.id, ...changed('foods', foodId) })
  return { soldOutUntil }
}

function nextDayOf({ timeZone }: Shop): string {
  const now = clock.now().getTime()
  const today = dayIn(timeZone, now)
  const opens = [today, dayAfter(today)].map((day) => firstShown(timeZone, Date.parse(`${day}T${begins}Z`)))
  return new Date(opens.find((at) => at > now)!).toISOString()
}

/** Number of foods that one transaction offers again. */
const batch = 100
const due = `available_again_at <= ${databaseNow()}`

/** Returns the stores with a food that can be ordered again. */
export const storesWithSoldOut = (db: Database): Promise<string[]> =>
  db('products').whereRaw(due).whereNull('deleted_at').groupBy('shop_id').pluck('shop_id')

/** Offers the next foods of a store again whose time has come. Returns false if there were none. */
export async function offerAgain(tx: Transaction, record: RecordChange, shopId: string): Promise<boolean> {
  const ids: string[] = await tx('products')
    .where({ shop_id: shopId, deleted_at: null })
    .whereRaw(due)
    .orderBy('id')
    .limit(batch)
    .forNoKeyUpdate()
    .pluck('id')
  if (ids.length === 0) return false
  await tx('products')
    .where({ shop_id: shopId })
    .whereIn('id', ids)
    .update({ available: true, available_again_at: null, updated_at: clock.now() })
  await record(
    tx,
    ids.map((id) => ({ shopId, ...changed('foods', id) })),
  )
  return true
}
