import type { DevicesHandlers } from '../../generated/console.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { endConsoleSession, listConsoleSessions } from '../services/people/sessions.ts'
import * as devices from '../services/sign-in/device-requests.ts'
import { devicePage } from './device-page.ts'

export const devicesHandlers = ({ config, vault }: Dependencies): DevicesHandlers => ({
  showDevicePage: async ({ query }) => devicePage(query.user_code ?? ''),
  beginDevice: ({ db, body, ip }) => devices.begin(db, config, { name: body.name ?? 'Command line', ip }),
  exchangeDeviceCode: async ({ db, body, ip, headers, record }) => {
    const device = { ip, userAgent: String(headers['user-agent'] ?? '') }
    return devices.exchange(db, config.jwtSecrets, body, { record, vault, config, device })
  },
  findDevice: ({ db, account, body, ip }) => devices.find(db, config, account, { ...body, ip }),
  decideDevice: ({ db, account, body, ip }) => devices.decide(db, config, account, { ...body, ip }),
  listSessions: ({ db, account, query }) => listConsoleSessions(db, account, query),
  endSession: async ({ db, account, params }) => {
    await endConsoleSession(db, account.id, params.sessionId)
    return null
  },
})
