// Leases rows that are due (skip locked, visibility time-out).

import type { Knex } from 'knex'
import type { Database } from '../database.ts'

/**
 * Takes due rows. The caller must follow with an `update` that postpones them, so that parallel workers take different
 * rows, and the rows of a killed worker become due again automatically. `due` says which rows, in which order and how
 * many. The ids are an array, so that they are searched for once; with `in` that would be up to the planner.
 */
export function leaseDue(db: Database, table: string, due: Knex.QueryBuilder): Knex.QueryBuilder {
  const ids = due.forUpdate().skipLocked().select('id')
  return db(table).where(`${table}.id`, db.raw('any (array(?))', [ids]))
}
