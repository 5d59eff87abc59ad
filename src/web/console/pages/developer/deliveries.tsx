import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Choices } from '../../../ui/tabs.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/developer.ts'
import { DeliveryDialog } from './delivery.tsx'
import { type App, type Delivery, type DeliveryFilters, deliveriesQuery, states } from './queries.ts'
import { ReplayDialog } from './replay.tsx'
import { StateBadge } from './state-badge.tsx'

interface DeliveriesProps {
  app: App
  filters: DeliveryFilters
  onChange: (filters: DeliveryFilters) => void
}

/** Shows the deliveries to an app, newest first, with their replies. */
export function Deliveries({ app, filters, onChange }: DeliveriesProps) {
  const asked = useQuery(deliveriesQuery(app._id, filters))
  const [opened, setOpened] = useState<string>()
  const [isReplaying, setReplaying] = useState(false)
  const replay = app.webhookUrl && <Button onClick={() => setReplaying(true)}>{t('delivery.replay')}</Button>
  return (
    <Panel title={t('app.deliveries')} actions={replay} flush>
      <Filters filters={filters} onChange={onChange} />
      <List
        of={asked}
        onPage={(page) => onChange({ ...filters, page })}
        empty={<None narrowed={Boolean(filters.state || filters.topic)} onClear={() => onChange({})} />}
      >
        {({ deliveries }) => (
          <Table
            label={t('app.deliveries')}
            columns={columnsOf(setOpened)}
            rows={deliveries}
            keyOf={({ _id }) => _id}
            stale={asked.isPlaceholderData}
          />
        )}
      </List>
      {opened && <DeliveryDialog appId={app._id} deliveryId={opened} onClose={() => setOpened(undefined)} />}
      {isReplaying && <ReplayDialog appId={app._id} onClose={() => setReplaying(false)} />}
    </Panel>
  )
}

function Filters({ filters, onChange }: Omit<DeliveriesProps, 'app'>) {
  const change = (changes: DeliveryFilters) => onChange({ ...filters, page: undefined, ...changes })
  return (
    <div className="filters">
      <Choices<Delivery['state'] | 'all'>
        label={t('delivery.state')}
        current={filters.state ?? 'all'}
        onChange={(state) => change({ state: state === 'all' ? undefined : state })}
        tabs={[
          { name: 'all', label: t('common.all') },
          ...states.map((name) => ({ name, label: t(`delivery-state.${name}`) })),
        ]}
      />
      <SearchField
        label={t('delivery.search-topic')}
        value={filters.topic ?? ''}
        onSearch={(topic) => change({ topic: topic || undefined })}
      />
    </div>
  )
}

function None({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (!narrowed) return <Empty title={t('delivery.empty')}>{t('delivery.empty-hint')}</Empty>
  return (
    <Empty
      title={t('delivery.no-match')}
      action={<Button onClick={onClear}>{t('common.clear-filters')}</Button>}
    />
  )
}

const columnsOf = (open: (deliveryId: string) => void): Column<Delivery>[] => [
  {
    key: 'topic',
    header: t('delivery.topic'),
    phone: 'lead',
    wide: true,
    cell: ({ _id, topic }) => (
      <button type="button" className="row-link" onClick={() => open(_id)}>
        {topic}
      </button>
    ),
  },
  {
    key: 'tries',
    header: t('delivery.tries'),
    align: 'end',
    cell: ({ tries }) => tries,
  },
  {
    key: 'state',
    header: t('delivery.state'),
    phone: 'note',
    cell: ({ state, tries }) => <StateBadge state={state} tries={tries} />,
  },
  {
    key: 'created',
    header: t('delivery.created'),
    phone: 'detail',
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
]
