import { expect } from 'chai'
import supertest from 'supertest'
import { newId } from '../../src/base/ids.ts'
import { registerApp } from '../console/support.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'

describe('For browsers', () => {
  const open = async () => {
    const shop = await createShop()
    const domain = `${shop.slug}.example`
    await service().db('shop_domains').insert({ id: newId(), domain, shop_id: shop.id })
    return { shop, origin: `https://${domain}` }
  }

  const elsewhere = 'https://preview.elsewhere.example'
  const exposed = ['Content-Disposition', 'Deprecation', 'ETag', 'Idempotent-Replayed']
    .concat(['Ignored-Parameters', 'Link', 'Location'])
    .concat(['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'])
    .concat(['Retry-After', 'Sunset', 'WWW-Authenticate', 'X-Request-Id'])

  for (const surface of ['store', 'apps'] as const) {
    it(`lets the pages of any origin call, and read refusals too: ${surface}`, async () => {
      const config = testConfig(
        { url: service().databaseUrl },
        { THROTTLE_STORE_RATE: '1', THROTTLE_STORE_BURST: '0' },
      )
      const busy = (await openApps(config, service().db, surface))[surface]
      const { shop, origin } = await open()
      const token = await createAppToken(shop, ['READ_ORDERS'])
      for (const { path, status, app, headers } of [
        { path: '/shop', status: surface === 'store' ? 200 : 401, headers: { 'x-shop-id': shop.id } },
        { path: '/orders', status: 401 },
        { path: '/nothing', status: 404 },
        { path: '/orders', status: 429, app: busy, headers: surface === 'apps' ? token : {} },
      ]) {
        for (const from of [elsewhere, origin, 'http://localhost:5173', 'null']) {
          const call = supertest(app ?? service()[surface]).get(`/api/v1${path}`)
          const reply = await call.set({ ...headers, origin: from }).expect(status)
          expect(reply.headers, `${status} ${from}`).to.include({ 'access-control-allow-origin': '*' })
          expect(reply.headers).not.to.include.keys('access-control-allow-credentials')
          expect(reply.headers['access-control-expose-headers']?.split(',')).to.eql(exposed)
        }
      }
    })

    it(`answers a preflight request without counting it, and lets it be kept for a day: ${surface}`, async () => {
      const config = testConfig(
        { url: service().databaseUrl },
        { THROTTLE_STORE_RATE: '1', THROTTLE_STORE_BURST: '0' },
      )
      const app = (await openApps(config, service().db, surface))[surface]
      const asked = {
        origin: elsewhere,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,idempotency-key,x-shop-id',
      }
      const { headers } = await supertest(app).options('/api/v1/orders/x').set(asked).expect(204)
      expect(headers).to.include({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'authorization,idempotency-key,x-shop-id',
        'access-control-max-age': '86400',
      })
      expect(headers['access-control-allow-methods']).to.include('PATCH')
      expect(headers).to.include.keys('x-request-id').and.not.to.include.keys('ratelimit-limit')
      await supertest(service()[surface]).options('/api/v1/orders').set({ origin: elsewhere }).expect(405)
    })
  }

  it('lets apps in browsers find the console, and get and revoke tokens there', async () => {
    const { clientId: client_id } = await registerApp(await createAccount(), { confidential: false })
    const asked = { origin: elsewhere, 'access-control-request-method': 'POST' }
    for (const [path, form, status] of [
      ['/api/v1/oauth/token', { client_id, grant_type: 'refresh_token', refresh_token: 'x' }, 400],
      ['/api/v1/oauth/token', { client_id: 'nobody', grant_type: 'refresh_token' }, 401],
      ['/api/v1/oauth/revoke', { client_id, token: 'x' }, 200],
    ] as const) {
      const reply = await call('console')
        .post(path)
        .set({ origin: elsewhere })
        .type('form')
        .send(form)
        .expect(status)
      expect(reply.headers).to.include({ 'access-control-allow-origin': '*' })
      expect(reply.headers).not.to.include.keys('access-control-allow-credentials')
      const preflight = await supertest(service().console).options(path).set(asked).expect(204)
      expect(preflight.headers).to.include({ 'access-control-allow-origin': '*' })
    }
    const metadata = '/.well-known/oauth-authorization-server'
    const { headers } = await supertest(service().console)
      .get(metadata)
      .set({ origin: elsewhere })
      .expect(200)
    expect(headers).to.include({ 'access-control-allow-origin': '*' })
    const preflight = await supertest(service().console)
      .options(metadata)
      .set({ ...asked, 'access-control-request-headers': 'mcp-protocol-version' })
      .expect(200)
    expect(preflight.headers).to.include({ 'access-control-allow-headers': 'mcp-protocol-version' })
  })

  it('keeps the rest of the console to its own origin', async () => {
    const asked = { origin: elsewhere, 'access-control-request-method': 'GET' }
    for (const reply of [
      await call('console').get('/api/v1/nothing').set(asked).expect(404),
      await supertest(service().console).options('/api/v1/stores').set(asked).expect(405),
      await supertest(service().console).options('/api/v1/oauth/authorize').set(asked).expect(405),
    ])
      expect(reply.headers).not.to.include.keys('access-control-allow-origin')
  })

  it('compresses large replies for clients that accept brotli or gzip', async () => {
    const { shop } = await open()
    for (let n = 0; n < 5; n++) await createProduct(shop)
    const list = (encoding: string) =>
      call('store')
        .get('/api/v1/products')
        .set({ 'x-shop-id': shop.id, 'accept-encoding': encoding })
        .expect(200)
    expect((await list('gzip')).headers['content-encoding']).to.equal('gzip')
    expect((await list('br')).headers['content-encoding']).to.equal('br')
    expect((await list('identity')).headers).not.to.include.keys('content-encoding')
    expect((await list('gzip')).body.data.products).to.have.length(5)
  })

  it('answers 304 without a body while a public read or a single record has not changed', async () => {
    const [{ shop }, shopper] = [await open(), await createAccount()]
    const product = await createProduct(shop)
    const order = await createOrder(shop, shopper)
    const talk = `/comments?resource=product&resourceId=${product.id}`
    for (const path of ['/products', `/products/${product.id}`, `/orders/${order.id}`, '/shop', talk]) {
      const read = (tag = '"other"') =>
        call('store')
          .get(`/api/v1${path}`)
          .set({ ...shopper.as(shop), 'if-none-match': tag })
      const { headers } = await read().expect(200)
      expect(headers.etag, path).to.match(path.startsWith('/orders') ? /^"[^"]+"$/ : /^W\/"[^"]+"$/)
      const again = await read(headers.etag).expect(304)
      expect(again.text, path).to.equal('')
      for (const known of [headers.etag, `"other", ${headers.etag}`, '*'])
        await read(known).set({ 'cache-control': 'no-cache', pragma: 'no-cache' }).expect(304) // as `fetch` sends it
      await read().set({ 'cache-control': 'no-cache' }).expect(200)
    }
    const before = await call('store').get(`/api/v1/products/${product.id}`).set(shopper.as(shop))
    await service().db('products').where({ id: product.id }).update({ name: 'Another name' })
    const tagged = { ...shopper.as(shop), 'if-none-match': before.headers.etag }
    await call('store').get(`/api/v1/products/${product.id}`).set(tagged).expect(200)
  })

  it('computes no hash for replies that are neither public nor a single record', async () => {
    const [{ shop }, shopper] = [await open(), await createAccount()]
    const { headers } = await call('store').get('/api/v1/cart').set(shopper.as(shop)).expect(200)
    expect(headers).not.to.include.keys('etag')
  })

  it('reports the remaining calls for an unknown path, too', async () => {
    const { databaseUrl, db } = service()
    const { store } = await openApps(
      testConfig({ url: databaseUrl }, { THROTTLE_STORE_RATE: '9' }),
      db,
      'store',
    )
    const lost = [call('store', store).get('/api/v1/nowhere'), call('store', store).put('/api/v1/products')]
    for (const [at, status] of [404, 405].entries()) {
      const { headers } = await lost[at]!.expect(status)
      expect(headers).to.include.keys('ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset')
    }
  })
})
