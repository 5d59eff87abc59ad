import './home.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { Table } from '../../../ui/table.tsx'
import { t } from '../../../words/words.ts'
import { useStore } from '../../shell/store.tsx'
import { columnsOf } from '../orders/orders.tsx'
import { Attention } from './attention.tsx'
import { SalesGroups } from './groups.tsx'
import { newestOrdersQuery } from './queries.ts'
import { Sales } from './sales.tsx'
import { Setup } from './setup.tsx'

/**
 * The page that a merchant looks at in the morning: the open steps of the set-up, the sales and the pending work.
 */
export function HomePage() {
  const { store, may } = useStore()
  return (
    <Page title={t('home.title')} lead={store.name}>
      {may('WRITE_STORE') && <Setup />}
      {may('READ_SALES') && <Sales />}
      {may('READ_SALES') && <SalesGroups />}
      {may('READ_ORDERS') && <Attention />}
      {may('READ_ORDERS') && <NewestOrders />}
    </Page>
  )
}

function NewestOrders() {
  const current = useStore()
  const { storeId } = current
  const orders = useQuery(newestOrdersQuery(current))
  const all = (
    <Link to="/stores/$storeId/orders" params={{ storeId }} className={buttonClass('quiet')}>
      {t('home.all-orders')}
    </Link>
  )
  return (
    <Panel title={t('home.recent')} actions={all} flush>
      <Answer to={orders}>
        {({ orders: rows }) =>
          rows.length === 0 ? (
            <Empty title={t('orders.empty')}>{t('orders.empty-hint')}</Empty>
          ) : (
            <Table
              label={t('home.recent')}
              columns={columnsOf(current)}
              rows={rows}
              keyOf={({ _id }) => _id}
            />
          )
        }
      </Answer>
    </Panel>
  )
}
