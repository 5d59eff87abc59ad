import type { BannersHandlers } from '../../generated/apps.routes.ts'
import * as banners from '../services/content/banners.ts'

export const bannersHandlers: BannersHandlers = {
  listBanners: ({ db, shop, query }) => banners.list(db, shop, query),
  createBanner: ({ db, shop, body }) => banners.create(db, shop, body),
  getBanner: ({ db, shop, params }) => banners.get(db, shop, params.id),
  updateBanner: ({ db, shop, params, body }) => banners.update(db, shop, params.id, body),
  deleteBanner: ({ db, shop, params }) => banners.remove(db, shop, params.id),
}
