import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type OneConnection, onOneConnection } from '../../db/connection/copy.ts'
import type { Database } from '../../db/database.ts'
import { knownMigrations } from '../../db/migrate/migrate.ts'
import { spool } from '../../gateways/files/spool.ts'
import type { FileStore } from '../../gateways/files/store.ts'
import {
  keyOfMember,
  type Manifest,
  memberOf,
  people,
  picturesOf,
  tableOfMember,
} from '../../services/exports/archive-format.ts'
import { type ArchiveTable, archiveTables, peopleColumns } from '../../services/exports/archive-tables.ts'
import { CommandError } from '../command.ts'
import { checkArchive, type Entry, membersOf } from './check.ts'

interface Options {
  /** The address of the store's pages, instead of the one that it had. */
  slug: string | null
  files: FileStore
  dataFolder: string
  /** The address of the Store API of this installation, where its pictures are. */
  storeUrl: string
  /** Called with the bytes of the file that were read: all of them twice, and once more those of the rows. */
  read: (bytes: number) => void
}

export interface Imported {
  store: { id: string; slug: string; name: string }
  owner: string | null
  writtenAt: string
  rows: number
  files: number
  missing: number
  /** The people of the archive, and those of them who had an account here. */
  people: { all: number; known: number }
}

/**
 * Reads the archive of a store into this installation, in one transaction. Its records keep their ids. People are the
 * accounts of their e-mail addresses. Throws a CommandError if the archive cannot be read here, or if the store or its
 * slug is here already; nothing is changed then.
 */
export async function importArchive(db: Database, file: string, options: Options): Promise<Imported> {
  const manifest = await checkArchive(file, options.read)
  await refuseNewer(db, manifest)
  const slug = options.slug ?? manifest.store.slug
  await onOneConnection(db, 'begin read only', (one) => refuseKnown(one, manifest.store.id, slug))
  // Files take longest. They come first, because a transaction that writes holds up the event feeds of all stores.
  const files = await addFiles(manifest, file, options)
  return onOneConnection(db, 'begin', async (connection) => {
    const { query } = connection
    await query("select set_config('storefront.from_archive', 'yes', true)")
    await query('create temporary table archive_lines (place bigserial, line text) on commit drop')
    await refuseKnown(connection, manifest.store.id, slug)
    const work = { connection, manifest, slug, options, renamed: new Map<string, string>() }
    const tables = new Map((await archiveTables(connection)).map((table) => [table.name, table]))
    const imported = { rows: 0, files, people: { all: 0, known: 0 } }
    for await (const entry of membersOf(file, options.read)) {
      const { name } = entry.header
      const table = tableOfMember(name)
      if (name === memberOf(people)) imported.people = await addPeople(work, entry)
      else if (table) imported.rows += await addTable(work, entry, tables.get(table))
      // Behind the rows are files alone.
      else break
    }
    await refuseForeignFiles(connection, manifest.store.id)
    const { store, writtenAt } = manifest
    const { missing } = manifest.files
    return { ...imported, store: { ...store, slug }, owner: store.owner, writtenAt, missing }
  })
}

interface Work {
  connection: OneConnection
  manifest: Manifest
  slug: string
  options: Options
  /** The ids of people who have another one here. */
  renamed: Map<string, string>
}

async function refuseNewer(db: Database, { migrations }: Manifest): Promise<void> {
  const { done } = await knownMigrations(db)
  const newer = migrations.filter((name) => !done.includes(name))
  if (newer.length > 0)
    throw new CommandError(`the archive is from a newer release: it needs ${newer.join(', ')}`)
}

/** From here on, nobody else imports the store or takes the slug unnoticed: their keys are unique. */
async function refuseKnown({ query }: OneConnection, id: string, slug: string): Promise<void> {
  const known = await query<{ id: string; slug: string }>(
    `select id, slug from shops where id = '${id}' or slug = '${slug}'`,
  )
  const same = known.find((one) => one.id === id)
  if (same) throw new CommandError(`the store is here already, as ${same.slug}: nothing is changed`)
  if (known.length > 0)
    throw new CommandError(`another store has the slug ${slug}: choose one with --slug; nothing is changed`)
}

