import type { SalesHandlers } from '../../generated/apps.routes.ts'
import { salesByDay } from '../services/sales/sales.ts'

export const salesHandlers: SalesHandlers = {
  getSales: ({ db, shop, query }) => salesByDay(db, shop, query),
}
