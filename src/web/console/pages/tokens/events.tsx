import { useInfiniteQuery } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { Page, Panel } from '../../../ui/layout.tsx'
import { LoadMore } from '../../../ui/pagination.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/developer.ts'
import { useStore } from '../../shell/store.tsx'
import { eventsQuery } from './queries.ts'

/** Shows the feed of events as apps read it: in order, page by page. */
export function EventsPage() {
  const asked = useInfiniteQuery(eventsQuery(useStore()))
  return (
    <Page title={t('events.title')} lead={t('events.lead')}>
      <Panel flush>
        <Answer to={asked}>
          {({ pages }) => {
            const events = pages.flatMap((page) => page.events)
            if (events.length === 0) return <Empty title={t('events.empty')}>{t('events.empty-hint')}</Empty>
            return (
              <>
                <Table label={t('events.title')} columns={columns()} rows={events} keyOf={({ id }) => id} />
                <LoadMore of={asked} end={t('events.end')} />
              </>
            )
          }}
        </Answer>
      </Panel>
    </Page>
  )
}

const columns = (): Column<Apps<'StoreEvent'>>[] => [
  { key: 'topic', header: t('events.topic'), phone: 'lead', cell: ({ topic }) => topic },
  {
    key: 'record',
    header: t('events.record'),
    phone: 'detail',
    wide: true,
    cell: ({ resourceId }) => <code>{resourceId ?? t('common.none')}</code>,
  },
  {
    key: 'call',
    header: t('events.call'),
    cell: ({ method, path }) => (
      <code className="nowrap">
        {method} {path}
      </code>
    ),
  },
  {
    key: 'at',
    header: t('events.at'),
    phone: 'trail',
    cell: ({ occurredAt }) => <Time at={occurredAt} />,
  },
]
