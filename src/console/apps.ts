import type { AppsHandlers } from '../../generated/console.routes.ts'
import * as apps from '../services/developer/apps.ts'

export const appsHandlers: AppsHandlers = {
  listApps: async ({ db, account, query }) => apps.list(db, account.id, query),
  createApp: async ({ db, account, body }) => apps.create(db, account.id, body),
  getApp: async ({ db, account, params }) => apps.get(db, account.id, params.appId),
  updateApp: async ({ db, account, params, body }) => apps.update(db, account.id, params.appId, body),
  deleteApp: async ({ db, account, params, record }) => apps.remove(db, record, account.id, params.appId),
  rotateClientSecret: async ({ db, account, params }) =>
    apps.rotateClientSecret(db, account.id, params.appId),
}
