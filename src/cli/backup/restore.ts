import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { buffer, json } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { SettingError } from '../../config/reader.ts'
import { analyze, type OneConnection, onOneConnection, tablesIn } from '../../db/connection/copy.ts'
import type { Database } from '../../db/database.ts'
import { knownMigrations, migrate, migrationSource } from '../../db/migrate/migrate.ts'
import { continueEvents } from '../../db/queues/event-clock.ts'
import { spool } from '../../gateways/files/spool.ts'
import { type FileStore, FileStoreDown } from '../../gateways/files/store.ts'
import { type About, aboutName, fileOf, type Sums, sumsName, tableOf } from './format.ts'

const decompress = promisify(gunzip)

type ArchiveEntry = AsyncIterable<Buffer> & { header: { name: string } }

interface Options {
  /** The address of the database, used to migrate it. */
  url: string
  files: FileStore
  dataFolder: string
  /** Called with the entry restored last. */
  progress: (entry: string) => void
}

export interface Restored {
  createdAt: string
  rows: Record<string, number>
  files: number
  /** True if the backup includes the files that its rows name; if not, they were in `place`. */
  included: boolean
  place: string
  /** The migrations that this release has beyond the backup's. */
  migrated: string[]
}

/**
 * Restores a backup into an empty database: creates the tables that it was written from, loads all rows in one
 * transaction, compares every sum, and then migrates to this release. Throws a SettingError if the database is not
 * empty, or the backup is from a newer release or damaged; nothing is restored then.
 */
export async function restoreBackup(db: Database, archive: Readable, options: Options): Promise<Restored> {
  const unpacked = extract()
  archive.on('error', (error) => unpacked.destroy(error)).pipe(unpacked)
  const entries = unpacked[Symbol.asyncIterator]() as AsyncIterator<ArchiveEntry>
  const about = await readAbout(entries)
  await makeTables(db, options.url, about)
  const restored: Restored = {
    createdAt: about.createdAt,
    rows: {},
    files: 0,
    migrated: [],
    ...about.files,
  }
  await onOneConnection(db, 'begin', async (connection) => {
    const indexes = await layBare(connection)
    const sums = await load(connection, entries, about, { ...options, restored })
    compare(sums, restored)
    for (const index of indexes) {
      options.progress(index.name)
      await connection.query(index.definition)
    }
    for (const { name } of await tablesIn(connection))
      await connection.query(`alter table ${name} enable trigger user`)
  })
  await analyze(db)
  restored.migrated = await migrate(options.url)
  await continueEvents(db)
  return restored
}

async function readAbout(entries: AsyncIterator<ArchiveEntry>): Promise<About> {
  const damaged = new SettingError('this is not a backup of this service')
  const first = await entries.next().catch(() => {
    throw damaged
  })
  if (first.done || first.value.header.name !== aboutName) throw damaged
  const about = (await json(first.value).catch(cutOff)) as About
  if (about.format !== 1) throw new SettingError(`this release cannot read backups of format ${about.format}`)
  return about
}

/** Creates the tables that the backup was written from, in a database without data. */
async function makeTables(db: Database, url: string, { migrations, release }: About): Promise<void> {
  const { done, pending } = await knownMigrations(db)
  const known = new Set([...done, ...pending])
  const newer = migrations.filter((name) => !known.has(name))
  if (newer.length > 0)
    throw new SettingError(
      `the backup is from release ${release}, which is newer: it needs ${newer.join(', ')}`,
    )
  const beyond = done.filter((name) => !migrations.includes(name))
  if (beyond.length > 0)
    throw new SettingError(
      'the database is newer than the backup: restore into an empty one, which is then migrated',
    )
  await refuseUsed(async (sql) => (await db.raw(sql)).rows)
  await migrate(url, { ...migrationSource, getMigrations: async () => migrations })
}

/** Throws a SettingError if the database has tables with people or stores in them. */
async function refuseUsed(query: OneConnection['query']): Promise<void> {
  const [found] = await query<{ made: boolean }>(
    "select to_regclass('users') is not null and to_regclass('shops') is not null as made",
  )
  if (!found!.made) return
  const [rows] = await query<{ used: boolean }>(
    'select exists (select from users) or exists (select from shops) as used',
  )
  if (rows!.used) throw new SettingError('the database contains data: restore into an empty one')
}

/** An index rebuilt once all rows are there, in a fraction of the time. */
interface Index {
  name: string
  definition: string
}

