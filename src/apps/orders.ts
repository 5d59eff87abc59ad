import type { OrdersHandlers } from '../../generated/apps.routes.ts'
import type { Environment } from '../environment.ts'
import * as moves from '../services/orders/order-status.ts'
import * as orders from '../services/orders/orders.ts'
import * as refunds from '../services/payments/refunds.ts'
import * as shipments from '../services/shipping/shipments.ts'

export const ordersHandlers = (environment: Environment): OrdersHandlers => ({
  listOrders: async ({ db, shop, query }) => orders.list(db, shop, query),
  countOrders: async ({ db, shop, query }) => orders.count(db, shop, query),
  getOrder: async ({ db, shop, params }) => orders.get(db, shop, params.id),
  updateOrder: async ({ db, shop, params, body, record }) =>
    moves.update(db, { ...environment, record }, shop, params.id, body),
  listOrderShipments: async ({ db, shop, params, query }) =>
    shipments.listOfOrder(db, environment, shop, params.id, query),
  deleteOrder: async ({ db, shop, params }) => orders.remove(db, shop, params.id),
  refundOrder: async ({ db, shop, installation, params, body, headers, record }) => {
    const call = { shop, installation, orderId: params.id, ...body, key: headers['idempotency-key'] }
    return refunds.refund(db, { ...environment, record }, call)
  },
})
