import type { DeliveriesHandlers } from '../../generated/console.routes.ts'
import * as deliveries from '../services/webhooks/deliveries.ts'
import { replay } from '../services/webhooks/replay.ts'

export const deliveriesHandlers: DeliveriesHandlers = {
  listDeliveries: async ({ db, account, params, query }) =>
    deliveries.list(db, await deliveries.ofApp(db, account.id, params.appId), query),
  getDelivery: async ({ db, account, params }) =>
    deliveries.get(db, await deliveries.ofApp(db, account.id, params.appId), params.deliveryId),
  redeliver: async ({ db, account, params }) =>
    deliveries.redeliver(db, await deliveries.ofApp(db, account.id, params.appId), params.deliveryId),
  replayDeliveries: ({ db, account, params, body }) => replay(db, account.id, params.appId, body),
}
