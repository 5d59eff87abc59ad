import type { ShippingHandlers } from '../../generated/store.routes.ts'
import type { Environment } from '../environment.ts'
import * as rates from '../services/shipping/rates.ts'
import * as shipments from '../services/shipping/shipments.ts'

export const shippingHandlers = (environment: Environment): ShippingHandlers => ({
  quoteShipping: async ({ db, shop, shopper, body }) =>
    rates.quoteForShopper(db, environment, shop, shopper, body),
  trackShipment: async ({ db, shop, params }) => shipments.track(db, environment, shop, params.trackingCode),
})
