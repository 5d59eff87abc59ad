import type { ReturnsHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { ofOwnOrder } from '../services/returns/offers.ts'
import { listOfOwn } from '../services/returns/records.ts'
import { requestOwn } from '../services/returns/requests.ts'

export const returnsHandlers = (dependencies: Dependencies): ReturnsHandlers => ({
  listReturns: ({ db, shop, shopper, query }) => listOfOwn(db, shop, shopper, query),
  getOrderReturns: ({ db, shop, shopper, params }) => ofOwnOrder(db, shop, shopper, params.id),
  createReturn: ({ db, shop, shopper, params, body, record }) =>
    requestOwn(db, { ...dependencies, record }, { shop, shopper, orderId: params.id }, body),
})
