import type { Handlers } from '../../generated/console.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { appsHandlers } from './apps.ts'
import { authHandlers } from './auth.ts'
import { countryHandlers } from './country.ts'
import { deliveriesHandlers } from './deliveries.ts'
import { devicesHandlers } from './devices.ts'
import { installationsHandlers } from './installations.ts'
import { invitationsHandlers } from './invitations.ts'
import { mailboxHandlers } from './mailbox.ts'
import { noticesHandlers } from './notices.ts'
import { oauthHandlers } from './oauth.ts'
import { staffHandlers } from './staff.ts'
import { storesHandlers } from './stores.ts'
import { tokensHandlers } from './tokens.ts'
import { webhooksHandlers } from './webhooks.ts'

export const consoleHandlers = (dependencies: Dependencies): Handlers => ({
  auth: authHandlers(dependencies),
  devices: devicesHandlers(dependencies),
  stores: storesHandlers(dependencies),
  staff: staffHandlers(dependencies),
  invitations: invitationsHandlers(dependencies),
  notices: noticesHandlers,
  tokens: tokensHandlers(dependencies),
  installations: installationsHandlers,
  apps: appsHandlers,
  webhooks: webhooksHandlers(dependencies),
  deliveries: deliveriesHandlers,
  oauth: oauthHandlers(dependencies),
  country: countryHandlers,
  mailbox: mailboxHandlers(dependencies),
})
