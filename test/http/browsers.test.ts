import { expect } from 'chai'
import supertest from 'supertest'
import { clock } from '../../src/clock.ts'
import { newId } from '../../src/ids.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'

describe('For browsers', () => {
  const { now } = clock
  afterEach(() => {
    clock.now = now
  })
  const stopClock = (time = now()) => {
    clock.now = () => time
  }
  const open = async () => {
    const shop = await createShop()
    const domain = `${shop.slug}.example`
    await service().db('shop_domains').insert({ id: newId(), domain, shop_id: shop.id })
    return { shop, origin: `https://${domain}` }
  }

  it("lets pages on a store's own domain call the Store API, refusals included", async () => {
    const { origin } = await open()
    const allowed = await call('store').get('/api/v1/shop').set({ origin }).expect(200)
    expect(allowed.headers).to.include({ 'access-control-allow-origin': origin })
    expect(allowed.headers.vary).to.include('Origin')
    expect(allowed.headers['access-control-expose-headers']).to.include('ETag').and.to.include('Retry-After')
    const refused = await call('store').get('/api/v1/cart').set({ origin }).expect(401)
    expect(refused.headers).to.include({ 'access-control-allow-origin': origin })
  })

  it('answers a preflight request, with a request id', async () => {
    const { origin } = await open()
    const asked = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-shop-id',
    }
    const { headers } = await supertest(service().store).options('/api/v1/orders').set(asked).expect(204)
    expect(headers).to.include({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'x-shop-id',
    })
    expect(headers['access-control-allow-methods']).to.include('POST')
    expect(headers).to.include.keys('access-control-max-age', 'x-request-id')
  })

  it('counts preflight requests by address, and refuses too many of them', async () => {
    const { origin } = await open()
    const settings = { THROTTLE_STORE_RATE: '1', THROTTLE_STORE_BURST: '2' }
    const { store } = await openApps(
      testConfig({ url: service().databaseUrl }, settings),
      service().db,
      'store',
    )
    stopClock()
    const ask = () =>
      call('store', store).options('/api/v1/orders').set({ origin, 'access-control-request-method': 'POST' })
    const { headers } = await ask().expect(204)
    expect(headers).to.include({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' })
    expect(headers).to.include.keys('ratelimit-reset')
    await ask().expect(204)
    const refused = await ask().expect(429)
    expect(refused.body.code).to.equal('too_many_requests')
    expect(refused.headers).to.include({ 'access-control-allow-origin': origin })
  })

  describe('caches for 5 s that a domain is a store’s', () => {
    const isAllowed = async (origin: string) =>
      'access-control-allow-origin' in (await call('store').get('/api/v1/nowhere').set({ origin })).headers
    const prepare = async () => {
      const shop = await createShop()
      const domain = `${shop.slug}.example`
      const prove = () => service().db('shop_domains').insert({ id: newId(), domain, shop_id: shop.id })
      const remove = () => service().db('shop_domains').where({ domain }).delete()
      return { shop, origin: `https://${domain}`, prove, remove }
    }

    it('and queries the database again afterwards', async () => {
      const { origin, prove, remove } = await prepare()
      const start = Date.now()
      const at = (ms: number) => {
        stopClock(new Date(start + ms))
        return isAllowed(origin)
      }
      expect(await at(0)).to.equal(false)
      await prove()
      expect(await at(1), 'what is none may become one at any moment').to.equal(true)
      await remove()
      expect(await at(5_000)).to.equal(true)
      expect(await at(5_001)).to.equal(false)
    })

    it('for at most 1,000 names', async () => {
      const { shop, origin, prove, remove } = await prepare()
      stopClock()
      await prove()
      expect(await isAllowed(origin)).to.equal(true)
      await remove()
      expect(await isAllowed(origin)).to.equal(true)
      const domains = Array.from({ length: 1_000 }, (_, n) => `${n}.${shop.slug}.example`)
      await service()
        .db('shop_domains')
        .insert(domains.map((domain) => ({ id: newId(), domain, shop_id: shop.id })))
      const names = domains.values()
      const askAll = async () => {
        for (const name of names) await isAllowed(`https://${name}`)
      }
      await Promise.all(Array.from({ length: 8 }, askAll))
      expect(await isAllowed(origin)).to.equal(false)
    })
  })

  it('sends no CORS headers to other origins, nor on the other surfaces', async () => {
    const { shop, origin } = await open()
    const stranger = { origin: 'https://elsewhere.example', 'x-shop-id': shop.id }
    const { headers } = await call('store').get('/api/v1/shop').set(stranger).expect(200)
    expect(headers).not.to.include.keys('access-control-allow-origin')
    const asked = { ...stranger, 'access-control-request-method': 'GET' }
    await supertest(service().store).options('/api/v1/shop').set(asked).expect(405)
    for (const surface of ['apps', 'console'] as const) {
      const reply = await call(surface).get('/api/v1/nothing').set({ origin })
      expect(reply.headers).not.to.include.keys('access-control-allow-origin')
    }
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
      expect(headers.etag, path).to.match(/^W\/".+"$/)
      const again = await read(headers.etag).expect(304)
      expect(again.text, path).to.equal('')
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
