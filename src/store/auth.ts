import type { AuthHandlers } from '../../generated/store.routes.ts'
import type { Environment } from '../environment.ts'
import * as accounts from '../services/people/accounts.ts'
import * as sessions from '../services/people/sessions.ts'
import * as auth from '../services/sign-in/sign-in.ts'

export const authHandlers = (environment: Environment): AuthHandlers => {
  const { jwtSecret } = environment.config
  return {
    createGuest: async ({ db }) => auth.createGuest(db, jwtSecret),
    authenticate: async ({ db, body, ip }) => {
      await auth.sendCode(db, environment, body, ip)
      return null
    },
    verifyEmail: async ({ db, body, shop, shopper, record }) =>
      auth.verifyEmail(db, jwtSecret, body, { shop, shopper, record }),
    getMe: async ({ db, shop, shopper }) => accounts.getProfile(db, shop, shopper),
    updateMe: async ({ db, shop, shopper, body }) => accounts.updateProfile(db, shop, shopper, body),
    deleteMe: async ({ db, shopper, record }) => accounts.deleteAccount(db, record, shopper),
    refreshToken: async ({ db, shop, shopper }) =>
      accounts.getProfile(db, shop, shopper, await sessions.extendSession(db, jwtSecret, shopper)),
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
