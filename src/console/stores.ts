import type { StoresHandlers } from '../../generated/console.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { requireMayOpen } from '../services/platform/openings.ts'
import * as transfers from '../services/staff/transfers.ts'
import { close } from '../services/stores/closing.ts'
import * as stores from '../services/stores/stores.ts'

export const storesHandlers = (dependencies: Dependencies): StoresHandlers => ({
  listStores: ({ db, account, query }) => stores.list(db, account.id, query),
  createStore: async ({ db, account, body }) => {
    await requireMayOpen(db, dependencies.config, account)
    return stores.create(db, account.id, body, Object.keys(dependencies.cardProviders))
  },
  getStore: ({ db, account, params }) => stores.get(db, account.id, params.storeId),
  updateStore: ({ db, account, params, body, record }) =>
    stores.configure(db, { ...dependencies, record }, account, params.storeId, body),
  closeStore: ({ db, account, params, record }) => close(db, record, account.id, params.storeId),
  transferStore: ({ db, account, params, body, ip }) =>
    transfers.offer(db, dependencies, account, params.storeId, { ...body, ip }),
  getStoreTransfer: ({ db, account, params }) => transfers.get(db, account.id, params.storeId),
  withdrawStoreTransfer: ({ db, account, params }) => transfers.withdraw(db, account.id, params.storeId),
})
