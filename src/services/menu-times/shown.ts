import type { Shop } from '../../base/context.ts'
import type { CachedReply } from '../shared/cached-replies.ts'
import { isOffered, type MenuPeriods } from './menu-times.ts'

type Timed = { availableAt?: MenuPeriods; offeredNow?: boolean }

/** Only foods with times have it: within a text, JSON escapes the quotes. */
const isTimed = ({ text }: CachedReply<unknown>) => text.includes('"availableAt":[')

const now = <Food extends Timed>(shop: Shop, food: Food): Food =>
  food.availableAt ? { ...food, offeredNow: isOffered(shop, food.availableAt) } : food

/** Returns a food with whether it is offered now, which a cached reply cannot say; one without times stays as it is. */
export const foodNow = <Food extends Timed>(shop: Shop, reply: CachedReply<Food>) =>
  isTimed(reply) ? now(shop, reply.data) : reply

/** Returns a list of foods in which each that has times says whether it is offered now. */
export function foodsNow<List extends { foods: Timed[] }>(
  shop: Shop,
  reply: CachedReply<List>,
): CachedReply<List> | List {
  if (!isTimed(reply)) return reply
  const { data } = reply
  return { ...data, foods: data.foods.map((food) => now(shop, food)) }
}
