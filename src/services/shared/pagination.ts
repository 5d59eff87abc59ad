// Pagination: pages by number, and keyset (cursor) pagination by `after`.

import type { Knex } from 'knex'
import { invalid } from '../../base/errors.ts'
import { isId } from '../../base/ids.ts'
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

/** The columns of a row that determine its place in a list. */
type RowPosition = { placeAt: string; placeId: string; placeTotal?: number }
/** The ids of the rows of a page, and the number of all rows of the list, where a search has found them. */
export type FoundPage = { ids: string[]; total: number }
/**
 * The table and the columns that `newestPage` sorts a query by, whether the query is `collected`, the page if it is
 * `found` already, and a function that counts the rows if nothing tells their number.
 */
export type Shape = {
  table?: string
  id?: string
  at?: string
  isCollected?: boolean
  found?: FoundPage | undefined
  total?: (() => Promise<number>) | undefined
}

/**
 * Returns a page of the rows of `source`, newest first, with its pagination, and with the cursor of what comes after it.
 * `id` and the time `at` are columns of `table`, where the query joins several tables; `total` tells the number of rows
 * where it is known without counting them. Throws invalidRequest for an `after` that is not such a cursor.
 */
export async function newestPage<Row>(
  source: Knex.QueryBuilder,
  query: PageQuery,
  columns: object,
  {
    table,
    id = 'id',
    at = 'created_at',
    isCollected = false,
    found,
    total = () => countOf(source),
  }: Shape = {},
): Promise<{ rows: Row[]; pagination: Pagination; next: string | null }> {
  const [placeAt, placeId] = [at, id].map((column) => (table ? `${table}.${column}` : column)) as [
    string,
    string,
  ]
  const { position, before, page } = startOf(query, newest)
  const order = [placeAt, placeId].map((column) => ({ column, order: 'desc' }))
  const place = { placeAt, placeId, ...(isCollected && { placeTotal: 'counted.total' }) }
  const rows = source.clone().orderBy(order).limit(query.limit).select(columns, place)
  if (found) rows.whereRaw('?? = any(?)', [placeId, found.ids])
  else if (position) rows.whereRaw('(??, ??) < (?, ?)', [placeAt, placeId, position.at, position.id])
  else rows.offset(before)
  const [number, placed]: [number | undefined, (Row & RowPosition)[]] = await Promise.all([
    found?.total ?? (isCollected ? undefined : total()),
    rows,
  ])
  const last = placed.at(-1)
  // An empty page tells no total, unless it is the first.
  const isFirst = !position && before === 0
  const known = number ?? last?.placeTotal ?? (isFirst ? 0 : await countOf(source))
  return {
    rows: placed.map(({ placeAt: _, placeId: __, placeTotal: ___, ...row }) => row as Row),
    pagination: paginationOf(known, page, query.limit),
    next: nextOf(
      newest,
      query.limit,
      before,
      found?.ids.length ?? placed.length,
      last && { at: last.placeAt, id: last.placeId },
    ),
  }
}

/**
 * Returns the query for the rows of `table` that `found` matches and for their number, which PostgreSQL collects before
 * it sorts them; with `most`, it collects no more. PostgreSQL can only guess how many records contain a text: where it
 * expects more than there are, it would walk through all records of a store in their order, trusting that it finds a page
 * of them soon. And so it searches once for both the page and the total.
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

/** The place of a page: behind a position, or behind a number of records. */
export interface Range {
  position?: Position | undefined
  limit: number
  offset: number
}

/** A search along a list: the rows of the list, and a condition that is true for those that are found. */
interface AlongList extends Range {
  table: string
  at?: string
  matching: Knex.QueryBuilder
  has: Knex.Raw
  /** So many times as many of the first rows as the page takes are looked at. */
  depth?: number
  /** Returns the query for the number of all that are found as `texts`, and for the `version` that it is remembered by. */
  numberOf?: (count: Knex.QueryBuilder) => Knex.Raw
}

/**
 * Returns a page of the rows of `matching` that `has` is true for, the latest by the time `at` first, and the number of
 * all, where many rows are such. Where the first rows do not fill the page, too few may be such, and nothing is returned.
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
 * Returns where a page begins, behind a position or behind a number of records, and the number of the page. Throws
 * invalidRequest for an `after` that is not a cursor of this order.
 */
export function startOf({ page, limit, after }: PageQuery, order: Order) {
  const position = after === undefined ? undefined : positionOf(order, after)
  const before = position?.before ?? (page - 1) * limit
  return { position, before, page: Math.floor(before / limit) + 1 }
}

/**
 * Returns the cursor of what comes after a page of `length` records, which ends with `last` and has `before` records in
 * front of it. A page that is not full is the end of the list: null.
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

/** The order of a list, as its cursors have it: a name, and the type of the value that comes before time and id. */
export interface Order {
  name: string
  key?: 'string' | 'number'
}

/** A position in a list: behind the record that has these values. */
export interface Position {
  /** The number of records before the position when the cursor was issued, which gives the number of a page. */
  before: number
  /** The list is sorted by this before time and id. */
  key?: string | number
  at: string
  id: string
}

/** This is the order of a list that begins with the newest. */
export const newest: Order = { name: 'newest' }

/** Returns the cursor of a position: the `next` of a list, which its readers send as `after`. */
function cursorOf({ name }: Order, { before, at, id, key }: Position): string {
  return Buffer.from(JSON.stringify([name, before, at, id, key])).toString('base64url')
}

/** Returns the position of a cursor. Throws invalidRequest for one that no list in this order has issued. */
function positionOf({ name, key: type }: Order, cursor: string): Position {
  const [list, before, at, id, key] = partsOf(cursor)
  if (list !== name || !isCount(before) || !isTime(at) || !isId(id)) throw notTold()
  if (!type && key === null) return { before, at, id }
  if (type === 'number' && isCount(key)) return { before, at, id, key }
  if (type === 'string' && isText(key)) return { before, at, id, key }
  throw notTold()
}

/** Returns the refusal (invalidRequest) of an `after` that is not a cursor of the list. */
export const notTold = () => invalid('after must be the next of an earlier reply')

function partsOf(cursor: string): unknown[] {
  try {
    const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}

// A value that a caller makes up must be one that PostgreSQL can read.
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')
const isTime = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value))
