import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/invoices.ts'
import { SectionLinks } from '../../shell/section-links.tsx'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import { DatevDialog } from './datev-dialog.tsx'
import { DownloadInvoice } from './download.tsx'
import { type Filters, type Invoice, invoicesQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/orders/invoices')

/** Shows the invoices and credit notes of the store, newest first. */
export function InvoicesPage() {
  const current = useStore()
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery(invoicesQuery(current, filters))
  const total = asked.data?.pagination.total
  const [datev, showDatev] = useState(false)
  return (
    <Page
      title={t('invoices.title')}
      lead={total === undefined ? '\u00a0' : t('invoices.count', { count: total })}
      actions={isGerman(current) && <Button onClick={() => showDatev(true)}>{t('datev.export')}</Button>}
    >
      <SectionLinks of="orders" />
      {datev && <DatevDialog onClose={() => showDatev(false)} />}
      <Panel flush>
        <div className="filters">
          <SelectField
            name="kind"
            label={t('invoices.kind')}
            value={filters.kind ?? ''}
            onChange={({ currentTarget: { value } }) =>
              navigate({ search: { kind: (value || undefined) as Filters['kind'] }, replace: true })
            }
            options={[
              { value: '', label: t('invoices.all') },
              { value: 'invoice', label: t('invoices.only-invoice') },
              { value: 'credit_note', label: t('invoices.only-credit_note') },
            ]}
          />
        </div>
        <List
          of={asked}
          onPage={(page) => navigate({ search: { ...filters, page } })}
          empty={<NoInvoices narrowed={Boolean(filters.kind)} onClear={() => navigate({ search: {} })} />}
        >
          {({ invoices }) => (
            <Table
              label={t('invoices.title')}
              columns={columnsOf(current)}
              rows={invoices}
              keyOf={({ _id }) => _id}
              stale={asked.isPlaceholderData}
            />
          )}
        </List>
      </Panel>
    </Page>
  )
}

/** DATEV is what accountants of German stores work with. */
const isGerman = ({ store, may }: CurrentStore) =>
  store.country === 'DE' && store.currency.code === 'EUR' && may('READ_SALES') && may('READ_ORDERS')

function NoInvoices({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const { storeId, may } = useStore()
  if (narrowed)
    return (
      <Empty
        title={t('invoices.no-match')}
        action={<Button onClick={onClear}>{t('invoices.clear')}</Button>}
      />
    )
  const setUp = may('WRITE_STORE') && (
    <Link to="/stores/$storeId/settings/invoices" params={{ storeId }} className={buttonClass('main')}>
      {t('invoices.set-up')}
    </Link>
  )
  return (
    <Empty title={t('invoices.empty')} action={setUp} icon={<FileText size={20} aria-hidden="true" />}>
      {t('invoices.empty-hint')}
    </Empty>
  )
}

const columnsOf = ({ storeId, money }: CurrentStore): Column<Invoice>[] => [
  {
    key: 'number',
    header: t('invoices.number'),
    phone: 'lead',
    cell: ({ _id, number }) => (
      <Link
        to="/stores/$storeId/orders/invoices/$invoiceId"
        params={{ storeId, invoiceId: _id }}
        className="row-link tabular whole"
      >
        {number}
      </Link>
    ),
  },
  { key: 'kind', header: t('invoices.kind'), phone: 'note', cell: ({ kind }) => t(`invoices.${kind}`) },
  {
    key: 'date',
    header: t('invoices.date'),
    phone: 'below',
    cell: ({ createdAt }) => <Time at={createdAt} withTime={false} />,
  },
  {
    key: 'buyer',
    header: t('invoices.buyer'),
    phone: 'detail',
    wide: true,
    cell: ({ buyer }) => <p className="clip">{buyer.name}</p>,
  },
  {
    key: 'order',
    header: t('invoices.order'),
    cell: ({ order, orderId }) => (
      <Link to="/stores/$storeId/orders/$orderId" params={{ storeId, orderId: order }} className="tabular">
        #{orderId}
      </Link>
    ),
  },
  {
    key: 'total',
    header: t('invoices.total'),
    align: 'end',
    phone: 'trail',
    cell: ({ kind, total }) => money(kind === 'invoice' ? total : -total),
  },
  {
    key: 'file',
    header: t('invoices.download'),
    align: 'end',
    cell: (invoice) => <DownloadInvoice invoice={invoice} look="quiet" small />,
  },
]
