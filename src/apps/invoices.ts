import type { InvoicesHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { clear } from '../services/invoices/clearance.ts'
import * as documents from '../services/invoices/documents.ts'
import * as invoices from '../services/invoices/records.ts'

export const invoicesHandlers = (dependencies: Dependencies): InvoicesHandlers => ({
  listInvoices: ({ db, shop, query }) => invoices.list(db, shop, query),
  getInvoice: ({ db, shop, params }) => invoices.get(db, shop, params.id),
  clearInvoice: ({ db, shop, params, body, record }) => clear(db, record, shop, { id: params.id, ...body }),
  getInvoiceDocument: ({ db, shop, params, query }) =>
    documents.link(db, dependencies, shop, { id: params.id, ...query }),
})
