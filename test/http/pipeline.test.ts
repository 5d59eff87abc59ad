import { type AddressInfo, connect } from 'node:net'
import { expect } from 'chai'
import { pino } from 'pino'
import supertest from 'supertest'
import { newId } from '../../src/base/ids.ts'
import { openDatabase } from '../../src/db/database.ts'
import { refusalOf } from '../../src/http/reply.ts'
import { createSurface } from '../../src/http/serve.ts'
import { contractOf } from '../../src/surfaces.ts'
import { routes } from '../support/coverage.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { until } from '../support/until.ts'

describe('The pipeline', () => {
  it('reveals nothing of an unexpected failure but the request id, and logs the rest', async () => {
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    const broken = () => Promise.reject(new Error('the password is hunter2'))
    const { app } = await createSurface({
      surface: 'store',
      config: service().config,
      db: service().db,
      log,
      contract: () => contractOf('store'),
      routes: routes.store,
      handlers: { country: { listStates: broken } },
      stopping: service().dependencies.stopping,
      files: service().dependencies.files,
      vault: service().dependencies.vault,
    })
    const { body, headers } = await supertest(app).get('/api/v1/country/states').expect(500)
    expect(body).to.include({ status: 500, success: false, code: 'unexpected' })
    expect(JSON.stringify(body)).not.to.include('hunter2')
    expect(lines.join('')).to.include('hunter2').and.to.include(headers['x-request-id'])
  })

  it('says how the offset of a time is written in a query, where + has become a space', async () => {
    const token = await createAppToken(await createShop(), ['READ_ORDERS'])
    const found = async (time: string) =>
      (await call('apps').get(`/api/v1/orders?from=${time}`).set(token)).body.message
    for (const offset of ['+01:00', '+0100', '+01'])
      expect(await found(`2026-11-30T18:00:00${offset}`), offset).to.match(
        /^from must be .* \(in a query, \+ is written as %2B\)$/,
      )
    expect(await found('2026-11-30T18:00:00%2B01:00')).to.equal('Orders retrieved')
    expect(await found('30.11.2026')).to.match(/^from must be a date or a time in ISO 8601, .*\d$/)
  })

  it('challenges as in RFC 6750, and says where tokens come from (RFC 9728): for a missing token, an invalid one, a missing scope', async () => {
    const challengeOf = async (headers: Record<string, string>) =>
      (await call('apps').get('/api/v1/orders').set(headers)).headers['www-authenticate']
    const { apps, console: issuer } = service().config.publicUrls
    const metadata = `resource_metadata="${apps}/.well-known/oauth-protected-resource"`
    expect(await challengeOf({})).to.equal(`Bearer ${metadata}`)
    expect(await challengeOf({ authorization: 'Bearer app_nonsense' })).to.equal(
      `Bearer error="invalid_token", ${metadata}`,
    )
    const { body } = await supertest(service().apps).get('/.well-known/oauth-protected-resource').expect(200)
    expect(body)
      .to.include({ resource: apps })
      .and.deep.include({ authorization_servers: [issuer] })
    expect(body.scopes_supported).to.include('READ_ORDERS')
    await supertest(service().store).get('/.well-known/oauth-protected-resource').expect(404)
    const narrow = await createAppToken(await createShop(), ['READ_INVENTORY'])
    expect(await challengeOf(narrow)).to.equal('Bearer error="insufficient_scope", scope="READ_ORDERS"')
  })

  it('has its challenges in the contract, where a refusal has one', () => {
    type Reply = { $ref?: string; headers?: object }
    const { paths, components } = contractOf('apps') as {
      paths: Record<string, Record<string, { responses?: Record<string, Reply> }>>
      components: { responses: Record<string, Reply> }
    }
    const replies = (operation: string, status: string) => {
      const reply = paths[operation]!.get!.responses![status]!
      return Object.keys((components.responses[reply.$ref?.split('/').at(-1) ?? ''] ?? reply).headers ?? {})
    }
    expect(replies('/orders', '401')).to.include('WWW-Authenticate')
    expect(replies('/orders', '403')).to.include('WWW-Authenticate')
    expect(replies('/orders', '429')).not.to.include('WWW-Authenticate')
  })

  it('answers that it is unavailable, and not ready, while the database is down', async () => {
    const db = openDatabase('postgres://nobody@127.0.0.1:1/nothing', 2)
    const { store } = await openApps(
      testConfig({ url: 'postgres://nobody@127.0.0.1:1/nothing' }),
      db,
      'store',
    )
    const shop = await createShop()
    const { body } = await supertest(store).get('/api/v1/products').set('x-shop-id', shop.id).expect(503)
    expect(body).to.include({ success: false, code: 'unavailable' })
    await supertest(store).get('/readyz').expect(503)
    await supertest(store).get('/healthz').expect(200)
    await db.destroy()
  })

  it('answers the same if the connection to the database is lost in the middle of a statement', async () => {
    const db = openDatabase(service().databaseUrl, 2)
    const client = await db.client.acquireConnection()
    await db.client.releaseConnection(client)
    const sleeping = db.raw('select pg_sleep(60)').catch((error) => error)
    const begun = () => service().db('pg_stat_activity').where({ query: 'select pg_sleep(60)' }).first('pid')
    await until('the statement', begun)
    client.connection.stream.destroy()
    expect(refusalOf(await sleeping)).to.include({ refusal: 'unavailable', status: 503 })
    await db.destroy()
  })

  it('identifies the store by the domain in Origin, else in Referer, unless the call names one', async () => {
    const shop = await createShop()
    const domain = `${shop.slug}.example`
    await service().db('shop_domains').insert({ id: newId(), domain, shop_id: shop.id })
    for (const header of [{ origin: `https://${domain}` }, { referer: `https://${domain}/cart?x=1` }]) {
      const { body } = await call('store').get('/api/v1/shop').set(header).expect(200)
      expect(body.data._id).to.equal(shop.id)
      for (const named of ['nonsense', newId()])
        await call('store')
          .get('/api/v1/shop')
          .set({ ...header, 'x-shop-id': named })
          .expect(404)
    }
  })

  it('refuses a token without a signature, with another key or without an expiry', async () => {
    const { default: jwt } = await import('jsonwebtoken')
    const { id } = await createAccount()
    const { id: jti } = await service().db('sessions').where({ user_id: id }).first('id')
    const claims = { sub: id, jti, aud: 'storefront' }
    const [secret] = service().config.jwtSecrets
    const soon = Math.floor(Date.now() / 1000) + 600
    const bad = {
      'no end': jwt.sign(claims, secret),
      'another key': jwt.sign({ ...claims, exp: soon }, 'x'.repeat(32)),
      'another audience': jwt.sign({ ...claims, aud: 'elsewhere', exp: soon }, secret),
      'another algorithm': jwt.sign({ ...claims, exp: soon }, secret, { algorithm: 'HS512' }),
      unsigned: jwt.sign({ ...claims, exp: soon }, '', { algorithm: 'none' }),
      ended: jwt.sign({ ...claims, exp: soon - 1200 }, secret),
      'no session': jwt.sign({ ...claims, jti: '0'.repeat(24), exp: soon }, secret),
    }
    for (const [name, token] of Object.entries(bad)) {
      const { status } = await call('store').get('/api/v1/auth/me').set('authorization', `Bearer ${token}`)
      expect(status, name).to.equal(401)
    }
    const good = jwt.sign({ ...claims, exp: soon }, secret)
    await call('store').get('/api/v1/auth/me').set('authorization', `Bearer ${good}`).expect(200)
  })

  it('answers bytes that are not HTTP in the envelope', async () => {
    const { server } = await createSurface({
      surface: 'store',
      config: service().config,
      db: service().db,
      log: pino({ level: 'silent' }),
      contract: () => contractOf('store'),
      routes: routes.store,
      handlers: {},
      stopping: service().dependencies.stopping,
      files: service().dependencies.files,
      vault: service().dependencies.vault,
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const answer = await new Promise<string>((resolve) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
        socket.write('nonsense\r\n\r\n'),
      )
      let text = ''
      socket.on('data', (bytes) => (text += bytes)).on('close', () => resolve(text))
    })
    server.close()
    expect(answer).to.match(/^HTTP\/1.1 400/)
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).to.include({ status: 400, success: false })
  })

  it("reports the contract's path to apps, however the caller has spelled it", async () => {
    const { db } = service()
    const shop = await createShop()
    const token = await createAppToken(shop, ['WRITE_INVENTORY'])
    const { id } = await createProduct(shop)
    const spelled = `/API/v1/Products/%${id.charCodeAt(0).toString(16)}${id.slice(1)}/?a=b`
    await call('apps').patch(spelled).set(token).send({ name: 'Lamp' }).expect(200)
    const [event] = await db('events').where({ shop_id: shop.id })
    expect(event).to.include({ method: 'PATCH', path: `/products/${id}`, resource_id: id })
  })

  it('answers a path that cannot be decoded in the envelope, beside the operations too', async () => {
    for (const [surface, path] of [
      ...['/avatars/%FF.svg', '/downloads/%FF', '/track/%FF', '/pictures/%FF'].map((path) => ['store', path]),
      ...['/console/%FF', '/console/invitations/%E0%A4%A'].map((path) => ['console', path]),
    ] as ['store' | 'console', string][]) {
      const { body } = await call(surface).get(path).expect(404)
      expect(body, path).to.include({ success: false, code: 'path_not_found' })
    }
  })

  it('refuses a part or a version of a file that there is not in the envelope, beside the operations too', async () => {
    const files = [
      ['store', '/payment-options/paystack.svg'],
      ['console', '/consent/consent.css'],
      ['console', '/console/'],
    ] as const
    for (const [surface, path] of files) {
      const get = () => call(surface).get(path).set('accept-encoding', 'br, gzip')
      const part = await get().set('range', 'bytes=9999999-').expect(416)
      expect(part.body, path).to.include({ success: false, code: 'range_not_satisfiable' })
      expect(part.headers['content-range']).to.match(/^bytes \*\/\d+$/)
      const version = await get().set('if-match', '"other"').expect(412)
      expect(version.body, path).to.include({ success: false, code: 'precondition_failed' })
      expect(version.headers).not.to.include.keys('content-encoding', 'etag', 'last-modified')
    }
  })

  it('publishes the addresses at which the outside world reaches it', async () => {
    const settings = {
      STORE_URL: 'https://store.example',
      APPS_URL: 'https://apps.example/base',
      CONSOLE_URL: 'https://console.example',
    }
    const apps = await openApps(testConfig({ url: service().databaseUrl }, settings), service().db)
    for (const [surface, url] of [
      ['store', settings.STORE_URL],
      ['apps', settings.APPS_URL],
      ['console', settings.CONSOLE_URL],
    ] as const) {
      const { body } = await call(surface, apps[surface]).get('/openapi.json').expect(200)
      expect(body.servers.map((server: { url: string }) => server.url)).to.eql([`${url}/api/v1`])
      const yaml = await call(surface, apps[surface]).get('/openapi.yaml').expect(200)
      expect(yaml.text)
        .to.include(`${url}/api/v1`)
        .and.not.to.match(/(url|Url): http:\/\/localhost:400\d\/api/)
      if (surface !== 'apps') continue
      const { scopes, ...endpoints } = body.components.securitySchemes.appToken.flows.authorizationCode
      const oauth = 'https://console.example/api/v1/oauth'
      expect(endpoints).to.eql({
        authorizationUrl: `${oauth}/authorize`,
        tokenUrl: `${oauth}/token`,
        refreshUrl: `${oauth}/token`,
      })
      expect(scopes).to.include.keys('READ_ORDERS')
    }
  })

  it('serves its contract and its metrics without other services', async () => {
    for (const surface of ['store', 'apps', 'console'] as const) {
      const { body } = await call(surface).get('/openapi.json').expect(200)
      const whole = contractOf(surface) as typeof body
      const { securitySchemes } = whole.components
      expect({ ...body, servers: whole.servers, components: { ...body.components, securitySchemes } }).to.eql(
        whole,
      )
      const webhooks = await call(surface).get('/webhooks.json').expect(200)
      expect(webhooks.body).to.eql(contractOf('webhooks'))
      await call(surface).get('/openapi.yaml').expect(200).expect('Content-Type', /yaml/)
      const figures = await call(surface).get('/metrics').expect(200)
      expect(figures.text).to.include('http_request_duration_seconds')
    }
  })
})
