import type { KitchenHandlers } from '../../generated/apps.routes.ts'
import { getKitchen, setKitchen } from '../services/kitchen/settings.ts'
import * as tickets from '../services/kitchen/tickets.ts'

export const kitchenHandlers: KitchenHandlers = {
  listTickets: ({ db, shop, query }) => tickets.list(db, shop, query),
  getTicket: ({ db, shop, params }) => tickets.get(db, shop, params.id),
  updateTicket: ({ db, record, shop, params, body }) => tickets.update(db, record, shop, params.id, body),
  getKitchen: ({ db, shop }) => getKitchen(db, shop),
  setKitchen: ({ db, shop, body }) => setKitchen(db, shop, body),
}
