import { clock, days, minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { dayIn, momentIn } from '../../src/base/time-zone.ts'
import type { Transaction } from '../../src/db/database.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

/** The people and rooms of the demo business, with the services that each does. */
const resources = [
  { name: 'Niamh', kind: 'person', does: ['An Hour of Anything', 'Page Check-Up'], from: '09:00', after: 15 },
  { name: 'Oisín', kind: 'person', does: ['An Hour of Anything'], from: '11:00', after: 15 },
  {
    name: 'The long table',
    kind: 'room',
    does: ['Course: Photographs With a Phone'],
    from: '14:00',
    capacity: 6,
  },
] as const

/** Bookings of this week and the next: whose, in how many days, and at which hour. */
const guests = [
  { name: 'Ada Example', at: 0, in: 1, hour: 10 },
  { name: 'Ben Example', at: 0, in: 2, hour: 12 },
  { name: 'Chidi Example', at: 1, in: 2, hour: 12 },
  { name: 'Dora Example', at: 2, in: 3, hour: 14 },
  { name: 'Emeka Example', at: 0, in: 5, hour: 9 },
] as const

type Shop = { id: string; timeZone: string }

/** Adds resources to the demo business, with bookings that were taken by telephone. */
export async function addBookings(tx: Transaction, shop: Shop): Promise<void> {
  const services = await tx('products')
    .where({ shop_id: shop.id, kind: 'service' })
    .select('id', 'name', 'price', 'duration_minutes')
  const made = []
  for (const { name, kind, does, from, ...rest } of resources) {
    const [id, own] = [newId(), services.filter((service) => does.some((one) => one === service.name))]
    const periods = weekdays.map((day) => ({ day, from, minutes: 360 }))
    await tx('resources').insert({
      ...{ id, shop_id: shop.id, name, kind, hours: JSON.stringify({ periods, exceptions: [] }) },
      ...{
        capacity: 'capacity' in rest ? rest.capacity : 1,
        after_minutes: 'after' in rest ? rest.after : 0,
      },
    })
    for (const { id: product_id } of own)
      await tx('resource_services').insert({ shop_id: shop.id, resource_id: id, product_id })
    made.push({ id, service: own[0]! })
  }
  const done = tx('resource_services').where({ shop_id: shop.id }).select('product_id')
  await tx('products').where({ shop_id: shop.id }).whereIn('id', done).update({ bookable: true })
  for (const guest of guests) await addBooking(tx, shop, made[guest.at]!, guest)
}

async function addBooking(
  tx: Transaction,
  { id: shop_id, timeZone }: Shop,
  { id: resource_id, service }: { id: string; service: Service },
  { name, in: ahead, hour }: (typeof guests)[number],
): Promise<void> {
  const day = dayIn(timeZone, clock.now().getTime() + ahead * days)
  const starts_at = new Date(momentIn(timeZone, Date.parse(day) + hour * 60 * minutes))
  const ends_at = new Date(starts_at.getTime() + (service.duration_minutes ?? 60) * minutes)
  const time = { shop_id, resource_id, starts_at, ends_at }
  const id = newId()
  await tx('bookings').insert({
    ...{ ...time, id, product_id: service.id, status: 'confirmed', service_name: service.name, name },
    ...{ price: service.price, cancel_until: new Date(starts_at.getTime() - 1 * days) },
  })
  const session = `${service.id} ${starts_at.toISOString()}`
  await tx('booking_places').insert({ ...time, booking_id: id, seat: 1, session })
}

interface Service {
  id: string
  name: string
  price: number
  duration_minutes: number | null
}
