import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/invoices.ts'
import { useStore } from '../../shell/store.tsx'
import { DownloadInvoice } from '../invoices/download.tsx'
import { orderInvoicesQuery } from '../invoices/queries.ts'
import type { Order } from './queries.ts'

/** Shows the invoice of an order and its credit notes; nothing for one without. */
export function OrderInvoices({ order }: { order: Order }) {
  const current = useStore()
  const { data } = useQuery(orderInvoicesQuery(current, order))
  if (!data?.invoices.length) return null
  return (
    <Panel title={t('invoices.of-order')} flush>
      <ul className="lines">
        {data.invoices.map((invoice) => (
          <li key={invoice._id}>
            <div className="line-words">
              <Link
                to="/stores/$storeId/orders/invoices/$invoiceId"
                params={{ storeId: current.storeId, invoiceId: invoice._id }}
              >
                {invoice.number}
              </Link>
              <p className="muted">{t(`invoices.${invoice.kind}`)}</p>
            </div>
            <p className="tabular">
              {current.money(invoice.kind === 'invoice' ? invoice.total : -invoice.total)}
            </p>
            <DownloadInvoice invoice={invoice} look="quiet" small />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
