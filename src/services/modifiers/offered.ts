// A shopper's choices from the modifier groups of an item that is on sale.

import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database } from '../../db/database.ts'
import { lookUp } from '../../db/statement.ts'
import { type Choice, type Chosen, type Group, type Problem, weigh } from './choices.ts'

/** SQL for the groups of a row of `products` as the contract shows them, with prices in units of `scale`. */
export const modifierTree = (products: string, scale: string) =>
  `case when ${products}.modifier_groups = '{}' then '[]'
    else modifier_tree(${products}.shop_id, ${products}.modifier_groups, ${scale}) end`

/** SQL for what the version of an item `p` has of its groups: an option that is a dish changes without them. */
export const versionOfModifiers = `case when p.modifier_groups = '{}' then ''
  else '.' || coalesce(md5(modifier_tree(p.shop_id, p.modifier_groups, 1)::text), '') end`

/** SQL for the groups of a row of `products` in minor units, as `Group`; null for an item that has none. */
export const groupsOf = (products: string) =>
  `case when ${products}.modifier_groups <> '{}'
    then modifier_tree(${products}.shop_id, ${products}.modifier_groups, 1) end`

const find = lookUp<{ shopId: string; productId: string }, { groups: Group[] | null }>(
  'modifiers.offered',
  `select ${groupsOf('products')} as groups from products
    where shop_id = :shopId and id = :productId and listed and deleted_at is null`,
)

/**
 * Returns what is chosen of an item that the store sells, and what it adds to its price, in minor units. Throws
 * productNotFound and the refusals of `requireChoice`.
 */
export async function chosenOf(db: Database, shop: Shop, productId: string, choices: readonly Choice[]) {
  const [offered] = await find(db, { shopId: shop.id, productId })
  if (!offered) throw new Refusal('productNotFound', { data: { productId } })
  return requireChoice(offered.groups, choices, productId)
}

/**
 * Returns what is chosen of these groups, and what it adds to the price of one piece. Throws modifiersInvalid and
 * modifierSoldOut, which name the product.
 */
export function requireChoice(
  groups: readonly Group[] | null,
  choices: readonly Choice[] | null | undefined,
  productId: string,
): { chosen: Chosen[] | null; price: number } {
  const { chosen, price, problem } = weigh(groups ?? [], choices ?? [], clock.now())
  if (problem) throw refusalOf(problem, productId)
  return { chosen: chosen.length > 0 ? chosen : null, price }
}

/** Returns the refusal of a choice. */
export function refusalOf({ kind, name, bound }: Problem, productId: string): Refusal {
  const data = { productId, reason: kind }
  if (kind === 'sold_out') return new Refusal('modifierSoldOut', { values: { name }, data })
  return new Refusal('modifiersInvalid', { values: { reason: reasons[kind](name, bound) }, data })
}

const reasons: Record<Exclude<Problem['kind'], 'sold_out'>, (name: string, bound: number) => string> = {
  unknown: () => 'An option that was chosen is not offered',
  too_few: (name, bound) => `Choose at least ${bound} of ${name}`,
  too_many: (name, bound) => `Choose at most ${bound} of ${name}`,
  once: (name) => `${name} can be chosen only once`,
}
