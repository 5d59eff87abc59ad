// Menus by time of day: foods that are offered in certain periods of the week, such as breakfast until eleven
// (decision menus-follow-the-due-time).

import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { dayIn } from '../../base/time-zone.ts'
import { requireWeekApart } from '../hours/overlaps.ts'
import { dayAfter, openingsWithin } from '../hours/periods.ts'

/** The periods of a week in which a food is offered, on the store's clocks; null: always. */
export type MenuPeriods = components['schemas']['MenuPeriods']

/** Returns periods as their column keeps them; undefined leaves it as it is. Throws invalidRequest if two overlap. */
export function menuColumn(periods: MenuPeriods | undefined): string | null | undefined {
  if (!periods) return periods
  requireWeekApart(periods, 'availableAt')
  return JSON.stringify(periods)
}

/** Returns whether a food with these periods is offered at a moment, in milliseconds since 1970. */
export function isOffered(
  { timeZone }: Pick<Shop, 'timeZone'>,
  periods: MenuPeriods,
  at = clock.now().getTime(),
): boolean {
  if (!periods) return true
  const today = dayIn(timeZone, at)
  // The period of yesterday may last past midnight.
  return openingsWithin(timeZone, { periods, exceptions: [] }, [dayAfter(today, -1), today]).some(
    ({ opens, closes }) => opens <= at && at < closes,
  )
}

/**
 * Throws foodNotOffered for the first of these that is not offered when an order is due, in ISO 8601; null: at once.
 */
export function requireOffered(
  shop: Pick<Shop, 'timeZone'>,
  offers: readonly { productId: string | null; name: string; availableAt: MenuPeriods }[],
  dueAt: string | null,
): void {
  const at = dueAt === null ? clock.now().getTime() : Date.parse(dueAt)
  for (const { productId, name, availableAt } of offers)
    if (!isOffered(shop, availableAt, at))
      throw new Refusal('foodNotOffered', { values: { name }, data: { productId } })
}
