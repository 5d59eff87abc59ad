import type { ReturnsHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { declare } from '../services/returns/declarations.ts'
import { ofOwnOrder } from '../services/returns/offers.ts'
import { listOfOwn } from '../services/returns/records.ts'
import { requestOwn } from '../services/returns/requests.ts'
import * as withdrawals from '../services/returns/withdrawals.ts'

export const returnsHandlers = (dependencies: Dependencies): ReturnsHandlers => ({
  listReturns: ({ db, shop, shopper, query }) => listOfOwn(db, shop, shopper, query),
  getOrderReturns: ({ db, shop, shopper, params }) => ofOwnOrder(db, shop, shopper, params.id),
  createReturn: ({ db, shop, shopper, params, body, record }) =>
    requestOwn(db, { ...dependencies, record }, { shop, shopper, orderId: params.id }, body),
  declareWithdrawal: ({ db, shop, body }) => declare(db, shop, body),
  openWithdrawal: ({ db, shop, body }) => withdrawals.open(db, dependencies, shop, body.token),
  confirmWithdrawal: ({ db, shop, body, record }) =>
    withdrawals.confirm(db, { ...dependencies, record }, shop, body),
})
