import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { partsIn, shortDate } from '../../../ui/dates.ts'
import { t } from '../../../words/bookings.ts'
import type { Booking } from './queries.ts'

/** Where a booking may be moved to. */
export interface Target {
  startsAt: string
  resource: { _id: string; name: string }
}

export interface CardProps {
  booking: Booking
  mayMove: boolean
  /** Whether it was moved last, and keeps the focus in its new place. */
  isMoved: boolean
  /** Returns where an arrow key leads; without it, arrow keys do nothing. */
  shift?: ((booking: Booking, target: Target, key: string) => Target) | undefined
  onMove: (booking: Booking, target: Target) => void
  onOpen: () => void
}

const tones = {
  held: 'plain',
  pending: 'warn',
  confirmed: 'good',
  cancelled: 'plain',
  expired: 'plain',
  no_show: 'bad',
} as const

/** A booking. Arrow keys propose another time or resource, which Enter confirms and Escape drops. */
export function Card({ booking, mayMove, isMoved, shift, onMove, onOpen }: CardProps) {
  const { _id, startsAt, endsAt, timeZone, serviceName, resource, status } = booking
  const [proposed, setProposed] = useState<Target | null>(null)
  const card = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isMoved) card.current?.focus()
  }, [isMoved])
  const isOpen = status === 'held' || status === 'pending' || status === 'confirmed'
  const name = booking.name || booking.email || t('bookings.guest')
  const [from, to] = [startsAt, endsAt].map((at) => partsIn(at, timeZone).time)
  const press = (event: KeyboardEvent) => {
    if (!shift || !mayMove || !isOpen) return
    if (event.key.startsWith('Arrow'))
      setProposed(shift(booking, proposed ?? { startsAt, resource }, event.key))
    else if (!proposed) return
    else if (event.key === 'Enter') onMove(booking, proposed)
    else if (event.key !== 'Escape') return
    event.preventDefault()
    if (!event.key.startsWith('Arrow')) setProposed(null)
  }
  return (
    <>
      <button
        type="button"
        ref={card}
        className="booking-card"
        draggable={mayMove && isOpen}
        onDragStart={(event) => event.dataTransfer.setData('text/plain', _id)}
        onKeyDown={press}
        onBlur={() => setProposed(null)}
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
      <output>
        {proposed &&
          t('bookings.proposed', {
            day: shortDate(proposed.startsAt, timeZone),
            time: partsIn(proposed.startsAt, timeZone).time,
            resource: proposed.resource.name,
          })}
      </output>
    </>
  )
}
