import { mkdir, statfs } from 'node:fs/promises'
import { FileStoreDown } from './store.ts'

/** The disk would be left with less than the operator wants to keep free. */
export class DiskFull extends Error {}

/** Bytes of uploads that this process is receiving, and has not all written yet. */
let expected = 0

/** Returns the bytes that this user may still write to the disk of a folder. Throws what the system says. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Reserves room on the disk of a folder, which is created, for an upload of at most `bytes`, so that `floor` bytes stay
 * free whatever arrives at the same time: PostgreSQL and the log may be on this disk. Returns a release, to be called
 * once. Throws DiskFull and FileStoreDown.
 */
export async function reserveRoom(folder: string, bytes: number, floor: number): Promise<() => void> {
  const free = await mkdir(folder, { recursive: true })
    .then(() => freeBytes(folder))
    .catch((error: Error) => {
      throw new FileStoreDown(error.message, { cause: error })
    })
  if (free - expected - bytes < floor) throw new DiskFull(`${free} bytes are free in ${folder}`)
  expected += bytes
  return () => {
    expected -= bytes
  }
}
