import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { pack as createPack, type Pack } from 'tar-stream'
import { type OneConnection, onOneConnection, type Table, tablesIn } from '../../db/connection/copy.ts'
import type { Database } from '../../db/database.ts'
import type { FileStore } from '../../gateways/files/store.ts'
import { type About, aboutName, pieceName, type Sums, sumsName } from './format.ts'

const compress = promisify(gzip)

/** A chunk is compressed in memory, because its length must be written before it. */
const pieceSize = 4 * 1024 * 1024

interface Options {
  release: string
  /** null: files are not included; `place` says where they are. */
  files: FileStore | null
  place: string
  /** Called with the number of rows written, and roughly how many there are. */
  progress: (rows: number, of: number) => void
}

/** The sums of the written backup, and the files that rows name but that are missing. */
export interface Written extends Sums {
  files: number
  missing: string[]
}

/**
 * Writes a backup while the service runs: every table as of one moment, and the files that its rows name. A file
 * deleted in the meantime is reported as missing. The returned promise settles once everything is read; the stream ends
 * after that.
 */
export function writeBackup(
  db: Database,
  options: Options,
): { archive: Readable; written: Promise<Written> } {
  const pack = createPack()
  const written = write(db, pack, options)
  written.catch((error) => pack.destroy(error))
  return { archive: Readable.from(pack), written }
}

function write(db: Database, pack: Pack, { release, files, place, progress }: Options): Promise<Written> {
  const written: Written = { rows: {}, sha256: {}, files: 0, missing: [] }
  const addText = (name: string, data: object) =>
    add(pack, written, name, Buffer.from(JSON.stringify(data, null, 2)))
  return onOneConnection(db, 'begin isolation level repeatable read, read only', async (connection) => {
    const tables = await tablesIn(connection)
    const migrations = await connection.query<{ name: string }>(
      'select name from knex_migrations order by id',
    )
    const about: About = {
      format: 1,
      createdAt: new Date().toISOString(),
      release,
      migrations: migrations.map(({ name }) => name),
      tables,
      files: { included: files !== null, place },
    }
    await addText(aboutName, about)
    const expected = await estimate(connection)
    let done = 0
    for (const table of tables) {
      written.rows[table.name] = await addTable(connection, pack, written, table)
      done += written.rows[table.name]!
      progress(done, Math.max(done, expected))
    }
    if (files) await addFiles(connection, pack, written, files)
    const { rows, sha256 } = written
    await addText(sumsName, { rows, sha256 } satisfies Sums)
    pack.finalize()
    return written
  })
}

async function estimate({ query }: OneConnection): Promise<number> {
  const [found] = await query<{ rows: number }>(
    "select sum(greatest(reltuples, 0)) as rows from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  )
  return Math.round(found!.rows)
}

async function addTable(
  connection: OneConnection,
  pack: Pack,
  written: Written,
  { name, columns }: Table,
): Promise<number> {
  const rows = connection.copyOut(`select ${columns.join(', ')} from ${name}`)
  let [waiting, size, number] = [[] as Buffer[], 0, 0]
  const flush = async () => {
    number += 1
    // The fastest level: backups usually wait for the disk, and otherwise it halves the time.
    await add(pack, written, pieceName(name, number), await compress(Buffer.concat(waiting), { level: 1 }))
    waiting = []
    size = 0
  }
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    size += chunk.length
    if (size >= pieceSize) await flush()
  }
  if (size > 0) await flush()
  return rows.rowCount
}

async function add(pack: Pack, { sha256 }: Sums, name: string, bytes: Buffer): Promise<void> {
  sha256[name] = createHash('sha256').update(bytes).digest('hex')
  await pipeline(
    Readable.from([bytes], { objectMode: false }),
    pack.entry({ name, size: bytes.length, mode: 0o600 }),
  )
}

/** Adds the files named by this snapshot's rows. Files never change, so they can be read after the rows. */
async function addFiles(
  { query }: OneConnection,
  pack: Pack,
  written: Written,
  files: FileStore,
): Promise<void> {
  const rows = await query<{ key: string }>(
    `select storage_key as key from digital_files where deleted_at is null
      union all select storage_key from picture_files
      union all select storage_key from proof_files order by key`,
  )
  for (const { key } of rows) {
    const path = files.pathOf(key)!
    // Once it is open, deleting it does not take its bytes away.
    const file = await open(join(path.root, path.file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return null
    })
    if (!file) {
      written.missing.push(key)
      continue
    }
    const { size } = await file.stat()
    const hash = createHash('sha256')
    await pipeline(
      file.createReadStream(),
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          hash.update(piece)
          yield piece
        }
      },
      pack.entry({ name: `files/${key}`, size, mode: 0o600 }),
    )
    written.sha256[`files/${key}`] = hash.digest('hex')
    written.files += 1
  }
}
