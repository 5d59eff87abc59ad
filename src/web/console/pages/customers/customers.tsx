import './customers.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Users, X } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { tickColumn, useSelection } from '../../../ui/selection.tsx'
import { SortField } from '../../../ui/sort-field.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/people.ts'
import { SectionLinks } from '../../shell/section-links.tsx'
import { useStore } from '../../shell/store.tsx'
import { CustomersBulk } from './bulk.tsx'
import { CustomerDialog } from './customer-dialog.tsx'
import { ExportCustomers } from './export.tsx'
import { sorts } from './filters.ts'
import { type Customer, customersQuery, nameOf } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/customers')

/** Shows the customers of the store, newest first. */
export function CustomersPage() {
  const current = useStore()
  const { storeId } = current
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const customers = useQuery(customersQuery(current, filters))
  const selection = useSelection(customers.data?.customers ?? [], ({ _id }) => _id)
  const [isCreating, setCreating] = useState(false)
  const total = customers.data?.pagination.total
  return (
    <Page
      title={t('customers.title')}
      lead={total === undefined ? '\u00a0' : t('customers.count', { count: total })}
      actions={
        <>
          <ExportCustomers filters={filters} />
          {current.may('WRITE_CUSTOMERS') && (
            <Button look="main" onClick={() => setCreating(true)}>
              {t('customers.new')}
            </Button>
          )}
        </>
      }
    >
      <SectionLinks of="customers" />
      <Panel flush>
        <div className="filters">
          <SearchField
            label={t('customers.search')}
            value={filters.query ?? ''}
            onSearch={(query) =>
              navigate({
                search: { sort: filters.sort, tag: filters.tag, query: query || undefined },
                replace: true,
              })
            }
          />
          {!filters.query && (
            <SortField
              sorts={sorts}
              value={filters.sort}
              onSort={(sort) => navigate({ search: { sort, tag: filters.tag }, replace: true })}
            />
          )}
          {filters.tag && (
            <Button onClick={() => navigate({ search: { ...filters, tag: undefined, page: undefined } })}>
              {t('customers.only-tagged', { tag: filters.tag })}
              <X size={14} aria-hidden="true" />
            </Button>
          )}
        </div>
        <List
          of={customers}
          onPage={(page) => navigate({ search: { ...filters, page } })}
          empty={
            <NoCustomers
              narrowed={Boolean(filters.query || filters.tag)}
              onClear={() => navigate({ search: {} })}
              onCreate={() => setCreating(true)}
            />
          }
        >
          {({ customers: rows }) => (
            <>
              <CustomersBulk of={selection} />
              <Table
                label={t('customers.title')}
                columns={[
                  { ...tickColumn(selection, nameOf), shown: current.may('WRITE_CUSTOMERS') },
                  ...columnsOf(storeId),
                ]}
                rows={rows}
                keyOf={({ _id }) => _id}
                stale={customers.isPlaceholderData}
              />
            </>
          )}
        </List>
      </Panel>
      {isCreating && <CustomerDialog onClose={() => setCreating(false)} />}
    </Page>
  )
}

const columnsOf = (storeId: string): Column<Customer>[] => [
  {
    key: 'name',
    header: t('customers.name'),
    phone: 'lead',
    wide: true,
    cell: (customer) => (
      <Link
        to="/stores/$storeId/customers/$customerId"
        params={{ storeId, customerId: customer._id }}
        className="row-link"
      >
        {nameOf(customer)}
      </Link>
    ),
  },
  {
    key: 'email',
    header: t('customers.email'),
    phone: 'detail',
    cell: ({ email }) => (
      <p className="person-email clip" title={email}>
        {email}
      </p>
    ),
  },
  {
    key: 'phone',
    header: t('customers.phone'),
    cell: ({ phone }) => <p className="clip tabular">{phone ?? t('common.none')}</p>,
  },
  {
    key: 'status',
    header: t('customers.status'),
    phone: 'note',
    cell: ({ active }) => <CustomerBadge active={active} />,
  },
  {
    key: 'seen',
    header: t('customers.seen'),
    phone: 'trail',
    align: 'end',
    cell: ({ lastActive }) => <Time at={lastActive} withTime={false} />,
  },
]

export function CustomerBadge({ active }: Pick<Customer, 'active'>) {
  return (
    <Badge tone={active ? 'good' : 'plain'}>{t(active ? 'customers.active' : 'customers.inactive')}</Badge>
  )
}

interface NoCustomersProps {
  narrowed: boolean
  onClear: () => void
  onCreate: () => void
}

function NoCustomers({ narrowed, onClear, onCreate }: NoCustomersProps) {
  const { may } = useStore()
  if (narrowed) {
    return (
      <Empty
        title={t('customers.no-match')}
        action={<Button onClick={onClear}>{t('common.clear-filters')}</Button>}
      >
        {t('customers.no-match-hint')}
      </Empty>
    )
  }
  return (
    <Empty
      title={t('customers.empty')}
      icon={<Users size={20} aria-hidden="true" />}
      action={may('WRITE_CUSTOMERS') && <Button onClick={onCreate}>{t('customers.new')}</Button>}
    >
      {t('customers.empty-hint')}
    </Empty>
  )
}
