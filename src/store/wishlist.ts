import type { WishlistHandlers } from '../../generated/store.routes.ts'
import * as wishlists from '../services/checkout/wishlists.ts'

export const wishlistHandlers: WishlistHandlers = {
  listWishlist: ({ db, shop, shopper, query }) => wishlists.list(db, shop, shopper, query),
  addWishlistItem: ({ db, shop, shopper, body }) => wishlists.add(db, shop, shopper, body.productId),
  removeWishlistItem: ({ db, shop, shopper, params }) =>
    wishlists.remove(db, shop, shopper, params.productId),
  moveWishlistItem: ({ db, shop, shopper, params, body }) =>
    wishlists.moveToCart(db, shop, shopper, params.productId, body.variantId),
}
