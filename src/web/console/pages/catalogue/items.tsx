import './catalogue.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Boxes, ListPlus, Package, Percent, Plus, Table2, Tags, Upload } from 'lucide-react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { type Selection, tickColumn, useSelection } from '../../../ui/selection.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { t } from '../../../words/words.ts'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import { ItemsBulk } from './bulk.tsx'
import { ExportItems } from './export.tsx'
import { isNarrowed } from './filters.ts'
import { ItemFilters } from './item-filters.tsx'
import { type Item, isProduct, kindOf } from './kinds.ts'
import { itemsQuery } from './queries.ts'
import { ItemBadge, Thumbnail } from './status.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/catalogue')

/** Shows the items of the store, newest first: products, foods or services, by the type of the store. */
export function ItemsPage() {
  const current = useStore()
  const kind = kindOf(current.store)
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const items = useQuery(itemsQuery(current, filters))
  const selection = useSelection(items.data?.items ?? [], ({ _id }) => _id)
  const total = items.data?.pagination.total
  return (
    <Page
      title={t(`catalogue.${kind}`)}
      lead={total === undefined ? '\u00a0' : t(`catalogue.${kind}-count`, { count: total })}
      actions={<ListActions filters={filters} />}
    >
      <Panel flush>
        {kind !== 'services' && (
          <ItemFilters filters={filters} onChange={(search) => navigate({ search, replace: true })} />
        )}
        <List
          of={items}
          onPage={(page) => navigate({ search: { ...filters, page } })}
          empty={<NoItems narrowed={isNarrowed(filters)} onClear={() => navigate({ search: {} })} />}
        >
          {({ items: rows }) => (
            <>
              <ItemsBulk of={selection} />
              <Table
                label={t(`catalogue.${kind}`)}
                columns={columnsOf(current, selection)}
                rows={rows}
                keyOf={({ _id }) => _id}
                stale={items.isPlaceholderData}
              />
            </>
          )}
        </List>
      </Panel>
    </Page>
  )
}

function ListActions({ filters }: { filters: ReturnType<typeof route.useSearch> }) {
  const { store, storeId, may } = useStore()
  const kind = kindOf(store)
  return (
    <>
      {kind !== 'services' && may('READ_CATEGORIES') && (
        <Link to="/stores/$storeId/catalogue/categories" params={{ storeId }} className={buttonClass()}>
          <Tags size={16} aria-hidden="true" />
          {t('categories.title')}
        </Link>
      )}
      {kind === 'foods' && (
        <Link to="/stores/$storeId/catalogue/modifiers" params={{ storeId }} className={buttonClass()}>
          <ListPlus size={16} aria-hidden="true" />
          {t('catalogue.modifiers')}
        </Link>
      )}
      {kind === 'products' && may('WRITE_STORE') && (
        <Link to="/stores/$storeId/catalogue/fields" params={{ storeId }} className={buttonClass()}>
          <ListPlus size={16} aria-hidden="true" />
          {t('catalogue.own-fields')}
        </Link>
      )}
      {kind === 'products' && (
        <Link to="/stores/$storeId/catalogue/stock" params={{ storeId }} className={buttonClass()}>
          <Boxes size={16} aria-hidden="true" />
          {t('catalogue.stock')}
        </Link>
      )}
      {kind === 'products' && may('WRITE_INVENTORY') && (
        <Link
          to="/stores/$storeId/catalogue/grid"
          params={{ storeId }}
          search={{ ...filters, page: undefined }}
          className={buttonClass()}
        >
          <Table2 size={16} aria-hidden="true" />
          {t('catalogue.grid')}
        </Link>
      )}
      {kind === 'products' && may('WRITE_INVENTORY') && (
        <Link to="/stores/$storeId/catalogue/prices" params={{ storeId }} className={buttonClass()}>
          <Percent size={16} aria-hidden="true" />
          {t('prices.title')}
        </Link>
      )}
      {kind === 'products' && may('WRITE_INVENTORY') && (
        <Link to="/stores/$storeId/catalogue/import" params={{ storeId }} className={buttonClass()}>
          <Upload size={16} aria-hidden="true" />
          {t('catalogue.import')}
        </Link>
      )}
      <ExportItems filters={filters} />
      <NewItemLink />
    </>
  )
}

