import type { ShopHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { readinessOf } from '../services/checkout/readiness.ts'
import * as emails from '../services/emails/settings.ts'
import * as hours from '../services/hours/settings.ts'
import * as settings from '../services/stores/shop-settings.ts'

export const shopHandlers = (dependencies: Dependencies): ShopHandlers => ({
  getShop: ({ db, shop }) => settings.getAll(db, shop),
  updateShop: ({ db, shop, body }) => settings.update(db, shop, body),
  getHours: ({ db, shop }) => hours.getHours(db, shop),
  setHours: ({ db, shop, body }) => hours.setHours(db, shop, body),
  getEmailTemplates: ({ db, shop }) => emails.getEmailTemplates(db, shop),
  setEmailTemplates: ({ db, shop, body }) => emails.setEmailTemplates(db, shop, body),
  previewEmailTemplate: ({ db, shop, body }) => emails.previewEmail(db, shop, body),
  testEmailTemplate: ({ db, shop, installation, body }) =>
    emails.testEmail(db, dependencies, { shop, installation }, body),
  closeNow: ({ db, shop, body }) => hours.closeNow(db, shop, body),
  getShopReadiness: ({ db, shop }) => readinessOf(db, dependencies, shop),
})
