import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SurfaceName, surfaces } from '../generate/contract.ts'
import type { Contract } from './compare-contracts.ts'

export type Contracts = Record<SurfaceName, Contract>

/** The folder with the contracts of the last release, without the parts that no program depends on. */
export const releasedFolder = 'openapi/released'

/** Reads the published contracts of all surfaces from a folder. */
export function readContracts(folder: string): Contracts {
  const read = (surface: SurfaceName) => JSON.parse(readFileSync(join(folder, `${surface}.json`), 'utf8'))
  return Object.fromEntries(surfaces.map((surface) => [surface, read(surface)])) as Contracts
}

/** Keeps contracts as those of the last release. */
export function keepContracts(contracts: Contracts, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const surface of surfaces) {
    writeFileSync(
      join(folder, `${surface}.json`),
      `${JSON.stringify(outline(contracts[surface]), null, 1)}\n`,
    )
  }
}

const words = new Set(['description', 'summary', 'example', 'examples', 'tags', 'servers', 'securitySchemes'])

/** Returns a contract without its words and examples. Members may be named like these: `properties` keeps all. */
function outline(value: unknown, named = false): unknown {
  if (Array.isArray(value)) return value.map((each) => outline(each))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([key]) => named || key === 'x-guest' || !(words.has(key) || key.startsWith('x-')),
  )
  return Object.fromEntries(kept.map(([key, each]) => [key, outline(each, !named && key === 'properties')]))
}
