import './bookings.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { dayInput } from '../../../ui/date-time.ts'
import { SelectField } from '../../../ui/field.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer, Problem } from '../../../ui/states.tsx'
import { t } from '../../../words/bookings.ts'
import { useChange } from '../../shell/change.ts'
import { SectionLinks } from '../../shell/section-links.tsx'
import { useStore } from '../../shell/store.tsx'
import { BookingDialog } from './booking-dialog.tsx'
import type { Target } from './card.tsx'
import { DayOfResources, Week } from './columns.tsx'
import { dayAfter, mondayOf } from './days.ts'
import { NewBookingDialog } from './new-booking-dialog.tsx'
import { allResourcesQuery, type Booking, weekQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/bookings')

type Open = { change: Booking } | 'new' | null

/** Shows the bookings of a week by day, or of a day by resource: as columns, and on a phone as a list. */
export function BookingsPage() {
  const current = useStore()
  const { api, store, may } = current
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const [open, setOpen] = useState<Open>(null)
  const [moved, setMoved] = useState<string | null>(null)
  const today = dayInput(Date.now(), store.timeZone)
  const { day, resource } = filters
  const first = day ?? filters.week ?? mondayOf(today)
  const length = day ? 1 : 7
  const asked = useQuery(weekQuery(current, { first, last: dayAfter(first, length - 1), resource }))
  const resources = useQuery(allResourcesQuery(current)).data ?? []
  const move = useChange({
    send: ({ booking, startsAt, resource: { _id } }: Target & { booking: Booking }) =>
      api.bookings.move(booking._id, { startsAt, resource: _id }),
    changes: ['bookings'],
    done: t('bookings.moved'),
    after: ({ _id }) => setMoved(_id),
  })
  const show = (to: string) =>
    navigate({ search: { resource, ...(day ? { day: to } : { week: mondayOf(to) }) } })
  const mayWrite = may('WRITE_ORDERS')
  return (
    <Page
      title={t('bookings.title')}
      lead={t('bookings.lead', { zone: store.timeZone })}
      actions={
        mayWrite && (
          <Button look="main" onClick={() => setOpen('new')}>
            {t('bookings.new')}
          </Button>
        )
      }
    >
      <SectionLinks of="bookings" />
      <Panel flush>
        <div className="filters">
          <Button onClick={() => show(dayAfter(first, -length))}>
            {t(day ? 'bookings.day-before' : 'bookings.earlier')}
          </Button>
          <Button onClick={() => show(today)}>{t(day ? 'bookings.this-day' : 'bookings.today')}</Button>
          <Button onClick={() => show(dayAfter(first, length))}>
            {t(day ? 'bookings.day-after' : 'bookings.later')}
          </Button>
          <SelectField
            name="view"
            label={t('bookings.view')}
            value={day ? 'day' : 'week'}
            onChange={({ currentTarget: { value } }) => {
              const week = first <= today && today <= dayAfter(first, 6) ? today : first
              navigate({
                search: { resource, ...(value === 'day' ? { day: week } : { week: mondayOf(first) }) },
              })
            }}
            options={[
              { value: 'week', label: t('bookings.view-week') },
              { value: 'day', label: t('bookings.view-day') },
            ]}
          />
          <SelectField
            name="resource"
            label={t('bookings.resource')}
            value={resource ?? ''}
            onChange={({ currentTarget: { value } }) =>
              navigate({ search: { ...filters, resource: value || undefined }, replace: true })
            }
            options={[
              { value: '', label: t('bookings.all') },
              ...resources.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
          />
        </div>
        {move.error && <Problem error={move.error} />}
        <Answer to={asked}>
          {(bookings) => {
            const columns = {
              bookings,
              moved,
              onOpen: (booking: Booking) => setOpen({ change: booking }),
              onMove: (booking: Booking, target: Target) => {
                setMoved(null)
                move.mutate({ booking, ...target })
              },
            }
            return day ? (
              <DayOfResources
                day={day}
                resources={resources.filter(({ _id }) => !resource || _id === resource)}
                {...columns}
              />
            ) : (
              <Week first={first} {...columns} />
            )
          }}
        </Answer>
        {mayWrite && <p className="muted filters">{t(day ? 'bookings.drag-day' : 'bookings.drag')}</p>}
      </Panel>
      {open === 'new' && <NewBookingDialog onClose={() => setOpen(null)} />}
      {open && open !== 'new' && (
        <BookingDialog booking={open.change} resources={resources} onClose={() => setOpen(null)} />
      )}
    </Page>
  )
}
