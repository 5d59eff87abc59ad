// Modifiers: what was chosen of the groups that come with a dish or a product, what that costs, and whether it may be.
// Whole minor units; no database (decision
// modifiers-are-chosen-from-shared-groups).

import type { components } from '../../../generated/store.types.ts'
import { toMajor } from '../../base/money.ts'
import { sumOf } from '../amounts/division.ts'

/** A group with the groups of its options, as `modifier_tree` builds it; prices in minor units. */
export type Group = components['schemas']['ModifierGroupTree']
type Option = Group['options'][number]

/** An option that a shopper asks for, with what is chosen of its own groups. */
export type Choice = components['schemas']['ModifierChoice']

/** The form that carts keep; equal choices have the same. */
export interface KeptChoice {
  optionId: string
  quantity: number
  modifiers: KeptChoice[]
}

/** An option that was chosen. Amounts are in minor units where rules have them, and in major ones in replies. */
export type Chosen = components['schemas']['ChosenModifier']

/** Why a choice is refused; the first of the reasons that apply. */
export interface Problem {
  kind: 'unknown' | 'too_few' | 'too_many' | 'once' | 'sold_out'
  /** The name of the group, or of the option that is sold out or chosen twice; empty where it is unknown. */
  name: string
  /** The minimum or the maximum of the group. */
  bound: number
}

interface Weighed {
  /** In the order of the groups and their options. */
  chosen: Chosen[]
  /** The amount that it adds to the price of one piece. */
  price: number
  problem: Problem | null
}

/**
 * Returns what is chosen of these groups, its price, and why it may not be: null exactly if the minimum and the maximum
 * of each group hold, here and in all chosen options. Options that are not offered cost nothing.
 */
export function weigh(groups: readonly Group[], choices: readonly Choice[], now: Date): Weighed {
  const known = choices.filter(({ groupId, optionId }) =>
    groups.some(
      ({ _id, options }) => (groupId ?? _id) === _id && options.some((option) => option._id === optionId),
    ),
  )
  const unknown: Problem[] = known.length < choices.length ? [{ kind: 'unknown', name: '', bound: 0 }] : []
  const weighed = groups.map((group) => weighGroup(group, known, now))
  return {
    chosen: weighed.flatMap(({ chosen }) => chosen),
    price: sumOf(weighed, ({ price }) => price),
    problem: unknown[0] ?? weighed.find(({ problem }) => problem)?.problem ?? null,
  }
}

function weighGroup(group: Group, choices: readonly Choice[], now: Date): Weighed {
  const picks = group.options.flatMap((option) =>
    choices
      .filter(({ optionId }) => optionId === option._id)
      .map(({ quantity = 1, modifiers = [] }) => ({
        option,
        quantity,
        nested: weigh(option.groups, modifiers, now),
      })),
  )
  const paid = paidPieces(group, picks)
  const chosen = picks.map(({ option, quantity, nested }, n): Chosen => {
    const total = option.price * paid[n]! + nested.price * quantity
    const named = { groupId: group._id, group: group.name, optionId: option._id, name: option.name }
    return { ...named, quantity, price: option.price, total, modifiers: nested.chosen }
  })
  const inside = picks.find(({ nested }) => nested.problem)?.nested.problem ?? null
  const price = sumOf(chosen, ({ total }) => total)
  return { chosen, price, problem: problemOf(group, picks, now) ?? inside }
}

interface Pick {
  option: Option
  quantity: number
}

/**
 * Returns how many pieces of each pick are paid: all but those of the lowest prices, which the group includes, or one of
 * the dearest pick.
 */
function paidPieces({ included, pricing }: Group, picks: readonly Pick[]): number[] {
  const paid = picks.map(() => 0)
  let left = included
  const byPrice = [...picks.keys()].sort((a, b) => picks[a]!.option.price - picks[b]!.option.price)
  for (const n of byPrice) {
    const free = Math.min(left, picks[n]!.quantity)
    paid[n] = picks[n]!.quantity - free
    left -= free
  }
  const dearest = byPrice.at(-1)
  return pricing === 'sum' ? paid : paid.map((pieces, n) => (n === dearest ? Math.min(pieces, 1) : 0))
}

function problemOf(group: Group, picks: readonly Pick[], now: Date): Problem | null {
  const { name, min, max, allowQuantities } = group
  const soldOut = picks.find(({ option }) => isSoldOut(option, now))
  if (soldOut) return { kind: 'sold_out', name: soldOut.option.name, bound: 0 }
  const pieces = sumOf(picks, ({ quantity }) => quantity)
  if (pieces < min) return { kind: 'too_few', name, bound: min }
  if (max !== null && pieces > max) return { kind: 'too_many', name, bound: max }
  const twice = picks.find(
    ({ option, quantity }) => quantity > 1 || picks.filter((pick) => pick.option === option).length > 1,
  )
  return !allowQuantities && twice ? { kind: 'once', name: twice.option.name, bound: 1 } : null
}

const isSoldOut = ({ available, soldOutUntil }: Option, now: Date) =>
  !available || (soldOutUntil !== null && Date.parse(soldOutUntil) > now.getTime())

/** Returns a choice in the one form that equal choices have; null if nothing is chosen. */
export function keptChoice(choices: readonly Choice[] | null | undefined): KeptChoice[] | null {
  const kept = new Map<string, KeptChoice>()
  for (const { optionId, quantity = 1, modifiers } of choices ?? []) {
    const nested = keptChoice(modifiers) ?? []
    const key = JSON.stringify([optionId, nested])
    kept.set(key, { optionId, quantity: (kept.get(key)?.quantity ?? 0) + quantity, modifiers: nested })
  }
  const sorted = [...kept].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, choice]) => choice)
  return sorted.length > 0 ? sorted : null
}

/** Returns what was chosen with amounts in major units. */
export const shownModifiers = (chosen: readonly Chosen[], scale: number): Chosen[] =>
  chosen.map(({ price, total, modifiers, ...named }) => ({
    ...named,
    price: toMajor(price, scale),
    total: toMajor(total, scale),
    modifiers: shownModifiers(modifiers, scale),
  }))

/** Returns what was chosen in words: `Large, 2 × Ketchup, Side salad (Dressing)`. */
export const modifierWords = (chosen: readonly Chosen[] | null | undefined): string =>
  (chosen ?? [])
    .map(({ name, quantity, modifiers }) => {
      const within = modifierWords(modifiers)
      return `${quantity > 1 ? `${quantity} × ` : ''}${name}${within ? ` (${within})` : ''}`
    })
    .join(', ')
