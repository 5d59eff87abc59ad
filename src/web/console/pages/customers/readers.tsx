import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { readText } from '../../../api/text.ts'
import { Button } from '../../../ui/button.tsx'
import { save } from '../../../ui/download.ts'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/people.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { ExportButton } from '../../shell/export-button.tsx'
import { SectionLinks } from '../../shell/section-links.tsx'
import { useStore } from '../../shell/store.tsx'
import type { Filters } from './filters.ts'
import { type Reader, readersQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/customers/readers')

/** Shows the readers of the newsletter, those who confirmed last first. */
export function ReadersPage() {
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const readers = useQuery(readersQuery(useStore(), filters))
  const [removing, setRemoving] = useState<Reader>()
  const total = readers.data?.pagination.total
  return (
    <Page
      title={t('readers.title')}
      lead={total === undefined ? '\u00a0' : t('readers.count', { count: total })}
      actions={<ExportReaders filters={filters} />}
    >
      <SectionLinks of="customers" />
      <Panel flush>
        <div className="filters">
          <SearchField
            label={t('readers.search')}
            value={filters.query ?? ''}
            onSearch={(query) => navigate({ search: { query: query || undefined }, replace: true })}
          />
        </div>
        <List
          of={readers}
          onPage={(page) => navigate({ search: { ...filters, page } })}
          empty={<NoReaders narrowed={Boolean(filters.query)} onClear={() => navigate({ search: {} })} />}
        >
          {({ subscribers }) => (
            <Table
              label={t('readers.title')}
              columns={columnsOf(setRemoving)}
              rows={subscribers}
              keyOf={({ _id }) => _id}
              stale={readers.isPlaceholderData}
            />
          )}
        </List>
      </Panel>
      {removing && <RemoveReader reader={removing} onClose={() => setRemoving(undefined)} />}
    </Page>
  )
}

const columnsOf = (remove: (reader: Reader) => void): Column<Reader>[] => [
  {
    key: 'email',
    header: t('customers.email'),
    phone: 'lead',
    wide: true,
    cell: ({ email }) => <span className="strong">{email}</span>,
  },
  {
    key: 'since',
    header: t('readers.since'),
    phone: 'detail',
    cell: ({ confirmedAt }) => <Time at={confirmedAt} withTime={false} />,
  },
  {
    key: 'remove',
    header: t('common.actions'),
    phone: 'trail',
    align: 'end',
    cell: (reader) => (
      <Button look="quiet" onClick={() => remove(reader)}>
        {t('readers.remove')}
      </Button>
    ),
  },
]

function NoReaders({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (!narrowed) {
    return (
      <Empty title={t('readers.empty')} icon={<Mail size={20} aria-hidden="true" />}>
        {t('readers.empty-hint')}
      </Empty>
    )
  }
  return (
    <Empty
      title={t('readers.no-match')}
      action={<Button onClick={onClear}>{t('common.clear-filters')}</Button>}
    />
  )
}

/** Saves the readers that match the search as a table for a spreadsheet, which the service writes. */
function ExportReaders({ filters: { query = '' } }: { filters: Filters }) {
  const { storeId, store } = useStore()
  const exportAll = async () => {
    const search = query && `?${new URLSearchParams({ query })}`
    const path = `/apps/api/v1/newsletter/subscribers/export${search}`
    save(`${store.slug}-readers.csv`, await readText(path, storeId), 'text/csv')
  }
  return <ExportButton onExport={exportAll} />
}

function RemoveReader({ reader, onClose }: { reader: Reader; onClose: () => void }) {
  const { api } = useStore()
  return (
    <ConfirmChange
      title={t('readers.remove-title', { email: reader.email })}
      action={t('readers.remove')}
      send={() => api.newsletter.deleteSubscriber(reader._id)}
      changes={['readers']}
      done={t('readers.removed')}
      onClose={onClose}
    >
      {t('readers.remove-lead')}
    </ConfirmChange>
  )
}
