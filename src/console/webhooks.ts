import type { WebhooksHandlers } from '../../generated/console.routes.ts'
import type { Environment } from '../environment.ts'
import * as webhooks from '../services/webhooks/endpoint-settings.ts'
import * as test from '../services/webhooks/test-delivery.ts'

export const webhooksHandlers = (environment: Environment): WebhooksHandlers => ({
  saveWebhook: async ({ db, account, params, body }) =>
    webhooks.save(db, environment, account.id, params.appId, body),
  rotateSigningSecret: async ({ db, account, params }) =>
    webhooks.rotateSecret(db, environment.vault, account.id, params.appId),
  testWebhook: ({ db, account, params }) => test.send(db, environment, account.id, params.appId),
})
