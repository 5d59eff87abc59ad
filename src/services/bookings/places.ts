// Places: which times of resources are taken, and taking one. The database decides every race (exclusion constraint).

import { minutes } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { LocalHours } from '../hours/periods.ts'

/** A resource as its slots and places depend on it. */
export interface Bookable {
  id: string
  name: string
  kind: 'person' | 'room' | 'thing'
  hours: LocalHours
  before: number
  after: number
  capacity: number
}

/** A time of a resource that a booking takes, with what it needs before and after; in milliseconds since 1970. */
export interface Taken {
  resourceId: string
  session: string | null
  seat: number
  starts: number
  ends: number
}

/** When a service begins and ends, in milliseconds since 1970. */
export interface Time {
  serviceId: string
  starts: number
  ends: number
}

/** Returns the active resources of the store that do a service, the oldest first. */
export async function resourcesOf(db: Database, shop: Shop, serviceId: string): Promise<Bookable[]> {
  const rows = await db('resources')
    .join('resource_services', {
      'resource_services.shop_id': 'resources.shop_id',
      'resource_services.resource_id': 'resources.id',
    })
    .where({ 'resources.shop_id': shop.id, product_id: serviceId, active: true, deleted_at: null })
    .orderBy('resources.id')
    .select('id', 'name', 'kind', 'hours', 'before_minutes', 'after_minutes', 'capacity')
  return rows.map(({ id, name, kind, hours, before_minutes: before, after_minutes: after, capacity }) => ({
    ...{ id, name, kind, before, after, capacity },
    hours: hours as LocalHours,
  }))
}

const readTaken = statement<{ shopId: string; resources: string[]; starts: string; ends: string }, Row>(
  'bookingPlaces.taken',
  `select resource_id as "resourceId", session, seat, starts_at as "startsAt", ends_at as "endsAt" from booking_places
  where shop_id = :shopId and resource_id = any(cast(:resources as text[]))
    and tstzrange(starts_at, ends_at) && tstzrange(cast(:starts as timestamptz), cast(:ends as timestamptz))`,
)
interface Row {
  resourceId: string
  session: string | null
  seat: number
  startsAt: string
  endsAt: string
}

const iso = (at: number) => new Date(at).toISOString()

/** Returns what is taken of these resources within a time, which is widened by what they need before and after. */
export async function takenOf(
  db: Database,
  shop: Shop,
  resources: Bookable[],
  [starts, ends]: [starts: number, ends: number],
): Promise<Taken[]> {
  if (resources.length === 0 || starts >= ends) return []
  const most = (own: (resource: Bookable) => number) => Math.max(...resources.map(own)) * minutes
  const rows = await readTaken(db, {
    shopId: shop.id,
    resources: resources.map(({ id }) => id),
    starts: iso(starts - most(({ before }) => before)),
    ends: iso(ends + most(({ after }) => after)),
  })
  return rows.map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    starts: Date.parse(startsAt),
    ends: Date.parse(endsAt),
  }))
}

/** The use of a person or a room at a time; null for things, which are given out piece by piece. */
const sessionOf = ({ kind }: Bookable, { serviceId, starts }: Time) =>
  kind === 'thing' ? null : `${serviceId} ${iso(starts)}`

/** Returns how many places a resource has left for a time; `taken` holds what is taken of it, among other things. */
export function placesLeft(resource: Bookable, time: Time, taken: Taken[]): number {
  const [starts, ends] = around(resource, time)
  const session = sessionOf(resource, time)
  const met = taken.filter((one) => one.resourceId === resource.id && one.starts < ends && one.ends > starts)
  if (session !== null && met.some((one) => one.session !== null && one.session !== session)) return 0
  return Math.max(resource.capacity - new Set(met.map(({ seat }) => seat)).size, 0)
}

/** Returns the time that a resource is taken for, with what it needs before and after; in milliseconds since 1970. */
export const around = ({ before, after }: Bookable, { starts, ends }: Time): [number, number] => [
  starts - before * minutes,
  ends + after * minutes,
]

const take = statement<
  { shopId: string; bookingId: string; wanted: string },
  { free: number; resourceId: string | null }
>(
  'bookingPlaces.take',
  `with wanted as (
    select * from json_to_recordset(:wanted::json)
      as wanted (position integer, id object_id, capacity integer, session text, starts timestamptz, ends timestamptz)
  ),
  free as (
    select wanted.id, wanted.session, wanted.starts, wanted.ends, seats.seat from wanted
    cross join lateral (
      select seat from generate_series(1, wanted.capacity) as series (seat)
      where not exists (
        select from booking_places as place
        where place.shop_id = :shopId and place.resource_id = wanted.id and place.seat = series.seat
          and tstzrange(place.starts_at, place.ends_at) && tstzrange(wanted.starts, wanted.ends)
      )
      order by seat limit 1
    ) as seats
    where not exists (
      select from booking_places as place
      where place.shop_id = :shopId and place.resource_id = wanted.id and place.session <> wanted.session
        and tstzrange(place.starts_at, place.ends_at) && tstzrange(wanted.starts, wanted.ends)
    )
    order by wanted.position limit 1
  ),
  taken as (
    insert into booking_places (shop_id, booking_id, resource_id, seat, session, starts_at, ends_at)
    select :shopId, :bookingId, id, seat, session, starts, ends from free
    on conflict do nothing
    returning resource_id
  )
  select (select count(*) from free) as free, (select resource_id from taken) as "resourceId"`,
)

/**
 * Takes a place of the first of these resources that has one for this time, and returns its id; null if none has. The
 * statement waits for others that take the same place, holding nothing meanwhile; one that lost is repeated and sees what
 * won (decision a-constraint-decides-who-has-a-time).
 */
export async function takePlace(
  tx: Transaction,
  shop: Shop,
  bookingId: string,
  resources: Bookable[],
  time: Time,
): Promise<string | null> {
  const wanted = JSON.stringify(
    resources.map((resource, position) => {
      const [starts, ends] = around(resource, time).map(iso)
      const { id, capacity } = resource
      return { position, id, capacity, session: sessionOf(resource, time), starts, ends }
    }),
  )
  for (;;) {
    const [result] = await take(tx, { shopId: shop.id, bookingId, wanted })
    if (result!.resourceId !== null) return result!.resourceId
    if (result!.free === 0) return null
  }
}

/** Gives back the place of a booking, if it has one. */
export async function givePlaceBack(tx: Transaction, shop: Shop, bookingId: string): Promise<void> {
  await tx('booking_places').where({ shop_id: shop.id, booking_id: bookingId }).delete()
}
