import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { Table } from '../../../ui/table.tsx'
import { t } from '../../../words/people.ts'
import { useStore } from '../../shell/store.tsx'
import { Address } from '../orders/order-buyer.tsx'
import { columnsOf } from '../orders/orders.tsx'
import type { Order } from '../orders/queries.ts'
import { type Customer, customerOrdersQuery } from './queries.ts'

interface CustomerOrdersProps {
  customer: Customer
  page: number
  onPage: (page: number) => void
}

/** Shows the orders of a customer, newest first. */
export function CustomerOrders({ customer, page, onPage }: CustomerOrdersProps) {
  const current = useStore()
  const asked = useQuery(customerOrdersQuery(current, customer, page))
  const total = asked.data?.pagination.total
  return (
    <Panel
      title={t('orders.title')}
      actions={total ? <span className="muted small">{t('orders.count', { count: total })}</span> : undefined}
      flush
    >
      <List
        of={asked}
        onPage={onPage}
        empty={<Empty title={t('customers.no-orders')}>{t('customers.no-orders-hint')}</Empty>}
      >
        {({ orders }) => (
          <Table
            label={t('orders.title')}
            columns={columnsOf(current).filter(({ key }) => key !== 'buyer')}
            rows={orders}
            keyOf={({ _id }) => _id}
            stale={asked.isPlaceholderData}
          />
        )}
      </List>
    </Panel>
  )
}

/** Shows the addresses to which the newest orders of a customer were sent, each once; nothing if none was sent. */
export function CustomerAddresses({ customer }: { customer: Customer }) {
  const { data } = useQuery(customerOrdersQuery(useStore(), customer, 1))
  const addresses = addressesOf(data?.orders ?? [])
  if (addresses.length === 0) return null
  return (
    <Panel title={t('customers.addresses')}>
      <div className="stack">
        {addresses.map((address) => (
          <Address key={JSON.stringify(address)} of={address} />
        ))}
      </div>
    </Panel>
  )
}

type Shipped = NonNullable<Order['shippingAddress']>

function addressesOf(orders: Order[]): Shipped[] {
  const found = new Map<string, Shipped>()
  for (const { shippingAddress } of orders) {
    if (shippingAddress) found.set(placeOf(shippingAddress), shippingAddress)
  }
  return [...found.values()]
}

const placeOf = ({ name, line1, line2, postalCode, city, country }: Shipped) =>
  JSON.stringify([name, line1, line2, postalCode, city, country])
