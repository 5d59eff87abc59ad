import type { FeedsHandlers } from '../../generated/apps.routes.ts'
import { report } from '../services/feeds/report.ts'

export const feedsHandlers: FeedsHandlers = {
  getFeedReport: ({ db, shop }) => report(db, shop),
}
