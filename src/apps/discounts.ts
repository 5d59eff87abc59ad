import type { DiscountsHandlers } from '../../generated/apps.routes.ts'
import * as discounts from '../services/checkout/discounts.ts'

export const discountsHandlers: DiscountsHandlers = {
  listDiscounts: ({ db, shop, query }) => discounts.list(db, shop, query),
  createDiscount: ({ db, shop, body }) => discounts.create(db, shop, body),
  getDiscount: ({ db, shop, params }) => discounts.get(db, shop, params.id),
  updateDiscount: ({ db, shop, params, body }) => discounts.update(db, shop, params.id, body),
  deleteDiscount: ({ db, shop, params }) => discounts.remove(db, shop, params.id),
}
