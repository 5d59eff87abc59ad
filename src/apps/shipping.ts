import type { ShippingHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { sendFile } from '../services/packing/sent-file.ts'
import * as rates from '../services/shipping/rates.ts'
import * as shipmentChanges from '../services/shipping/shipment-changes.ts'
import { create } from '../services/shipping/shipment-creation.ts'
import * as shipments from '../services/shipping/shipments.ts'

export const shippingHandlers = (dependencies: Dependencies): ShippingHandlers => ({
  quoteShipping: ({ db, shop, body }) => rates.quoteForOrder(db, dependencies, shop, body),
  listShipments: ({ db, shop, query }) => shipments.list(db, dependencies, shop, query),
  createShipment: async ({ db, shop, installation, body, headers, record }) => {
    const call = { shop, installation, key: headers['idempotency-key'], body }
    return create(db, { ...dependencies, record }, call)
  },
  sendShipments: ({ db, shop, body, record }) => sendFile(db, { ...dependencies, record }, shop, body.csv),
  getShipment: ({ db, shop, params }) => shipments.get(db, dependencies, shop, params.id),
  updateShipment: ({ db, shop, params, body, record }) =>
    shipmentChanges.update(db, { ...dependencies, record }, shop, params.id, body),
  getShipping: ({ db, shop, params }) => shipments.get(db, dependencies, shop, params.id),
})
