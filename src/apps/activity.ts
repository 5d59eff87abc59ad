import type { ActivityHandlers } from '../../generated/apps.routes.ts'
import * as activity from '../services/activity/log.ts'

export const activityHandlers: ActivityHandlers = {
  listActivity: ({ db, shop, query }) => activity.list(db, shop, query),
}
