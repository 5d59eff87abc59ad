import type { BannersHandlers } from '../../generated/store.routes.ts'
import * as banners from '../services/content/banners.ts'

export const bannersHandlers: BannersHandlers = {
  listBanners: ({ db, shop, query }) => banners.listLive(db, shop, query),
}
