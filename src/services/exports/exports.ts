import type { components } from '../../../generated/apps.types.ts'
import { type Caller, requireScopes } from '../../base/caller-scopes.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { type StoreScope, storeScopes } from '../../base/scopes.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { type Columns, columnList } from '../../db/sql/columns.ts'
import type { Dependencies } from '../../dependencies.ts'
import { linkTo, offeredAs } from '../digital/downloads.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { type Kind, type KindName, kinds } from './kinds.ts'

type Export = components['schemas']['Export']
type Details = components['schemas']['ExportDetails']

/** Maximum number of exports of a store that run at once. */
const mostRunning = 3

const columns = {
  _id: 'id',
  kind: 'kind',
  format: 'format',
  status: 'status',
  total: 'total',
  done: 'done',
  size: 'size',
  createdAt: 'created_at',
  finishedAt: 'finished_at',
  expiresAt: 'expires_at',
} satisfies Columns<Export>

/** Returns the scopes that an export of a kind needs. */
const scopesOf = (kind: KindName): StoreScope[] => (kind === 'everything' ? storeScopes : [kinds[kind].scope])

/** Begins an export, which a job writes. Throws insufficientScope, and exportsRunning beyond three at once. */
export async function create(
  tx: Transaction,
  shop: Shop,
  caller: Caller,
  { kind, format = 'csv' }: { kind: KindName; format?: 'csv' | 'ndjson' },
): Promise<Details> {
  requireScopes(caller, scopesOf(kind))
  await tx.raw("select pg_advisory_xact_lock(hashtextextended('exports ' || ?::text, 0))", [shop.id])
  const running = await tx('exports').where({ shop_id: shop.id, status: 'running' }).select('id')
  if (running.length >= mostRunning) throw new Refusal('exportsRunning')
  const begun: Pick<Export, 'kind' | 'format' | 'total'> =
    kind === 'everything'
      ? { kind, format: 'archive', total: 0 }
      : { kind, format, total: await countOf(tx, shop, kinds[kind]) }
  const [created] = await tx('exports')
    .insert({ id: newId(), shop_id: shop.id, ...begun, created_at: clock.now() })
    .returning<Export[]>(tx.raw(columnList<Export>(columns)))
  return { ...created!, download: null }
}

async function countOf(tx: Transaction, shop: Shop, { from }: Kind): Promise<number> {
  const { rows } = await tx.raw(`select count(*) from ${from}`, { shopId: shop.id })
  return rows[0].count
}

const kindsFor = ({ scopes }: Caller) =>
  (['everything', ...Object.keys(kinds)] as KindName[]).filter((kind) =>
    scopesOf(kind).every((scope) => scopes.includes(scope)),
  )

/** Returns the store's exports of the kinds that the caller may export, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  caller: Caller,
  page: PageQuery,
): Promise<{ exports: Export[]; pagination: Pagination }> {
  const found = db('exports').where({ shop_id: shop.id }).whereIn('kind', kindsFor(caller))
  const { rows, pagination } = await newestPage<Export>(found, page, [db.raw(columnList<Export>(columns))])
  return { exports: rows, pagination }
}

/**
 * Returns an export with a new link to its file. Throws exportNotFound, also for one of a kind that the caller may not
 * export.
 */
export async function get(
  db: Database,
  dependencies: Pick<Dependencies, 'config' | 'files'>,
  shop: Shop,
  caller: Caller,
  id: string,
): Promise<Details> {
  const found = await db('exports')
    .where({ shop_id: shop.id, id })
    .whereIn('kind', kindsFor(caller))
    .first<(Export & { storageKey: string | null; sha256: string | null }) | undefined>(
      db.raw(columnList<Export>(columns)),
      'sha256',
      { storageKey: 'storage_key' },
    )
  if (!found) throw new Refusal('exportNotFound')
  const { storageKey, sha256, ...shown } = found
  const isKept = storageKey && sha256 && Date.parse(shown.expiresAt!) > clock.now().getTime()
  if (!isKept) return { ...shown, download: null }
  const wanted = { accessId: shop.id, fileId: id, storageKey, sha256, ...offeredAs(shown) }
  return { ...shown, download: await linkTo(dependencies, wanted) }
}
