import type { AuthHandlers } from '../../generated/console.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as accounts from '../services/people/accounts.ts'
import * as sessions from '../services/people/sessions.ts'
import * as auth from '../services/sign-in/sign-in.ts'

const place = { surface: 'console', shop: null } as const

export const authHandlers = (dependencies: Dependencies): AuthHandlers => {
  const { jwtSecrets, publicUrls } = dependencies.config
  return {
    authenticate: async ({ db, body, ip }) => auth.sendCode(db, dependencies, body, place, ip),
    verifyEmail: async ({ db, body }) => auth.verifyEmail(db, jwtSecrets, body, place),
    getMe: async ({ db, account }) => accounts.getProfile(db, publicUrls.store, null, account),
    logout: async ({ db, account }) => {
      await sessions.closeSession(db, account.sessionId)
      return null
    },
    logoutAll: async ({ db, account }) => {
      await sessions.closeAllSessions(db, account.id)
      return null
    },
  }
}
