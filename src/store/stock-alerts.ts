import type { StockAlertsHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as alerts from '../services/restocks/alerts.ts'

export const stockAlertsHandlers = (dependencies: Dependencies): StockAlertsHandlers => ({
  createStockAlert: ({ db, shop, params, body, ip }) =>
    alerts.ask(db, dependencies, shop, {
      productId: params.id,
      variantId: body.variant,
      email: body.email,
      ip,
    }),
  confirmStockAlert: ({ db, shop, body }) => alerts.confirm(db, dependencies, shop, body.token),
  cancelStockAlert: ({ db, shop, body }) => alerts.cancel(db, dependencies, shop, body.token),
})
