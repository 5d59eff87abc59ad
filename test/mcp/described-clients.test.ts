import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { readClientDocument } from '../../src/gateways/client-documents/fetch.ts'
import { storefront } from '../cli/command-line.ts'
import {
  authorize,
  codeOf,
  type Merchant,
  post,
  usualChallenge,
  usualVerifier,
} from '../console/oauth-support.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { ask } from './raw-client.ts'

const redirectUri = 'http://127.0.0.1/callback'

describe('Clients that describe themselves (client ID metadata documents)', () => {
  let server: Server
  let clientId: string
  /** The answer of the client's server; by default, the right one. */
  let answer: { status?: number; headers?: Record<string, string>; body: unknown }

  before(async () => {
    server = createServer((_req, res) => {
      const { status = 200, headers = {}, body } = answer
      res.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  })
  after(() => server.close())

  let count = 0
  const described = (more: object = {}) => {
    return { client_id: clientId, client_name: 'Desk Agent', redirect_uris: [redirectUri], ...more }
  }
  beforeEach(() => {
    count += 1
    clientId = `http://127.0.0.1:${(server.address() as AddressInfo).port}/agents/${count}.json`
    answer = { body: described() }
  })

  const page = async (values: object = {}) => {
    const query = {
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      ...usualChallenge,
      ...values,
    }
    return (await call('console').get('/api/v1/oauth/authorize').query(query).expect(200)).text
  }
  const merchant = async (): Promise<Merchant> => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    return { owner, shop, app: { clientId, redirectUri } as Merchant['app'] }
  }
  const redeem = async (code: string) =>
    post('token', {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      code_verifier: usualVerifier,
    })
  const rows = () => service().db('apps').where({ client_id: clientId })

  it('are shown with the host of their description, and kept nowhere before somebody consents', async () => {
    const { host } = new URL(clientId)
    expect(await page())
      .to.include('Desk Agent')
      .and.include(`describes itself at <b>${host}</b>`)
    expect(await rows()).to.eql([])
  })

  it('get a token for the store that a merchant chooses, and are installed like others', async () => {
    const who = await merchant()
    const stores = await call('console')
      .get('/api/v1/oauth/stores')
      .query({ clientId })
      .set(who.owner.onConsole())
      .expect(200)
    expect(stores.body.data.stores[0]).to.include({ _id: who.shop.id, granted: null })
    const { body } = await redeem(await codeOf(who))
    const token = { authorization: `Bearer ${body.access_token}` }
    const { tools } = await ask(token, 'tools/list')
    expect(tools.map(({ name }: { name: string }) => name)).to.include('call_read')
    const [app] = await rows()
    expect(app).to.include({ name: 'Desk Agent', owner_id: null, confidential: false })
  })

  it('have one row in all stores, with what they said last', async () => {
    const [one, other] = [await merchant(), await merchant()]
    await codeOf(one)
    await rows().update({ described_at: new Date(Date.now() - 3_600_000) })
    answer = {
      body: described({
        client_name: 'Desk Agent 2',
        redirect_uris: ['http://127.0.0.1/other', redirectUri],
      }),
    }
    await codeOf(other)
    expect(await rows()).to.have.length(1)
    expect((await rows())[0]).to.include({ name: 'Desk Agent 2' })
    expect(
      await service()
        .db('installations')
        .where({ app_id: (await rows())[0]!.id }),
    ).to.have.length(2)
  })

  it('are refused with a description that is not theirs, asks for a secret, or cannot be read', async () => {
    const who = await merchant()
    const broken: [string, typeof answer][] = [
      ['describes another client', { body: described({ client_id: `${clientId}?` }) }],
      ['asks for a secret', { body: described({ token_endpoint_auth_method: 'client_secret_post' }) }],
      ['asks for a secret', { body: described({ client_secret: 'x' }) }],
      ['no valid redirect URIs', { body: described({ redirect_uris: [] }) }],
      ['no valid redirect URIs', { body: described({ redirect_uris: ['nonsense'] }) }],
      ['describes another client', { body: null }],
      ['is not JSON', { body: '<html>' }],
      ['answers with 404', { status: 404, body: '' }],
      ['answers with 302', { status: 302, headers: { location: clientId }, body: '' }],
      ['more than 64 kB', { body: described({ padding: 'x'.repeat(70_000) }) }],
    ]
    for (const [reason, given] of broken) {
      answer = given
      expect(await page(), reason)
        .to.include(reason)
        .and.not.include('data-decision')
      const { body } = await authorize(who).expect(404)
      expect(body.code).to.equal('app_not_found')
    }
    expect(await rows()).to.eql([])
  })

  it('are suggested only what reads where they name no scope; the merchant may tick more', async () => {
    const ticked = async (values: object = {}) =>
      [...(await page(values)).matchAll(/value="([A-Z_]+)"[^>]* checked/g)].map(([, scope]) => scope)
    expect(await ticked()).to.include('READ_ORDERS')
    expect((await ticked()).filter((scope) => !scope!.startsWith('READ_'))).to.eql([])
    expect(await page()).to.include('value="WRITE_INVENTORY"')
    expect(await ticked({ scope: 'READ_ORDERS WRITE_INVENTORY' })).to.have.members([
      'READ_ORDERS',
      'WRITE_INVENTORY',
    ])
  })

  it('lead the browser only to redirect URIs of their description', async () => {
    expect(await page({ redirect_uri: 'https://evil.example/callback' })).to.include('has not registered')
    await authorize(await merchant(), { redirectUri: 'https://evil.example/callback' }).expect(400)
  })

  it('can never hold a first-party scope', async () => {
    await authorize(await merchant(), { scopes: ['WRITE_ORDERS'] }).expect(400)
    answer = { body: described({ scope: 'WRITE_ORDERS' }) }
    expect(await page({ scope: 'WRITE_ORDERS' })).to.include('error=invalid_scope')
  })

  it('stay out while operators have suspended them, whatever they say', async () => {
    await codeOf(await merchant())
    const keys = service().config.vaultKeys.map(({ id, key }) => `${id}:${key.toString('base64')}`)
    const suspend = ['app', 'suspend', clientId, '--reason', 'Spam']
    const { code, stderr } = await storefront(suspend, { VAULT_KEYS: keys.join(',') })
    expect(code, stderr).to.equal(0)
    expect(await page()).to.include('is suspended')
    await authorize(await merchant()).expect(403)
  })

  it('have escaped names', async () => {
    answer = { body: described({ client_name: '<script>alert(1)</script>' }) }
    expect(await page()).to.not.include('<script>alert')
  })

  it('are read from public HTTPS addresses alone', async () => {
    const closed = { allowPrivate: false }
    for (const url of [
      'http://example.com/a',
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://10.0.0.1/a',
    ]) {
      const refused = await readClientDocument(url, closed).catch((error: Error) => error.message)
      expect(refused, url).to.match(/not HTTPS|not a public address/)
    }
    const resolve = async () => ['169.254.169.254']
    const inside = await readClientDocument('https://meta.example/a', { ...closed, resolve }).catch(
      (error: Error) => error.message,
    )
    expect(inside).to.equal('its server does not answer')
  })

  it('are announced in the metadata of the console', async () => {
    const { body } = await call('console').get('/.well-known/oauth-authorization-server').expect(200)
    expect(body.client_id_metadata_document_supported).to.equal(true)
  })
})
