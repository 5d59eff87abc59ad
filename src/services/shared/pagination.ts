import type { Knex } from 'knex'

/** The pagination object of the specification. */
export interface Pagination {
  total: number
  page: number
  limit: number
  pages: number
  hasNext: boolean
  hasPrev: boolean
  nextPage: number | null
  prevPage: number | null
}

/** The page that a caller requests; `page` counts from 1. */
export interface PageQuery {
  page: number
  limit: number
}

/**
 * Returns a page of the rows of `found`, newest first, with its pagination. `id` and the time `at` are
 * columns of `table`, where the query joins several tables.
 */
export async function newestPage<Row>(
  found: Knex.QueryBuilder,
  { page, limit }: PageQuery,
  columns: object,
  { table, id = 'id', at = 'created_at' }: { table?: string; id?: string; at?: string } = {},
): Promise<{ rows: Row[]; pagination: Pagination }> {
  const of = (column: string) => ({ column: table ? `${table}.${column}` : column, order: 'desc' })
  const [[counted], rows] = await Promise.all([
    found.clone().count({ total: '*' }),
    found
      .clone()
      .orderBy([of(at), of(id)])
      .limit(limit)
      .offset((page - 1) * limit)
      .select(columns),
  ])
  return { rows, pagination: paginationOf(counted.total, page, limit) }
}

/**
 * Returns the pagination of a page: `page` counts from 1. A page beyond the last is empty, and the page before
 * it is the last one that exists, if any does.
 */
export function paginationOf(total: number, page: number, limit: number): Pagination {
  const pages = Math.ceil(total / limit)
  const before = Math.min(page - 1, pages)
  const [hasNext, hasPrev] = [page < pages, before > 0]
  return {
    total,
    page,
    limit,
    pages,
    hasNext,
    hasPrev,
    nextPage: hasNext ? page + 1 : null,
    prevPage: hasPrev ? before : null,
  }
}