/** Adds the people whose e-mail addresses have no account yet, and notes who has another id here. */
async function addPeople({ connection, renamed }: Work, entry: Entry): Promise<Imported['people']> {
  const { query } = connection
  const all = await copyLines(connection, entry, (line) => line)
  const columns = peopleColumns.filter((name) => name !== 'id').join(', ')
  const found = await query<{ was: string | null; is: string; known: number }>(
    `with read as (select r.* from archive_lines, json_populate_record(null::users, line::json) as r),
    placed as (
      select read.*, account.id as known, coalesce(
        account.id, case when exists (select from users where id = read.id) then new_object_id() else read.id end
      ) as place
      from read left join users as account on account.email = read.email and account.deleted_at is null
    ),
    added as (
      insert into users (id, ${columns}) select place, ${columns} from placed where known is null
    )
    select id as was, place as is, totals.known
    from (select cast(count(known) as integer) as known from placed) as totals left join placed on place <> id`,
  )
  for (const { was, is } of found) if (was) renamed.set(was, is)
  await query('truncate archive_lines')
  return { all, known: found[0]!.known }
}

async function addTable(
  { connection, manifest, slug, options, renamed }: Work,
  entry: Entry,
  table: ArchiveTable | undefined,
): Promise<number> {
  const { name } = entry.header
  if (!table) throw new CommandError(`this release has no place for ${name}`)
  const member = manifest.members.find((one) => one.name === name)!
  const plain = (column: string) => column.replaceAll('"', '')
  const columns = table.columns.filter((column) => member.columns.includes(plain(column)))
  const unknown = member.columns.filter((column) => !columns.map(plain).includes(column))
  if (unknown.length > 0)
    throw new CommandError(`this release has no place for ${unknown.join(', ')} of ${name}`)
  const pictures = picturesOf(options.storeUrl, manifest.store.id)
  const rows = await copyLines(connection, entry, (line) =>
    // Ids and addresses need no escape in JSON, so they are found in the text of nested values too.
    line
      .replaceAll(manifest.pictures, pictures)
      .replace(/"([0-9a-f]{24})"/g, (all, id) => (renamed.has(id) ? `"${renamed.get(id)}"` : all)),
  )
  const isStore = table.name === 'shops'
  const own = isStore ? [] : ['shop_id']
  const stated: Record<string, string> = isStore ? { id: manifest.store.id, slug } : {}
  const values = columns.map((column) => (stated[column] ? `'${stated[column]}'` : `r.${column}`))
  await connection.query(
    `insert into ${table.name} (${[...columns, ...own].join(', ')})
    select ${[...values, ...own.map(() => `'${manifest.store.id}'`)].join(', ')}
    from archive_lines, json_populate_record(null::${table.name}, line::json) as r order by place`,
  )
  await connection.query('truncate archive_lines')
  return rows
}

/** Yields lines that end with a line feed: JSON may contain the other characters at which readers of lines stop. */
async function* linesIn(entry: Entry): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of entry) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop()!
    yield* lines
  }
  yield rest + decoder.decode()
}

/** Copies the lines of a member into a table of their own, a few at a time. Returns how many there are. */
async function copyLines(
  { copyIn }: OneConnection,
  entry: Entry,
  change: (line: string) => string,
): Promise<number> {
  const rows = copyIn('archive_lines', ['line'])
  async function* escaped() {
    // Of what COPY's text format has a meaning for, JSON in one line contains only backslashes.
    for await (const line of linesIn(entry)) if (line) yield `${change(line).replaceAll('\\', '\\\\')}\n`
  }
  await pipeline(Readable.from(escaped(), { objectMode: false }), rows)
  return rows.rowCount
}

/** Keeps the files of an archive, and returns how many they are. Those of an import that is broken off are replaced by the next. */
async function addFiles(manifest: Manifest, file: string, options: Options): Promise<number> {
  let files = 0
  for await (const entry of membersOf(file, options.read)) {
    const key = keyOfMember(entry.header.name)
    if (key) {
      await addFile({ manifest, options }, entry, key)
      files += 1
    } else entry.resume()
  }
  return files
}

async function addFile(
  { manifest, options }: Pick<Work, 'manifest' | 'options'>,
  entry: Entry,
  key: string,
): Promise<void> {
  if (!key.startsWith(`${manifest.store.id}/`)) throw new CommandError(`${key} is no file of the store`)
  const spooled = await spool(join(options.dataFolder, 'uploads'), Readable.from(entry))
  try {
    await options.files.keep(key, spooled)
  } finally {
    await rm(spooled.path, { force: true })
  }
}

/** A row that names a file of another store would show it. */
async function refuseForeignFiles({ query }: OneConnection, id: string): Promise<void> {
  const foreign = await query(
    `select from stored_objects where shop_id = '${id}' and storage_key !~ '^${id}/[0-9a-f]{24}$' limit 1`,
  )
  if (foreign.length > 0) throw new CommandError('a row of the archive names a file of another store')
}
