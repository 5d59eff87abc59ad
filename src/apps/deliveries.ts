import type { DeliveriesHandlers } from '../../generated/apps.routes.ts'
import * as deliveries from '../services/webhooks/deliveries.ts'

export const deliveriesHandlers: DeliveriesHandlers = {
  listDeliveries: async ({ db, shop, installation, query }) =>
    deliveries.list(db, await deliveries.ofInstallation(db, shop, installation), query),
  getDelivery: async ({ db, shop, installation, params }) =>
    deliveries.get(db, await deliveries.ofInstallation(db, shop, installation), params.id),
  redeliver: async ({ db, shop, installation, params }) =>
    deliveries.redeliver(db, await deliveries.ofInstallation(db, shop, installation), params.id),
}
