import type { ResourcesHandlers } from '../../generated/apps.routes.ts'
import * as resources from '../services/bookings/resources.ts'
import * as rules from '../services/bookings/rules.ts'

export const resourcesHandlers: ResourcesHandlers = {
  listResources: ({ db, shop, query }) => resources.list(db, shop, query),
  createResource: ({ db, shop, body }) => resources.create(db, shop, body),
  getResource: ({ db, shop, params }) => resources.get(db, shop, params.id),
  updateResource: ({ db, shop, params, body }) => resources.update(db, shop, params.id, body),
  deleteResource: ({ db, shop, params }) => resources.remove(db, shop, params.id),
  getBookingRules: ({ db, shop, params }) => rules.get(db, shop, params.id),
  setBookingRules: ({ db, shop, params, body }) => rules.set(db, shop, params.id, body),
}
