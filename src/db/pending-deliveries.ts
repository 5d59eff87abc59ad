import { seconds } from '../clock.ts'
import type { Transaction } from './database.ts'

// PostgreSQL finds pending deliveries by partial indexes, each of which has a condition of its own: the choice of the
// index must not depend on statistics, which date from a quiet moment when a burst begins and say that nothing is
// pending (decision 365).

/** Deliveries have two lanes: first attempts, and those that follow. Each has an index by the app. */
export const inLane = {
  new: `state = 'pending' and attempt = 0`,
  tried: `state = 'pending' and attempt > 0`,
}

/**
 * This SQL is true for pending deliveries that are searched for by their app: with the state alone, all deliveries of
 * the app would be read.
 */
export const inAnyLane = `((${inLane.new}) or (${inLane.tried}))`

/**
 * This is the time at which a delivery is due; it is null once the delivery is settled. Of all apps, pending deliveries
 * are looked for by this time alone: no statement about one app says it, so none can read the index of all by mistake.
 */
export const dueAt = `(case when state = 'pending' then next_at end)`

/** One statement drops at most this many deliveries: 200,000 took 8 s, and it is broken off after 15 s. */
export const mostDropped = 10_000
/** A transaction spends this time, in milliseconds, on dropping what waits. */
const patience = 5 * seconds

/** Selects deliveries of apps, or only those of some of their installations. */
interface Waiting {
  apps: string[]
  installations?: string[]
}

/**
 * Drops pending deliveries for at most 5 s, so that this cannot fail however many wait. Nothing is sent to an app that has
 * ended or is switched off: what is left is dropped as it comes due (decision 444).
 */
export async function dropPending(tx: Transaction, waiting: Waiting, longest = patience): Promise<void> {
  const deadline = performance.now() + longest
  let dropped: number
  do dropped = await dropSome(tx, waiting)
  while (dropped === mostDropped && performance.now() < deadline)
}

/** Drops up to `mostDropped` pending deliveries, and returns how many. */
export async function dropSome(tx: Transaction, { apps, installations }: Waiting): Promise<number> {
  const { rowCount } = await tx.raw(
    `with waiting as materialized (
      select id, shop_id from deliveries
      where app_id = any (cast(:apps as text[])) and ${inAnyLane}
        ${installations ? 'and installation_id = any (cast(:installations as text[]))' : ''}
      limit ${mostDropped} for no key update
    )
    update deliveries set state = 'dropped' from waiting
    where deliveries.id = waiting.id and deliveries.shop_id = waiting.shop_id`,
    { apps, ...(installations && { installations }) },
  )
  return rowCount
}
