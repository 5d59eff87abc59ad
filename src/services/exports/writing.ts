// An export is written in batches to a local file, and sent to the file store once it is complete (decision
// exports-go-on-where-they-were).

import { mkdir, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { spreadsheetOf } from '../../base/csv.ts'
import { onOneConnection } from '../../db/connection/copy.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findShop } from '../shared/shop.ts'
import { writeArchive } from './archive-writing.ts'
import { type Exported, kinds, type Step } from './kinds.ts'
import { beginningOf, linesOf } from './lines.ts'
import { keepFile } from './storing.ts'

/** Number of records that are written at once. */
const batch = 500

/** Returns the stores with an export that runs, longest waiting first. */
export const storesWithExports = (db: Database): Promise<string[]> => storesWith(db, '<>')

/** Returns the stores with an archive that is to be written, longest waiting first. */
export const storesWithArchives = (db: Database): Promise<string[]> => storesWith(db, '=')

async function storesWith(db: Database, comparison: '=' | '<>'): Promise<string[]> {
  const found: { shopId: string }[] = await db('exports')
    .where({ status: 'running' })
    .where('kind', comparison, 'everything')
    .groupBy('shop_id')
    .orderByRaw('min(created_at)')
    .select({ shopId: 'shop_id' })
  return found.map(({ shopId }) => shopId)
}

/** Writes the next batch of the store's oldest export, and keeps its file after the last one. Throws FileStoreDown. */
export async function advance(
  db: Database,
  dependencies: Pick<Dependencies, 'config' | 'files'>,
  shopId: string,
): Promise<void> {
  const folder = join(dependencies.config.dataFolder, 'exports')
  const complete = await transaction(db, (tx) => writeBatch(tx, folder, shopId))
  if (complete) await keepFile(db, dependencies, complete, join(folder, complete.id))
}

const oldestOf = (db: Database, shopId: string) =>
  db('exports').where({ shop_id: shopId, status: 'running' }).orderBy(['created_at', 'id'])

/** How often an archive says how far it is, in milliseconds. */
const tellsEvery = 500

/**
 * Writes the store's oldest archive, whole, and keeps it. False if another worker does, or there is none. Throws
 * FileStoreDown.
 */
export function advanceArchive(
  db: Database,
  dependencies: Pick<Dependencies, 'config' | 'files'>,
  shopId: string,
): Promise<boolean> {
  // The transaction holds the lock until the file is kept, and no snapshot meanwhile.
  return onOneConnection(db, 'begin', async ({ query }) => {
    const lock = `select pg_try_advisory_xact_lock(hashtextextended('archive ' || '${shopId}', 0)) as held`
    if (!(await query<{ held: boolean }>(lock))[0]!.held) return false
    const oldest = await oldestOf(db, shopId).where({ kind: 'everything' }).first('id')
    if (!oldest) return false
    await archive(db, dependencies, { id: oldest.id, shopId })
    return true
  })
}

async function archive(
  db: Database,
  dependencies: Pick<Dependencies, 'config' | 'files'>,
  { id, shopId }: { id: string; shopId: string },
): Promise<void> {
  const [row, told] = [
    () => db('exports').where({ shop_id: shopId, id, status: 'running' }),
    { done: 0, at: 0 },
  ]
  const spooled = await writeArchive(db, dependencies, shopId, {
    begin: (total) => row().update({ total, done: 0 }),
    async written(rows) {
      told.done += rows
      if (performance.now() - told.at < tellsEvery) return
      told.at = performance.now()
      await row().update({ done: told.done })
    },
  })
  await row().update({ done: told.done })
  await keepFile(db, dependencies, { id, shopId, written: spooled.size }, spooled.path)
}

/** Batches of an export queue on its row. Returns the export once nothing is left to write. */
async function writeBatch(tx: Transaction, folder: string, shopId: string): Promise<Step | null> {
  const due: Step | undefined = await oldestOf(tx, shopId)
    .whereNot({ kind: 'everything' })
    .forUpdate()
    .first('id', 'kind', 'format', 'done', 'after', 'written', { shopId: 'shop_id' })
  const shop = due && (await findShop(tx, shopId))
  if (!due || !shop) return null
  const path = join(folder, due.id)
  const step = (await isThere(path, due)) ? due : { ...due, done: 0, after: '', written: 0 }
  const { from, key, record } = kinds[step.kind]
  const { rows }: { rows: { key: string; record: Exported }[] } = await tx.raw(
    `select ${key} as key, ${record} as record from ${from} and ${key} > :after order by ${key} limit ${batch}`,
    { shopId, scale: shop.scale, after: step.after },
  )
  const spreadsheet = spreadsheetOf(shop.country)
  const begin = step.written === 0 ? beginningOf(step.format, kinds[step.kind], spreadsheet) : ''
  const records = rows.map((row) => row.record)
  const text = begin + linesOf(step.format, kinds[step.kind], spreadsheet, records)
  const written = await append(folder, path, step.written, text)
  const progress = { done: step.done + rows.length, after: rows.at(-1)?.key ?? step.after, written }
  await tx('exports').where({ shop_id: shopId, id: step.id }).update(progress)
  return rows.length < batch ? { ...step, ...progress } : null
}

/** Another machine, or one that crashed, may have less of the file than the row says; it is then written anew. */
async function isThere(path: string, { written }: Step): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return written === 0 || (found !== null && found.size >= written)
}

/** Writes a text at the place where the last batch that was committed ended. Returns where it ends itself. */
async function append(folder: string, path: string, at: number, text: string): Promise<number> {
  const bytes = Buffer.from(text)
  await mkdir(folder, { recursive: true })
  const file = await open(path, at === 0 ? 'w' : 'r+', 0o600)
  try {
    await file.truncate(at)
    await file.write(bytes, 0, bytes.length, at)
    await file.datasync()
  } finally {
    await file.close()
  }
  return at + bytes.length
}
