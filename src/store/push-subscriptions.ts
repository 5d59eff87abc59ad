import type { PushSubscriptionsHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as subscriptions from '../services/messaging/push-subscriptions.ts'

export const pushSubscriptionsHandlers = (dependencies: Dependencies): PushSubscriptionsHandlers => ({
  getPushPublicKey: async () => subscriptions.publicKey(dependencies),
  listPushSubscriptions: ({ db, shop, shopper, query }) => subscriptions.list(db, shop, shopper, query),
  createPushSubscription: ({ db, shop, shopper, ip, body }) =>
    subscriptions.save(db, dependencies, shop, { shopper, ip }, body),
  getPushSubscription: ({ db, shop, shopper, params }) => subscriptions.get(db, shop, shopper, params.id),
  deletePushSubscription: ({ db, shop, shopper, params }) =>
    subscriptions.remove(db, shop, shopper, params.id),
})
