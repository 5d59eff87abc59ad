// Modifiers as forms have them: `mod/GROUP` has the id of an option, and `qty/GROUP/OPTION` how many pieces of it; the
// groups of an option follow its place, as in `mod/GROUP/OPTION/GROUP`.

import type { components } from '../api.ts'
import type { PageContext } from '../page-context.tsx'

export type Group = components['schemas']['ModifierGroupTree']
export type ModifierOption = Group['options'][number]
export type Choice = components['schemas']['ModifierChoice']
export type Chosen = components['schemas']['ChosenModifier']

/** The names of the fields of a group at a place: `''` for one of the item, `GROUP/OPTION/` for one of an option. */
export const fieldsOf = (place: string, group: Group) => ({
  option: `mod/${place}${group._id}`,
  pieces: (option: ModifierOption) => `qty/${place}${group._id}/${option._id}`,
  within: (option: ModifierOption) => `${place}${group._id}/${option._id}/`,
})

/** Returns the choice that the fields of a form make of these groups; what belongs to no chosen option is left out. */
export function choiceIn(groups: readonly Group[], form: Iterable<[string, unknown]>): Choice[] {
  const entries = [...form].map(([name, value]) => [name, String(value)] as const)
  const choose = (some: readonly Group[], place: string): Choice[] =>
    some.flatMap((group) => {
      const fields = fieldsOf(place, group)
      return group.options.flatMap((option): Choice[] => {
        const isTicked = entries.some(([name, value]) => name === fields.option && value === option._id)
        const pieces = Number(entries.find(([name]) => name === fields.pieces(option))?.[1] ?? 0)
        const quantity = isTicked ? 1 : pieces
        if (!(quantity > 0)) return []
        const modifiers = choose(option.groups, fields.within(option))
        return [{ groupId: group._id, optionId: option._id, quantity, modifiers }]
      })
    })
  return choose(groups, '')
}

/** Returns what pages choose of groups at first. */
export const firstChoice = (groups: readonly Group[]): Choice[] =>
  groups.flatMap((group) =>
    group.options
      .filter((option) => option.default && !isSoldOut(option))
      .map((option) => ({
        groupId: group._id,
        optionId: option._id,
        quantity: 1,
        modifiers: firstChoice(option.groups),
      })),
  )

/** Returns an order's or a cart's modifiers as a choice. */
const choiceOf = (chosen: readonly Chosen[]): Choice[] =>
  chosen.map(({ groupId, optionId, quantity, modifiers }) => ({
    groupId,
    optionId,
    quantity,
    modifiers: choiceOf(modifiers),
  }))

export const isSoldOut = ({ available, soldOutUntil }: ModifierOption): boolean =>
  !available || (soldOutUntil !== null && Date.parse(soldOutUntil) > Date.now())

/** Returns what a choice adds to the price, in major units; the cart has the amount that counts. */
export function extraOf(groups: readonly Group[], choices: readonly Choice[]): number {
  return groups.reduce((sum, group) => sum + extraOfGroup(group, choices), 0)
}

function extraOfGroup({ _id, options, included, pricing }: Group, choices: readonly Choice[]): number {
  const own = choices.flatMap(({ groupId, optionId, quantity = 1, modifiers = [] }) => {
    const option = groupId === _id ? options.find((one) => one._id === optionId) : undefined
    return option ? [{ option, quantity, modifiers }] : []
  })
  const prices = own.flatMap(({ option, quantity }) => Array.from({ length: quantity }, () => option.price))
  const others = prices.sort((a, b) => a - b).slice(included)
  const paid = pricing === 'sum' ? others : others.slice(-1)
  const within = own.map(({ option, quantity, modifiers }) => quantity * extraOf(option.groups, modifiers))
  return [...paid, ...within].reduce((sum, price) => sum + price, 0)
}

/** Returns how many pieces are chosen of a group. */
export const piecesOf = ({ _id }: Group, choices: readonly Choice[]): number =>
  choices.reduce((sum, { groupId, quantity = 1 }) => sum + (groupId === _id ? quantity : 0), 0)

/** Returns what was chosen in words: `Large, 2 × Ketchup`. */
export const modifierWords = (chosen: readonly Chosen[]): string =>
  chosen
    .map(({ name, quantity, modifiers }) => {
      const within = modifiers.length > 0 ? ` (${modifierWords(modifiers)})` : ''
      return `${quantity > 1 ? `${quantity} × ` : ''}${name}${within}`
    })
    .join(', ')

/** The data that the form of a dish or product needs for its modifiers. */
export interface Modifiable {
  /** The kind of item, so that its groups are read again when the form comes. */
  of: 'foods' | 'products'
  groups: Group[]
  chosen: Choice[]
  /** The price without modifiers, in major units; null where a variant decides. */
  price: number | null
  currency: string
  language: string
  /** The line of the cart that is changed; null for a new one. */
  line: { _id: string; quantity: number } | null
}

/** Returns that for an item: for the line of the cart that the address names, with what it has chosen. */
export async function modifiable(
  { client, session, url, store, language }: PageContext,
  of: Modifiable['of'],
  { _id, modifiers: groups, price }: { _id: string; modifiers: Group[]; price: number | null },
): Promise<Modifiable | undefined> {
  if (groups.length === 0) return undefined
  const asked = url.searchParams.get('line')
  const cart = session && asked ? await client.cart.get() : null
  const line = cart?.items.find((item) => item._id === asked && item.product === _id) ?? null
  const chosen = line ? choiceOf(line.modifiers ?? []) : firstChoice(groups)
  return { of, groups, chosen, price, currency: store.currency.code, language, line }
}
