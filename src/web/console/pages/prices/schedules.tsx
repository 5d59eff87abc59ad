import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Apps } from '../../../api/client.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/prices.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { type CurrentStore, storeKey, useStore } from '../../shell/store.tsx'
import type { Category } from '../catalogue/queries.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

type Schedule = Apps<'PriceSchedule'>

const schedulesQuery = ({ storeId, api }: CurrentStore, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'products', 'schedules', page),
    queryFn: ({ signal }) => api.products.listPriceSchedules({ page, limit: 10 }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Shows the prices that are set at a time, and undoes them. */
export function Schedules({ categories }: { categories: Category[] }) {
  const current = useStore()
  const [page, setPage] = useState(1)
  const [isNew, setNew] = useState(false)
  const [undone, setUndone] = useState<Schedule>()
  const asked = useQuery(schedulesQuery(current, page))
  return (
    <Panel
      title={t('schedules.title')}
      actions={<Button onClick={() => setNew(true)}>{t('schedules.new')}</Button>}
      flush
    >
      <List of={asked} onPage={setPage} empty={<p className="panel-body muted">{t('schedules.none')}</p>}>
        {({ schedules }) => (
          <Table
            label={t('schedules.title')}
            columns={columnsOf(setUndone)}
            rows={schedules}
            keyOf={({ _id }) => _id}
            stale={asked.isPlaceholderData}
          />
        )}
      </List>
      {isNew && <ScheduleDialog categories={categories} onClose={() => setNew(false)} />}
      {undone && (
        <ConfirmChange
          title={t('schedules.undo-title', { count: undone.products })}
          action={t('schedules.undo')}
          look="main"
          send={() => current.api.products.undoPriceSchedule(undone._id)}
          changes={['products']}
          done={t('schedules.undone-toast')}
          onClose={() => setUndone(undefined)}
        >
          {t('schedules.undo-lead')}
        </ConfirmChange>
      )}
    </Panel>
  )
}

const tones: Record<Schedule['status'], Tone> = {
  scheduled: 'info',
  active: 'good',
  done: 'plain',
  undone: 'plain',
}

const canBeUndone = ({ status, until }: Schedule) =>
  status === 'scheduled' || status === 'active' || (status === 'done' && until === null)

const columnsOf = (undo: (schedule: Schedule) => void): Column<Schedule>[] => [
  {
    key: 'products',
    header: t('prices.of'),
    phone: 'lead',
    wide: true,
    cell: ({ products }) => t('schedules.products', { count: products }),
  },
  { key: 'from', header: t('schedules.from'), phone: 'detail', cell: ({ from }) => <Time at={from} /> },
  {
    key: 'until',
    header: t('schedules.until'),
    cell: ({ until }) => (until === null ? t('schedules.open') : <Time at={until} />),
  },
  {
    key: 'status',
    header: t('schedules.status'),
    phone: 'note',
    cell: ({ status }) => <Badge tone={tones[status]}>{t(`schedules.${status}`)}</Badge>,
  },
  {
    key: 'undo',
    header: '',
    align: 'end',
    phone: 'trail',
    cell: (schedule) =>
      canBeUndone(schedule) && (
        <Button look="quiet" onClick={() => undo(schedule)}>
          {t('schedules.undo')}
        </Button>
      ),
  },
]
