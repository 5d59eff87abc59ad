// PostgreSQL finds pending deliveries through partial indexes, each with its own condition: the choice of index must
// not depend on statistics, which date from a quiet moment when a burst begins and say that nothing is pending
// (decision pending-indexes-are-out-of-the-planners-reach).

/** Deliveries have two lanes, first attempts and retries, each with an index by app. */
export const inLane = {
  new: `state = 'pending' and attempt = 0`,
  tried: `state = 'pending' and attempt > 0`,
}

/**
 * SQL condition for pending deliveries when searching by app: with the state alone, all of the app's deliveries would
 * be read.
 */
export const inAnyLane = `((${inLane.new}) or (${inLane.tried}))`

/**
 * When a delivery is due; null once it is settled. Pending deliveries of all apps are found by this expression alone:
 * no statement about one app uses it, so none can read the index of all by mistake.
 */
export const dueAt = `(case when state = 'pending' then next_at end)`
