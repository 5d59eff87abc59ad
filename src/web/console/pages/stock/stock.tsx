import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Package } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Choices } from '../../../ui/tabs.tsx'
import { count } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/stock.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import { type Filters, type Level, levelsQuery } from './queries.ts'
import { StoreThreshold } from './store-threshold.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/catalogue/stock')

/** Shows the stock of all products; each leads to its history. */
export function StockPage() {
  const current = useStore()
  const { storeId, may } = current
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const levels = useQuery(levelsQuery(current, filters))
  const change = (changes: Filters) =>
    navigate({ search: { ...filters, page: undefined, ...changes }, replace: true })
  return (
    <Page
      title={t('catalogue.stock')}
      lead={t('stock.lead')}
      back={
        <BackLink to="/stores/$storeId/catalogue" params={{ storeId }}>
          {t('catalogue.products')}
        </BackLink>
      }
    >
      <Panel flush>
        <div className="filters filters-views">
          <Choices<'all' | 'low'>
            label={t('catalogue.status')}
            current={filters.view ?? 'all'}
            onChange={(view) => change({ view: view === 'low' ? view : undefined })}
            tabs={[
              { name: 'all', label: t('stock.all') },
              { name: 'low', label: t('stock.low') },
            ]}
          />
        </div>
        <div className="filters">
          <SearchField
            label={t('stock.search')}
            value={filters.query ?? ''}
            onSearch={(query) => change({ query: query || undefined })}
          />
        </div>
        <List
          of={levels}
          onPage={(page) => navigate({ search: { ...filters, page } })}
          empty={<Nothing filters={filters} onClear={() => navigate({ search: {} })} />}
        >
          {({ levels: rows }) => (
            <Table
              label={t('catalogue.stock')}
              columns={columnsOf(current)}
              rows={rows}
              keyOf={({ _id }) => _id}
              stale={levels.isPlaceholderData}
            />
          )}
        </List>
      </Panel>
      {may('WRITE_STORE') && <StoreThreshold />}
    </Page>
  )
}

function Nothing({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  const clear = <Button onClick={onClear}>{t('common.clear-filters')}</Button>
  if (filters.query) return <Empty title={t('stock.no-match')} action={clear} />
  if (filters.view) return <Empty title={t('stock.nothing-low')} action={clear} />
  return (
    <Empty title={t('stock.none')} icon={<Package size={20} aria-hidden="true" />}>
      {t('stock.none-hint')}
    </Empty>
  )
}

const columnsOf = ({ storeId }: CurrentStore): Column<Level>[] => [
  {
    key: 'product',
    header: t('stock.product'),
    phone: 'lead',
    wide: true,
    cell: ({ _id, name }) => (
      <Link
        to="/stores/$storeId/catalogue/stock/$productId"
        params={{ storeId, productId: _id }}
        className="row-link clip-lines"
      >
        {name}
      </Link>
    ),
  },
  {
    key: 'variants',
    header: t('variants.title'),
    phone: 'detail',
    cell: ({ variants, onHand, held }) => (
      <span className="clip">
        {variants.length > 0
          ? t('stock.variants', { count: variants.length })
          : t('stock.numbers', { onHand: count(onHand), held: count(held) })}
      </span>
    ),
  },
  { key: 'low', header: t('catalogue.status'), phone: 'note', cell: lowBadge },
  ...numberColumns<Level>(),
]

/** Marks what is low. */
export const lowBadge = ({ low }: { low: boolean }) =>
  low ? <Badge tone="warn">{t('stock.low')}</Badge> : null

/** The columns of the numbers of a product or variant. */
export function numberColumns<Row extends Pick<Level, 'onHand' | 'held' | 'available'>>(): Column<Row>[] {
  return [
    { key: 'on-hand', header: t('stock.on-hand'), align: 'end', cell: ({ onHand }) => count(onHand) },
    { key: 'held', header: t('stock.held'), align: 'end', cell: ({ held }) => count(held) },
    {
      key: 'left',
      header: t('stock.left'),
      align: 'end',
      phone: 'trail',
      cell: ({ available }) => <span className="strong">{count(available)}</span>,
    },
  ]
}
