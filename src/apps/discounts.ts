import type { DiscountsHandlers } from '../../generated/apps.routes.ts'
import { preview } from '../services/checkout/discount-previews.ts'
import * as discounts from '../services/coupons/discounts.ts'
import * as automatic from '../services/promotions/automatic-discounts.ts'

export const discountsHandlers: DiscountsHandlers = {
  listDiscounts: ({ db, shop, query }) => discounts.list(db, shop, query),
  createDiscount: ({ db, shop, body }) => discounts.create(db, shop, body),
  getDiscount: ({ db, shop, params }) => discounts.get(db, shop, params.id),
  updateDiscount: ({ db, shop, params, body }) => discounts.update(db, shop, params.id, body),
  deleteDiscount: ({ db, shop, params }) => discounts.remove(db, shop, params.id),
  previewDiscounts: ({ db, shop, body }) => preview(db, shop, body),
  listAutomaticDiscounts: ({ db, shop, query }) => automatic.list(db, shop, query),
  createAutomaticDiscount: ({ db, shop, body }) => automatic.create(db, shop, body),
  getAutomaticDiscount: ({ db, shop, params }) => automatic.get(db, shop, params.id),
  updateAutomaticDiscount: ({ db, shop, params, body }) => automatic.update(db, shop, params.id, body),
  deleteAutomaticDiscount: ({ db, shop, params }) => automatic.remove(db, shop, params.id),
}
