import type { DispatchHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as dispatch from '../services/dispatch/dispatch.ts'

export const dispatchHandlers = (dependencies: Dependencies): DispatchHandlers => ({
  listDispatches: ({ db, shop, query }) => dispatch.list(db, shop, query),
  createDispatch: async ({ db, shop, installation, body, headers, record }) => {
    const call = { shop, installation, key: headers['idempotency-key'], shipmentId: body.shipmentId }
    return dispatch.create(db, { ...dependencies, record }, call)
  },
  getDispatch: ({ db, shop, params }) => dispatch.get(db, shop, params.id),
})