/** Deletes what migrations and a first start have written, and drops triggers and indexes while loading. */
async function layBare(connection: OneConnection): Promise<Index[]> {
  const tables = await tablesIn(connection)
  const names = tables.map(({ name }) => name).join(', ')
  // Somebody may have signed up since we looked; from now on nobody can.
  await connection.query(`lock table ${names} in access exclusive mode`)
  await refuseUsed(connection.query)
  await connection.query(`truncate ${names}`)
  // The backup itself has the rows that triggers write.
  for (const { name } of tables) await connection.query(`alter table ${name} disable trigger user`)
  const indexes = await connection.query<Index>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and not relispartition and relname not like 'knex%'
      and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  for (const { name } of indexes) await connection.query(`drop index ${name}`)
  return indexes
}

async function load(
  connection: OneConnection,
  entries: AsyncIterator<ArchiveEntry>,
  about: About,
  { files, dataFolder, progress, restored }: Omit<Options, 'url'> & { restored: Restored },
): Promise<{ given: Sums; found: Record<string, string> }> {
  const found: Record<string, string> = {}
  const tables = loader(connection, about, progress)
  try {
    for (;;) {
      const { done, value: entry } = await entries.next().catch(cutOff)
      if (done) throw new SettingError('the backup is incomplete: its end is missing')
      const { name } = entry.header
      if (name === sumsName) {
        restored.rows = await tables.end()
        return { given: (await json(entry).catch(cutOff)) as Sums, found }
      }
      const [table, key] = [tableOf(name), fileOf(name)]
      if (table) {
        const bytes = await buffer(entry).catch(cutOff)
        found[name] = createHash('sha256').update(bytes).digest('hex')
        await tables.add(table, name, bytes)
      } else if (key) {
        found[name] = await restoreFile(entry, key, files, dataFolder)
        restored.files += 1
      } else throw new SettingError(`the backup is damaged: it contains ${name}`)
    }
  } catch (error) {
    tables.abort(error as Error)
    throw error
  }
}

/** Loads tables one by one, each from its compressed chunks. */
function loader(connection: OneConnection, about: About, progress: (table: string) => void) {
  const counts: Restored['rows'] = {}
  let open: { table: string; rows: ReturnType<OneConnection['copyIn']> } | null = null
  const end = async () => {
    if (!open) return counts
    open.rows.end()
    await finished(open.rows)
    counts[open.table] = open.rows.rowCount
    return counts
  }
  return {
    async add(table: string, piece: string, bytes: Buffer): Promise<void> {
      const columns = about.tables.find((one) => one.name === table)?.columns
      if (!columns) throw new SettingError(`the backup is damaged: ${piece} belongs to none of its tables`)
      if (open?.table !== table) {
        await end()
        open = { table, rows: connection.copyIn(table, columns) }
        progress(table)
      }
      const text = await decompress(bytes).catch((error: Error) => {
        throw new SettingError(`the backup is damaged: ${piece}: ${error.message}`)
      })
      await write(open.rows, text)
    },
    /** Completes the last table. Returns each table's number of rows. */
    end,
    /** Ends loading a table: the connection accepts no rollback while it waits for rows. */
    abort: (error: Error) => void open?.rows.on('error', () => {}).destroy(error),
  }
}

function cutOff(error: Error): never {
  if (error instanceof FileStoreDown)
    throw new SettingError(`the files of the backup cannot be stored: ${error.message}`)
  throw new SettingError(`the backup is incomplete: ${error.message}`)
}

async function write(rows: Writable, bytes: Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    rows.once('error', reject)
    rows.write(bytes, (error) => {
      rows.off('error', reject)
      if (error) reject(error)
      else resolve()
    })
  })
}

async function restoreFile(
  entry: ArchiveEntry,
  key: string,
  files: FileStore,
  dataFolder: string,
): Promise<string> {
  const spooled = await spool(join(dataFolder, 'uploads'), Readable.from(entry)).catch(cutOff)
  try {
    await files.keep(key, spooled)
  } finally {
    await rm(spooled.path, { force: true })
  }
  return spooled.sha256
}

/** Throws a SettingError that names what differs from the sums at the end of the backup. */
function compare({ given, found }: { given: Sums; found: Record<string, string> }, { rows }: Restored): void {
  const { [aboutName]: _, ...sha256 } = given.sha256
  const names = new Set([...Object.keys(sha256), ...Object.keys(found)])
  const differing = [...names].filter((name) => sha256[name] !== found[name])
  const short = Object.entries(given.rows).filter(([table, count]) => (rows[table] ?? 0) !== count)
  if (differing.length > 0 || short.length > 0)
    throw new SettingError(
      `the backup is damaged: ${[...differing, ...short.map(([table]) => table)].join(', ')}`,
    )
}
