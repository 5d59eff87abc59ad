import { type OAuthClientProvider, UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect } from 'chai'
import { registerApp } from '../console/support.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { openSite, type Site } from '../support/site.ts'
import { mcpPath } from './raw-client.ts'

const redirectUri = 'http://127.0.0.1:1455/callback'

describe('A foreign client that knows only the address of the server for agents', () => {
  let site: Site
  before(async () => {
    site = await openSite()
  })
  after(() => site.close())

  /** Returns what the client keeps, and the address to which it sends the merchant's browser. */
  function signInOf(clientId: string) {
    const kept = { verifier: '', page: null as URL | null, tokens: undefined as never }
    const provider: OAuthClientProvider = {
      redirectUrl: redirectUri,
      clientMetadata: {
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'none',
        scope: 'READ_ORDERS',
      },
      clientInformation: () => ({ client_id: clientId }),
      tokens: () => kept.tokens,
      saveTokens: (tokens) => void Object.assign(kept, { tokens }),
      redirectToAuthorization: (page) => void Object.assign(kept, { page }),
      saveCodeVerifier: (verifier) => void Object.assign(kept, { verifier }),
      codeVerifier: () => kept.verifier,
    }
    return { kept, provider }
  }

  /** Allows what the page asks for, as its script does for a merchant who is signed in. */
  async function allow(page: URL, person: { onConsole(): Record<string, string> }, storeId: string) {
    const asked = Object.fromEntries(page.searchParams)
    const reply = await fetch(page.origin + page.pathname, {
      method: 'POST',
      headers: { ...person.onConsole(), 'content-type': 'application/json' },
      body: JSON.stringify({
        clientId: asked.client_id,
        storeId,
        scopes: asked.scope!.split(' '),
        redirectUri: asked.redirect_uri,
        codeChallenge: asked.code_challenge,
      }),
    })
    const { data } = (await reply.json()) as { data: { redirectUrl: string } }
    return new URL(data.redirectUrl).searchParams.get('code')!
  }

  it('finds the sign-in, asks for a token for that address, and works in the store that was chosen', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    const app = { confidential: false, redirectUris: [redirectUri], scopes: ['READ_ORDERS', 'READ_NOTES'] }
    const { clientId } = await registerApp(await createAccount(), app)
    const { kept, provider } = signInOf(clientId)
    const address = new URL(`${site.apps}${mcpPath}`)
    const open = () => new StreamableHTTPClientTransport(address, { authProvider: provider })
    const transport = open()
    const refused = await new Client({ name: 'agent', version: '1' })
      .connect(transport as never)
      .catch((error: unknown) => error)
    expect(refused).to.be.instanceOf(UnauthorizedError)
    expect(kept.page!.origin).to.equal(site.console)
    expect(kept.page!.searchParams.get('resource')).to.equal(address.href)
    expect(await (await fetch(kept.page!)).text()).to.include('asks for access to your store')

    await transport.finishAuth(await allow(kept.page!, owner, shop.id))
    const client = new Client({ name: 'agent', version: '1' })
    await client.connect(open() as never)
    expect(client.getInstructions()).to.include(JSON.stringify(shop.name))
    const given = { name: 'call_read', arguments: { operationId: 'listOrders' } }
    expect((await client.callTool(given)).isError).to.equal(false)
    await client.close()
  })
})

describe('The quota of a store', () => {
  it('holds for agents as for programs, and says when to come back', async () => {
    const limits = { THROTTLE_STORE_RATE: '1', THROTTLE_STORE_BURST: '10' }
    const { apps } = await openApps(testConfig({ url: service().databaseUrl }, limits), service().db, 'apps')
    const token = await createAppToken(await createShop(), ['READ_NOTES'])
    const ping = () =>
      call('apps', apps).post(mcpPath).set(token).send({ jsonrpc: '2.0', id: 1, method: 'ping' })
    const replies = []
    for (let count = 0; count < 12; count += 1) replies.push(await ping())
    expect(replies[0]!.status).to.equal(200)
    const { status, headers, body } = replies.at(-1)!
    expect(status).to.equal(429)
    expect(body.code).to.equal('too_many_requests')
    expect(Number(headers['retry-after'])).to.be.above(0)
  })
})
