// The times at which a service can be booked.

import type { components } from '../../../generated/store.types.ts'
import { clock, days, minutes } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { dayIn } from '../../base/time-zone.ts'
import type { Database } from '../../db/database.ts'
import { dayAfter } from '../hours/periods.ts'
import { around, type Bookable, placesLeft, resourcesOf, type Taken, type Time, takenOf } from './places.ts'
import { type Rules, rulesOf } from './rules.ts'
import { bookableDays, isInTime, type SlotTerms, startsOf } from './slots.ts'

type Slot = components['schemas']['ServiceSlot']
interface Slots extends Pick<Rules, 'payment' | 'cancelHours' | 'lateFeePercent'> {
  timeZone: string
  durationMinutes: number
  resources: components['schemas']['BookingResource'][]
  slots: Slot[]
}

/** A service that is sold for a time, with all that decides about it. `price` is in minor units. */
export interface BookableService {
  id: string
  name: string
  price: number
  terms: SlotTerms & { rules: Rules }
  resources: Bookable[]
}

/**
 * Returns a bookable service of the store. With `listed`, one that shoppers see. Throws serviceNotFound and
 * serviceNotBookable.
 */
export async function bookableService(
  db: Database,
  shop: Shop,
  id: string,
  only: { listed?: true } = {},
): Promise<BookableService> {
  const service = await db('products')
    .where({ shop_id: shop.id, id, kind: 'service', deleted_at: null, ...only })
    .first('name', 'price', 'bookable', 'duration_minutes')
  if (!service) throw new Refusal('serviceNotFound')
  if (!service.bookable || !service.duration_minutes) throw new Refusal('serviceNotBookable')
  const [rules, resources] = [await rulesOf(db, shop, id), await resourcesOf(db, shop, id)]
  const terms = { zone: shop.timeZone, durationMinutes: service.duration_minutes, rules }
  return { id, name: service.name, price: service.price, terms, resources }
}

/** How many days a list of slots can have. */
const mostDays = 31

/**
 * Returns the free slots of the periods that begin on the days from `from`, by default today, to `to`, by default the
 * sixth day after it. Throws serviceNotFound, serviceNotBookable, and invalidRequest for days that are more than 31 or
 * in the wrong order.
 */
export async function listSlots(
  db: Database,
  shop: Shop,
  id: string,
  { from, to, resource }: { from?: string; to?: string; resource?: string },
): Promise<Slots> {
  const { terms, resources } = await bookableService(db, shop, id, { listed: true })
  const now = clock.now().getTime()
  const first = from ?? dayIn(shop.timeZone, now)
  const last = to ?? dayAfter(first, 6)
  if (last < first || last > dayAfter(first, mostDays - 1))
    throw invalid(`to must be from the day of from to ${mostDays - 1} days later`)
  const named = resources.filter((one) => one.id === resource)
  const asked = named.length > 0 ? named : resources
  const { payment, cancelHours, lateFeePercent } = terms.rules
  return {
    timeZone: shop.timeZone,
    durationMinutes: terms.durationMinutes,
    ...{ payment, cancelHours, lateFeePercent },
    resources: resources.map(({ id: _id, name, kind }) => ({ _id, name, kind })),
    slots: await slotsWithin(db, shop, { id, terms, resources: asked }, [first, last], now),
  }
}

/** When somebody wants a service: on a day, and with one resource if it is named. */
export interface WantedDay {
  serviceId: string
  day: string
  resourceId: string | null
}

/**
 * Returns whether shoppers can book a service on a day. With `within`, it must be at a time for which the resource needs
 * some of these milliseconds since 1970. What is not offered, or not done by that resource, is not free.
 */
export async function isFree(
  db: Database,
  shop: Shop,
  { serviceId, day, resourceId }: WantedDay,
  [from, to]: [from: number, to: number] = [0, Infinity],
): Promise<boolean> {
  const service = await bookableService(db, shop, serviceId, { listed: true }).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  if (!service) return false
  const resources = service.resources.filter(({ id }) => resourceId === null || id === resourceId)
  const slots = await slotsWithin(db, shop, { ...service, resources }, [day, day], clock.now().getTime())
  return slots.some((slot) => {
    const time = timeAt(serviceId, service.terms, Date.parse(slot.startsAt))
    return resources.some((resource) => {
      const [starts, ends] = around(resource, time)
      return slot.resources.includes(resource.id) && starts < to && ends > from
    })
  })
}

type Offered = Pick<BookableService, 'id' | 'terms' | 'resources'>

async function slotsWithin(
  db: Database,
  shop: Shop,
  offered: Offered,
  [first, last]: [first: string, last: string],
  now: number,
): Promise<Slot[]> {
  const bookable = bookableDays(offered.terms, now)
  const range: [string, string] = [[first, bookable[0]].sort()[1]!, [last, bookable[1]].sort()[0]!]
  const within: [number, number] = [Date.parse(range[0]) - 1 * days, Date.parse(range[1]) + 3 * days]
  const taken = await takenOf(db, shop, offered.resources, within)
  return freeSlots(offered, range, taken, now)
}

function freeSlots(
  { id: serviceId, terms, resources }: Offered,
  range: [string, string],
  taken: Taken[],
  now: number,
): Slot[] {
  const slots = new Map<number, Slot>()
  for (const resource of resources) {
    const own = taken.filter(({ resourceId }) => resourceId === resource.id)
    for (const starts of startsOf(terms, resource.hours, range)) {
      if (!isInTime(terms, starts, now)) continue
      const time = timeAt(serviceId, terms, starts)
      const left = placesLeft(resource, time, own)
      if (left === 0) continue
      const slot = slots.get(starts) ?? { ...shownTime(time), resources: [], left: 0 }
      slot.resources.push(resource.id)
      slot.left += left
      slots.set(starts, slot)
    }
  }
  return [...slots].sort(([one], [other]) => one - other).map(([, slot]) => slot)
}

/** Returns when a service that begins at a moment ends. */
export const timeAt = (serviceId: string, { durationMinutes }: SlotTerms, starts: number): Time => ({
  serviceId,
  starts,
  ends: starts + durationMinutes * minutes,
})

const shownTime = ({ starts, ends }: Time) => ({
  startsAt: new Date(starts).toISOString(),
  endsAt: new Date(ends).toISOString(),
})
