import type { ShippingHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as rates from '../services/shipping/rates.ts'
import * as shipments from '../services/shipping/shipments.ts'

export const shippingHandlers = (dependencies: Dependencies): ShippingHandlers => ({
  quoteShipping: ({ db, shop, shopper, ip, body }) =>
    rates.quoteForShopper(db, dependencies, shop, { shopper, ip }, body),
  trackShipment: ({ db, shop, params }) => shipments.track(db, dependencies, shop, params.trackingCode),
})
