// Booking a time: a hold that an order takes over, or a booking that needs none.

import { inUtc } from '../../base/calendar.ts'
import { clock, days, hours, minutes } from '../../base/clock.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { databaseNow, databaseTimeIn } from '../../db/sql/now.ts'
import type { Dependencies } from '../../dependencies.ts'
import { requesterOf } from '../messaging/mail-limits.ts'
import { type BookableService, bookableService, timeAt } from './offers.ts'
import { type Bookable, type Time, takenOf, takePlace } from './places.ts'
import { type Booking, get } from './records.ts'
import { isOffered } from './slots.ts'

/** How long a time is held for an order, in milliseconds. */
const holdTime = 15 * minutes

interface Guest {
  email?: string
  name?: string
  phone?: string
  note?: string
}
export interface Wanted extends Guest {
  service: string
  startsAt: string
  resource?: string
}

/**
 * Books a slot for a shopper: held until an order takes it over, or confirmed where none is needed. Throws
 * serviceNotFound, serviceNotBookable, resourceNotFound, timeNotBookable, timeTaken, emailRequired, tooManyBookings and
 * tooManyGuestBookings.
 */
export async function book(
  tx: Transaction,
  { config, ip }: Pick<Dependencies, 'config'> & { ip: string },
  shop: Shop,
  shopper: Shopper,
  { service: id, startsAt, resource, ...guest }: Wanted,
): Promise<Booking> {
  const email = shopper.email ?? guest.email
  if (!email) throw new Refusal('emailRequired')
  const service = await bookableService(tx, shop, id, { listed: true })
  const resources = offeredBy(service, named(service, resource), Date.parse(inUtc(startsAt)))
  const guestAddress = await limitHolds(tx, config, shop, shopper, ip)
  const isPaid = service.terms.rules.payment === 'order'
  return write(tx, shop, service, resources, Date.parse(inUtc(startsAt)), {
    ...guest,
    email,
    name: guest.name ?? shopper.name,
    userId: shopper.id,
    guestAddress,
    status: isPaid ? 'held' : 'confirmed',
  })
}

/**
 * Books a free time for somebody who asked the merchant, whatever the hours and rules say. Throws serviceNotFound,
 * serviceNotBookable, resourceNotFound, timeTaken and the refusal of `momentByHand`.
 */
export async function bookByHand(
  tx: Transaction,
  shop: Shop,
  { service: id, startsAt, resource, ...guest }: Wanted,
): Promise<Booking> {
  const service = await bookableService(tx, shop, id)
  const resources = named(service, resource)
  const by = { ...guest, userId: null, guestAddress: null, status: 'confirmed' as const }
  return write(tx, shop, service, resources, momentByHand(startsAt), by)
}

/** Returns the moment that a merchant names; throws invalidRequest for one that is years away. */
export function momentByHand(startsAt: string): number {
  const starts = Date.parse(inUtc(startsAt))
  if (Math.abs(starts - clock.now().getTime()) > 1000 * days)
    throw invalid('startsAt must be at most 1,000 days from now')
  return starts
}

/** Returns the resources of a service, or the one that is named; throws resourceNotFound. */
export function named({ resources }: BookableService, id: string | undefined): Bookable[] {
  if (id === undefined) return resources
  const own = resources.filter((resource) => resource.id === id)
  if (own.length === 0) throw new Refusal('resourceNotFound')
  return own
}

/** Returns those of the resources that can begin at this moment; throws timeNotBookable if there is none. */
export function offeredBy({ terms }: BookableService, resources: Bookable[], starts: number): Bookable[] {
  const now = clock.now().getTime()
  const able = resources.filter(({ hours: own }) => isOffered(terms, own, starts, now))
  if (able.length === 0) throw new Refusal('timeNotBookable')
  return able
}

/** Returns resources by how much is booked of them around a time, the least first. */
async function leastBooked(
  db: Database,
  shop: Shop,
  resources: Bookable[],
  { starts }: Time,
): Promise<Bookable[]> {
  if (resources.length < 2) return resources
  const taken = await takenOf(db, shop, resources, [starts - 12 * hours, starts + 12 * hours])
  const number = (id: string) => taken.filter(({ resourceId }) => resourceId === id).length
  return resources.toSorted((one, other) => number(one.id) - number(other.id))
}

interface By extends Guest {
  userId: string | null
  guestAddress: string | null
  status: 'held' | 'confirmed'
}

async function write(
  tx: Transaction,
  shop: Shop,
  { id: serviceId, name: serviceName, price, terms }: BookableService,
  resources: Bookable[],
  starts: number,
  { status, userId, guestAddress, email = '', name = '', phone, note }: By,
): Promise<Booking> {
  const time = timeAt(serviceId, terms, starts)
  const id = newId()
  const ordered = await leastBooked(tx, shop, resources, time)
  const resourceId = await takePlace(tx, shop, id, ordered, time)
  if (!resourceId) throw new Refusal('timeTaken')
  await tx('bookings').insert({
    ...{ id, shop_id: shop.id, product_id: serviceId, resource_id: resourceId, user_id: userId, status },
    ...{ service_name: serviceName, price, email, name, phone, note, guest_address: guestAddress },
    starts_at: new Date(time.starts),
    ends_at: new Date(time.ends),
    ...policyOf(terms, starts),
    reminder_hours: terms.rules.reminderHours,
    expires_at: status === 'held' ? tx.raw(databaseTimeIn(holdTime)) : null,
    created_at: clock.now(),
    updated_at: clock.now(),
  })
  return get(tx, shop, id)
}

/** Returns the columns of a booking that say until when shoppers can cancel it, and what is kept later. */
function policyOf({ rules: { cancelHours, lateFeePercent } }: BookableService['terms'], starts: number) {
  return {
    cancel_until: new Date(starts - cancelHours * hours),
    late_fee: lateFeePercent === null ? null : Math.round(lateFeePercent * 100),
  }
}

/**
 * Makes sure that nobody holds more times than the store allows without having paid, and that guests, of whom anybody can
 * create any number, do not do so from one network (decision unpaid-orders-are-limited). Parallel calls queue here.
 * Returns what the booking keeps of a guest's address. Throws tooManyBookings and tooManyGuestBookings.
 */
async function limitHolds(
  tx: Transaction,
  config: Dependencies['config'],
  shop: Shop,
  shopper: Shopper,
  ip: string,
): Promise<string | null> {
  const { unpaidOrdersPerShopper: mostOwn, unpaidOrdersPerAddress: mostHere } = config.limits
  const site = shopper.guest && mostHere > 0 ? (requesterOf(config, ip).split(' ')[0] ?? null) : null
  if (mostOwn === 0 && !site) return null
  for (const owner of [shopper.id, ...(site ? [site] : [])])
    await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`bookings ${shop.id} ${owner}`])
  const open = () =>
    tx('bookings')
      .where({ shop_id: shop.id })
      .whereIn('status', ['held', 'confirmed'])
      .whereNull('order_id')
      .where('ends_at', '>', tx.raw(databaseNow()))
      .count<{ count: number }[]>({ count: '*' })
  const [own] = await open().where({ user_id: shopper.id })
  if (mostOwn > 0 && own!.count >= mostOwn)
    throw new Refusal('tooManyBookings', { values: { most: mostOwn } })
  if (!site) return null
  const [here] = await open()
    .where({ guest_address: site })
    .where('created_at', '>', new Date(clock.now().getTime() - 1 * days))
  if (here!.count >= mostHere) throw new Refusal('tooManyGuestBookings')
  return site
}
