import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStoreDown, type Spooled } from './store.ts'

/**
 * Streams into a new file and flushes it to disk, with only a few chunks in memory at a time. Counts the size and
 * computes the SHA-256 on the way. The caller removes the file. A stream that fails leaves no file. Throws
 * FileStoreDown if it is the disk that fails, because it is full for instance.
 */
export async function spool(folder: string, bytes: Readable): Promise<Spooled> {
  return write(folder, bytes).catch((error: NodeJS.ErrnoException) => {
    // A failure to read is the caller's.
    const isOurs = error.syscall && error.syscall !== 'read'
    throw isOurs ? new FileStoreDown(error.message, { cause: error }) : error
  })
}

async function write(folder: string, bytes: Readable): Promise<Spooled> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const hash = createHash('sha256')
  let size = 0
  // The file is opened before anything can fail: one still being opened cannot be removed, and would be left behind.
  const file = await open(path, 'wx', 0o600)
  try {
    await pipeline(
      bytes,
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          hash.update(piece)
          size += piece.length
          yield piece
        }
      },
      file.createWriteStream({ flush: true }),
    )
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { path, size, sha256: hash.digest('hex') }
}

/** Removes files left by killed processes: those last written more than `olderThan` milliseconds ago. */
export async function sweepSpool(folder: string, olderThan: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < Date.now() - olderThan) await rm(path, { force: true })
  }
}
