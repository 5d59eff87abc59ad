// Pagination: pages by number, and keyset (cursor) pagination by `after`.

import type { Knex } from 'knex'
import { inUtc } from '../../base/calendar.ts'
import { cursorOf, newest, type Order, type Position, positionOf } from '../../base/cursor.ts'
import { invalid } from '../../base/errors.ts'
import type { Database } from '../../db/database.ts'

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

/**
 * The page that a caller requests; `page` counts from 1. With `after`, the `next` of another page, it begins there.
 * Lists that support it throw invalidRequest for an `after` that is not such a cursor.
 */
export interface PageQuery {
  page: number
  limit: number
  after?: string
}

/**
 * How a mirror reads a list: in the order of changes, with `updatedSince` from a time on (decision
 * mirrors-overlap-by-five-minutes).
 */
export interface Changes {
  /** Another value than `updatedAt` asks for another order. */
  sort?: string
  updatedSince?: string
}

/** Returns whether a list is read in the order of changes. */
export const readsChanges = ({ sort, updatedSince }: Changes) =>
  sort === 'updatedAt' || updatedSince !== undefined

/** Returns which of a list's orders a caller asks for; undefined for newest first and for the order of changes. */
export function sortIn(sorts: Record<string, SortedBy>, query: Changes): SortedBy | undefined {
  return readsChanges(query) ? undefined : sorts[query.sort ?? '']
}

/** The columns of a row that determine its position in a list. */
type RowPosition = { placeAt: string; placeId: string; placeTotal?: number; placeKey?: string | number }
/** The ids of the rows of a page, and the number of all rows in the list, as found by a search. */
export type FoundPage = { ids: string[]; total: number }
/**
 * Another order than newest first: by the value of some SQL, and among equals by age. The SQL must not be null, and its
 * order's `key` is the type of its value.
 */
export interface SortedBy extends Required<Order> {
  by: string
  descending?: boolean
}

/**
 * The table and the columns that `newestPage` sorts a query by, whether the query is `collected`, the page if it is
 * already `found`, what it is `sorted` by instead, and a function that counts the rows if their number is not known
 * otherwise.
 */
export type Shape = {
  table?: string
  id?: string
  at?: string
  isCollected?: boolean
  found?: FoundPage | undefined
  sorted?: SortedBy | undefined
  total?: (() => Promise<number>) | undefined
}

/**
 * Returns a page of the rows of `source`, newest first, with its pagination, and the cursor of what follows it. `id`
 * and the time `at` are columns of `table`, if the query joins several tables; `total` returns the number of rows if it
 * is known without counting them. Throws invalidRequest for an `after` that is not such a cursor. A mirror gets the
 * rows in the order of changes.
 */
export async function newestPage<Row>(
  source: Knex.QueryBuilder,
  query: PageQuery & Changes,
  columns: object,
  shape: Shape = {},
): Promise<{ rows: Row[]; pagination: Pagination; next: string | null }> {
  if (!readsChanges(query)) return pageIn(inNewest, source, query, columns, shape)
  const { updatedSince, ...rest } = query
  const changed = { ...shape, at: 'updated_at' }
  if (updatedSince === undefined) return pageIn(inChanges, source, rest, columns, changed)
  const updatedAt = shape.table ? `${shape.table}.updated_at` : 'updated_at'
  const since = source.clone().where(updatedAt, '>=', inUtc(updatedSince))
  return pageIn(inChanges, since, rest, columns, { ...changed, total: undefined })
}

/** An order by a time and then by id, and the comparison that is true for what follows a record. */
interface TimeOrder {
  order: Order
  direction: 'asc' | 'desc'
  follows: '<' | '>'
}

async function pageIn<Row>(
  { order, direction, follows }: TimeOrder,
  source: Knex.QueryBuilder,
  query: PageQuery,
  columns: object,
  {
    table,
    id = 'id',
    at = 'created_at',
    isCollected = false,
    found,
    sorted,
    total = () => countOf(source),
  }: Shape,
): Promise<{ rows: Row[]; pagination: Pagination; next: string | null }> {
  const [placeAt, placeId] = [at, id].map((column) => (table ? `${table}.${column}` : column)) as [
    string,
    string,
  ]
  const list = sorted ?? order
  const { position, before, page } = startOf(query, list)
  const places = [placeAt, placeId].map((column) => ({ column, order: direction }))
  const place = {
    placeAt,
    placeId,
    ...(isCollected && { placeTotal: 'counted.total' }),
    ...(sorted && { placeKey: source.client.raw(sorted.by) }),
  }
  const rows = source.clone().limit(query.limit).select(columns).select(place)
  if (sorted) rows.orderByRaw(`${sorted.by} ${sorted.descending ? 'desc' : 'asc'}`)
  rows.orderBy(places)
  if (found) rows.whereRaw('?? = any(?)', [placeId, found.ids])
  else if (position && sorted) rows.whereRaw(...behind(sorted, [placeAt, placeId], position))
  else if (position) rows.whereRaw(`(??, ??) ${follows} (?, ?)`, [placeAt, placeId, position.at, position.id])
  else rows.offset(before)
  const [number, placed]: [number | undefined, (Row & RowPosition)[]] = await Promise.all([
    found?.total ?? (isCollected ? undefined : total()),
    rows,
  ])
  const last = placed.at(-1)
  // An empty page yields no total, unless it is the first.
  const isFirst = !position && before === 0
  const known = number ?? last?.placeTotal ?? (isFirst ? 0 : await countOf(source))
  return {
    rows: placed.map(({ placeAt: _, placeId: __, placeTotal: ___, placeKey: ____, ...row }) => row as Row),
    pagination: paginationOf(known, page, query.limit),
    next: nextOf(
      list,
      query.limit,
      before,
      found?.ids.length ?? placed.length,
      last && { at: last.placeAt, id: last.placeId, ...(sorted && { key: last.placeKey! }) },
    ),
  }
}

