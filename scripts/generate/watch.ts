import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/** A further change within this time is taken to belong to the first: an editor writes a file in several steps. */
const together = 50

/**
 * Calls `build` now and after every change of the contract, one call after the other, until a module that the
 * generator itself has loaded is changed. Folders are watched rather than files, because an editor replaces a
 * file by another one.
 */
export function watchSources(build: () => Promise<void>): Promise<void> {
  const watchers: FSWatcher[] = []
  let timer: NodeJS.Timeout | undefined
  let building = Promise.resolve()
  return new Promise<void>((resolve, reject) => {
    const again = () => {
      building = building.then(build).catch(reject)
    }
    for (const folder of foldersIn('openapi')) {
      const follow = () => {
        clearTimeout(timer)
        timer = setTimeout(again, together)
      }
      watchers.push(watch(folder, follow))
    }
    for (const [folder, names] of Object.entries(modules)) {
      const end = (_: string, name: string | null) => name && names.test(name) && resolve()
      watchers.push(watch(folder, end))
    }
    again()
  }).finally(async () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
    await building
  })
}

/** The modules of the generator, by their folders. */
const modules = {
  'scripts/generate': /\.ts$/,
  'src/base': /^(activity|calendar|errors|scopes|violations)\.ts$/,
  'src/contract': /^document\.ts$/,
  'src/http': /^handler\.ts$/,
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const inner = entries.filter((entry) => entry.isDirectory())
  return [folder, ...inner.map(({ parentPath, name }) => join(parentPath, name))]
}
