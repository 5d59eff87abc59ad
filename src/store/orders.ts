import type { OrdersHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { place } from '../services/checkout/order-placement.ts'
import { quote } from '../services/checkout/quotes.ts'
import { linkOfOwn } from '../services/invoices/documents.ts'
import { listOfOwn } from '../services/invoices/records.ts'
import * as orderStatus from '../services/orders/order-status.ts'
import * as orders from '../services/orders/orders.ts'
import { cancelPayment } from '../services/payments/cancellation.ts'
import * as payments from '../services/payments/payments.ts'
import { track } from '../services/shipping/order-tracking.ts'
import * as shipments from '../services/shipping/shipments.ts'
import * as proofFiles from '../services/transfers/proof-files.ts'
import { submitProof } from '../services/transfers/transfer-proofs.ts'

export const ordersHandlers = (dependencies: Dependencies): OrdersHandlers => ({
  listOrders: ({ db, shop, shopper, query }) => orders.list(db, shop, { ...query, user: shopper.id }),
  createOrder: ({ db, shop, shopper, body, record, ip }) =>
    place(db, { dependencies, record, ip }, shop, shopper, body),
  quoteOrder: ({ db, shop, shopper, body, ip }) => quote(db, { dependencies, ip }, shop, shopper, body),
  trackOrder: ({ db, shop, body }) => track(db, dependencies, shop, body),
  getOrder: ({ db, shop, shopper, params }) => orders.getOwn(db, shop, shopper, params.id),
  payOrder: ({ db, shop, shopper, params, body, record, ip }) =>
    payments.pay(db, { ...dependencies, record }, { shop, shopper, ip, orderId: params.id, ...body }),
  cancelPayment: ({ db, shop, shopper, params, record, ip }) =>
    cancelPayment(db, { ...dependencies, record }, { shop, shopper, ip, orderId: params.id }),
  getPaymentStatus: ({ db, shop, shopper, params, record, ip }) =>
    payments.status(db, { ...dependencies, record }, { shop, shopper, ip, orderId: params.id }),
  listOrderShipments: async ({ db, shop, shopper, params, query }) => {
    const own = { shopper, orderId: params.id }
    return shipments.listOfOwnOrder(db, dependencies, shop, own, query)
  },
  listOrderInvoices: ({ db, shop, shopper, params }) => listOfOwn(db, shop, shopper, params.id),
  getOrderInvoiceDocument: ({ db, shop, shopper, params, query }) =>
    linkOfOwn(db, dependencies, { shop, shopper, orderId: params.id }, { id: params.invoiceId, ...query }),
  cancelOrder: ({ db, shop, shopper, params, ip }) =>
    orderStatus.cancel(db, { ...dependencies, ip }, shop, shopper, params.id),
  submitProof: ({ db, shop, shopper, params, body }) => submitProof(db, shop, shopper, params.id, body),
  uploadProofFile: ({ db, shop, shopper, params, record, receiveFile }) =>
    proofFiles.upload(db, { ...dependencies, record }, { shop, shopper, id: params.id }, receiveFile),
  getProofFile: ({ db, shop, shopper, params }) =>
    proofFiles.linkOfOwn(db, dependencies, { shop, shopper, id: params.id }),
})
