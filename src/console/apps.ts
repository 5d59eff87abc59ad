import type { AppsHandlers } from '../../generated/console.routes.ts'
import * as installations from '../services/developer/app-installations.ts'
import * as apps from '../services/developer/apps.ts'

export const appsHandlers: AppsHandlers = {
  listApps: ({ db, account, query }) => apps.list(db, account.id, query),
  createApp: ({ db, account, body }) => apps.create(db, account.id, body),
  getApp: ({ db, account, params }) => apps.get(db, account.id, params.appId),
  updateApp: ({ db, account, params, body }) => apps.update(db, account, params.appId, body),
  deleteApp: ({ db, account, params, record }) => apps.remove(db, record, account.id, params.appId),
  listAppInstallations: ({ db, account, params, query }) =>
    installations.list(db, account.id, params.appId, query),
  rotateClientSecret: ({ db, account, params }) => apps.rotateClientSecret(db, account.id, params.appId),
}
