import type { StockHandlers } from '../../generated/apps.routes.ts'
import * as adjustments from '../services/stock/adjustments.ts'
import * as levels from '../services/stock/levels.ts'
import * as movements from '../services/stock/movements.ts'

export const stockHandlers: StockHandlers = {
  listStockLevels: ({ db, shop, query }) => levels.list(db, shop, query),
  getStockLevel: ({ db, shop, params }) => levels.get(db, shop, params.id),
  updateStockLevel: ({ db, shop, params, body }) => levels.update(db, shop, params.id, body),
  listStockMovements: ({ db, shop, query }) => movements.list(db, shop, query),
  adjustStock: ({ db, record, shop, body }) => adjustments.adjust(db, record, shop, body.adjustments),
}
