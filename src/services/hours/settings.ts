// The opening hours of a store, as its merchant sets them.

import type { components } from '../../../generated/apps.types.ts'
import { inUtc } from '../../base/calendar.ts'
import { clock, days, fromNow } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { requireApart } from './overlaps.ts'
import type { Hours } from './periods.ts'

type StoreHours = components['schemas']['StoreHours']

/** How a store's hours and closing are stored. */
interface StoredHours {
  hours: Hours | null
  closedUntil: string | null
}

/** Returns a store's hours, null if it has set none, and until when its merchant has closed it, null if that is over. */
export async function readHours(db: Database, shop: Shop): Promise<StoredHours> {
  const row = (await db('shops').where({ id: shop.id }).first('hours', 'closed_until'))!
  const ends = row.closed_until === null ? null : new Date(row.closed_until)
  const closedUntil = ends && ends > clock.now() ? ends.toISOString() : null
  return { hours: row.hours as Hours | null, closedUntil }
}

/** Returns a store's hours for its merchant; a store that has set none has them empty. */
export async function getHours(db: Database, shop: Shop): Promise<StoreHours> {
  const { hours, closedUntil } = await readHours(db, shop)
  return { timeZone: shop.timeZone, closedUntil, ...(hours ?? { ways: {}, exceptions: [] }) }
}

/**
 * Replaces a store's hours. Throws storeClosed, and invalidRequest for periods of a way that overlap and for a date
 * with two sets of hours for a way.
 */
export async function setHours(
  tx: Transaction,
  shop: Shop,
  { ways, exceptions }: Hours,
): Promise<StoreHours> {
  requireApart({ ways, exceptions })
  const hours = Object.keys(ways).length > 0 ? JSON.stringify({ ways, exceptions }) : null
  await write(tx, shop, { hours })
  return getHours(tx, shop)
}

/**
 * Takes no orders for a time before `until`; null opens the store again. Throws storeClosed, and invalidRequest for a
 * time that is over or more than a year ahead, because nobody would find the switch again.
 */
export async function closeNow(
  tx: Transaction,
  shop: Shop,
  { until }: { until: string | null },
): Promise<StoreHours> {
  const ends = until === null ? null : new Date(inUtc(until))
  if (ends && (ends <= clock.now() || ends > fromNow(366 * days)))
    throw invalid('until must be in the future, and at most a year from now')
  await write(tx, shop, { closed_until: ends })
  return getHours(tx, shop)
}

/** Orders hold the row while they are placed, so none is placed by hours that have just been replaced. */
async function write(
  tx: Transaction,
  shop: Shop,
  columns: { hours: string | null } | { closed_until: Date | null },
): Promise<void> {
  const written = await tx('shops')
    .where({ id: shop.id, closed_at: null })
    .update({ ...columns, updated_at: clock.now() })
  if (written === 0) throw new Refusal('storeClosed')
}
