// Side connection: one connection outside the pool, for statements that commit by themselves.

import type { Knex } from 'knex'
import { poolOf } from './knex-internals.ts'
import { openIn } from './open-transaction.ts'

/**
 * A process has these connections beside its pool: an API process one for the numbers of orders, a worker those of the
 * clock of its jobs and one that listens for work.
 */
export const sideConnectionCounts = { numbers: 1, clock: 2, listener: 1 }

const opened = new WeakMap<object, () => Knex>()

/** Prepares a database for `besideOf`; `open` opens the connection when it is first asked for. */
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
 * Returns the one connection beside the pool of a transaction, for short statements that commit by themselves during
 * the transaction. If it were one of the pool, calls that together hold the whole pool would wait for each other.
 */
export function sideConnectionOf(tx: Knex): Knex {
  return opened.get(openIn(tx)!.pool)!()
}
