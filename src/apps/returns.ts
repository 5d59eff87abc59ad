import type { ReturnsHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as handling from '../services/returns/handling.ts'
import * as policies from '../services/returns/policies.ts'
import * as returns from '../services/returns/records.ts'
import { refundReturn } from '../services/returns/refunds.ts'

export const returnsHandlers = (dependencies: Dependencies): ReturnsHandlers => ({
  listReturns: ({ db, shop, query }) => returns.list(db, shop, query),
  getReturn: ({ db, shop, params }) => returns.get(db, shop, params.id),
  approveReturn: ({ db, shop, installation, params, body }) =>
    handling.approve(db, dependencies, { dependencies, shop, installation, id: params.id }, body),
  refuseReturn: ({ db, shop, params, body }) => handling.refuse(db, dependencies, shop, params.id, body),
  receiveReturn: ({ db, shop, installation, params, body, record }) =>
    handling.receive(
      db,
      { ...dependencies, record },
      { dependencies, shop, installation, id: params.id },
      body,
    ),
  closeReturn: ({ db, shop, params }) => handling.close(db, dependencies, shop, params.id),
  refundReturn: ({ db, shop, installation, params, body, record }) =>
    refundReturn(db, { ...dependencies, record }, { shop, installation, id: params.id, ...body }),
  getReturnPolicy: ({ db, shop }) => policies.get(db, shop),
  setReturnPolicy: ({ db, shop, body }) => policies.set(db, shop, body),
})