function NewItemLink() {
  const { store, storeId, may } = useStore()
  if (!may('WRITE_INVENTORY')) return null
  return (
    <Link
      to="/stores/$storeId/catalogue/$itemId"
      params={{ storeId, itemId: 'new' }}
      className={buttonClass('main')}
    >
      <Plus size={16} aria-hidden="true" />
      {t(`catalogue.${kindOf(store)}-new`)}
    </Link>
  )
}

function columnsOf({ store, storeId, money, may }: CurrentStore, selection: Selection<Item>): Column<Item>[] {
  const kind = kindOf(store)
  const columns: Column<Item>[] = [
    { ...tickColumn(selection, ({ name }) => name), shown: may('WRITE_INVENTORY') },
    {
      key: 'name',
      header: t('catalogue.name'),
      phone: 'lead',
      wide: true,
      cell: ({ _id, name, images }) => (
        <span className="item-name">
          <Thumbnail images={images} />
          <Link
            to="/stores/$storeId/catalogue/$itemId"
            params={{ storeId, itemId: _id }}
            className="row-link clip-lines"
          >
            {name}
          </Link>
        </span>
      ),
    },
    {
      key: 'about',
      header: t(kind === 'services' ? 'catalogue.duration' : 'catalogue.category'),
      phone: 'detail',
      cell: (item) => <span className="clip">{aboutOf(item)}</span>,
    },
    {
      key: 'status',
      header: t('catalogue.status'),
      phone: 'note',
      cell: (item) => <ItemBadge item={item} />,
    },
    {
      key: 'price',
      header: t('catalogue.price'),
      align: 'end',
      phone: 'trail',
      cell: ({ price }) => money(price),
    },
  ]
  const stock: Column<Item> = {
    key: 'stock',
    header: t('catalogue.stock'),
    align: 'end',
    phone: 'below',
    cell: (item) =>
      isProduct(item) && (
        <>
          <span className="phone-words">{t('catalogue.stock')}: </span>
          {stockOf(item)}
        </>
      ),
  }
  return kind === 'products' ? columns.toSpliced(4, 0, stock) : columns
}

/** Returns the line below the name: the category, or how long a service takes. */
function aboutOf(item: Item): string {
  if ('durationMinutes' in item) {
    const { durationMinutes } = item
    return durationMinutes === null ? t('common.none') : t('catalogue.minutes', { count: durationMinutes })
  }
  return item.category?.name ?? t('common.none')
}

/** Returns the units in stock; those of a product with variants are theirs. Digital products never run out. */
function stockOf({ quantity, variants, digital }: Extract<Item, { variants: unknown }>) {
  if (variants.length === 0) return digital ? t('common.none') : quantity.toLocaleString('en')
  const units = variants.reduce((all, variant) => all + variant.quantity, 0)
  return (
    <>
      {units.toLocaleString('en')}{' '}
      <span className="muted">{t('catalogue.in-variants', { count: variants.length })}</span>
    </>
  )
}

function NoItems({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const kind = kindOf(useStore().store)
  if (narrowed) {
    return (
      <Empty
        title={t('catalogue.no-match')}
        action={<Button onClick={onClear}>{t('common.clear-filters')}</Button>}
      >
        {t('catalogue.no-match-hint')}
      </Empty>
    )
  }
  return (
    <Empty
      title={t(`catalogue.${kind}-empty`)}
      icon={<Package size={20} aria-hidden="true" />}
      action={<NewItemLink />}
    >
      {t(`catalogue.${kind}-empty-hint`)}
    </Empty>
  )
}
