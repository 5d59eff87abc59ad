import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { t } from '../../../words/bookings.ts'
import { SectionLinks } from '../../shell/section-links.tsx'
import { useStore } from '../../shell/store.tsx'
import { CalendarAddress } from '../booking-rules/calendar-address.tsx'
import { ServicesPanel } from '../booking-rules/services-panel.tsx'
import { periodsOfDay, periodsText, weekdays } from '../hours/week.ts'
import { type Resource, resourcesQuery } from './queries.ts'
import { ResourceDialog } from './resource-dialog.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/bookings/resources')

/** Shows the people, rooms and things that do services. */
export function ResourcesPage() {
  const current = useStore()
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery(resourcesQuery(current, page))
  const [open, setOpen] = useState<{ edit: Resource | null } | null>(null)
  const create = current.may('WRITE_INVENTORY') && (
    <Button look="main" onClick={() => setOpen({ edit: null })}>
      {t('resources.new')}
    </Button>
  )
  return (
    <Page
      title={t('resources.title')}
      lead={t('resources.lead')}
      actions={asked.data?.resources.length ? create : undefined}
    >
      <SectionLinks of="bookings" />
      <Panel flush>
        <List
          of={asked}
          onPage={(to) => navigate({ search: { page: to } })}
          empty={
            <Empty
              title={t('resources.empty')}
              action={create}
              icon={<CalendarPlus size={20} aria-hidden="true" />}
            >
              {t('resources.empty-hint')}
            </Empty>
          }
        >
          {({ resources }) => (
            <Table
              label={t('resources.title')}
              columns={columnsOf((edit) => setOpen({ edit }))}
              rows={resources}
              keyOf={({ _id }) => _id}
              stale={asked.isPlaceholderData}
            />
          )}
        </List>
      </Panel>
      <ServicesPanel />
      {current.may('READ_ORDERS') && (
        <Panel title={t('calendars.all')}>
          <CalendarAddress />
        </Panel>
      )}
      {open && <ResourceDialog resource={open.edit} onClose={() => setOpen(null)} />}
    </Page>
  )
}

const weekOf = ({ hours: { periods } }: Resource) =>
  weekdays
    .map((day) => ({ day, text: periodsText(periodsOfDay(periods, day)) }))
    .filter(({ text }) => text)
    .map(({ day, text }) => `${t(`resources.${day}`).slice(0, 3)} ${text}`)
    .join(', ')

const columnsOf = (edit: (resource: Resource) => void): Column<Resource>[] => [
  {
    key: 'name',
    header: t('resources.name'),
    phone: 'lead',
    wide: true,
    cell: (resource) => (
      <div className="stack-tight">
        <button
          type="button"
          className="link-button"
          aria-label={t('resources.edit', { name: resource.name })}
          onClick={() => edit(resource)}
        >
          {resource.name}
        </button>
        <p className="muted">{weekOf(resource)}</p>
      </div>
    ),
  },
  {
    key: 'kind',
    header: t('resources.kind'),
    phone: 'note',
    cell: ({ kind }) => t(`resources.kind-${kind}`),
  },
  {
    key: 'capacity',
    header: t('resources.capacity'),
    phone: 'detail',
    align: 'end',
    cell: ({ capacity }) => <span className="tabular">{capacity}</span>,
  },
  {
    key: 'active',
    header: t('resources.active'),
    phone: 'trail',
    align: 'end',
    cell: ({ active }) => (active ? '' : t('resources.paused')),
  },
]
