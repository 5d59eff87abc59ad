// PostgreSQL finds pending deliveries by partial indexes, each of which has a condition of its own: the choice of the
// index must not depend on statistics, which date from a quiet moment when a burst begins and say that nothing is
// pending (decision pending-indexes-are-out-of-the-planners-reach).

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
