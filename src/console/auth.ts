import type { AuthHandlers } from '../../generated/console.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as accounts from '../services/people/accounts.ts'
import * as sessions from '../services/people/sessions.ts'
import { deleteAccount } from '../services/sign-in/account-deletion.ts'
import { exportPerson } from '../services/sign-in/export.ts'
import { verifyFactor } from '../services/sign-in/factor-challenges.ts'
import * as factor from '../services/sign-in/second-factor.ts'
import * as auth from '../services/sign-in/sign-in.ts'

/** The parts of a call that an activity-log entry and an e-mail name. */
type Origin = Pick<Parameters<AuthHandlers['verifyFactor']>[0], 'ip' | 'headers' | 'record'>

const realm = { surface: 'console', shop: null } as const

export const authHandlers = (dependencies: Dependencies): AuthHandlers => {
  const { vault, config } = dependencies
  const { publicUrls } = config
  const contextOf = ({ ip, headers, record }: Origin) => {
    const device = { ip, userAgent: String(headers['user-agent'] ?? '') }
    return { record, vault, config, device }
  }
  return {
    authenticate: ({ db, body, ip }) => auth.sendCode(db, dependencies, body, { realm, ip }),
    verifyEmail: ({ db, body, ip, ...call }) =>
      auth.verifyEmail(db, config, body, { realm, ip }, { toConsole: contextOf({ ip, ...call }) }),
    getFactor: ({ db, account }) => factor.getFactor(db, account.id),
    beginFactor: ({ db, account }) => factor.beginFactor(db, vault, account),
    confirmFactor: ({ db, account, body, ...call }) =>
      factor.confirmFactor(db, contextOf(call), account, body.code),
    removeFactor: ({ db, account, ...call }) => factor.removeFactor(db, contextOf(call), account),
    verifyFactor: ({ db, body, ...call }) => verifyFactor(db, config, body, contextOf(call)),
    getMe: async ({ db, account }) => {
      const { token, ...profile } = await accounts.getProfile(db, publicUrls.store, realm, account)
      return account.cookie ? profile : { ...profile, token }
    },
    exportMe: async ({ db, account }) => exportPerson(db, account),
    deleteMe: ({ db, account, record }) => deleteAccount(db, record, account),
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
