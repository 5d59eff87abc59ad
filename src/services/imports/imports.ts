import { rm } from 'node:fs/promises'
import type { components, operations } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { ReceivedFile, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { newestPage, type PageQuery, type Pagination, paginationOf } from '../shared/pagination.ts'
import { checkRecords } from './check.ts'
import type { Format } from './formats/format.ts'
import { recognise } from './formats/recognise.ts'
import { openTable, type Row, type Table } from './formats/table.ts'
import { textOf } from './formats/text.ts'

type Import = components['schemas']['Import']
type Details = components['schemas']['ImportDetails']
type Issue = components['schemas']['ImportIssue']
type Asked = operations['createImport']['parameters']['query']

/** Number of lines that one statement stores. */
const batch = 500

/** Maximum number of megabytes of a file, which is several hundred thousand lines. */
const mostMegabytes = 200

const columns = columnList<Import>({
  _id: 'id',
  kind: 'kind',
  format: 'format',
  fileName: 'file_name',
  match: 'match',
  stock: 'stock',
  status: 'status',
  announced: 'announced',
  done: 'done',
  refused: 'refused',
  created: 'created',
  updated: 'updated',
  unchanged: 'unchanged',
  createdAt: 'created_at',
  finishedAt: 'finished_at',
})

/**
 * Reads a file and checks what it says, in one transaction: an import exists once all of its file has been read. It
 * begins at once, unless it is a dry run, which waits for `run`. Throws importNotRecognised, importUnreadable, and the
 * refusals of `receive`.
 */
export async function create(
  db: Database,
  shop: Shop,
  asked: Asked,
  receive: (mostMegabytes: number) => Promise<ReceivedFile>,
): Promise<Details> {
  const { name, path } = await receive(mostMegabytes)
  try {
    const table = await openTable(textOf(path))
    const format = recognise(table)
    const id = newId()
    await transaction(db, async (tx) => {
      await tx('imports').insert({
        ...{ id, shop_id: shop.id, kind: asked.kind, format: format.name, file_name: name },
        ...{ match: asked.match ?? 'slug', stock: asked.stock ?? 'keep', created_at: clock.now() },
        status: asked.dryRun ? 'ready' : 'running',
      })
      await keepRows(tx, shop, id, table, format)
      await checkRecords(tx, shop, id, format)
    })
    return get(db, shop, id)
  } finally {
    await rm(path, { force: true })
  }
}

const insertRows = `insert into import_records as record (shop_id, import_id, key, line, rows)
  select :shopId, :id, key, min(line), jsonb_agg(jsonb_build_object('line', line, 'cells', cells) order by line)
  from json_to_recordset(cast(:rows as json)) as given (key text, line integer, cells jsonb)
  group by key
  on conflict (import_id, key, shop_id) do update set rows = record.rows || excluded.rows`

/** Stores the lines of a file, those of one record together. */
async function keepRows(
  tx: Transaction,
  shop: Shop,
  id: string,
  table: Table,
  format: Format,
): Promise<void> {
  let announced = 0
  let last = ''
  let rows: (Row & { key: string })[] = []
  const flush = async () => {
    await tx.raw(insertRows, { shopId: shop.id, id, rows: JSON.stringify(rows) })
    announced += rows.length
    rows = []
  }
  for await (const row of table.rows) {
    last = format.keyOf(row)?.slice(0, 500).toWellFormed() ?? last
    rows.push({ ...row, key: last })
    if (rows.length === batch) await flush()
  }
  await flush()
  await tx('imports').where({ shop_id: shop.id, id }).update({ announced })
}

/** Returns the store's imports, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  page: PageQuery,
): Promise<{ imports: Import[]; pagination: Pagination }> {
  const { rows, pagination } = await newestPage<Import>(db('imports').where({ shop_id: shop.id }), page, [
    db.raw(columns),
  ])
  return { imports: rows, pagination }
}

/** Returns an import, its progress, and its first ten products as they will be. Throws importNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Details> {
  const found = await db('imports').where({ shop_id: shop.id, id }).first<Import | undefined>(db.raw(columns))
  if (!found) throw new Refusal('importNotFound')
  const first: Details['first'] = await db('import_records')
    .where({ shop_id: shop.id, import_id: id })
    .orderBy('line')
    .limit(10)
    .select({
      line: 'line',
      category: 'category',
      outcome: 'outcome',
      product: db.raw("coalesce(fields, '{}')"),
    })
  return { ...found, first }
}

/** Returns the issues of an import in the order of its lines. Throws importNotFound. */
export async function issues(
  db: Database,
  shop: Shop,
  id: string,
  { page, limit }: PageQuery,
): Promise<{ issues: Issue[]; pagination: Pagination }> {
  await get(db, shop, id)
  const found = db('import_issues').where({ shop_id: shop.id, import_id: id })
  const rows: Issue[] = await found
    .clone()
    .orderBy(['line', 'id'])
    .limit(limit)
    .offset((page - 1) * limit)
    .select({ line: 'line', column: 'column_name', code: 'code', message: 'message', refuses: 'refuses' })
  const counted = await found.count<{ count: string }[]>('* as count')
  return { issues: rows, pagination: paginationOf(Number(counted[0]!.count), page, limit) }
}

/** Begins an import that was a dry run. Throws importNotFound, and importOver for one that has begun or was cancelled. */
export function run(tx: Transaction, shop: Shop, id: string): Promise<Details> {
  return move(tx, shop, id, ['ready'], { status: 'running' })
}

/** Ends an import; what it has done stays. Throws importNotFound and importOver. */
export function cancel(tx: Transaction, shop: Shop, id: string): Promise<Details> {
  return move(tx, shop, id, ['ready', 'running'], { status: 'cancelled', finished_at: clock.now() })
}

async function move(tx: Transaction, shop: Shop, id: string, from: string[], to: object): Promise<Details> {
  const moved = await tx('imports').where({ shop_id: shop.id, id }).whereIn('status', from).update(to)
  const found = await get(tx, shop, id)
  if (moved === 0) throw new Refusal('importOver')
  return found
}
