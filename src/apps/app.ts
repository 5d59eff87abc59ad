import type { AppHandlers } from '../../generated/apps.routes.ts'
import * as settings from '../services/stores/shop-settings.ts'

export const appHandlers: AppHandlers = {
  getApp: ({ db, shop, installation }) => settings.describeToken(db, shop, installation),
}
