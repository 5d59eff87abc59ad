import type { StoresHandlers } from '../../generated/console.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { requireMayOpen } from '../services/platform/openings.ts'
import * as stores from '../services/stores/stores.ts'

export const storesHandlers = ({ cardProviders, config }: Dependencies): StoresHandlers => ({
  listStores: async ({ db, account, query }) => stores.list(db, account.id, query),
  createStore: async ({ db, account, body }) => {
    await requireMayOpen(db, config, account)
    return stores.create(db, account.id, body, Object.keys(cardProviders))
  },
  getStore: async ({ db, account, params }) => stores.get(db, account.id, params.storeId),
  updateStore: async ({ db, account, params, body }) => stores.update(db, account.id, params.storeId, body),
})
