import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import {
  keyOfMember,
  type Manifest,
  manifestName,
  memberOf,
  people,
  sumLine,
  sumsName,
  tableOfMember,
} from '../../services/exports/archive-format.ts'
import { CommandError } from '../command.ts'

export type Entry = Readable & { header: { name: string } }

/** Yields the members of an archive. The bytes of each have to be read before the next one comes. */
export async function* membersOf(
  file: string,
  read: (bytes: number) => void = () => {},
): AsyncGenerator<Entry> {
  const [bytes, zipped, unpacked] = [createReadStream(file), createGunzip(), extract()]
  bytes.on('data', (chunk) => read(chunk.length))
  bytes.on('error', (error) => unpacked.destroy(error))
  zipped.on('error', (error) => unpacked.destroy(error))
  bytes.pipe(zipped).pipe(unpacked)
  try {
    yield* unpacked as AsyncIterable<Entry>
  } finally {
    bytes.destroy()
  }
}

/** Returns whether it can be part of an address, and of SQL. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

const damaged = (why: string): CommandError => new CommandError(`the archive is damaged: ${why}`)

/**
 * Reads a whole archive and compares every sum. Returns its manifest. Throws a CommandError if it is none, of another
 * version, incomplete or damaged.
 */
export async function checkArchive(file: string, read: (bytes: number) => void): Promise<Manifest> {
  const found = new Map<string, string>()
  const files = { count: 0, sums: createHash('sha256') }
  let manifest: Manifest | null = null
  try {
    for await (const entry of membersOf(file, read)) {
      const { name } = entry.header
      if (manifest) throw damaged(`${name} is behind the manifest`)
      if (name === manifestName) manifest = manifestIn(await text(entry))
      else if (keyOfMember(name)) {
        files.sums.update(sumLine(name, await sumOf(entry)))
        files.count += 1
      } else if (tableOfMember(name) && files.count > 0) throw damaged(`${name} is behind the files`)
      else if ((tableOfMember(name) || name === sumsName) && !found.has(name))
        found.set(name, await sumOf(entry))
      else throw damaged(`it contains ${name}`)
    }
  } catch (error) {
    if (error instanceof CommandError || (error as NodeJS.ErrnoException).syscall) throw error
    throw damaged((error as Error).message)
  }
  if (!manifest) throw damaged('its end is missing')
  compare(manifest, found, files.count, files.sums.digest('hex'))
  return manifest
}

async function sumOf(bytes: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of bytes) hash.update(piece)
  return hash.digest('hex')
}

function manifestIn(json: string): Manifest {
  const manifest = JSON.parse(json) as Manifest
  if (manifest.format !== 1)
    throw new CommandError(`this release cannot read archives of format ${manifest.format}`)
  const { store, pictures } = manifest
  if (!/^[0-9a-f]{24}$/.test(store.id) || !isSlug(store.slug) || !pictures)
    throw damaged('it describes no store')
  return manifest
}

function compare(
  { members, files }: Manifest,
  found: Map<string, string>,
  count: number,
  sums: string,
): void {
  const expected = new Map([
    ...members.map(({ name, sha256 }) => [name, sha256] as const),
    [sumsName, files.sha256],
  ])
  const differing = [...new Set([...expected.keys(), ...found.keys()])].filter(
    (name) => expected.get(name) !== found.get(name),
  )
  if (differing.length > 0) throw damaged(differing.join(', '))
  if (count !== files.count || sums !== files.sha256) throw damaged('its files do not have their sums')
  const [first, second] = members.map(({ name }) => name)
  if (first !== memberOf(people) || second !== memberOf('shops'))
    throw damaged('its rows are not in their order')
}
