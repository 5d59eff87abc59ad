import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files that were made, with their texts. */
export type Made = [file: string, text: string][]

/** The files that were made before, and what they were made of. */
export interface Memory {
  /** Returns what was made under this name, unless one of its sources, or its maker, has changed. */
  recall(name: string): Promise<Made | undefined>
  /** Keeps what was made, with the texts of its sources at the time, which may have changed since. */
  keep(name: string, sources: Map<string, string>, files: Made): Promise<void>
}

interface MemoEntry {
  maker: string
  sources: Record<string, string>
  files: Made
}

/**
 * Opens a memory in a folder. `maker` is the folder of the bundled generator: with any change of it, or of an installed
 * package, everything is forgotten.
 */
export async function openMemory(folder: string, maker: string): Promise<Memory> {
  const modules = (await readdir(maker, { recursive: true })).filter((name) => name.endsWith('.js')).sort()
  const packages = 'node_modules/.package-lock.json'
  const parts = await Promise.all([packages, ...modules.map((name) => join(maker, name))].map(textOf))
  const own = digest([process.version, ...modules, ...parts].join('\0'))
  const fileOf = (name: string) => join(folder, `${name}.json`)
  return {
    async recall(name) {
      const { maker, sources, files } = parse(await textOf(fileOf(name)))
      if (maker !== own) return undefined
      const known = await Promise.all(
        Object.entries(sources).map(async ([source, text]) => digest(await textOf(source)) === text),
      )
      return known.every(Boolean) ? files : undefined
    },
    async keep(name, sources, files) {
      const digests = [...sources].map(([source, text]) => [source, digest(text)])
      const entry: MemoEntry = { maker: own, sources: Object.fromEntries(digests), files }
      await mkdir(folder, { recursive: true })
      const waiting = `${fileOf(name)}.${process.pid}`
      await writeFile(waiting, JSON.stringify(entry))
      await rename(waiting, fileOf(name))
    },
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

/** Returns the text of a file; empty if it does not exist. */
function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}

function parse(text: string): Partial<MemoEntry> & Pick<MemoEntry, 'sources' | 'files'> {
  try {
    return JSON.parse(text)
  } catch {
    return { sources: {}, files: [] }
  }
}
