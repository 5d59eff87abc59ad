import type { WebhooksHandlers } from '../../generated/console.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as webhooks from '../services/webhooks/endpoint-settings.ts'
import * as test from '../services/webhooks/test-delivery.ts'

export const webhooksHandlers = (dependencies: Dependencies): WebhooksHandlers => ({
  saveWebhook: ({ db, account, ip, params, body }) =>
    webhooks.save(db, dependencies, { ownerId: account.id, ip }, params.appId, body),
  rotateSigningSecret: ({ db, account, params }) =>
    webhooks.rotateSecret(db, dependencies.vault, account.id, params.appId),
  testWebhook: ({ db, account, params }) => test.send(db, dependencies, account.id, params.appId),
})
