import type { SalesHandlers } from '../../generated/apps.routes.ts'
import { salesByDay } from '../services/orders/sales.ts'

export const salesHandlers: SalesHandlers = {
  getSales: ({ db, shop, query }) => salesByDay(db, shop, query),
}
