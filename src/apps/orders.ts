import type { OrdersHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as orderStatus from '../services/orders/order-status.ts'
import * as orders from '../services/orders/orders.ts'
import * as refunds from '../services/payments/refunds.ts'
import * as shipments from '../services/shipping/shipments.ts'

export const ordersHandlers = (dependencies: Dependencies): OrdersHandlers => ({
  listOrders: async ({ db, shop, query }) => orders.list(db, shop, query),
  countOrders: async ({ db, shop, query }) => orders.count(db, shop, query),
  getOrder: async ({ db, shop, params }) => orders.get(db, shop, params.id),
  updateOrder: async ({ db, shop, params, body, record }) =>
    orderStatus.update(db, { ...dependencies, record }, shop, params.id, body),
  listOrderShipments: async ({ db, shop, params, query }) =>
    shipments.listOfOrder(db, dependencies, shop, params.id, query),
  deleteOrder: async ({ db, shop, params }) => orders.remove(db, shop, params.id),
  refundOrder: async ({ db, shop, installation, params, body, headers, record }) => {
    const call = { shop, installation, orderId: params.id, ...body, key: headers['idempotency-key'] }
    return refunds.refund(db, { ...dependencies, record }, call)
  },
})
