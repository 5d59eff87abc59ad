import type { AuthHandlers } from '../../generated/console.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as accounts from '../services/people/accounts.ts'
import * as sessions from '../services/people/sessions.ts'
import { deleteAccount } from '../services/sign-in/account-deletion.ts'
import { exportPerson } from '../services/sign-in/export.ts'
import * as auth from '../services/sign-in/sign-in.ts'

const place = { surface: 'console', shop: null } as const

export const authHandlers = (dependencies: Dependencies): AuthHandlers => {
  const { vault, config } = dependencies
  const { jwtSecrets, publicUrls } = config
  return {
    authenticate: async ({ db, body, ip }) => auth.sendCode(db, dependencies, body, { place, ip }),
    verifyEmail: async ({ db, body, ip, headers, record }) => {
      const device = { ip, userAgent: String(headers['user-agent'] ?? '') }
      const toConsole = { record, vault, secrets: jwtSecrets, device }
      return auth.verifyEmail(db, config, body, { place, ip }, { toConsole })
    },
    getMe: async ({ db, account }) => accounts.getProfile(db, publicUrls.store, null, account),
    exportMe: async ({ db, account }) => exportPerson(db, account),
    deleteMe: async ({ db, account, record }) => deleteAccount(db, record, account),
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
