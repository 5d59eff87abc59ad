// Side connection: one connection outside the pool, for statements that commit on their own.

import type { Knex } from 'knex'
import { poolOf } from './knex-internals.ts'
import { openIn } from './open-transaction.ts'

/**
 * A process's connections outside its pool: an API process has one for order numbers; a worker has those of its job
 * clock and one that listens for work.
 */
export const sideConnectionCounts = { numbers: 1, clock: 2, listener: 1 }

const opened = new WeakMap<object, () => Knex>()

/** Prepares a database for `sideConnectionOf`; `open` opens the connection on first use. */
export function provideSideConnection(db: Knex, open: () => Knex): void {
  const pool = poolOf(db)
  let beside: Knex | undefined
  pool.on('poolDestroyRequest', () => void beside?.destroy())
  opened.set(pool, () => {
    beside ??= open()
    return beside
  })
}

/**
 * Returns the side connection for a transaction's short statements that commit independently while it runs. If it came
 * from the pool, calls that hold the whole pool would wait for each other.
 */
export function sideConnectionOf(tx: Knex): Knex {
  return opened.get(openIn(tx)!.pool)!()
}
