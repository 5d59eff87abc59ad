// The archive of a store: its rows in one snapshot, then its files (decision archives-are-rows-of-tables).

import { createReadStream } from 'node:fs'
import { appendFile, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack as createPack, type Pack } from 'tar-stream'
import { clock } from '../../base/clock.ts'
import { type OneConnection, onOneConnection } from '../../db/connection/copy.ts'
import type { Database } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { spool } from '../../gateways/files/spool.ts'
import { type FileStore, FileStoreDown, type Spooled } from '../../gateways/files/store.ts'
import {
  type Manifest,
  manifestName,
  memberOf,
  people,
  picturesOf,
  sumLine,
  sumsName,
} from './archive-format.ts'
import { type ArchiveTable, archiveTables, conditions, peopleColumns } from './archive-tables.ts'

type Context = Pick<Dependencies, 'config' | 'files'>

interface Progress {
  begin(total: number): Promise<unknown>
  written(rows: number): Promise<unknown>
}

/** The archive so far, and the list of the files that come after the rows. */
interface Written {
  pack: Pack
  folder: string
  manifest: Omit<Manifest, 'files'>
  listOfFiles: string | null
}

/**
 * Writes the archive of a store to a local file, which the caller removes. Throws FileStoreDown.
 */
export async function writeArchive(
  db: Database,
  { config, files }: Context,
  shopId: string,
  progress: Progress,
): Promise<Spooled> {
  const folder = join(config.dataFolder, 'uploads')
  const pack = createPack()
  const zip = createGzip()
  const spooled = spool(folder, zip)
  spooled.catch((error) => pack.destroy(error))
  const zipped = pipeline(pack, zip)
  zipped.catch(() => {})
  try {
    const written = await writeRows(
      db,
      { pack, folder, pictures: picturesOf(config.publicUrls.store, shopId) },
      shopId,
      progress,
    )
    const stored = await writeFiles(written, files)
    await addText(pack, manifestName, `${JSON.stringify({ ...written.manifest, files: stored }, null, 2)}\n`)
    pack.finalize()
    return await spooled
  } catch (error) {
    pack.destroy(error as Error)
    zip.destroy(error as Error)
    await spooled.then(
      ({ path }) => rm(path, { force: true }),
      () => {},
    )
    throw error
  }
}

function writeRows(
  db: Database,
  { pack, folder, pictures }: { pack: Pack; folder: string; pictures: string },
  shopId: string,
  progress: Progress,
): Promise<Written> {
  return onOneConnection(db, 'begin isolation level repeatable read, read only', async (connection) => {
    const { query } = connection
    await query("set local time zone 'UTC'")
    const tables = await archiveTables(connection)
    const [store] = await query<Manifest['store']>(
      `select shops.id, slug, shops.name, email as owner from shops join users on users.id = owner_id
      where shops.id = '${shopId}'`,
    )
    const names = await query<{ name: string }>('select name from knex_migrations order by id')
    const migrations = names.map(({ name }) => name)
    const writtenAt = clock.now().toISOString()
    const manifest = { format: 1 as const, store: store!, writtenAt, migrations, pictures, members: [] }
    const written: Written = { pack, folder, manifest, listOfFiles: null }
    const sources = [sourceOfPeople(tables, shopId), ...tables.map((table) => sourceOf(table, shopId))]
    await progress.begin(await count(connection, sources))
    for (const source of sources) await addRows(connection, written, source, progress)
    written.listOfFiles = (await spool(folder, Readable.from(linesOf(connection, filesOf(shopId))))).path
    return written
  })
}

/** A member of rows, and SQL for them without their order. */
interface Source {
  name: string
  columns: string[]
  from: string
  order: string
}

const ownRows = ({ name }: Pick<ArchiveTable, 'name'>, shopId: string) =>
  `${name} where ${name === 'shops' ? 'id' : 'shop_id'} = '${shopId}' and ${conditions[name] ?? 'true'}`

const sourceOf = (table: ArchiveTable, shopId: string): Source => ({
  ...table,
  from: ownRows(table, shopId),
})

/** Columns that are shown as merchants see them: every operator is just the platform. */
const shown: Record<string, string> = {
  'activity.actor_id': "case when actor_kind <> 'operator' then actor_id end as actor_id",
  'activity.address': "case when actor_kind <> 'operator' then address end as address",
}

