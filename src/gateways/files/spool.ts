import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file that has come in whole and waits on this machine to be stored. */
export interface Spooled {
  path: string
  size: number
  sha256: string
}

/**
 * Writes bytes to a file of its own as they come, and flushes it to the disk; no more than a few pieces are ever in
 * memory. Size and SHA-256 are counted on the way. Whoever calls removes the file. A stream that fails leaves none.
 */
export async function spool(folder: string, bytes: Readable): Promise<Spooled> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const hash = createHash('sha256')
  let size = 0
  // Opened before anything can fail: a file that is still being opened cannot be removed, and would be left.
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

/** Removes what killed processes have left behind: nothing is written to for longer than this many milliseconds. */
export async function sweepSpool(folder: string, olderThan: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < Date.now() - olderThan) await rm(path, { force: true })
  }
}