/** Returns the condition for the rows after a cursor of a sorted list. */
function behind(
  { by, descending }: SortedBy,
  [at, id]: [string, string],
  position: Position,
): [sql: string, bindings: Record<string, string | number>] {
  return [
    `(${by} ${descending ? '<' : '>'} :key or ${by} = :key and (:at:, :id:) < (:placeAt, :placeId))`,
    { key: position.key!, at, id, placeAt: position.at, placeId: position.id },
  ]
}

/**
 * Returns the query for the rows of `table` that `found` matches and for their number, which PostgreSQL collects before
 * sorting; with `most`, it collects no more. PostgreSQL can only guess how many records contain a text: if it
 * overestimates them, it walks through all records of a store in order, expecting to fill a page soon. Collecting also
 * means searching only once for both the page and the total.
 */
export function collected(
  db: Database,
  table: string,
  found: Knex.QueryBuilder,
  most?: number,
): Knex.QueryBuilder {
  const counted = 'cross join (select (select count(*) from ??) as total) as counted'
  const all = most === undefined ? found : db('all_found').limit(most)
  const source = most === undefined ? db : db.withMaterialized('all_found', found)
  return source.withMaterialized(table, all).from(table).joinRaw(counted, [table])
}

/** The beginning of a page: after a position, or after a number of records. */
export interface Range {
  position?: Position | undefined
  limit: number
  offset: number
}

/** A search along a list: the rows of the list, and a condition that is true for matching rows. */
interface AlongList extends Range {
  table: string
  at?: string
  matching: Knex.QueryBuilder
  has: Knex.Raw
  /** How many of the first rows are looked at, as a multiple of the page size. */
  depth?: number
  /** Returns the query for the number of all matches as `texts`, and for the `version` that it is remembered by. */
  numberOf?: (count: Knex.QueryBuilder) => Knex.Raw
}

/**
 * Returns a page of the rows of `matching` that `has` is true for, latest by the time `at` first, and the number of all
 * matches, when there are many. If the first rows do not fill the page, there may be too few matches, and it returns
 * nothing.
 */
export async function foundAlongList(
  db: Database,
  { table, at = 'created_at', matching, has, depth = 3, numberOf, position, limit, offset }: AlongList,
): Promise<(FoundPage & { version: string | null }) | undefined> {
  const before = position ? 0 : offset
  const order = `${at} desc, id desc`
  const count = matching.clone().whereRaw(has).count()
  const first = matching
    .clone()
    .orderByRaw(order)
    .limit(depth * (before + limit))
    .select(`${table}.*`)
  if (position) first.whereRaw('(??, id) < (?, ?)', [at, position.at, position.id])
  const { rows } = await db.raw<{ rows: [FoundPage & { version: string | null }] | [] }>(
    `with page as materialized (
      select array(
        select cast(id as text) from (:first) :table: where :has order by ${order} limit :limit offset :before
      ) as ids
    )
    select ids, version, texts as total from page cross join lateral (:counted) as counted
    where cardinality(ids) = :limit`,
    {
      first,
      table,
      has,
      limit,
      before,
      counted: numberOf?.(count) ?? db.raw('select (?) as texts, null as version', [count]),
    },
  )
  return rows[0]
}

/** Counts the rows of a query. */
export async function countOf(found: Knex.QueryBuilder): Promise<number> {
  const [row] = await found.clone().count<{ total: number }[]>({ total: '*' })
  return row!.total
}

/**
 * Returns where a page begins, after a position or after a number of records, and the number of the page. Throws
 * invalidRequest for an `after` that is not a cursor of this order.
 */
export function startOf({ page, limit, after }: PageQuery, order: Order) {
  const position = after === undefined ? undefined : positionOf(order, after)
  const before = position?.before ?? (page - 1) * limit
  return { position, before, page: Math.floor(before / limit) + 1 }
}

/**
 * Returns the cursor of what follows a page of `length` records, which ends with `last` and is preceded by `before`
 * records. Null for a page that is not full, which ends the list.
 */
export function nextOf(
  order: Order,
  limit: number,
  before: number,
  length: number,
  last: Omit<Position, 'before'> | undefined,
): string | null {
  return last && length === limit ? cursorOf(order, { ...last, before: before + length }) : null
}

/**
 * Returns the pagination of a page: `page` counts from 1. A page beyond the last is empty, and its previous page is the
 * last one that exists, if any does.
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

const inNewest: TimeOrder = { order: newest, direction: 'desc', follows: '<' }
const inChanges: TimeOrder = { order: { name: 'updatedAt' }, direction: 'asc', follows: '>' }

/** Refuses (invalidRequest) a search in the order of changes: what a text matches is read by relevance to people. */
export function refuseSearch(query: Changes, text: string | undefined, name: string): void {
  if (text && readsChanges(query)) throw invalid(`${name} cannot be combined with updatedSince or sort`)
}
