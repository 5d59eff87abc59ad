import type { DiscountsHandlers } from '../../generated/apps.routes.ts'
import * as discounts from '../services/checkout/discounts.ts'

export const discountsHandlers: DiscountsHandlers = {
  listDiscounts: async ({ db, shop, query }) => discounts.list(db, shop, query),
  createDiscount: async ({ db, shop, body }) => discounts.create(db, shop, body),
  getDiscount: async ({ db, shop, params }) => discounts.get(db, shop, params.id),
  updateDiscount: async ({ db, shop, params, body }) => discounts.update(db, shop, params.id, body),
  deleteDiscount: async ({ db, shop, params }) => discounts.remove(db, shop, params.id),
}