/** Everybody whom a row of the store names. */
function sourceOfPeople(tables: ArchiveTable[], shopId: string): Source {
  const named = tables.flatMap((table) =>
    table.people.map((column) => `select ${column} from ${ownRows(table, shopId)}`),
  )
  return {
    name: people,
    columns: peopleColumns,
    from: `users where id in (${named.join(' union ')})`,
    order: 'id',
  }
}

/** The files of a store; a row stays when its file is deleted. */
const filesOf = (shopId: string): string =>
  `select storage_key as line from digital_files where shop_id = '${shopId}' and deleted_at is null
  union select storage_key from picture_files where shop_id = '${shopId}'
  union select storage_key from proof_files where shop_id = '${shopId}' order by line`

async function count({ query }: OneConnection, sources: Source[]): Promise<number> {
  let total = 0
  for (const { from } of sources)
    total += (await query<{ rows: number }>(`select cast(count(*) as integer) as rows from ${from}`))[0]!.rows
  return total
}

async function addRows(
  connection: OneConnection,
  { pack, folder, manifest }: Written,
  { name, columns, from, order }: Source,
  progress: Progress,
): Promise<void> {
  let rows = 0
  const select = `select row_to_json(r)::text as line from (select ${columns.map((column) => shown[`${name}.${column}`] ?? column).join(', ')} from ${from} order by ${order}) r`
  const lines = linesOf(connection, select, async (more) => {
    rows += more
    await progress.written(more)
  })
  const spooled = await spool(folder, Readable.from(lines))
  await addFile(pack, memberOf(name), spooled)
  const plain = columns.map((column) => column.replaceAll('"', ''))
  manifest.members.push({ name: memberOf(name), rows, columns: plain, sha256: spooled.sha256 })
}

/** Number of rows that are in memory at once. */
const batch = 200

/** Yields the column `line` of each row as a line. */
async function* linesOf(
  { query }: OneConnection,
  select: string,
  read: (rows: number) => Promise<void> = async () => {},
): AsyncGenerator<Buffer> {
  await query(`declare lines no scroll cursor for ${select}`)
  for (;;) {
    const rows = await query<{ line: string }>(`fetch ${batch} from lines`)
    if (rows.length > 0) yield Buffer.from(rows.map(({ line }) => `${line}\n`).join(''))
    await read(rows.length)
    if (rows.length < batch) break
  }
  await query('close lines')
}

async function writeFiles(
  { pack, folder, listOfFiles }: Written,
  files: FileStore,
): Promise<Manifest['files']> {
  const sums = await spool(folder, Readable.from([]))
  const stored = { count: 0, missing: 0 }
  const list = await open(listOfFiles!)
  try {
    for await (const key of list.readLines()) {
      const spooled = await fetched(files, key, folder)
      if (!spooled) {
        stored.missing += 1
        continue
      }
      await addFile(pack, `files/${key}`, spooled)
      await appendFile(sums.path, sumLine(`files/${key}`, spooled.sha256))
      stored.count += 1
    }
  } finally {
    await list.close()
    await rm(listOfFiles!, { force: true })
  }
  const whole = await spool(folder, createReadStream(sums.path))
  await rm(sums.path, { force: true })
  await addFile(pack, sumsName, whole)
  return { ...stored, sha256: whole.sha256 }
}

/** Returns a file, whose size has to be known before it is packed; null if it was lost. Throws FileStoreDown. */
async function fetched(files: FileStore, key: string, folder: string): Promise<Spooled | null> {
  try {
    return await spool(folder, await files.read(key))
  } catch (error) {
    // A store that is busy says neither.
    const { code, name } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException
    if (error instanceof FileStoreDown && (code === 'ENOENT' || name === 'NoSuchKey')) return null
    throw error
  }
}

/** The same rows make the same bytes, so members have no time. */
const header = { mode: 0o600, mtime: new Date(0) }

async function addFile(pack: Pack, name: string, { path, size }: Spooled): Promise<void> {
  try {
    await pipeline(createReadStream(path), pack.entry({ ...header, name, size }))
  } finally {
    await rm(path, { force: true })
  }
}

async function addText(pack: Pack, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(text)
  await pipeline(
    Readable.from([bytes], { objectMode: false }),
    pack.entry({ ...header, name, size: bytes.length }),
  )
}
