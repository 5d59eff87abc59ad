import type { ShippingAddressHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { autocomplete, reverseGeocode } from '../services/geo/address-lookup.ts'
import * as addresses from '../services/shipping/addresses.ts'

export const shippingAddressHandlers = (dependencies: Dependencies): ShippingAddressHandlers => ({
  listShippingAddresses: async ({ db, shopper, query }) => addresses.list(db, shopper, query),
  createShippingAddress: async ({ db, shopper, body }) => addresses.create(db, shopper, body),
  getShippingAddress: async ({ db, shopper, params }) => addresses.get(db, shopper, params.id),
  updateShippingAddress: async ({ db, shopper, params, body }) =>
    addresses.update(db, shopper, params.id, body),
  deleteShippingAddress: async ({ db, shopper, params }) => addresses.remove(db, shopper, params.id),
  setDefaultShippingAddress: async ({ db, shopper, params }) => addresses.setDefault(db, shopper, params.id),
  autocompleteAddress: async ({ shop, query }) => autocomplete(dependencies, shop, query),
  reverseGeocode: async ({ query }) => reverseGeocode(dependencies, query),
})
