import type { ShopHandlers } from '../../generated/apps.routes.ts'
import * as settings from '../services/stores/shop-settings.ts'

export const shopHandlers: ShopHandlers = {
  getShop: ({ db, shop }) => settings.getAll(db, shop),
  updateShop: ({ db, shop, body }) => settings.update(db, shop, body),
}
