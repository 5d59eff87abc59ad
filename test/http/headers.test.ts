import { expect } from 'chai'
import { ensureDocs } from '../support/docs.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'

const framing = { 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' }

describe('The headers of replies', () => {
  before(ensureDocs)

  it('let nobody guess a type, whatever is served', async () => {
    const { id } = await createAccount()
    for (const path of [
      '/api/v1/nothing',
      '/healthz',
      '/docs',
      '/openapi.json',
      `/avatars/${id}.svg`,
      '/track/x',
    ]) {
      const { headers } = await call('store').get(path)
      expect(headers, path).to.include({ 'x-content-type-options': 'nosniff' })
    }
  })

  it('keep what is personal out of every cache, refusals and sign-ins too', async () => {
    const [shop, shopper] = [await createShop(), await createAccount()]
    const order = await createOrder(shop, shopper)
    const me = shopper.as(shop)
    for (const path of ['/auth/me', '/cart', '/orders', `/orders/${order.id}`, '/orders/x', '/library']) {
      const { headers } = await call('store').get(`/api/v1${path}`).set(me)
      expect(headers, path).to.include({ 'cache-control': 'no-store' })
    }
    const guest = await call('store').post('/api/v1/auth/ghost').expect(201)
    expect(guest.headers).to.include({ 'cache-control': 'no-store' })
    const signedOut = await call('store').get('/api/v1/cart').set('x-shop-id', shop.id).expect(401)
    expect(signedOut.headers).to.include({ 'cache-control': 'no-store' })
    const stores = await call('console').get('/api/v1/stores').set(shopper.onConsole())
    expect(stores.headers).to.include({ 'cache-control': 'no-store' })
  })

  it('let public reads be asked for again, and apps do so with the records that they keep', async () => {
    const [shop, shopper] = [await createShop(), await createAccount()]
    const [product, order] = [await createProduct(shop), await createOrder(shop, shopper)]
    const read = call('store').get(`/api/v1/products/${product.id}`).set('x-shop-id', shop.id)
    expect((await read.expect(200)).headers).to.include({ 'cache-control': 'private, no-cache' })
    const token = await createAppToken(shop, ['READ_ORDERS'])
    const record = await call('apps').get(`/api/v1/orders/${order.id}`).set(token).expect(200)
    expect(record.headers).to.include({ 'cache-control': 'private, no-cache' })
    const list = await call('apps').get('/api/v1/orders').set(token).expect(200)
    expect(list.headers).to.include({ 'cache-control': 'no-store' })
    const missing = await call('store').get('/api/v1/products/x').set('x-shop-id', shop.id).expect(404)
    expect(missing.headers).to.include({ 'cache-control': 'no-store' })
  })

  it('make browsers insist on HTTPS where that is the public address, and only there', async () => {
    const { databaseUrl, db } = service()
    const settings = { STORE_URL: 'https://store.example.com' }
    const { store, apps } = await openApps(testConfig({ url: databaseUrl }, settings), db, 'store', 'apps')
    const secure = await call('store', store).get('/api/v1/nothing')
    expect(secure.headers).to.include({ 'strict-transport-security': 'max-age=31536000' })
    const plain = await call('apps', apps).get('/api/v1/nothing')
    expect(plain.headers).not.to.include.keys('strict-transport-security')
  })

  it('say of each page what it may load, and that no other page may frame it', async () => {
    for (const [surface, path] of [
      ['store', '/docs/'],
      ['apps', '/docs/apps.html'],
      ['apps', '/docs/errors.html'],
      ['store', '/track/nothing'],
      ['console', '/api/v1/oauth/authorize'],
    ] as const) {
      const { headers } = await call(surface).get(path)
      expect(headers['content-type'], path).to.match(/^text\/html/)
      expect(headers, path).to.include(framing)
      expect(headers['content-security-policy'], path).to.match(
        /^default-src '(none|self)'.*base-uri 'none'.*frame-ancestors 'none'/,
      )
    }
    const page = await fetch(`${service().config.sandbox!.url}/pay/nothing`)
    expect(Object.fromEntries(page.headers)).to.include(framing)
    expect(page.headers.get('content-security-policy')).to.match(/base-uri 'none'.*frame-ancestors 'none'/)
  })

  it('keep pictures that are opened on their own from running anything', async () => {
    const { id } = await createAccount()
    for (const path of [`/avatars/${id}.svg`, '/payment-options/stripe.svg']) {
      const { headers } = await call('store').get(path).expect(200)
      expect(headers['content-security-policy'], path).to.match(/^default-src 'none'.*sandbox/)
    }
  })
})

describe('In production', () => {
  it('figures are on the port for health alone', async () => {
    const { databaseUrl, db } = service()
    const config = { ...testConfig({ url: databaseUrl }), production: true }
    const { store } = await openApps(config, db, 'store')
    await call('store', store).get('/healthz').expect(200)
    const { body } = await call('store', store).get('/metrics').expect(404)
    expect(body).to.include({ code: 'path_not_found' })
  })
})

describe('In development', () => {
  const visit = (host: string) => call('console').get('/healthz').set('host', host)

  it('only the service’s own names are answered to, so that no page of a stranger’s gets in by its DNS', async () => {
    for (const host of [
      'evil.example',
      'evil.example:4002',
      'localhost.evil.example',
      'localhost:80@evil.example',
    ]) {
      const { status, body } = await visit(host)
      expect({ host, status, code: body.code }).to.eql({ host, status: 421, code: 'foreign_host' })
      expect(body.message).to.not.include('\n')
    }
    for (const host of [
      'localhost',
      'LOCALHOST:4002',
      'my-shop.localhost:4002',
      '127.0.0.1:4002',
      '[::1]:4002',
    ])
      await visit(host).expect(200)
  })

  it('the hosts of the public addresses are its own, and in production a proxy decides', async () => {
    const { databaseUrl, db } = service()
    const settings = { CONSOLE_URL: 'https://console.dev.example' }
    const config = testConfig({ url: databaseUrl }, settings)
    const open = async (given: typeof config) => (await openApps(given, db, 'store')).store
    const development = await open(config)
    await call('store', development).get('/healthz').set('host', 'console.dev.example').expect(200)
    await call('store', development).get('/healthz').set('host', 'evil.example').expect(421)
    await call('store', await open({ ...config, production: true }))
      .get('/healthz')
      .set('host', 'x.example')
      .expect(200)
  })
})
