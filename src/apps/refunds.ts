import type { RefundsHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as refunds from '../services/payments/refund-records.ts'
import { retryRefund } from '../services/renewals/refund-retries.ts'

export const refundsHandlers = (dependencies: Dependencies): RefundsHandlers => ({
  listRefunds: ({ db, shop, query }) => refunds.list(db, shop, query),
  getRefund: ({ db, shop, params }) => refunds.get(db, shop, params.id),
  retryRefund: ({ db, shop, params, record }) =>
    retryRefund(db, { ...dependencies, record }, shop, params.id),
})
