import { appScopes, scopeOfResource, scopes, storeScopes } from '../../src/scopes.ts'
import { type Document, groupBy, type SurfaceName } from './contract.ts'

/** What `x-enum` of a schema may say, and the values that the table of scopes and topics gives for it. */
export const enums: Record<string, readonly string[]> = {
  appScopes,
  storeScopes,
  topics: Object.keys(scopeOfResource),
}

/** Where the description of the webhook has the table of topics. */
export const topicsMark = '<!-- topics -->'

/** Fills in what `src/scopes.ts` knows: the scopes of the token, the enums and the table of topics. */
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
    delete schema['x-enum']
  }
}

const rows = [...groupBy(Object.keys(scopeOfResource), (resource) => scopeOfResource[resource]!)]
const topicsTable = [
  '| Resource | Scope |',
  '|---|---|',
  ...rows.map(([scope, resources]) => `| ${resources.join(', ')} | \`${scope}\` |`),
].join('\n')
