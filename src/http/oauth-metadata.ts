import { mcpPath } from '../services/developer/resources.ts'
import { appScopesOf } from '../services/permissions/scopes.ts'

/** Returns the URL of an OAuth 2.0 endpoint of the console. */
export function oauthEndpoint(consoleUrl: string, name: 'authorize' | 'token' | 'revoke'): string {
  return `${consoleUrl}/api/v1/oauth/${name}`
}

export const resourcePath = '/.well-known/oauth-protected-resource'

type Urls = Record<'apps' | 'console', string>

/** Returns the URL at which the Apps API, or what it serves at `path`, says which server issues its tokens (RFC 9728 section 3). */
export function resourceMetadataUrl({ apps }: Pick<Urls, 'apps'>, path = ''): string {
  return `${apps}${resourcePath}${path}`
}

/** Returns what the Apps API says of itself to client libraries that know no more than its address (RFC 9728 section 2). */
export function resourceMetadata({ apps, console }: Urls, path = ''): object {
  return {
    resource: `${apps}${path}`,
    authorization_servers: [console],
    bearer_methods_supported: ['header'],
    // Clients of the Model Context Protocol request all scopes that are named here, also those that they have not registered.
    ...(path === mcpPath ? {} : { scopes_supported: appScopesOf('owner') }),
    resource_name: path === mcpPath ? 'Apps API for agents (MCP)' : 'Apps API',
    resource_documentation: `${apps}/docs`,
  }
}

/** Returns where and how apps get tokens, for client libraries with discovery (RFC 8414 section 2). */
export function oauthMetadata(issuer: string): object {
  const methods = ['client_secret_basic', 'client_secret_post', 'none']
  return {
    issuer,
    authorization_endpoint: oauthEndpoint(issuer, 'authorize'),
    token_endpoint: oauthEndpoint(issuer, 'token'),
    token_endpoint_auth_methods_supported: methods,
    revocation_endpoint: oauthEndpoint(issuer, 'revoke'),
    revocation_endpoint_auth_methods_supported: methods,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    scopes_supported: appScopesOf('owner'),
    service_documentation: `${issuer}/docs`,
  }
}
