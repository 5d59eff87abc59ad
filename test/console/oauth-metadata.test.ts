import { expect } from 'chai'
import { routes } from '../support/coverage.ts'
import { call, service } from '../support/service.ts'

describe('OAuth 2.0 metadata (RFC 8414)', () => {
  it('names operations that there are, under the issuer that codes come back with', async () => {
    const issuer = service().config.publicUrls.console
    const { body, headers } = await call('console').get('/.well-known/oauth-authorization-server').expect(200)
    expect(headers['content-type']).to.match(/^application\/json/)
    expect(body.issuer).to.equal(issuer)
    const paths = routes.console.map(({ path }) => `${issuer}/api/v1${path}`)
    for (const name of ['authorization_endpoint', 'token_endpoint', 'revocation_endpoint']) {
      expect(paths).to.include(body[name])
    }
    expect(body.scopes_supported).to.include('READ_ORDERS').and.not.include('WRITE_ORDERS')
  })

  it('is on the console alone', async () => {
    for (const surface of ['store', 'apps'] as const) {
      await call(surface).get('/.well-known/oauth-authorization-server').expect(404)
    }
  })
})
