import type { Category } from '../catalogue/queries.ts'

const byPlace = (one: Category, other: Category) =>
  one.position - other.position || one.name.localeCompare(other.name)

/** Returns those with the same parent, in their order. */
const siblings = (all: Category[], parent: string | null) =>
  all.filter((one) => one.parent === parent).sort(byPlace)

/** Returns all categories, each followed by those below it. */
export function inTree(all: Category[], parent: string | null = null): Category[] {
  return siblings(all, parent).flatMap((one) => [one, ...inTree(all, one._id)])
}

/** Returns the categories that this one can be below: all but itself and those below it. */
export const parentsOf = (all: Category[], category: Category | null): Category[] =>
  inTree(all).filter(
    ({ _id, ancestors }) =>
      ancestors.length < 4 && _id !== category?._id && !ancestors.some((one) => one._id === category?._id),
  )

/** Returns the places that change when a category changes places with the one beside it; undefined without that one. */
export function movesOf(
  all: Category[],
  category: Category,
  by: -1 | 1,
): [id: string, position: number][] | undefined {
  const row = siblings(all, category.parent)
  const place = row.findIndex(({ _id }) => _id === category._id)
  const other = row[place + by]
  if (!other) return undefined
  const [first, second] = by < 0 ? [place + by, place] : [place, place + by]
  const moved = row.with(first, row[second]!).with(second, row[first]!)
  return moved.flatMap(({ _id, position }, at) => (position === at ? [] : [[_id, at] as [string, number]]))
}

/** Returns a category's name with the way to it, for lists without levels. */
export const wayTo = ({ name, ancestors }: Category) =>
  [...ancestors.map((one) => one.name), name].join(' › ')
