import type { AuthHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as accounts from '../services/people/accounts.ts'
import * as sessions from '../services/people/sessions.ts'
import { deleteShopper } from '../services/sign-in/account-deletion.ts'
import { exportShopper } from '../services/sign-in/export.ts'
import * as auth from '../services/sign-in/sign-in.ts'

export const authHandlers = (dependencies: Dependencies): AuthHandlers => {
  const { jwtSecrets, publicUrls } = dependencies.config
  const storeUrl = publicUrls.store
  const at = <Store>(shop: Store | null) => ({ surface: 'store', shop }) as const
  return {
    createGuest: ({ db, shop }) => auth.createGuest(db, jwtSecrets, shop),
    authenticate: async ({ db, shop, body, ip }) => {
      await auth.sendCode(db, dependencies, body, { realm: at(shop), ip })
      return null
    },
    verifyEmail: ({ db, body, shop, ip, shopper, record }) =>
      auth.verifyEmail(
        db,
        dependencies.config,
        body,
        { realm: at(shop), ip },
        { toStore: { shopper, record } },
      ),
    getMe: ({ db, shop, shopper }) => accounts.getProfile(db, storeUrl, at(shop), shopper),
    updateMe: ({ db, shop, shopper, body }) => accounts.updateProfile(db, storeUrl, at(shop), shopper, body),
    exportMe: async ({ db, shop, shopper }) => exportShopper(db, shopper, shop),
    deleteMe: ({ db, shop, shopper, record }) => deleteShopper(db, record, shopper, shop),
    refreshToken: async ({ db, shop, shopper }) => {
      const issued = await sessions.extendSession(db, jwtSecrets, shopper)
      return accounts.getProfile(db, storeUrl, at(shop), shopper, issued)
    },
    logout: async ({ db, shopper }) => {
      await sessions.closeSession(db, shopper.sessionId)
      return null
    },
    logoutAll: async ({ db, shopper }) => {
      await sessions.closeAllSessions(db, shopper.id)
      return null
    },
  }
}
