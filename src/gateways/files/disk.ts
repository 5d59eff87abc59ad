import { constants } from 'node:fs'
import { access, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type FileStore, FileStoreDown, type Spooled } from './store.ts'

/** Returns a file store in a local folder, which suffices while one machine runs the service. */
export function diskStore(folder: string): FileStore {
  return {
    keep: (key, spooled) => orDown(() => keep(join(folder, key), spooled)),
    remove: (key) => orDown(() => rm(join(folder, key), { force: true })),
    read: (key) => orDown(async () => (await open(join(folder, key), 'r')).createReadStream()),
    async unavailableReason() {
      try {
        await mkdir(folder, { recursive: true })
        await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
        return null
      } catch (error) {
        return (error as Error).message
      }
    },
    linkTo: () => null,
    pathOf: (key) => ({ root: folder, file: key }),
  }
}

/**
 * Moves a file into place, whole or not at all: it is already flushed, a rename is atomic, and the folder is flushed
 * too.
 */
async function keep(path: string, spooled: Spooled): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  try {
    await rename(spooled.path, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copyAndRename(spooled.path, path)
  }
  await flush(folder)
}

/** Copies a file first, because a rename cannot cross file systems. */
async function copyAndRename(from: string, to: string): Promise<void> {
  const draft = `${to}.draft`
  await copyFile(from, draft)
  await flush(draft)
  await rename(draft, to)
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function orDown<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new FileStoreDown((error as Error).message, { cause: error })
  }
}
