import type { ShopHandlers } from '../../generated/store.routes.ts'
import * as settings from '../services/stores/shop-settings.ts'

export const shopHandlers: ShopHandlers = {
  getShop: ({ db, shop }) => settings.get(db, shop),
  getShopPolicies: ({ db, shop }) => settings.getPolicies(db, shop),
}
