import type { ServicesHandlers } from '../../generated/store.routes.ts'
import * as services from '../services/catalog/bookable-services.ts'

export const servicesHandlers: ServicesHandlers = {
  listServices: ({ db, shop, query }) => services.listListed(db, shop, query),
  getService: ({ db, shop, params }) => services.getListed(db, shop, params.id),
}
