// Limits calls by the host that receives them (rate limiting by the generic cell rate algorithm, in the database).

import { seconds } from '../../base/clock.ts'
import type { Database } from '../../db/database.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseNow } from '../../db/sql/now.ts'

/** The limits of a host: calls a second, and how many seconds' worth of them may come at once. */
const usualCallsPerSecond = 25
const burstSeconds = 4
/** A call to a host that has never answered with 2xx counts as this many. */
const unprovenCost = 10

/**
 * The SQL of when a host `h` has its whole budget again, not before `:now`. A time that no calls can have led to is left
 * by a clock that was ahead, and must not keep the host waiting.
 */
const spentUntil = `(case when h.spent_until between :now and :now + interval '${burstSeconds} seconds'
  then h.spent_until else :now end)`

/** The SQL of how many calls the budget of a host `h` covers at `:now`. */
export const callsLeft = `floor(cast(:burst as double precision) * (1 - extract(epoch from ${spentUntil} - :now) / ${burstSeconds})
  / case when h.answered_at is null then ${unprovenCost} else 1 end)`

/** The SQL condition that a host `h` may be called: one that has never answered with 2xx gets one call at a time. */
export const isCallable = `(${callsLeft} >= 1
  and (h.answered_at is not null or h.busy_until is null
    or h.busy_until not between :now and :now + interval '1 hour'))`

/** Returns the SQL that charges `calls` to a host `h`. */
export const charged = (calls: string) => `
  last_served_at = :now,
  spent_until = ${spentUntil} + ${burstSeconds} * interval '1 second'
    * ${calls} * case when h.answered_at is null then ${unprovenCost} else 1 end / cast(:burst as double precision),
  busy_until = case when h.answered_at is null then cast(:until as timestamptz) end`

/** Returns the values of `:burst` in the SQL above. */
export function budgetOf(callsPerSecond = usualCallsPerSecond): { burst: number } {
  return { burst: callsPerSecond * burstSeconds }
}

/** How long a call may occupy a host, should its end never be noted. */
const longestCall = 10 * seconds

/** Takes a call to an app's host out of its budget; returns false if that is spent. */
export async function takeCall(db: Database, appId: string, callsPerSecond: number): Promise<boolean> {
  const now = databaseNow()
  const { rowCount } = await db.raw(
    `update webhook_hosts h set ${charged('1')} from apps
     where apps.id = :appId and h.host = apps.webhook_host and ${isCallable}`,
    {
      appId,
      ...budgetOf(callsPerSecond),
      now: db.raw(now),
      until: db.raw(`${now} + ${interval(longestCall)}`),
    },
  )
  return rowCount === 1
}

/** Notes that a call to an app's host has ended; the first 2xx proves it. */
export async function noteCall(db: Database, appId: string, isAcknowledged: boolean): Promise<void> {
  const answered = isAcknowledged ? db.raw(databaseNow()) : null
  await db('webhook_hosts')
    .where('host', db('apps').where({ id: appId }).select('webhook_host'))
    .whereNull('answered_at')
    .update({ busy_until: null, answered_at: answered })
}
