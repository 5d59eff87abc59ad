import type { InvoicesHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as documents from '../services/invoices/documents.ts'
import * as invoices from '../services/invoices/records.ts'

export const invoicesHandlers = (dependencies: Dependencies): InvoicesHandlers => ({
  listOrderInvoices: ({ db, shop, shopper, params }) => invoices.listOfOwn(db, shop, shopper, params.id),
  getOrderInvoiceDocument: ({ db, shop, shopper, params, query }) =>
    documents.linkOfOwn(
      db,
      dependencies,
      { shop, shopper, orderId: params.id },
      { id: params.invoiceId, ...query },
    ),
})
