// Logical clock of the event feed.

import { type Database, type Transaction, transaction } from '../database.ts'

/** More transactions than a server counts in fifty years at 10,000 a second, which keeps positions apart. */
const lead = 2 ** 44

/** Identifies the counting server, and the branch of its history that a restore or a fail-over began. */
const counter = `(select system_identifier || ' ' || left(pg_walfile_name(pg_current_wal_lsn()), 8)
  from pg_control_system())`

/**
 * Moves the positions of new events past all positions that readers of the feed can hold, if a different server now
 * counts transactions: after a restore or a fail-over its ids start elsewhere, and events would be missed (decision
 * positions-survive-another-server). Returns whether it did. Safe while other processes run, because it waits for
 * events being recorded.
 */
export async function continueEvents(db: Database): Promise<boolean> {
  if (!(await isAnother(db))) return false
  return transaction(db, async (tx) => {
    await tx.raw('lock table events in share row exclusive mode')
    if (!(await isAnother(tx))) return false
    const { rows } = await tx.raw(
      `update event_clock set counter = ${counter}, ahead = case counter when '' then ahead else ahead + ? end
      returning ahead > 0 as moved`,
      [lead],
    )
    return rows[0].moved
  })
}

async function isAnother(db: Database | Transaction): Promise<boolean> {
  const { rows } = await db.raw(`select counter <> ${counter} as another from event_clock`)
  return rows[0].another
}
