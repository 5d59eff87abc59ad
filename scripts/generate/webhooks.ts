import type { Document } from './contract.ts'

/**
 * Adds what the service sends to apps to the contract of the Apps API (`webhooks`, OpenAPI 3.1), so that code
 * generated for an app has the events too. The contract of the webhooks remains one of its own, because their
 * receiver needs nothing else.
 */
export function addWebhooks(apps: Document, webhooks: Document): void {
  const { tags, components, webhooks: sent } = structuredClone(webhooks)
  apps.webhooks = sent
  // Nothing but the signature proves who sends them.
  for (const item of Object.values(apps.webhooks ?? {})) item.post!.security = []
  apps.tags = [...(apps.tags ?? []), ...(tags ?? [])]
  apps.components!.schemas = { ...components!.schemas, ...apps.components!.schemas }
}
