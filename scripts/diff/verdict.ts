import { type SurfaceName, surfaces } from '../generate/contract.ts'
import { unreleasedPart } from '../release/changelog.ts'
import { compareContracts, type OperationDifference } from './compare-contracts.ts'
import type { Contracts } from './released.ts'

/** A difference between the contracts of two releases. */
export interface Change extends OperationDifference {
  surface: SurfaceName
}

/** Returns what changed since a release, breaking changes first. */
export function changesBetween(before: Contracts, after: Contracts): Change[] {
  const changes = surfaces.flatMap((surface) =>
    compareContracts(before[surface], after[surface]).map((difference) => ({ surface, ...difference })),
  )
  return changes.sort((one, other) => Number(other.breaking) - Number(one.breaking))
}

/**
 * Returns what forbids these changes, each in a sentence: a version that was not raised far enough (Semantic
 * Versioning), and breaking changes that the changelog does not mention.
 */
export function objections(
  before: Contracts,
  after: Contracts,
  changes: Change[],
  changelog: string,
): string[] {
  const [released, version] = [before, after].map(({ store }) => store.info.version) as [string, string]
  const found = surfaces
    .filter((surface) => after[surface].info.version !== version)
    .map((surface) => `The contract of ${surface} is not of version ${version}, as that of store is.`)
  const least = leastVersion(released, changes)
  if (isBelow(version, least))
    found.push(`The version ${version} in openapi/ must be ${least} or more: ${released} was released.`)
  const told = breakingEntries(changelog)
  const untold = new Set(
    changes
      .filter(({ breaking, operation }) => breaking && !told.includes(idOf(operation)))
      .map(({ operation }) => operation),
  )
  for (const operation of untold)
    found.push(`No "### Breaking" in CHANGELOG.md since ${released} names ${idOf(operation)}.`)
  return found
}

const idOf = (operation: string) => /\((\w+)\)$/.exec(operation)![1]!

/** Returns the next version that these changes allow. */
function leastVersion(released: string, changes: Change[]): string {
  const [major, minor] = numbersOf(released)
  if (changes.some(({ breaking }) => breaking)) return `${major + 1}.0.0`
  return changes.length > 0 ? `${major}.${minor + 1}.0` : released
}

function isBelow(version: string, least: string): boolean {
  const [is, must] = [numbersOf(version), numbersOf(least)]
  const index = is.findIndex((number, place) => number !== must[place])
  return index >= 0 && is[index]! < must[index]!
}

const numbersOf = (version: string) => version.split('.').map(Number) as [number, number, number]

/** Returns the entries about breaking changes that are not released yet. */
function breakingEntries(changelog: string): string {
  const sections = unreleasedPart(changelog).matchAll(/^### Breaking\n([\s\S]*?)(?=^##|(?![\s\S]))/gm)
  return [...sections].map(([, entries]) => entries).join('')
}
