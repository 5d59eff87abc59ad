import type { DigitalAccessHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as allAccessPass from '../services/digital/all-access-pass.ts'
import * as entitlements from '../services/digital/entitlements.ts'
import * as digitalFiles from '../services/digital/files.ts'
import { retryGrants } from '../services/digital/fulfilment-retries.ts'

export const digitalAccessHandlers = (dependencies: Dependencies): DigitalAccessHandlers => ({
  listDigitalAccess: ({ db, shop, query }) => entitlements.list(db, shop, query),
  createDigitalAccess: ({ db, shop, body }) => entitlements.create(db, dependencies, shop, body),
  getDigitalAccess: ({ db, shop, params }) => entitlements.get(db, shop, params.id),
  revokeDigitalAccess: ({ db, shop, params }) => entitlements.revoke(db, shop, params.id),
  retryGrants: ({ db, shop, record }) => retryGrants(db, { ...dependencies, record }, shop),
  getAllAccessPass: ({ db, shop }) => allAccessPass.get(db, shop),
  putAllAccessPass: ({ db, shop, body }) => allAccessPass.put(db, shop, body),
  listDigitalFiles: ({ db, shop, params, query }) =>
    digitalFiles.list(db, shop, params.id, dependencies.config, query),
  uploadDigitalFile: ({ db, shop, params, receiveFile }) =>
    digitalFiles.add(db, dependencies, shop, params.id, receiveFile),
  deleteDigitalFile: ({ db, shop, params }) => digitalFiles.remove(db, shop, params),
})
