import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/returns.ts'
import { SectionLinks } from '../../shell/section-links.tsx'
import { useStore } from '../../shell/store.tsx'
import { ReturnPolicy } from './policy.tsx'
import { type Filters, type Return, returnsQuery, statuses } from './queries.ts'
import { ReturnBadge } from './status.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/orders/returns')

/** Shows what shoppers want to return, newest first, and the store's policy below. */
export function ReturnsPage() {
  const current = useStore()
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery(returnsQuery(current, filters))
  return (
    <Page title={t('returns.title')} lead={t('returns.lead')}>
      <SectionLinks of="orders" />
      <Panel flush>
        <div className="filters">
          <SelectField
            name="status"
            label={t('returns.status')}
            value={filters.status ?? ''}
            onChange={({ currentTarget: { value } }) =>
              navigate({ search: { status: (value || undefined) as Filters['status'] }, replace: true })
            }
            options={[
              { value: '', label: t('returns.all') },
              ...statuses.map((value) => ({ value, label: t(`return-status.${value}`) })),
            ]}
          />
        </div>
        <List
          of={asked}
          onPage={(page) => navigate({ search: { ...filters, page } })}
          empty={<NoReturns narrowed={Boolean(filters.status)} onClear={() => navigate({ search: {} })} />}
        >
          {({ returns }) => (
            <Table
              label={t('returns.title')}
              columns={columnsOf(current.storeId)}
              rows={returns}
              keyOf={({ _id }) => _id}
              stale={asked.isPlaceholderData}
            />
          )}
        </List>
      </Panel>
      {current.may('WRITE_STORE') && <ReturnPolicy />}
    </Page>
  )
}

function NoReturns({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (narrowed)
    return (
      <Empty title={t('returns.no-match')} action={<Button onClick={onClear}>{t('returns.clear')}</Button>} />
    )
  return (
    <Empty title={t('returns.empty')} icon={<Undo2 size={20} aria-hidden="true" />}>
      {t('returns.empty-hint')}
    </Empty>
  )
}

const piecesOf = ({ lines }: Return) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

const columnsOf = (storeId: string): Column<Return>[] => [
  {
    key: 'order',
    header: t('returns.order'),
    phone: 'lead',
    cell: ({ _id, orderId }) => (
      <Link
        to="/stores/$storeId/orders/returns/$returnId"
        params={{ storeId, returnId: _id }}
        className="row-link tabular whole"
      >
        #{orderId}
      </Link>
    ),
  },
  { key: 'kind', header: t('returns.kind'), phone: 'note', cell: ({ kind }) => t(`return-kind.${kind}`) },
  {
    key: 'items',
    header: t('returns.items'),
    phone: 'detail',
    cell: (one) => t('returns.pieces', { count: piecesOf(one) }),
  },
  {
    key: 'asked',
    header: t('returns.asked'),
    phone: 'below',
    cell: ({ declaredAt }) => <Time at={declaredAt} />,
  },
  {
    key: 'status',
    header: t('returns.status'),
    align: 'end',
    phone: 'trail',
    cell: ({ status }) => <ReturnBadge status={status} />,
  },
]
