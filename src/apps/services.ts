import type { ServicesHandlers } from '../../generated/apps.routes.ts'
import * as services from '../services/catalog/bookable-services.ts'
import { readsChanges } from '../services/shared/pagination.ts'

export const servicesHandlers: ServicesHandlers = {
  listServices: ({ db, shop, query }) =>
    readsChanges(query) || query.after
      ? services.listChanged(db, shop, query)
      : services.list(db, shop, query),
  getService: ({ db, shop, params }) => services.get(db, shop, params.id),
  createService: ({ db, shop, body }) => services.create(db, shop, body),
  updateService: ({ db, shop, params, body }) => services.update(db, shop, params.id, body),
  deleteService: ({ db, shop, params }) => services.remove(db, shop, params.id),
}
