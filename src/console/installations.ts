import type { InstallationsHandlers } from '../../generated/console.routes.ts'
import * as installations from '../services/developer/installations.ts'

export const installationsHandlers: InstallationsHandlers = {
  listInstallations: ({ db, account, params, query }) =>
    installations.list(db, account.id, params.storeId, query),
  updateInstallation: ({ db, account, params, body, record }) =>
    installations.narrow(db, record, account.id, params, body.scopes),
  removeInstallation: ({ db, account, params, record }) =>
    installations.remove(db, record, account.id, params.storeId, params.installationId),
}
