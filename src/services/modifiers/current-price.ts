import { clock } from '../../base/clock.ts'
import { type Chosen, type Group, type KeptChoice, type Problem, weigh } from './choices.ts'

/** A line of a cart as its current price depends on it: `price` is that of the item by itself, in minor units. */
export interface CurrentPrice {
  price: number
  modifiers?: KeptChoice[] | null
  /** None where there is nothing to choose, and nothing was. */
  groups?: Group[] | null
}

/**
 * Returns a line at its current price with what was chosen, as far as that is still offered, and the reason why it may
 * not be ordered like that.
 */
export function withCurrentPrice<Line extends CurrentPrice>(
  line: Line,
): Line & { chosen: Chosen[]; problem: Problem | null } {
  if (!line.groups) return { ...line, chosen: [], problem: null }
  const { chosen, price, problem } = weigh(line.groups, line.modifiers ?? [], clock.now())
  return { ...line, price: line.price + price, chosen, problem }
}
