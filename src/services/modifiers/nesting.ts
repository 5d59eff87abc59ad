// How modifier groups contain each other: options have groups, whose options have groups.

import { invalid } from '../../base/errors.ts'

/** The groups that each group's options have, with the number of its options. */
export type Nesting = ReadonlyMap<string, { options: number; groups: readonly string[] }>

/** A choice is made in at most so many steps. */
const deepest = 6
/** The most options of one item in all: each choice reads all of them. */
const mostOptions = 1000

/** Throws invalidRequest if a group contains itself, or is more than six deep, or has more than 1,000 options in all. */
export function requireNesting(all: Nesting): void {
  const weighed = new Map<string, { depth: number; options: number }>()
  const weigh = (id: string, above: readonly string[]): { depth: number; options: number } => {
    if (above.includes(id)) throw invalid('A modifier group cannot contain itself')
    if (above.length >= deepest) throw invalid(`Modifier groups are at most ${deepest} deep`)
    const group = all.get(id)
    const known = weighed.get(id)
    if (known) return known
    const below = (group?.groups ?? []).map((one) => weigh(one, [...above, id]))
    const found = {
      depth: 1 + Math.max(0, ...below.map(({ depth }) => depth)),
      options: (group?.options ?? 0) + below.reduce((sum, { options }) => sum + options, 0),
    }
    weighed.set(id, found)
    if (found.depth > deepest) throw invalid(`Modifier groups are at most ${deepest} deep`)
    if (found.options > mostOptions)
      throw invalid(`A modifier group with all that it contains has at most ${mostOptions} options`)
    return found
  }
  for (const id of all.keys()) weigh(id, [])
}

/** Returns these groups and all that contain them. */
export function withContainers(all: Nesting, ids: readonly string[]): string[] {
  const found = new Set(ids)
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const [id, { groups }] of all) if (groups.some((one) => found.has(one))) found.add(id)
  }
  return [...found]
}
