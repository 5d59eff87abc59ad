import type { EventsHandlers } from '../../generated/apps.routes.ts'
import * as events from '../services/webhooks/feed.ts'

export const eventsHandlers: EventsHandlers = {
  listEvents: ({ db, shop, installation, query }) => events.list(db, shop, installation, query),
}
