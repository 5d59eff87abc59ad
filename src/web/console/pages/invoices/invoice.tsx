import '../orders/order.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Facts, Page, Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/invoices.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { useStore } from '../../shell/store.tsx'
import { DownloadInvoice } from './download.tsx'
import { type InvoiceWithLines, invoiceQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/orders/invoices/$invoiceId')

/** Shows a document as it was issued, and its files. */
export function InvoicePage() {
  const current = useStore()
  const { storeId } = current
  const asked = useQuery(invoiceQuery(current, route.useParams().invoiceId))
  const invoice = asked.data
  return (
    <Page
      title={invoice ? `${t(`invoices.${invoice.kind}`)} ${invoice.number}` : t('invoices.title')}
      lead={invoice ? <Time at={invoice.createdAt} /> : '\u00a0'}
      actions={
        invoice && (
          <>
            <DownloadInvoice invoice={invoice} look="main" />
            <DownloadInvoice invoice={invoice} format="xml" />
            {current.store.country === 'DE' && (
              <DownloadInvoice invoice={invoice} format="xml" profile="xrechnung" />
            )}
          </>
        )
      }
      back={
        <BackLink to="/stores/$storeId/orders/invoices" params={{ storeId }}>
          {t('invoices.title')}
        </BackLink>
      }
    >
      <Answer to={asked}>
        {(found) => (
          <div className="split">
            <div>
              <InvoiceLines invoice={found} />
            </div>
            <div>
              <InvoiceFacts invoice={found} />
            </div>
          </div>
        )}
      </Answer>
    </Page>
  )
}

function InvoiceLines({ invoice: { lines, net, taxes, total } }: { invoice: InvoiceWithLines }) {
  const { money } = useStore()
  return (
    <Panel title={t('invoices.lines')} flush>
      <ul className="lines">
        {lines.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes
          <li key={position}>
            <div className="line-words">
              <p className="strong">{line.name || t('invoices.shipping')}</p>
              {line.details && <p className="muted">{line.details}</p>}
              {line.quantity !== null && (
                <p className="muted tabular">
                  {line.quantity.toLocaleString('en')} × {money(line.unitPrice ?? 0)}
                </p>
              )}
            </div>
            <p className="tabular">{money(line.total)}</p>
          </li>
        ))}
      </ul>
      <dl className="totals">
        {taxes.length > 0 && <Sum name={t('invoices.net')} value={money(net)} />}
        {taxes.map(({ name, rate, amount }) => (
          <Sum key={`${name} ${rate}`} name={t('invoices.tax', { name, rate })} value={money(amount)} />
        ))}
        <Sum name={t('invoices.total')} value={money(total)} isTotal />
      </dl>
    </Panel>
  )
}

function Sum({ name, value, isTotal }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'totals-total' : undefined}>
      <dt>{name}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  )
}

function InvoiceFacts({ invoice }: { invoice: InvoiceWithLines }) {
  const { storeId } = useStore()
  const { buyer, order, orderId, corrects, clearance } = invoice
  const facts: [string, React.ReactNode][] = [
    [t('invoices.buyer'), buyer.name],
    [
      t('invoices.order'),
      <Link key="order" to="/stores/$storeId/orders/$orderId" params={{ storeId, orderId: order }}>
        #{orderId}
      </Link>,
    ],
  ]
  if (buyer.taxNumber) facts.push([t('invoices.tax-number'), buyer.taxNumber])
  if (corrects) {
    const to = '/stores/$storeId/orders/invoices/$invoiceId'
    const link = (
      <Link to={to} params={{ storeId, invoiceId: corrects }}>
        {t('invoices.the-invoice')}
      </Link>
    )
    facts.push([t('invoices.corrects'), link])
  }
  if (clearance) facts.push([t('invoices.clearance', { system: clearance.system }), clearance.reference])
  return (
    <Panel title={t('invoices.facts')}>
      <div className="stack">
        <Facts of={facts} />
        <p className="muted small">{t('invoices.kept')}</p>
      </div>
    </Panel>
  )
}
