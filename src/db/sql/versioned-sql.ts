// SQL of cached public reads: row versions and JSON bodies.

import type { Knex } from 'knex'
import type { Database } from '../database.ts'

// The SQL of public reads: each returns the versions of the records that it shows, and the bodies of those whose
// versions it was not given (decision public-reads-are-cached-by-version). A row's version is its `xmin`, the
// transaction that wrote it.

/** The result of a statement. */
export interface VersionedRows {
  /** The records' versions, in order and separated by spaces; null: there are none. */
  versions: string | null
  /** The bodies of records whose versions were not known. */
  bodies: unknown[] | null
  total?: number
}

/** A record's version and body, in SQL over its row `p`, with its `xmin` as `written`. */
export interface Shape {
  /** Changes with every write that shows in the body. */
  version: string
  json: string
}

/** The version of a record that shows only its own row. */
export const versionOfRow = "p.id || '.' || cast(p.written as text)"

/** Returns the shape of a record that shows only its own row. */
export const ofRow = (json: string): Shape => ({
  version: versionOfRow,
  json: `select ${json} from (select p.*) p`,
})

// `offset 0` keeps PostgreSQL from inlining a version's expression at each use: it would be computed twice.

/** Returns SQL for a page's `Found`; `page` selects its rows with their `xmin` as `written`. */
export const pageSql = (total: string, page: string, { version, json }: Shape) => `
  select coalesce((${total}), 0) as total, found.* from (
    select string_agg(version, ' ') as versions, json_agg(body) filter (where body is not null) as bodies
    from (
      select version, case when version <> all ((select string_to_array(:known, ' '))::text[]) then (${json}) end as body
      from (select p.*, ${version} as version from (${page}) p offset 0) p
    ) record
  ) found`

/** A page's values in SQL. */
export type Range = { limit: number; offset: number; known: string }

/** Returns the values of the page that a query requests. */
export function rangeOf({ page, limit, known }: { page: number; limit: number; known: string }): Range {
  return { limit, offset: (page - 1) * limit, known }
}

/**
 * The rows of `found` in this order of their columns, and their number if known. Without `total` they are collected
 * first, `most` of them or all, for the page and to count them.
 */
interface List {
  found: Knex.QueryBuilder
  table: string
  order: string
  total?: Knex.Raw | number
  most?: number
}

/** Returns the query for a page of a filtered list, which Knex builds: `found` are the rows, of `table`. */
export function pageOf(
  db: Database,
  { found, table, order, total, most }: List,
  { limit, offset, known }: Range,
  { shape, values }: { shape: Shape; values?: Record<string, string | number> },
): Knex.Raw<{ rows: VersionedRows[] }> {
  const written = found.clone().select(`${table}.*`, db.raw('??.xmin as written', [table]))
  const source: Knex.QueryBuilder = total === undefined ? db(table) : written.clone()
  const rows = source.orderByRaw(order).limit(limit).offset(offset)
  const sql = pageSql(':total', ':rows', shape)
  // PostgreSQL plans the collection as if all of it were read: to get only the first of many, it would walk the list.
  const collected = `with all_found as materialized (:written),
    ${table} as materialized (select * from all_found limit :most) ${sql}`
  return db.raw(total === undefined ? collected : sql, {
    ...values,
    known,
    total: total ?? db(table).count(),
    rows,
    written,
    most: most ?? null,
  })
}
