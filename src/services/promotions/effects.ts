// The effects of automatic discounts: from the contract's major units and percentages to the function of amounts.

import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import { toMajor, toMinor } from '../../base/money.ts'
import { minorOf } from '../shared/shop.ts'
import type { LineScope } from './scopes.ts'

type ShownEffect = components['schemas']['DiscountEffect']

/** An effect as it is stored: amounts in minor units, percentages in hundredths of a percent. */
export type StoredEffect =
  | { kind: 'percentage'; percent: number }
  | { kind: 'amount'; amount: number }
  | { kind: 'cheapest'; pieces: number; percent: number }
  | { kind: 'buy-get'; buy: number; get: number; percent: number; gets?: LineScope }
  | { kind: 'steps'; steps: { from: number; percent: number }[] }
  | { kind: 'free-shipping' }

/** Percentages are stored in hundredths of a percent. */
const percentScale = 100

/** Returns an effect as it is stored. Throws invalidRequest for one that lacks a part, and for what rounding makes 0. */
export function effectOf(effect: ShownEffect, shop: Shop): StoredEffect {
  const { type, amount, pieces, buy, get, gets, steps } = effect
  switch (type) {
    case 'percentage':
      return { kind: 'percentage', percent: percentOf(effect) }
    case 'amount':
      return { kind: 'amount', amount: minorOf(shop, needed(amount, 'amount', type), 'effect.amount') }
    case 'cheapest':
      return { kind: 'cheapest', pieces: needed(pieces, 'pieces', type), percent: percentOf(effect) }
    case 'buy_get': {
      const counts = { buy: needed(buy, 'buy', type), get: needed(get, 'get', type) }
      return { kind: 'buy-get', ...counts, percent: percentOf(effect), ...(gets && { gets }) }
    }
    case 'steps':
      return {
        kind: 'steps',
        steps: needed(steps, 'steps', type).map(({ from, percent }) => ({
          from,
          percent: hundredthsOf(percent, 'effect.steps.percent'),
        })),
      }
    case 'free_shipping':
      return { kind: 'free-shipping' }
  }
}

/** Returns a stored effect as the contract shows it. */
export function shownEffect(stored: StoredEffect, { scale }: Shop): ShownEffect {
  switch (stored.kind) {
    case 'amount':
      return { type: 'amount', amount: toMajor(stored.amount, scale) }
    case 'steps':
      return {
        type: 'steps',
        steps: stored.steps.map(({ from, percent }) => ({ from, percent: percent / percentScale })),
      }
    case 'free-shipping':
      return { type: 'free_shipping' }
    case 'buy-get': {
      const { kind, percent, ...rest } = stored
      return { type: 'buy_get', ...rest, percent: percent / percentScale }
    }
    case 'percentage':
    case 'cheapest': {
      const { kind, percent, ...rest } = stored
      return { type: kind, ...rest, percent: percent / percentScale }
    }
  }
}

const percentOf = ({ percent, type }: ShownEffect) =>
  hundredthsOf(needed(percent, 'percent', type), 'effect.percent')

function needed<Value>(value: Value | undefined, name: string, type: string): Value {
  if (value === undefined) throw invalid(`effect.${name} is required for ${type}`)
  return value
}

function hundredthsOf(percent: number, field: string): number {
  const hundredths = toMinor(percent, percentScale)
  if (hundredths === 0 && percent > 0) throw invalid(`${field} must be 0 or at least 0.01`)
  return hundredths
}
