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

/** One transaction drops at most this many deliveries: 200,000 took 8 s, and a statement may take 15 s. */
export const mostDropped = 10_000

/**
 * Drops pending deliveries of apps, or only those of some of their installations, and returns how many. Where it is
 * `mostDropped`, more may be left; nothing is sent to an app that has ended or is switched off, so these are dropped as
 * they come due (decision 444).
 */
export async function dropPending(
  tx: Transaction,
  { apps, installations }: { apps: string[]; installations?: string[] },
): Promise<number> {
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
