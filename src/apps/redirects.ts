import type { RedirectsHandlers } from '../../generated/apps.routes.ts'
import * as redirects from '../services/redirects/redirects.ts'

export const redirectsHandlers: RedirectsHandlers = {
  listRedirects: ({ db, shop, query }) => redirects.list(db, shop, query),
  createRedirect: ({ db, shop, body }) => redirects.create(db, shop, body),
  getRedirect: ({ db, shop, params }) => redirects.get(db, shop, params.id),
  updateRedirect: ({ db, shop, params, body }) => redirects.update(db, shop, params.id, body),
  deleteRedirect: ({ db, shop, params }) => redirects.remove(db, shop, params.id),
}
