// PostgreSQL finds pending deliveries by partial indexes, each by its own words: which index it takes must not depend
// on statistics, which are those of a quiet moment when a burst begins, and say then that nothing waits (decision 365).

/** Deliveries have two lanes: first attempts, and those that follow. Each has an index by the app. */
export const inLane = {
  new: `state = 'pending' and attempt = 0`,
  tried: `state = 'pending' and attempt > 0`,
}

/** Pending deliveries, to be looked for by their app: the state alone would have all of that app's read. */
export const inAnyLane = `((${inLane.new}) or (${inLane.tried}))`

/**
 * This is the time at which a delivery is due; it is null once the delivery is settled. Of all apps, pending deliveries
 * are looked for by this time alone: no statement about one app says it, so none can read the index of all by mistake.
 */
export const dueAt = `(case when state = 'pending' then next_at end)`
