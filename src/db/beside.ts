import type { Knex } from 'knex'
import { openIn } from './open-transaction.ts'

const opened = new WeakMap<object, () => Knex>()

/** Prepares a database for `besideOf`; `open` opens the connection when it is first asked for. */
export function standBeside(db: Knex, open: () => Knex): void {
  const { pool } = db.client
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
export function besideOf(tx: Knex): Knex {
  return opened.get(openIn(tx)!.pool)!()
}
