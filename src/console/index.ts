import type { Handlers } from '../../generated/console.routes.ts'
import type { Environment } from '../environment.ts'
import { appsHandlers } from './apps.ts'
import { authHandlers } from './auth.ts'
import { deliveriesHandlers } from './deliveries.ts'
import { installationsHandlers } from './installations.ts'
import { mailboxHandlers } from './mailbox.ts'
import { oauthHandlers } from './oauth.ts'
import { staffHandlers } from './staff.ts'
import { storesHandlers } from './stores.ts'
import { tokensHandlers } from './tokens.ts'
import { webhooksHandlers } from './webhooks.ts'

export const consoleHandlers = (environment: Environment): Handlers => ({
  auth: authHandlers(environment),
  stores: storesHandlers(environment),
  staff: staffHandlers,
  tokens: tokensHandlers,
  installations: installationsHandlers,
  apps: appsHandlers,
  webhooks: webhooksHandlers(environment),
  deliveries: deliveriesHandlers,
  oauth: oauthHandlers(environment),
  mailbox: mailboxHandlers(environment),
})
