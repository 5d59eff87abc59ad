// Calling those who wait for a time when places come free, one for each place (decision
// one-is-told-for-each-place-that-came-free).

import type { Logger } from 'pino'
import { days, minutes } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/queues/lease.ts'
import { databaseNow, databaseTimeIn } from '../../db/sql/now.ts'
import { isFree } from '../bookings/offers.ts'
import { briefTransaction, eachDue } from '../shared/due-work.ts'
import { findShop, suspendedShops } from '../shared/shop.ts'
import { lockOf } from './alerts.ts'

type Due = { id: string; shopId: string }

interface Freed {
  resourceId: string
  startsAt: string
  endsAt: string
}

/** How long to wait before trying again to call somebody, in milliseconds. */
const lease = 2 * minutes

/**
 * Calls for each place that came free, and still is, the first of those who can use it, in the order in which they asked.
 * Each is called in one transaction with the end of the place, so that no place calls two.
 */
export async function callWaiting(
  db: Database,
  { log }: { log: Logger },
  signal: AbortSignal,
): Promise<void> {
  await eachDue<Due>(log, signal, {
    take: (limit) => takeDue(db, limit),
    work: (freed) => briefTransaction(db, (tx) => call(tx, freed)),
    atOnce: 1,
    failure: 'nobody could be called for a place that came free',
    nameOf: ({ id: placeId, shopId }) => ({ placeId, shopId }),
  })
}

function takeDue(db: Database, limit: number): Promise<Due[]> {
  const due = db('freed_places')
    .where('next_at', '<=', db.raw(databaseNow()))
    .whereRaw(`shop_id <> all (${suspendedShops})`)
    .orderBy(['next_at', 'id'])
    .limit(limit)
  return leaseDue(db, 'freed_places', due)
    .update({ next_at: db.raw(databaseTimeIn(lease)) })
    .returning<Due[]>(['id', 'shop_id as shopId'])
}

async function call(tx: Transaction, { id, shopId }: Due): Promise<void> {
  const [freed] = await tx('freed_places')
    .where({ id, shop_id: shopId })
    .delete()
    .returning<Freed[]>(['resource_id as resourceId', 'starts_at as startsAt', 'ends_at as endsAt'])
  const shop = freed && (await findShop(tx, shopId))
  if (!shop) return
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [lockOf(shopId)])
  const { resourceId } = freed
  const within: [number, number] = [Date.parse(freed.startsAt), Date.parse(freed.endsAt)]
  for (const line of await linesFor(tx, shop, freed))
    if (await isFree(tx, shop, { ...line, resourceId }, within)) return callFirst(tx, shop, line, freed)
}

interface Line {
  serviceId: string
  day: string
}

const day = (at: string, ahead: number) => new Date(Date.parse(at) + ahead * days).toISOString().slice(0, 10)

/** Returns the services and days for which people wait who may use the place, in the order of the first of each. */
async function linesFor(tx: Transaction, shop: Shop, freed: Freed): Promise<Line[]> {
  const { rows } = await tx.raw(
    `select time_alerts.product_id as "serviceId", day from time_alerts
    join resource_services on resource_services.shop_id = time_alerts.shop_id
      and resource_services.product_id = time_alerts.product_id
      and resource_services.resource_id = :resourceId
    where time_alerts.shop_id = :shopId and day between :from and :to and confirmed_at is not null and due_at is null
      and coalesce(time_alerts.resource_id, :resourceId) = :resourceId
    group by time_alerts.product_id, day order by min(id)`,
    // As the trigger has it: days of the store begin at other times, and its periods last past midnight.
    { ...freed, shopId: shop.id, from: day(freed.startsAt, -2), to: day(freed.endsAt, 1) },
  )
  return rows
}

async function callFirst(tx: Transaction, shop: Shop, line: Line, { resourceId }: Freed): Promise<void> {
  await tx.raw(
    `update time_alerts set due_at = now() where shop_id = :shopId and id in (
      select id from time_alerts
      where shop_id = :shopId and product_id = :serviceId and day = :day and confirmed_at is not null and due_at is null
        and coalesce(resource_id, :resourceId) = :resourceId
      order by id limit 1 for update
    )`,
    { ...line, resourceId, shopId: shop.id },
  )
}
