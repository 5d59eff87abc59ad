// Opening hours and slots, as shoppers see them.

import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { dayIn } from '../../base/time-zone.ts'
import type { Database } from '../../db/database.ts'
import { rulesOf } from './order-times.ts'
import { openingsOf, openState, type Way } from './periods.ts'
import { placesTaken } from './places.ts'
import { readHours } from './settings.ts'
import { earliest, slotsOf, slotsTaken } from './slots.ts'

type ShopHours = components['schemas']['ShopHours']
type Slots = { date: string; asap: string | null; slots: components['schemas']['Slot'][] }

const inOrder: Way[] = ['delivery', 'pickup', 'table']
const shownTime = (at: number) => new Date(at).toISOString()

/** Returns when a store is open, and whether it is open now. */
export async function getHours(db: Database, shop: Shop): Promise<ShopHours> {
  const { hours, closedUntil } = await readHours(db, shop)
  const now = clock.now().getTime()
  const today = dayIn(shop.timeZone, now)
  const ways = inOrder.flatMap((way) => {
    const rules = hours?.ways[way]
    if (!hours || !rules) return []
    const state = openState(
      shop.timeZone,
      hours,
      way,
      now,
      closedUntil === null ? null : Date.parse(closedUntil),
    )
    return {
      way,
      openNow: state.openNow,
      opensAt: state.opensAt === null ? null : shownTime(state.opensAt),
      closesAt: state.closesAt === null ? null : shownTime(state.closesAt),
      today: openingsOf(shop.timeZone, hours, way, [today, today]).map(({ opens, closes }) => ({
        opensAt: shownTime(opens),
        closesAt: shownTime(closes),
      })),
      week: rules.periods,
      daysAhead: rules.daysAhead,
    }
  })
  const openNow = ways.length > 0 ? ways.some((way) => way.openNow) : null
  const opensAt = openNow ? null : (ways.flatMap((way) => way.opensAt ?? []).sort()[0] ?? null)
  const exceptions = (hours?.exceptions ?? []).filter(({ date }) => date >= today)
  return { timeZone: shop.timeZone, openNow, opensAt, closedUntil, ways, exceptions }
}

/**
 * Returns the slots of the periods that begin on a day, by default today, and the first of any day that is free. None is
 * free on a day for which no orders are taken. Throws fulfilmentNotOffered where the store has no hours for this way.
 */
export async function listSlots(
  db: Database,
  shop: Shop,
  { fulfilment: way, date }: { fulfilment: Way; date?: string },
): Promise<Slots> {
  const { hours, closedUntil } = await readHours(db, shop)
  const own = hours?.ways[way]
  if (!hours || !own) throw new Refusal('fulfilmentNotOffered')
  const now = clock.now().getTime()
  const day = date ?? dayIn(shop.timeZone, now)
  const rules = rulesOf(shop, { hours, closedUntil }, way)
  const open = slotsTaken(rules, now)
  const last = open.at(-1)?.starts ?? 0
  const slots = slotsOf(rules, [day, day]).filter(({ starts }) => starts <= last || starts < now)
  const places = await placesTaken(db, shop, way, inOrderOfTime([...open, ...slots]))
  const isFree = (slot: { starts: number; ends: number }) =>
    own.capacity === null || places(slot) < own.capacity
  const first = open.find(isFree)
  const state = (slot: { starts: number; ends: number }) =>
    slot.starts < earliest(rules, now) ? 'past' : isFree(slot) ? 'free' : 'full'
  return {
    date: day,
    asap: first ? shownTime(first.starts) : null,
    slots: slots.map((slot) => ({
      startsAt: shownTime(slot.starts),
      endsAt: shownTime(slot.ends),
      state: state(slot),
    })),
  }
}

const inOrderOfTime = <S extends { starts: number }>(slots: S[]): S[] =>
  slots.sort((one, other) => one.starts - other.starts)
