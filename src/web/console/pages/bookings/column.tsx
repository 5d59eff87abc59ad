import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { partsIn, shortDate } from '../../../ui/dates.ts'
import { t } from '../../../words/bookings.ts'
import type { Booking } from './queries.ts'

interface DayProps {
  day: string
  bookings: Booking[]
  mayMove: boolean
  onOpen: (booking: Booking) => void
  /** Called with the id of a booking that was dropped here. */
  onDrop: (id: string) => void
}

/** A day of the week with its bookings, each of which can be opened, or dragged to another day. */
export function Day({ day, bookings, mayMove, onOpen, onDrop }: DayProps) {
  const [isTarget, setTarget] = useState(false)
  return (
    // People who cannot drag open the booking, and choose its time there.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className={isTarget ? 'booking-day is-target' : 'booking-day'}
      onDragOver={(event) => {
        event.preventDefault()
        setTarget(true)
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        event.preventDefault()
        setTarget(false)
        onDrop(event.dataTransfer.getData('text/plain'))
      }}
    >
      <h3>{shortDate(`${day}T12:00:00Z`, 'UTC')}</h3>
      {bookings.length === 0 && <p className="muted">{t('bookings.none')}</p>}
      {bookings.map((booking) => (
        <Card key={booking._id} booking={booking} mayMove={mayMove} onOpen={() => onOpen(booking)} />
      ))}
    </div>
  )
}

const tones = {
  held: 'plain',
  pending: 'warn',
  confirmed: 'good',
  cancelled: 'plain',
  expired: 'plain',
  no_show: 'bad',
} as const

function Card({ booking, mayMove, onOpen }: { booking: Booking; mayMove: boolean; onOpen: () => void }) {
  const { _id, startsAt, endsAt, timeZone, serviceName, resource, status } = booking
  const isOpen = status === 'held' || status === 'pending' || status === 'confirmed'
  const name = booking.name || booking.email || t('bookings.guest')
  const [from, to] = [startsAt, endsAt].map((at) => partsIn(at, timeZone).time)
  return (
    <button
      type="button"
      className="booking-card"
      draggable={mayMove && isOpen}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', _id)}
      onClick={onOpen}
      aria-label={t('bookings.open', { name, time: from! })}
    >
      <span className="tabular whole">
        {from}–{to}
      </span>
      <br />
      {serviceName}
      <br />
      <span className="muted">
        {name} · {resource.name}
      </span>
      <br />
      <Badge tone={tones[status]}>{t(`booking-status.${status}`)}</Badge>
    </button>
  )
}
