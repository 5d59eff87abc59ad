// Leases rows that are due (skip locked, visibility time-out).

import type { Knex } from 'knex'
import type { Database } from '../database.ts'

/**
 * Takes rows that are due. An `update` has to follow that postpones when they are due again, so that parallel workers
 * take different rows, and those of a worker that is killed become due again by themselves. `due` says which rows, in
 * which order and how many. The ids are an array, so that they are searched for once; with `in` the planner would
 * decide that.
 */
export function leaseDue(db: Database, table: string, due: Knex.QueryBuilder): Knex.QueryBuilder {
  const ids = due.forUpdate().skipLocked().select('id')
  return db(table).where(`${table}.id`, db.raw('any (array(?))', [ids]))
}
