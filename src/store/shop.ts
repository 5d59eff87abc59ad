import type { ShopHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { getHours, listSlots } from '../services/hours/shown.ts'
import * as redirects from '../services/redirects/redirects.ts'
import * as settings from '../services/stores/shop-settings.ts'
import { sitemap } from '../services/stores/sitemap.ts'
import { guestBillOf, guestLinkOf } from '../services/tables/guests.ts'
import { ofCode } from '../services/tables/tables.ts'

export const shopHandlers = ({ config }: Pick<Dependencies, 'config'>): ShopHandlers => ({
  getShop: ({ db, shop }) => settings.get(db, shop),
  getSitemap: ({ db, shop, query }) => sitemap(db, shop, query),
  findRedirect: ({ db, shop, query }) => redirects.find(db, shop, query.path),
  getHours: ({ db, shop }) => getHours(db, shop),
  getTable: ({ db, shop, params }) => ofCode(db, shop, params.code),
  getGuestBill: ({ db, shop, params }) => guestBillOf(db, shop, params.code),
  createGuestPaymentLink: ({ db, shop, params }) => guestLinkOf(db, config, shop, params),
  listSlots: ({ db, shop, query }) => listSlots(db, shop, query),
  getShopPolicies: ({ db, shop }) => settings.getPolicies(db, shop),
})
