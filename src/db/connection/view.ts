import type { Knex } from 'knex'

type WithContext = { context: { queryBuilder(): Knex.QueryBuilder } }

/**
 * Returns a Knex that inherits everything from another one but its client: Knex builds all of its queries by
 * `context.client`. It costs less than a microsecond, unlike a Knex of its own (0.2 ms).
 */
export function viewOf(db: Knex, client: object): Knex {
  const own: WithContext['context'] & { client: object } = Object.create((db as Knex & WithContext).context)
  own.client = client
  const view = (table: string, options?: object) => own.queryBuilder().table(table, options)
  return Object.assign(Object.setPrototypeOf(view, db), { context: own })
}
