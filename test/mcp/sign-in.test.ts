import { expect } from 'chai'
import {
  codeOf,
  createMerchant,
  type Merchant,
  post,
  usualChallenge,
  usualVerifier,
} from '../console/oauth-support.ts'
import { call, service } from '../support/service.ts'
import { ask, mcpPath } from './raw-client.ts'

describe('The sign-in of agents (RFC 8707, RFC 9728)', () => {
  const mcp = () => `${service().config.publicUrls.apps}${mcpPath}`
  const open = () => createMerchant({ confidential: false, redirectUris: ['http://127.0.0.1/callback'] })
  const redeem = async (merchant: Merchant, values: object = {}) =>
    post('token', {
      grant_type: 'authorization_code',
      code: await codeOf(merchant),
      redirect_uri: merchant.app.redirectUri,
      client_id: merchant.app.clientId,
      code_verifier: usualVerifier,
      ...values,
    })

  it('gives a token for the address of agents, which is good for the store that was chosen', async () => {
    const merchant = await open()
    const { body } = await await redeem(merchant, { resource: mcp() })
    expect(body.token_type, JSON.stringify(body)).to.equal('Bearer')
    const token = { authorization: `Bearer ${body.access_token}` }
    const { instructions } = await ask(token, 'initialize')
    expect(instructions).to.include(JSON.stringify(merchant.shop.name))
    const { tools } = await ask(token, 'tools/list')
    expect(tools.map(({ name }: { name: string }) => name)).to.include('call_read')
  })

  it('takes the addresses of the Apps API as clients write them', async () => {
    const { apps } = service().config.publicUrls
    for (const resource of [apps, `${apps}/`, mcp(), `${mcp()}/`, mcp().replace('http:', 'HTTP:')]) {
      const { status } = await redeem(await open(), { resource })
      expect(status, resource).to.equal(200)
    }
  })

  it('gives no token for another server, and leaves the code as it was', async () => {
    const { apps, store, console } = service().config.publicUrls
    const merchant = await open()
    const code = await codeOf(merchant)
    for (const resource of ['https://api.example.com', `${apps}/api/v1`, store, console, 'nonsense']) {
      const { status, body } = await redeem(merchant, { code, resource })
      expect({ status, error: body.error }, resource).to.eql({ status: 400, error: 'invalid_target' })
    }
    expect((await redeem(merchant, { code, resource: mcp() })).status).to.equal(200)
  })

  it('explains a request for another server on the consent page, which leads back with the error', async () => {
    const { app } = await open()
    const page = async (resource: string) => {
      const query = {
        client_id: app.clientId,
        redirect_uri: app.redirectUri,
        response_type: 'code',
        ...usualChallenge,
        resource,
      }
      return (await call('console').get('/api/v1/oauth/authorize').query(query).expect(200)).text
    }
    expect(await page('https://api.example.com')).to.include('error=invalid_target')
    expect(await page(mcp())).to.include('asks for access to your store')
  })

  it('is described for each address of the Apps API', async () => {
    const { apps } = service().config.publicUrls
    for (const path of ['', mcpPath]) {
      const { body } = await call('apps').get(`/.well-known/oauth-protected-resource${path}`).expect(200)
      expect(body.resource).to.equal(`${apps}${path}`)
      // Clients of the Model Context Protocol would request all that are named.
      if (path === mcpPath) expect(body).to.not.have.property('scopes_supported')
      else expect(body.scopes_supported).to.include('READ_ORDERS').and.not.include('WRITE_ORDERS')
    }
  })
})
