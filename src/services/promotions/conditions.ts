// The conditions of automatic discounts: which lines they are about, and why one does not apply to them.

import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { offsetAt } from '../../base/time-zone.ts'
import type { Priced } from '../amounts/discounts.ts'
import { sumOf } from '../amounts/division.ts'
import type { StoredEffect } from './effects.ts'
import { type LineScope, type ProductFacts, productsIn } from './scopes.ts'

/** An automatic discount as it is stored; amounts in minor units. */
export interface StoredDiscount
  extends Pick<
    components['schemas']['AutomaticDiscount'],
    'name' | 'active' | 'priority' | 'exclusive' | 'hours' | 'startDate' | 'endDate'
  > {
  id: string
  minimumSubtotal: number
  minimumQuantity: number
  firstOrder: boolean
  countries: string[]
  customerTags: string[]
  appliesTo: LineScope | null
  effect: StoredEffect
}

/** A cart or an order, and the moment, as conditions see them. */
export interface Situation {
  products: readonly ProductFacts[]
  /** The country that the goods are sent to; null if it is not known, or if nothing is shipped. */
  country: string | null
  isFirstOrder: boolean
  /** The tags of the buyer's customer record. */
  customerTags: readonly string[]
  now: Date
  timeZone: Shop['timeZone']
}

export type Reason = Exclude<components['schemas']['DiscountReason'], 'nothing' | 'outweighed'>

/** Returns the first condition that these lines do not meet; null if the discount applies to them. */
export function unmetBy(
  discount: StoredDiscount,
  lines: readonly Priced[],
  situation: Situation,
): Reason | null {
  const { products, country, isFirstOrder, now, timeZone } = situation
  const { countries, hours, customerTags } = discount
  const scope = productsIn(discount.appliesTo, products)
  const among = lines.filter(({ product }) => scope === null || scope.includes(product))
  const unmet: [Reason, boolean][] = [
    ['inactive', !discount.active],
    ['not_started', Date.parse(discount.startDate) > now.getTime()],
    ['over', Date.parse(discount.endDate) < now.getTime()],
    ['hours', hours.length > 0 && !hours.some((one) => isWithin(one, minuteOfWeek(now, timeZone)))],
    ['items', among.length === 0],
    ['subtotal', sumOf(among, ({ price, quantity }) => price * quantity) < discount.minimumSubtotal],
    ['quantity', sumOf(among, ({ quantity }) => quantity) < discount.minimumQuantity],
    ['first_order', discount.firstOrder && !isFirstOrder],
    [
      'customer_tags',
      customerTags.length > 0 && !customerTags.some((tag) => situation.customerTags.includes(tag)),
    ],
    ['country', countries.length > 0 && !(country && countries.includes(country))],
  ]
  return unmet.find(([, isUnmet]) => isUnmet)?.[0] ?? null
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const minutesOfDay = 24 * 60
const minutesOfWeek = 7 * minutesOfDay

/** Returns the minutes since Monday began in a time zone. */
function minuteOfWeek(now: Date, timeZone: string): number {
  const local = new Date(now.getTime() + offsetAt(timeZone, now.getTime()))
  const day = (local.getUTCDay() + 6) % 7
  return day * minutesOfDay + local.getUTCHours() * 60 + local.getUTCMinutes()
}

/** Returns whether a minute of the week is within hours, which may end on the next day, also on Monday after Sunday. */
function isWithin({ day, from, until }: StoredDiscount['hours'][number], minute: number): boolean {
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const begins = days.indexOf(day) * minutesOfDay + minuteOf(from)
  const length = (minuteOf(until) - minuteOf(from) + minutesOfDay) % minutesOfDay || minutesOfDay
  return (minute - begins + minutesOfWeek) % minutesOfWeek < length
}
