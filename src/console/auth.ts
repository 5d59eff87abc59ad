import type { AuthHandlers } from '../../generated/console.routes.ts'
import type { Environment } from '../environment.ts'
import * as accounts from '../services/people/accounts.ts'
import * as sessions from '../services/people/sessions.ts'
import * as auth from '../services/sign-in/sign-in.ts'

export const authHandlers = (environment: Environment): AuthHandlers => {
  const { jwtSecret } = environment.config
  return {
    authenticate: async ({ db, body, ip }) => auth.sendCode(db, environment, body, ip),
    verifyEmail: async ({ db, body }) => auth.verifyEmail(db, jwtSecret, body),
    getMe: async ({ db, account }) => accounts.getProfile(db, null, account),
    logout: async ({ db, account }) => {
      await sessions.closeSession(db, account.sessionId)
      return null
    },
  }
}
