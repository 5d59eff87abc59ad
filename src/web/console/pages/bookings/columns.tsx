import { dayInput } from '../../../ui/date-time.ts'
import { shortDate } from '../../../ui/dates.ts'
import { t } from '../../../words/bookings.ts'
import { useStore } from '../../shell/store.tsx'
import type { Target } from './card.tsx'
import { Column } from './column.tsx'
import { daysOf, onDay } from './days.ts'
import type { Booking, Resource } from './queries.ts'

export interface ColumnsProps {
  bookings: Booking[]
  moved: string | null
  onOpen: (booking: Booking) => void
  onMove: (booking: Booking, target: Target) => void
}

const dayName = (day: string) => shortDate(`${day}T12:00:00Z`, 'UTC')

/** Shows the bookings of a week, a column for each day. */
export function Week({ first, bookings, ...rest }: ColumnsProps & { first: string }) {
  const { store, may } = useStore()
  return (
    <section className="booking-week" aria-label={t('bookings.week', { day: dayName(first) })}>
      {daysOf(first).map((day) => (
        <Column
          key={day}
          title={dayName(day)}
          bookings={bookings.filter(({ startsAt }) => dayInput(startsAt, store.timeZone) === day)}
          mayMove={may('WRITE_ORDERS')}
          onDrop={(id) => {
            const booking = bookings.find(({ _id }) => _id === id)
            if (booking) rest.onMove(booking, { startsAt: onDay(day, booking), resource: booking.resource })
          }}
          {...rest}
        />
      ))}
    </section>
  )
}

/** By how much an arrow key moves the beginning of a booking, in milliseconds. */
const step = 15 * 60_000

/** Shows the bookings of a day, a column for each resource that is active or booked. */
export function DayOfResources({
  day,
  bookings,
  resources,
  ...rest
}: ColumnsProps & { day: string; resources: Resource[] }) {
  const { may } = useStore()
  const isBooked = (id: string) => bookings.some(({ resource }) => resource._id === id)
  const shown = resources.filter(({ _id, active }) => active || isBooked(_id))
  const shift = (booking: Booking, { startsAt, resource }: Target, key: string): Target => {
    const later = { ArrowUp: -step, ArrowDown: step }[key]
    if (later) return { startsAt: new Date(Date.parse(startsAt) + later).toISOString(), resource }
    const able = shown.filter(
      ({ _id, services }) => _id === resource._id || services.includes(booking.service),
    )
    const at = able.findIndex(({ _id }) => _id === resource._id)
    return { startsAt, resource: able[at + (key === 'ArrowLeft' ? -1 : 1)] ?? resource }
  }
  return (
    <section className="booking-day" aria-label={dayName(day)}>
      {shown.map((resource) => (
        <Column
          key={resource._id}
          title={resource.name}
          bookings={bookings.filter((booking) => booking.resource._id === resource._id)}
          mayMove={may('WRITE_ORDERS')}
          shift={shift}
          onDrop={(id) => {
            const booking = bookings.find(({ _id }) => _id === id)
            if (booking) rest.onMove(booking, { startsAt: booking.startsAt, resource })
          }}
          {...rest}
        />
      ))}
    </section>
  )
}
