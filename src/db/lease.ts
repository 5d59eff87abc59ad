import type { Knex } from 'knex'
import type { Database } from './database.ts'

/**
 * Takes rows that are due: to be followed by an `update` that puts off when they are due again, so that workers that
 * run beside each other take different ones and what one that is killed has taken is due again by itself. `due` says
 * which rows, in which order and how many. As an array they are looked for once, which `in` would leave to the planner.
 */
export function leaseDue(db: Database, table: string, due: Knex.QueryBuilder): Knex.QueryBuilder {
  const ids = due.forUpdate().skipLocked().select('id')
  return db(table).where(`${table}.id`, db.raw('any (array(?))', [ids]))
}
