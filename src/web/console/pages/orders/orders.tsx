import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ShoppingBag } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { type Selection, tickColumn, useSelection } from '../../../ui/selection.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/words.ts'
import { type BulkAction, BulkBar } from '../../shell/bulk.tsx'
import { SectionLinks } from '../../shell/section-links.tsx'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import { Plainly } from '../../shell/undo.ts'
import { LateBadge, ShipBy } from '../packing/late.tsx'
import { PackingPapers } from '../packing/papers.tsx'
import { SendFile } from '../packing/send-file.tsx'
import { ExportOrders } from './export.tsx'
import { isNarrowed } from './filters.ts'
import { OrderFilters } from './order-filters.tsx'
import { buyerName, type Order, ordersQuery } from './queries.ts'
import { FulfilmentBadge, OrderBadge } from './status.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/orders')

/** Shows the orders of the store, newest first. */
export function OrdersPage() {
  const current = useStore()
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const orders = useQuery(ordersQuery(current, filters))
  const selection = useSelection(orders.data?.orders ?? [], ({ _id }) => _id)
  const total = orders.data?.pagination.total
  return (
    <Page
      title={t('orders.title')}
      lead={total === undefined ? '\u00a0' : t('orders.count', { count: total })}
      actions={
        <>
          <SendFile />
          <ExportOrders filters={filters} />
        </>
      }
    >
      <SectionLinks of="orders" />
      <Panel flush>
        <OrderFilters filters={filters} onChange={(search) => navigate({ search, replace: true })} />
        <List
          of={orders}
          onPage={(page) => navigate({ search: { ...filters, page } })}
          empty={<NoOrders narrowed={isNarrowed(filters)} onClear={() => navigate({ search: {} })} />}
        >
          {({ orders: rows }) => (
            <>
              <OrdersBulk of={selection} />
              <Table
                label={t('orders.title')}
                columns={[tickColumn(selection, numberOf), ...columnsOf(current)]}
                rows={rows}
                keyOf={({ _id }) => _id}
                stale={orders.isPlaceholderData}
              />
            </>
          )}
        </List>
      </Panel>
    </Page>
  )
}

const numberOf = ({ orderId }: Order) => t('orders.number', { number: `#${orderId}` })

/** Marks the parcels of the ticked orders as on their way, and prints what they are packed by. */
function OrdersBulk({ of }: { of: Selection<Order> }) {
  const { api, may } = useStore()
  return (
    <BulkBar
      of={of}
      nameOf={numberOf}
      changes={['orders']}
      actions={may('WRITE_SHIPPING') ? [markShipped(api)] : []}
    >
      <PackingPapers orders={of.chosen.map(({ _id }) => _id)} />
    </BulkBar>
  )
}

const markShipped = (api: CurrentStore['api']): BulkAction<Order> => ({
  words: 'order.mark-in_transit',
  lead: 'orders.ship-many-lead',
  send: async ({ shipment }) => {
    if (!shipment) throw new Plainly(t('orders.no-parcel'))
    await api.shipping.updateShipment(shipment, { status: 'in_transit' })
  },
})

type Row = Order

export function columnsOf({ storeId, money }: CurrentStore): Column<Row>[] {
  return [
    {
      key: 'order',
      header: t('orders.order'),
      phone: 'lead',
      cell: ({ _id, orderId }) => (
        <Link
          to="/stores/$storeId/orders/$orderId"
          params={{ storeId, orderId: _id }}
          className="row-link tabular"
          aria-label={t('orders.number', { number: `#${orderId}` })}
        >
          #{orderId}
        </Link>
      ),
    },
    {
      key: 'date',
      header: t('orders.date'),
      phone: 'below',
      cell: ({ createdAt, handover, shipBy }) => (
        <>
          <Time at={createdAt} />
          {handover && (
            <p className="muted">
              {t('orders.due')} <Time at={handover.dueAt} inSentence />
            </p>
          )}
          <ShipBy day={shipBy} />
        </>
      ),
    },
    {
      key: 'buyer',
      header: t('orders.buyer'),
      phone: 'detail',
      wide: true,
      cell: ({ buyer }) => <p className="clip">{buyerName(buyer)}</p>,
    },
    {
      key: 'items',
      header: t('orders.items'),
      align: 'end',
      cell: ({ items }) => items.reduce((all, { quantity }) => all + quantity, 0).toLocaleString('en'),
    },
    {
      key: 'status',
      header: t('orders.status'),
      phone: 'note',
      cell: (order) => (
        <span className="row">
          <OrderBadge order={order} />
          <FulfilmentBadge order={order} />
          <LateBadge late={order.late} />
        </span>
      ),
    },
    {
      key: 'total',
      header: t('orders.total'),
      align: 'end',
      phone: 'trail',
      cell: ({ total }) => money(total),
    },
  ]
}

function NoOrders({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (!narrowed) {
    return (
      <Empty title={t('orders.empty')} icon={<ShoppingBag size={20} aria-hidden="true" />}>
        {t('orders.empty-hint')}
      </Empty>
    )
  }
  return (
    <Empty
      title={t('orders.no-match')}
      action={<Button onClick={onClear}>{t('common.clear-filters')}</Button>}
    >
      {t('orders.no-match-hint')}
    </Empty>
  )
}
