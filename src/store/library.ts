import type { LibraryHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as library from '../services/digital/library.ts'

export const libraryHandlers = (dependencies: Dependencies): LibraryHandlers => ({
  listLibrary: ({ db, shop, shopper, query }) => library.list(db, shop, shopper, query),
  getEntitlement: ({ db, shop, shopper, params }) => library.get(db, shop, shopper, params.entitlementId),
  listEntitlementFiles: ({ db, shop, shopper, params, query }) =>
    library.listFiles(db, shop, shopper, params.entitlementId, query),
  createDownload: ({ db, shop, shopper, params }) =>
    library.download(db, dependencies, shop, shopper, params),
  setAutoRenew: ({ db, shop, shopper, params, body }) =>
    library.setAutoRenew(db, shop, shopper, params.entitlementId, body.enabled),
})
