import type { TimeAlertsHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as alerts from '../services/booking-alerts/alerts.ts'

export const timeAlertsHandlers = (dependencies: Dependencies): TimeAlertsHandlers => ({
  createTimeAlert: ({ db, shop, params, body, ip }) =>
    alerts.ask(db, dependencies, shop, { service: params.id, ...body, ip }),
  confirmTimeAlert: ({ db, shop, body }) => alerts.confirm(db, dependencies, shop, body.token),
  cancelTimeAlert: ({ db, shop, body }) => alerts.cancel(db, dependencies, shop, body.token),
})
