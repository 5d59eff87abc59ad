/** A release as CHANGELOG.md tells it. */
export interface Release {
  version: string
  /** The day on which it was made: 2026-12-01. */
  date: string
  /** The newest migration that it has, by which its schema is known later. */
  lastMigration: string
}

const dated = /^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/m

/**
 * Returns the newest release in a changelog; null if there is none yet. A heading without a date is a version that is
 * still to be released. Throws if the release does not name its last migration.
 */
export function newestRelease(changelog: string): Release | null {
  const heading = dated.exec(changelog)
  if (!heading) return null
  const [line, version, date] = heading as unknown as [string, string, string]
  const [section] = changelog.slice(heading.index + line.length).split(/^## /m)
  const named = /^Its last migration is `(\d{14}_\w+\.sql)`\.$/m.exec(section!)
  if (!named) throw new Error(`CHANGELOG.md does not name the last migration of ${version}`)
  return { version, date, lastMigration: named[1]! }
}

/** Returns what a changelog says about everything since the newest release. */
export function unreleasedPart(changelog: string): string {
  return changelog.slice(0, dated.exec(changelog)?.index)
}

/**
 * Returns a changelog in which the version under `[Unreleased]` is released. Throws if that is another version, or if
 * `[Unreleased]` has entries, which would be in no release.
 */
export function withRelease(changelog: string, { version, date, lastMigration }: Release): string {
  const heading = `## [${version}]\n`
  const next = /^## \[Unreleased\]\n\n(?=## \[)/m.exec(changelog)
  if (!next) throw new Error(`[Unreleased] of CHANGELOG.md is not empty: move its entries below [${version}]`)
  const at = next.index + next[0].length
  if (!changelog.startsWith(heading, at))
    throw new Error(`below [Unreleased], CHANGELOG.md needs the heading: ## [${version}]`)
  return `${changelog.slice(0, at)}## [${version}] - ${date}\n\nIts last migration is \`${lastMigration}\`.\n${changelog.slice(at + heading.length)}`
}
