// The calendars to which people subscribe, with the bookings of a store or of one of its resources.

import { clock, days } from '../../base/clock.ts'
import { Refusal } from '../../base/errors.ts'
import { calendarOf, localTime, text, utc, zoneLines } from '../../base/icalendar.ts'
import { hashToken } from '../../base/tokens.ts'
import type { Database } from '../../db/database.ts'

/** How many days of the past and of the future a calendar has. Nothing is booked more than a year ahead by shoppers. */
const [daysBack, daysAhead] = [31, 400]
/** Maximum number of events, the earliest first. */
const mostEvents = 5000

interface Calendar {
  shopId: string
  resourceId: string | null
  store: string
  resource: string | null
  timeZone: string
}

interface Row {
  id: string
  status: 'pending' | 'confirmed' | 'cancelled' | 'no_show'
  startsAt: string
  endsAt: string
  sequence: number
  updatedAt: string
  serviceName: string
  resourceName: string
  guest: string
  phone: string | null
  note: string | null
}

/**
 * Returns the calendar with a secret address in iCalendar, in the local times of its store. The text is the same for as
 * long as its bookings are. Throws calendarNotFound for an address that is unknown or was renewed, and for a resource or
 * a store that is gone.
 */
export async function calendarFeed(db: Database, token: string): Promise<string> {
  const calendar = await find(db, token)
  if (!calendar) throw new Refusal('calendarNotFound')
  const name = text([calendar.resource, calendar.store].filter(Boolean).join(', '))
  const year = clock.now().getUTCFullYear()
  const zone = zoneLines(calendar.timeZone, Date.UTC(year - 1, 0), Date.UTC(year + 2, 0))
  return calendarOf([
    ...['METHOD:PUBLISH', `X-WR-CALNAME:${name}`, `NAME:${name}`],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT15M', 'X-PUBLISHED-TTL:PT15M'],
    ...zone,
    ...(await bookingsOf(db, calendar)).flatMap((row) => eventLines(calendar, row)),
  ])
}

async function find(db: Database, token: string): Promise<Calendar | undefined> {
  const { rows } = await db.raw<{ rows: Calendar[] }>(
    `select shops.id as "shopId", resource_id as "resourceId", time_zone as "timeZone",
      shops.name as store, resources.name as resource
    from calendar_addresses
    join shops on shops.id = calendar_addresses.shop_id and shops.closed_at is null and shops.suspended_at is null
    left join resources on resources.shop_id = calendar_addresses.shop_id and resources.id = resource_id
      and resources.deleted_at is null
    where token_hash = :hash and (resource_id is null or resources.id is not null)`,
    { hash: hashToken(token) },
  )
  return rows[0]
}

/** Returns the bookings that a merchant reckons with, or did: a hold, and an order's that ended unpaid, are not among them. */
async function bookingsOf(db: Database, { shopId, resourceId }: Calendar): Promise<Row[]> {
  const now = clock.now().getTime()
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select bookings.id, status, starts_at as "startsAt", ends_at as "endsAt", sequence,
      bookings.updated_at as "updatedAt", service_name as "serviceName", resources.name as "resourceName",
      coalesce(nullif(bookings.name, ''), bookings.email) as guest, phone, note
    from bookings
    join resources on resources.shop_id = bookings.shop_id and resources.id = bookings.resource_id
    where bookings.shop_id = :shopId ${resourceId ? 'and bookings.resource_id = :resourceId' : ''}
      and starts_at between :from and :to
      and (status in ('pending', 'confirmed', 'no_show') or status = 'cancelled' and sequence > 0)
    order by starts_at, bookings.id limit :mostEvents`,
    {
      shopId,
      ...(resourceId && { resourceId }),
      from: new Date(now - daysBack * days),
      to: new Date(now + daysAhead * days),
      mostEvents,
    },
  )
  return rows
}

const states = { pending: 'TENTATIVE', confirmed: 'CONFIRMED', no_show: 'CONFIRMED', cancelled: 'CANCELLED' }

function eventLines({ shopId, timeZone }: Calendar, row: Row): string[] {
  const { id, status, startsAt, endsAt, sequence, updatedAt, serviceName, resourceName, guest } = row
  const details = [row.phone, row.note].filter(Boolean).join('\n')
  return [
    ...['BEGIN:VEVENT', `UID:${shopId}-${id}`, `SEQUENCE:${sequence}`, `DTSTAMP:${utc(updatedAt)}`],
    ...[localTime('DTSTART', timeZone, startsAt), localTime('DTEND', timeZone, endsAt)],
    `SUMMARY:${text([serviceName, guest].filter(Boolean).join(' · '))}`,
    `LOCATION:${text(resourceName)}`,
    ...(details ? [`DESCRIPTION:${text(details)}`] : []),
    ...[`STATUS:${states[status]}`, 'END:VEVENT'],
  ]
}
