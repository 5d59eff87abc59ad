import type { CartHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as carts from '../services/checkout/carts.ts'
import * as taxIds from '../services/taxes/given-tax-ids.ts'

export const cartHandlers = (dependencies: Dependencies): CartHandlers => ({
  getCart: ({ db, shop, shopper }) => carts.get(db, shop, shopper),
  clearCart: ({ db, shop, shopper }) => carts.clear(db, shop, shopper),
  countCart: ({ db, shop, shopper }) => carts.count(db, shop, shopper),
  setCartTaxId: ({ db, shop, shopper, ip, body: { taxId } }) =>
    taxIds.set(db, dependencies, shop, shopper, { ip, taxId }),
  addCartItem: ({ db, shop, shopper, body }) => carts.add(db, shop, shopper, body),
  updateCartItem: ({ db, shop, shopper, params, body }) =>
    carts.setItem(db, shop, shopper, params.itemId, body),
  removeCartItem: ({ db, shop, shopper, params }) => carts.removeItem(db, shop, shopper, params.itemId),
})
