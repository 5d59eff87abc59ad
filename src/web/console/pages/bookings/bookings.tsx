import './bookings.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { dayInput } from '../../../ui/date-time.ts'
import { shortDate } from '../../../ui/dates.ts'
import { SelectField } from '../../../ui/field.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer, Problem } from '../../../ui/states.tsx'
import { t } from '../../../words/bookings.ts'
import { useChange } from '../../shell/change.ts'
import { SectionLinks } from '../../shell/section-links.tsx'
import { useStore } from '../../shell/store.tsx'
import { BookingDialog } from './booking-dialog.tsx'
import { Day } from './day.tsx'
import { dayAfter, daysOf, mondayOf, onDay } from './days.ts'
import { NewBookingDialog } from './new-booking-dialog.tsx'
import { allResourcesQuery, type Booking, weekQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/bookings')

type Open = { change: Booking } | 'new' | null

/** Shows the bookings of a week: a column for each day, and on a phone a list. */
export function BookingsPage() {
  const current = useStore()
  const { api, store, may } = current
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const [open, setOpen] = useState<Open>(null)
  const first = filters.week ?? mondayOf(dayInput(Date.now(), store.timeZone))
  const { resource } = filters
  const asked = useQuery(weekQuery(current, { first, last: dayAfter(first, 6), resource }))
  const resources = useQuery(allResourcesQuery(current)).data ?? []
  const move = useChange({
    send: ({ booking, day }: { booking: Booking; day: string }) =>
      api.bookings.move(booking._id, { startsAt: onDay(day, booking) }),
    changes: ['bookings'],
    done: t('bookings.moved'),
  })
  const show = (week: string | undefined) => navigate({ search: { ...filters, week } })
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
          <Button onClick={() => show(dayAfter(first, -7))}>{t('bookings.earlier')}</Button>
          <Button onClick={() => show(undefined)}>{t('bookings.today')}</Button>
          <Button onClick={() => show(dayAfter(first, 7))}>{t('bookings.later')}</Button>
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
          {(bookings) => (
            <section
              className="booking-week"
              aria-label={t('bookings.week', { day: shortDate(`${first}T12:00:00Z`, 'UTC') })}
            >
              {daysOf(first).map((day) => (
                <Day
                  key={day}
                  day={day}
                  bookings={bookings.filter(({ startsAt }) => dayInput(startsAt, store.timeZone) === day)}
                  mayMove={mayWrite}
                  onOpen={(booking) => setOpen({ change: booking })}
                  onDrop={(id) => {
                    const booking = bookings.find(({ _id }) => _id === id)
                    if (booking) move.mutate({ booking, day })
                  }}
                />
              ))}
            </section>
          )}
        </Answer>
        {mayWrite && <p className="muted filters">{t('bookings.drag')}</p>}
      </Panel>
      {open === 'new' && <NewBookingDialog onClose={() => setOpen(null)} />}
      {open && open !== 'new' && (
        <BookingDialog booking={open.change} resources={resources} onClose={() => setOpen(null)} />
      )}
    </Page>
  )
}
