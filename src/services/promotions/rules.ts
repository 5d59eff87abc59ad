// The automatic discounts that apply to lines: their conditions, and the lines in their scope.

import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { offsetAt } from '../../base/time-zone.ts'
import type { Database } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { statement } from '../../db/statement.ts'
import type { Effect, Priced, Rule } from '../amounts/discounts.ts'
import { sumOf } from '../amounts/division.ts'
import type { AutomaticDiscount } from './automatic-discounts.ts'
import type { LineScope, StoredEffect } from './effects.ts'

/** A line with the product that conditions ask about. */
export interface RuledLine extends Priced {
  product: string
}

/** What conditions ask about, beside the lines. */
export interface Circumstances {
  /** Of the shipping address; null where it is not known, or nothing is shipped. */
  country: string | null
  userId: string | null
}

/** An automatic discount in force; amounts in minor units. */
interface InForce extends Pick<AutomaticDiscount, 'name' | 'priority' | 'exclusive' | 'hours'> {
  id: string
  minimumSubtotal: number
  minimumQuantity: number
  firstOrder: boolean
  countries: string[]
  appliesTo: LineScope | null
  effect: StoredEffect
}

interface ProductFacts {
  id: string
  category: string | null
  tags: string[]
}

const inForce = statement<{ shopId: string; now: Date }, InForce>(
  'automaticDiscounts.inForce',
  `select ${columnList<InForce>({
    id: 'id',
    name: 'name',
    priority: 'priority',
    exclusive: 'exclusive',
    hours: 'hours',
    minimumSubtotal: 'minimum_subtotal',
    minimumQuantity: 'minimum_quantity',
    firstOrder: 'first_order',
    countries: 'countries',
    appliesTo: 'applies_to',
    effect: 'effect',
  })} from automatic_discounts
  where shop_id = :shopId and deleted_at is null and active
    and starts_at <= :now::timestamptz and ends_at >= :now::timestamptz`,
)

const factsOf = statement<{ shopId: string; ids: string[] }, ProductFacts>(
  'automaticDiscounts.factsOf',
  `select id, category_id as category, tags from products where shop_id = :shopId and id = any(:ids::text[])`,
)

const hasOrdered = statement<{ shopId: string; userId: string | null }, { ordered: boolean }>(
  'automaticDiscounts.hasOrdered',
  `select exists (
    select from orders where shop_id = :shopId and user_id = :userId and status <> 'cancelled' and deleted_at is null
  ) as ordered`,
)

/**
 * Returns the rules for these lines: the store's automatic discounts whose conditions they meet now. What an order
 * freezes is this list, so that nothing which changes later changes the order.
 */
export async function rulesFor(
  db: Database,
  shop: Shop,
  lines: readonly RuledLine[],
  { country, userId }: Circumstances,
): Promise<Rule[]> {
  if (!shop.hasRules || lines.length === 0) return []
  const now = clock.now()
  const [discounts, products, [first]] = await Promise.all([
    inForce(db, { shopId: shop.id, now }),
    factsOf(db, { shopId: shop.id, ids: [...new Set(lines.map(({ product }) => product))] }),
    hasOrdered(db, { shopId: shop.id, userId }),
  ])
  const facts = new Map(products.map((one) => [one.id, one]))
  const known = { facts, country, isFirst: !first!.ordered, minute: minuteOfWeek(now, shop.timeZone) }
  return discounts.filter((one) => isMet(one, lines, known)).map((one) => ruleOf(one, lines, facts))
}

interface Known {
  facts: ReadonlyMap<string, ProductFacts>
  country: string | null
  isFirst: boolean
  minute: number
}

function isMet(
  discount: InForce,
  lines: readonly RuledLine[],
  { facts, country, isFirst, minute }: Known,
): boolean {
  const among = lines.filter((line) => isAmong(discount.appliesTo, line, facts))
  return (
    among.length > 0 &&
    sumOf(among, ({ price, quantity }) => price * quantity) >= discount.minimumSubtotal &&
    sumOf(among, ({ quantity }) => quantity) >= discount.minimumQuantity &&
    (!discount.firstOrder || isFirst) &&
    (discount.countries.length === 0 || (country !== null && discount.countries.includes(country))) &&
    (discount.hours.length === 0 || discount.hours.some((hours) => isWithin(hours, minute)))
  )
}

function ruleOf(
  { id, name, priority, exclusive, appliesTo, effect }: InForce,
  lines: readonly RuledLine[],
  facts: ReadonlyMap<string, ProductFacts>,
): Rule {
  const scopeOf = (scope: LineScope | null) =>
    scope && lines.filter((line) => isAmong(scope, line, facts)).map(({ id }) => id)
  const complete: Effect =
    effect.kind === 'buy-get' ? { ...effect, gets: scopeOf(effect.gets ?? appliesTo) } : effect
  return { id, name, priority, exclusive, scope: scopeOf(appliesTo), effect: complete }
}

function isAmong(
  scope: LineScope | null,
  { product }: RuledLine,
  facts: ReadonlyMap<string, ProductFacts>,
): boolean {
  if (!scope) return true
  const { category = null, tags = [] } = facts.get(product) ?? {}
  return Boolean(
    scope.products?.includes(product) ||
      (category && scope.categories?.includes(category)) ||
      scope.tags?.some((tag) => tags.includes(tag)),
  )
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const minutesOfDay = 24 * 60

/** Returns the minutes since Monday began in a time zone. */
function minuteOfWeek(now: Date, timeZone: string): number {
  const local = new Date(now.getTime() + offsetAt(timeZone, now.getTime()))
  const day = (local.getUTCDay() + 6) % 7
  return day * minutesOfDay + local.getUTCHours() * 60 + local.getUTCMinutes()
}

/** Returns whether a minute of the week is within hours, which may end on the day after, also that after Sunday. */
function isWithin({ day, from, until }: InForce['hours'][number], minute: number): boolean {
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const begins = days.indexOf(day) * minutesOfDay + minuteOf(from)
  const length = (minuteOf(until) - minuteOf(from) + minutesOfDay) % minutesOfDay || minutesOfDay
  const since = (minute - begins + 7 * minutesOfDay) % (7 * minutesOfDay)
  return since < length
}
