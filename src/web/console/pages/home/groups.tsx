import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { Apps } from '../../../api/client.ts'
import { Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Choices } from '../../../ui/tabs.tsx'
import { t } from '../../../words/sales.ts'
import { type CurrentStore, storeKey, useStore } from '../../shell/store.tsx'
import { ExportMenu } from './export-menu.tsx'
import { dayBefore, lengths, type Period } from './periods.ts'

type Report = Apps<'SalesByGroup'>
type Group = Report['groups'][number]

const dimensions: Report['by'][] = [
  ...(['product', 'category', 'country', 'customer', 'coupon', 'rule', 'paymentMethod', 'staff'] as const),
]

const route = getRouteApi('/signed-in/stores/$storeId/')

const groupsQuery = (
  { storeId, api, timeZone }: CurrentStore,
  by: Report['by'],
  period: Period,
  page: number,
) =>
  queryOptions({
    queryKey: storeKey(storeId, 'sales', 'groups', by, period, page),
    queryFn: ({ signal }) =>
      api.sales.getByGroup(
        { by, from: dayBefore(lengths[period] - 1, timeZone), page, limit: 5 },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** Shows which products, customers, … the sales of the period come from, and saves them for the accountant. */
export function SalesGroups() {
  const current = useStore()
  const { period = 'month' } = route.useSearch()
  const [{ by, page }, show] = useState<{ by: Report['by']; page: number }>({ by: 'product', page: 1 })
  const asked = useQuery(groupsQuery(current, by, period, page))
  return (
    <Panel
      title={t('groups.title')}
      actions={current.may('READ_ORDERS') && <ExportMenu period={period} />}
      flush
    >
      <div className="filters">
        <Choices<Report['by']>
          label={t('groups.by')}
          current={by}
          onChange={(chosen) => show({ by: chosen, page: 1 })}
          tabs={dimensions.map((name) => ({ name, label: t(`groups.${name}`) }))}
        />
      </div>
      <List
        of={asked}
        onPage={(to) => show({ by, page: to })}
        empty={<p className="panel-body muted">{t('sales.none')}</p>}
      >
        {(report) => (
          <Table
            label={t('groups.title')}
            columns={columnsOf(current, report.by)}
            rows={report.groups}
            keyOf={({ _id }) => _id ?? ''}
            stale={asked.isPlaceholderData}
          />
        )}
      </List>
    </Panel>
  )
}

const countries = new Intl.DisplayNames('en', { type: 'region' })

function nameOf({ _id, name }: Group, by: Report['by']): string {
  if (name === null && _id === null && (by === 'rule' || by === 'staff')) return t(`groups.no-${by}`)
  if (name === null) return t('common.none')
  return by === 'country' ? (countries.of(name) ?? name) : name
}

const columnsOf = ({ money }: CurrentStore, by: Report['by']): Column<Group>[] => [
  {
    key: 'name',
    header: t(`groups.${by}`),
    phone: 'lead',
    wide: true,
    cell: (group) => <span className="strong">{nameOf(group, by)}</span>,
  },
  {
    key: 'count',
    header: by === 'product' || by === 'category' ? t('groups.pieces') : t('sales.orders'),
    align: 'end',
    phone: 'detail',
    cell: ({ orders, pieces }) => pieces ?? orders,
  },
  {
    key: 'discount',
    header: t('groups.discount'),
    align: 'end',
    phone: 'note',
    shown: by === 'rule',
    cell: ({ discount }) => (discount === null ? null : money(-discount)),
  },
  {
    key: 'sales',
    header: t('sales.sales'),
    align: 'end',
    phone: 'trail',
    cell: ({ sales }) => <span className="strong">{money(sales)}</span>,
  },
]
