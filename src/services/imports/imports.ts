import { rm } from 'node:fs/promises'
import type { components, operations } from '../../../generated/apps.types.ts'
import { type Caller, requireScope } from '../../base/caller-scopes.ts'
import { clock } from '../../base/clock.ts'
import type { ReceivedFile, Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { newestPage, type PageQuery, type Pagination, paginationOf } from '../shared/pagination.ts'
import { checkRecords } from './check.ts'
import { parsed } from './formats/columns.ts'
import type { Format } from './formats/format.ts'
import { recognise } from './formats/recognise.ts'
import { nameIn, openTable, type Row, type Table } from './formats/table.ts'
import { textOf } from './formats/text.ts'
import type { Step } from './kinds/kind.ts'
import { kinds } from './kinds/kinds.ts'
import { countPictures } from './picture-sources.ts'

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
 * begins at once, unless it is a dry run, which waits for `run`. Throws insufficientScope, invalidRequest for what does
 * not go with the kind, importNotRecognised, importUnreadable, and the refusals of `receive`.
 */
export async function create(
  db: Database,
  shop: Shop,
  caller: Caller,
  asked: Asked,
  receive: (mostMegabytes: number) => Promise<ReceivedFile>,
): Promise<Details> {
  requireScope(caller, `WRITE_${kinds[asked.kind].area}`)
  const step = stepOf(asked)
  const mapping = mappingIn(asked.mapping)
  const { name, path } = await receive(mostMegabytes)
  try {
    const table = await openTable(textOf(path), mapping)
    const format = recognise(table, kinds[step.kind])
    await transaction(db, async (tx) => {
      await tx('imports').insert({
        ...{ ...step, shop_id: shop.id, format: format.name, file_name: name, created_at: clock.now() },
        status: asked.dryRun ? 'ready' : 'running',
      })
      await keepRows(tx, shop, step.id, table, format)
      await checkRecords(tx, shop, step, format)
    })
    return read(db, shop, step.id, [step.kind])
  } finally {
    await rm(path, { force: true })
  }
}

/** Returns the kinds whose records a caller may read, or write. */
const kindsFor = ({ scopes }: Caller, access: 'READ' | 'WRITE') =>
  (Object.keys(kinds) as Step['kind'][]).filter((kind) => scopes.includes(scopeOf(kind, access)))

/** A caller who may change the settings of the store may read them: there is no scope for less. */
function scopeOf(kind: Step['kind'], access: 'READ' | 'WRITE') {
  const { area } = kinds[kind]
  return area === 'STORE' ? 'WRITE_STORE' : (`${access}_${area}` as const)
}

function stepOf({ kind, match, stock }: Asked): Step {
  const [usual, ...others] = kinds[kind].matches
  if (match && ![usual, ...others].includes(match)) throw invalid(`match cannot be ${match} for ${kind}`)
  if (kind === 'stock' && stock !== 'set' && stock !== 'adjust')
    throw invalid('stock must be set or adjust for stock')
  if (kind !== 'stock' && stock === 'adjust') throw invalid(`stock cannot be adjust for ${kind}`)
  return { id: newId(), kind, match: match ?? usual, stock: stock ?? 'keep' }
}

/** Returns the names of columns by those that they have in the file, all in lower case. */
function mappingIn(text = '{}'): Map<string, string> {
  const given = parsed(text)
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : [['', null]]
  if (!entries.every((entry): entry is [string, string] => typeof entry[1] === 'string'))
    throw invalid('mapping must be a JSON object whose values are texts')
  return new Map(entries.map(([name, ours]) => [nameIn(name), nameIn(ours)]))
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

/** Returns the store's imports of the kinds that the caller may read, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  caller: Caller,
  page: PageQuery,
): Promise<{ imports: Import[]; pagination: Pagination }> {
  const found = db('imports').where({ shop_id: shop.id }).whereIn('kind', kindsFor(caller, 'READ'))
  const { rows, pagination } = await newestPage<Import>(found, page, [db.raw(columns)])
  return { imports: rows, pagination }
}

/**
 * Returns an import, its progress, and its first ten records as they will be. Throws importNotFound, also for one of a
 * kind that the caller may not read.
 */
export function get(db: Database, shop: Shop, caller: Caller, id: string): Promise<Details> {
  return read(db, shop, id, kindsFor(caller, 'READ'))
}

async function read(db: Database, shop: Shop, id: string, kinds: Step['kind'][]): Promise<Details> {
  const found = await db('imports')
    .where({ shop_id: shop.id, id })
    .whereIn('kind', kinds)
    .first<Import | undefined>(db.raw(columns))
  if (!found) throw new Refusal('importNotFound')
  const first: Details['first'] = await db('import_records')
    .where({ shop_id: shop.id, import_id: id })
    .orderBy('line')
    .limit(10)
    .select({
      line: 'line',
      category: 'category',
      outcome: 'outcome',
      record: db.raw("coalesce(fields, '{}')"),
    })
  return { ...found, first, pictures: await countPictures(db, shop, id) }
}

/** Returns the issues of an import in the order of its lines. Throws as `get`. */
export async function issues(
  db: Database,
  shop: Shop,
  caller: Caller,
  id: string,
  { page, limit }: PageQuery,
): Promise<{ issues: Issue[]; pagination: Pagination }> {
  await get(db, shop, caller, id)
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

/**
 * Begins an import that was a dry run. Throws importNotFound, also for one of a kind that the caller may not write, and
 * importOver for one that has begun or was cancelled.
 */
export function run(tx: Transaction, shop: Shop, caller: Caller, id: string): Promise<Details> {
  return move(tx, shop, caller, id, ['ready'], { status: 'running' })
}

/** Ends an import; what it has done stays. Throws as `run`. */
export function cancel(tx: Transaction, shop: Shop, caller: Caller, id: string): Promise<Details> {
  return move(tx, shop, caller, id, ['ready', 'running'], { status: 'cancelled', finished_at: clock.now() })
}

async function move(
  tx: Transaction,
  shop: Shop,
  caller: Caller,
  id: string,
  from: string[],
  to: object,
): Promise<Details> {
  const kinds = kindsFor(caller, 'WRITE')
  const moved = await tx('imports')
    .where({ shop_id: shop.id, id })
    .whereIn('kind', kinds)
    .whereIn('status', from)
    .update(to)
  const found = await read(tx, shop, id, kinds)
  if (moved === 0) throw new Refusal('importOver')
  return found
}
