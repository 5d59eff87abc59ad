import { activities, actorKinds } from '../../src/base/activity.ts'
import {
  appResource,
  appScopes,
  scopeOfResource,
  scopes,
  storeScopes,
  webhookTopics,
} from '../../src/base/scopes.ts'
import { type Document, groupBy, type SurfaceName } from './contract.ts'

/**
 * The values of `x-enum` in a schema, and the lists from src/base/scopes.ts and src/base/activity.ts that they mean.
 */
export const enums: Record<string, readonly string[]> = {
  appScopes,
  storeScopes,
  topics: [...Object.keys(scopeOfResource), appResource],
  webhookTopics,
  activities: Object.keys(activities),
  actorKinds,
}

/** The table of topics replaces this mark in the webhook's description. */
export const topicsMark = '<!-- topics -->'

/** The table of actions replaces this mark in a schema's description. */
const actionsMark = '<!-- actions -->'

/**
 * Fills in the values from src/base/scopes.ts and src/base/activity.ts: the scopes of the token, the enums and the
 * tables of topics and actions.
 */
export function addScopes(surface: SurfaceName, contract: Document): void {
  if (surface === 'apps') {
    contract.components!.securitySchemes!.appToken!.flows.authorizationCode.scopes = Object.fromEntries(
      Object.entries(scopes).map(([name, scope]) => [
        name,
        'firstParty' in scope ? `First-party only. ${scope.allows}` : scope.allows,
      ]),
    )
  }
  if (surface === 'webhooks') {
    const operation = contract.webhooks!.change!.post!
    operation.description = operation.description.replace(topicsMark, topicsTable)
  }
  for (const schema of Object.values(contract.components!.schemas ?? {})) {
    if (!schema['x-enum']) continue
    schema.enum = enums[schema['x-enum']]
    schema.description = schema.description.replace(actionsMark, actionsTable)
    delete schema['x-enum']
  }
}

const rows = [...groupBy(Object.keys(scopeOfResource), (resource) => scopeOfResource[resource]!)]
const topicsTable = [
  '| Resource | Scope |',
  '|---|---|',
  ...rows.map(([scope, resources]) => `| ${resources.join(', ')} | \`${scope}\` |`),
  `| ${appResource} | none |`,
].join('\n')

const actionsTable = [
  '| Action | What happened |',
  '|---|---|',
  ...Object.entries(activities).map(([action, words]) => `| \`${action}\` | ${words} |`),
].join('\n')
