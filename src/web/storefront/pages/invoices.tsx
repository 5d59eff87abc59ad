import type { components } from '../api.ts'
import { type PageContext, usePage } from '../page-context.tsx'
import { Icon } from '../parts/icon.tsx'
import type { Reply } from '../reply.tsx'

type Invoice = components['schemas']['Invoice']

/** Shows the invoice of an order and its credit notes, as files. */
export function OrderInvoices({ orderId, invoices }: { orderId: string; invoices: Invoice[] }) {
  const { words } = usePage()
  if (invoices.length === 0) return null
  return (
    <p class="small">
      {invoices.map(({ _id, kind, number }) => (
        <a key={_id} class="quiet button" href={`/orders/${orderId}/invoices/${_id}`}>
          <Icon name="download" /> {words.invoices[kind]} {number}
        </a>
      ))}
    </p>
  )
}

/** Leads to an invoice, by a link that is good for a few minutes. */
export async function invoiceFile({ client }: PageContext, id: string, invoiceId: string): Promise<Reply> {
  const { url } = await client.orders.getInvoiceDocument(id, invoiceId, { format: 'pdf' })
  return { status: 303, headers: { location: url, 'cache-control': 'no-store' }, body: '' }
}
