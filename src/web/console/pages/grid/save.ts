import type { AppsClient } from '../../../api/client.ts'
import { entryWords } from '../../../api/refusals.ts'
import type { Product } from '../catalogue/kinds.ts'
import { type Change, type Field, keyOf, type Row, rowsOf, type Value, valueIn } from './cells.ts'

type Entry = Parameters<AppsClient['products']['save']>[0]['products'][number]

/** The outcome of a change: null if it was saved, or else the code of the refusal and its words. */
export type Outcome = { code: string; words: string } | null

/** Maximum number of entries in a call, and of characters, which leaves room for those that take four bytes. */
const most = { entries: 500, characters: 200_000 }

/**
 * Saves changes, those of a product together. If they are refused, each is sent on its own, so that only what stands in
 * the way is left. Returns the outcomes by the keys of the cells.
 */
export async function saveChanges(api: AppsClient, changes: Change[]): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  const refused: Change[][] = []
  for (const { changes: sent, outcome } of await send(api, [...byProduct(changes).values()])) {
    if (outcome && sent.length > 1) refused.push(...oneByOne(sent))
    else for (const { row, field } of sent) outcomes.set(keyOf(row, field), outcome)
  }
  for (const { changes: sent, outcome } of await send(api, refused))
    for (const { row, field } of sent) outcomes.set(keyOf(row, field), outcome)
  return outcomes
}

/** Variants come first: one that follows the price of its product is expected to have that of before. */
const oneByOne = (changes: Change[]) =>
  changes.toSorted((one, other) => Number(!one.row.variant) - Number(!other.row.variant)).map((one) => [one])

function byProduct(changes: Change[]): Map<string, Change[]> {
  const groups = new Map<string, Change[]>()
  for (const change of changes) {
    const { _id } = change.row.product
    groups.set(_id, [...(groups.get(_id) ?? []), change])
  }
  return groups
}

async function send(api: AppsClient, groups: Change[][]) {
  const outcomes: { changes: Change[]; outcome: Outcome }[] = []
  for (const part of partsOf(groups)) {
    const { results } = await api.products.save({ products: part.map(entryOf) })
    for (const [index, { refusal }] of results.entries())
      outcomes.push({
        changes: part[index]!,
        outcome: refusal && { code: refusal.code, words: entryWords(refusal) },
      })
  }
  return outcomes
}

/** Divides what is sent into calls that the service takes. */
function partsOf(groups: Change[][]): Change[][][] {
  const parts: Change[][][] = []
  let room = 0
  for (const group of groups) {
    const size = JSON.stringify(entryOf(group)).length
    if (size > room || parts.at(-1)!.length === most.entries) {
      parts.push([])
      room = most.characters
    }
    parts.at(-1)!.push(group)
    room -= size
  }
  return parts
}

/** Returns the entry for changes of one product. What is not as it was when they were typed stays as it is. */
function entryOf(changes: Change[]): Entry {
  const { product } = changes.at(-1)!.row
  const own = changes.filter(({ row }) => !row.variant)
  const entry: Entry = { id: product._id, ...toIn(own), expected: shownIn(own) }
  if (own.length === changes.length) return entry
  const ofVariants = product.variants.map(({ _id, name }) => {
    const mine = changes.filter(({ row }) => row.variant?._id === _id)
    return { to: { _id, name, ...toIn(mine) }, expected: { _id, name, ...shownIn(mine) } }
  })
  return {
    ...entry,
    variants: ofVariants.map(({ to }) => to),
    expected: { ...entry.expected, variants: ofVariants.map(({ expected }) => expected) },
  }
}

const toIn = (changes: Change[]) => Object.fromEntries(changes.map(({ field, to }) => [field, to]))

const shownIn = (changes: Change[]) =>
  Object.fromEntries(changes.map(({ row, field }) => [field, (row.variant ?? row.product)[field] ?? null]))

/** Returns the changes that put back what was before these, which have been saved. */
export function reversed(changes: Change[]): Change[] {
  return [...byProduct(changes).values()].flatMap((group) => {
    const rows = rowsOf([applied(group)])
    return group.map(({ row, field }) => ({
      row: rows.find(({ key }) => key === row.key)!,
      field,
      to: valueIn(row, field),
    }))
  })
}

/** Returns the product as these changes leave it. */
function applied(changes: Change[]): Product {
  const { product } = changes.at(-1)!.row
  const values = (row: Row['variant']) =>
    toIn(changes.filter(({ row: { variant } }) => variant?._id === row?._id)) as Partial<Record<Field, Value>>
  const now = { ...product, ...values(null) } as Product
  const variants = product.variants.map((variant) => {
    const follows = variant.price === product.price
    const changed = { ...variant, ...(follows && { price: null }), ...values(variant) }
    return { ...changed, price: changed.price ?? now.price } as Product['variants'][number]
  })
  return { ...now, variants }
}
