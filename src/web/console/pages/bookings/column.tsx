import { useState } from 'react'
import { t } from '../../../words/bookings.ts'
import { Card, type CardProps } from './card.tsx'
import type { Booking } from './queries.ts'

interface ColumnProps extends Pick<CardProps, 'mayMove' | 'shift' | 'onMove'> {
  title: string
  bookings: Booking[]
  /** The booking that was moved last, which keeps the focus. */
  moved: string | null
  onOpen: (booking: Booking) => void
  /** Called with the id of a booking that was dropped here. */
  onDrop: (id: string) => void
}

/** A day or a resource with its bookings, each of which can be opened, or dragged to another column. */
export function Column({ title, bookings, moved, onOpen, onDrop, ...card }: ColumnProps) {
  const [isTarget, setTarget] = useState(false)
  return (
    // People who cannot drag open the booking, and choose its time there.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className={isTarget ? 'booking-column is-target' : 'booking-column'}
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
      <h3>{title}</h3>
      {bookings.length === 0 && <p className="muted">{t('bookings.none')}</p>}
      {bookings.map((booking) => (
        <Card
          key={booking._id}
          booking={booking}
          isMoved={booking._id === moved}
          onOpen={() => onOpen(booking)}
          {...card}
        />
      ))}
    </div>
  )
}
