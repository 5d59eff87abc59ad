import type { Config } from '../config/config.ts'
import { oauthEndpoint } from './oauth-metadata.ts'
import type { Surface } from './surface-options.ts'

interface Contract {
  components: { securitySchemes: Record<string, { flows?: Record<string, object> }> }
}

/**
 * Returns a surface's contract as this service publishes it: with its public addresses (`STORE_URL`, `APPS_URL` and
 * `CONSOLE_URL`) instead of those of `make start`.
 */
export function publishedContract(contract: object, surface: Surface, { publicUrls }: Config): object {
  const { components, ...rest } = contract as Contract
  const { console } = publicUrls
  const flow = {
    authorizationUrl: oauthEndpoint(console, 'authorize'),
    tokenUrl: oauthEndpoint(console, 'token'),
    refreshUrl: oauthEndpoint(console, 'token'),
  }
  const schemes = Object.entries(components.securitySchemes).map(([name, { flows, ...scheme }]) => [
    name,
    flows ? { ...scheme, flows: { authorizationCode: { ...flows.authorizationCode, ...flow } } } : scheme,
  ])
  return {
    ...rest,
    servers: [{ url: `${publicUrls[surface]}/api/v1`, description: 'This service.' }],
    components: { ...components, securitySchemes: Object.fromEntries(schemes) },
  }
}
