import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { SurfaceName } from './contract.ts'
import type { Memory } from './memory.ts'
import type { Problem } from './origins.ts'

/** Surfaces that are made together: the Apps API publishes the webhooks too. */
const groups: SurfaceName[][] = [['store'], ['apps', 'webhooks'], ['console'], ['agents']]

/**
 * Builds the contracts, and the code derived from them, from the sources in `from` into the folder `to`. Returns the
 * problems of the sources; if there are any, it writes nothing. Parts that the memory has for unchanged sources are not
 * made again; if it has all of them, the tools that make them are not even loaded.
 */
export async function build(from: string, to: string, memory?: Memory): Promise<Problem[]> {
  const all = await Promise.all(
    groups.map(async (names) => ({ names, files: await memory?.recall(names[0]!) })),
  )
  const unknown = all.filter(({ files }) => !files)
  if (unknown.length > 0) {
    const { makeSurfaces } = await import('./surfaces.ts')
    const { problems, made } = await makeSurfaces(
      from,
      unknown.flatMap(({ names }) => names),
    )
    if (problems.length > 0) return problems
    for (const group of unknown) {
      const own = made.filter(({ name }) => group.names.includes(name))
      group.files = own.flatMap(({ files }) => files)
      const sources = new Map(own.flatMap((surface) => [...surface.sources]))
      await memory?.keep(group.names[0]!, sources, group.files)
    }
  }
  await write(
    to,
    all.flatMap(({ files }) => files!),
  )
  return []
}

/** Writes all of the files or none: they are written to a temporary folder first, and then moved. */
async function write(to: string, files: [file: string, text: string][]): Promise<void> {
  await mkdir(to, { recursive: true })
  const waiting = await mkdtemp(join(dirname(to), `.${basename(to)}-`))
  try {
    for (const [file, text] of files) await writeFile(join(waiting, file), text)
    for (const [file] of files) await rename(join(waiting, file), join(to, file))
  } finally {
    await rm(waiting, { recursive: true })
  }
}
