import type { SalesHandlers } from '../../generated/apps.routes.ts'
import { exportDatevBookings } from '../services/accounting/datev.ts'
import { salesByDay } from '../services/sales/sales.ts'
import { exportSales } from '../services/sales/sales-export.ts'
import { salesByGroup } from '../services/sales/sales-groups.ts'

export const salesHandlers: SalesHandlers = {
  getSalesByGroup: ({ db, shop, query }) => salesByGroup(db, shop, query),
  exportDatevBookings: ({ db, shop, query }) => exportDatevBookings(db, shop, query),
  exportSales: ({ db, shop, query }) => exportSales(db, shop, query),
  getSales: ({ db, shop, query }) => salesByDay(db, shop, query),
}
