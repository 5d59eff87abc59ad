import { appScopesOf } from '../services/permissions/scopes.ts'

/** Where and how apps get tokens, for client libraries that find it out by themselves (RFC 8414 section 2). */
export function oauthMetadata(issuer: string): object {
  const endpoint = (name: string) => `${issuer}/api/v1/oauth/${name}`
  const methods = ['client_secret_basic', 'client_secret_post', 'none']
  return {
    issuer,
    authorization_endpoint: endpoint('authorize'),
    token_endpoint: endpoint('token'),
    token_endpoint_auth_methods_supported: methods,
    revocation_endpoint: endpoint('revoke'),
    revocation_endpoint_auth_methods_supported: methods,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    scopes_supported: appScopesOf('owner'),
    service_documentation: `${issuer}/docs`,
  }
}
