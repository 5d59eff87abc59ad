import type { ShippingAddressHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { autocomplete, reverseGeocode } from '../services/geo/address-lookup.ts'
import * as addresses from '../services/shipping/addresses.ts'

export const shippingAddressHandlers = (dependencies: Dependencies): ShippingAddressHandlers => ({
  listShippingAddresses: ({ db, shopper, query }) => addresses.list(db, shopper, query),
  createShippingAddress: ({ db, shopper, body }) => addresses.create(db, shopper, body),
  getShippingAddress: ({ db, shopper, params }) => addresses.get(db, shopper, params.id),
  updateShippingAddress: ({ db, shopper, params, body }) => addresses.update(db, shopper, params.id, body),
  deleteShippingAddress: ({ db, shopper, params }) => addresses.remove(db, shopper, params.id),
  setDefaultShippingAddress: ({ db, shopper, params }) => addresses.setDefault(db, shopper, params.id),
  autocompleteAddress: ({ shop, shopper, ip, query }) =>
    autocomplete(dependencies, shop, { shopperId: shopper?.id, ip }, query),
  reverseGeocode: ({ shop, shopper, ip, query }) =>
    reverseGeocode(dependencies, shop, { shopperId: shopper?.id, ip }, query),
})
