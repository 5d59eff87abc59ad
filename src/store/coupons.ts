import type { CouponsHandlers } from '../../generated/store.routes.ts'
import * as coupons from '../services/checkout/coupons.ts'

export const couponsHandlers: CouponsHandlers = {
  verifyCoupon: ({ db, shop, shopper, body }) => coupons.verify(db, shop, shopper, body),
  applyCoupon: ({ db, shop, shopper, body }) => coupons.apply(db, shop, shopper, body),
}
