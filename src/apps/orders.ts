import type { OrdersHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as cancelling from '../services/cancelling/order-cancelling.ts'
import { markPaidByHand } from '../services/collecting/manual-payments.ts'
import { createPaymentLink } from '../services/collecting/payment-links.ts'
import * as edits from '../services/edits/order-edits.ts'
import { knowsBuyers, withBuyer } from '../services/orders/buyers.ts'
import * as orderStatus from '../services/orders/order-status.ts'
import * as orders from '../services/orders/orders.ts'
import { packingOf } from '../services/packing/packing-data.ts'
import * as papers from '../services/packing/papers.ts'
import * as refundLines from '../services/payments/refund-lines.ts'
import * as refunds from '../services/payments/refund-requests.ts'
import * as shipments from '../services/shipping/shipments.ts'
import * as proofFiles from '../services/transfers/proof-files.ts'

export const ordersHandlers = (dependencies: Dependencies): OrdersHandlers => ({
  listOrders: ({ db, shop, installation, query }) =>
    orders.list(db, shop, { ...query, byBuyer: knowsBuyers(installation) }),
  countOrders: ({ db, shop, installation, query }) =>
    orders.count(db, shop, { ...query, byBuyer: knowsBuyers(installation) }),
  getOrder: ({ db, shop, installation, params }) =>
    orders.get(db, shop, params.id, knowsBuyers(installation)),
  getOrderTimeline: ({ db, shop, params }) => orders.timelineOf(db, shop, params.id),
  getProofFile: ({ db, shop, params }) => proofFiles.link(db, dependencies, shop, params.id),
  updateOrder: async ({ db, shop, installation, params, body, record }) => {
    const order = await orderStatus.update(db, { ...dependencies, record }, shop, params.id, body)
    return withBuyer(db, shop, installation, order)
  },
  listOrderShipments: ({ db, shop, params, query }) =>
    shipments.listOfOrder(db, dependencies, shop, params.id, query),
  getOrderPacking: ({ db, shop, params }) => packingOf(db, shop, params.id),
  getPackingSlip: ({ db, shop, params, query }) =>
    papers.linkToSlip(db, dependencies, shop, { orderId: params.id, ...query }),
  createPackingSlips: ({ db, shop, body }) => papers.linkToSlips(db, dependencies, shop, body.orders),
  createPickList: ({ db, shop, body }) => papers.pickList(db, dependencies, shop, body.orders),
  deleteOrder: ({ db, shop, params }) => orders.remove(db, shop, params.id),
  cancelOrder: async ({ db, shop, installation, params, body, headers, record }) => {
    const call = { shop, installation, orderId: params.id, ...body, key: headers['idempotency-key'] }
    return withBuyer(db, shop, installation, await cancelling.cancel(db, { ...dependencies, record }, call))
  },
  getRefundable: ({ db, shop, params, query }) => refundLines.refundable(db, shop, params.id, query),
  markOrderPaid: async ({ db, shop, installation, params, body, record }) => {
    const call = { shop, orderId: params.id, ...body }
    const order = await markPaidByHand(db, { ...dependencies, record }, call)
    return withBuyer(db, shop, installation, order)
  },
  listOrderEdits: ({ db, shop, params }) => edits.list(db, shop, params.id),
  editOrder: ({ db, shop, installation, params, body, record }) => {
    const call = { shop, installation, orderId: params.id }
    return edits.edit(db, { ...dependencies, dependencies, record }, call, body)
  },
  createPaymentLink: ({ db, shop, params, body }) => createPaymentLink(db, shop, params.id, body),
  refundOrder: async ({ db, shop, installation, params, body, headers, record }) => {
    const call = { shop, installation, orderId: params.id, ...body, key: headers['idempotency-key'] }
    return withBuyer(db, shop, installation, await refunds.refund(db, { ...dependencies, record }, call))
  },
})
