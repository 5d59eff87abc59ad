import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { contractOf } from '../../src/surfaces.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { type Data, isRefused, type Sent, succeeds } from './statements.ts'
import { client, digital, store } from './world.ts'

/** Endpoints: the conventions before them, and what HTTP makes of them. */
export function conventions(): void {
  it('the Store API expects application/json for bodies', async () => {
    const body = { email: 'reader@example.com' }
    await succeeds(store.visitor.post('/newsletter/subscribe').type('json').send(body), 200)
    const form = store.visitor.post('/newsletter/subscribe').type('form').send(body)
    await isRefused(form, [415, { code: 'unsupported_media_type' }])
  })
  it('x-shop-id scopes a request of the Store API to a storefront', async () => {
    const { id } = await createProduct(store.shop)
    await succeeds(store.visitor.get(`/products/${id}`), 200)
    await isRefused(digital.visitor.get(`/products/${id}`), [404, 'Product not found'])
  })
  it('x-shop-id is optional where the storefront can be inferred from the referer', async () => {
    const referer = `http://${await addressOf(store)}/`
    expect(await succeeds(client('store', { referer }).get('/shop'), 200)).to.include({ _id: store.shop.id })
  })
  it('x-shop-id is needed where the storefront cannot be inferred', () =>
    isRefused(client('store').get('/products'), [404, 'Shop not found']))

  const unknown = () => client('store', { 'x-shop-id': '0'.repeat(24) })
  const calls: Record<string, () => Sent> = {
    'GET /products': () => unknown().get('/products'),
    'GET /country/states': () => unknown().get('/country/states'),
    'POST /auth/ghost': () => unknown().post('/auth/ghost'),
    'POST /auth/verify': () => unknown().post('/auth/verify').send({ email: 'a@example.com', otp: '123456' }),
  }
  for (const [name, sent] of Object.entries(calls)) {
    it(`an unknown x-shop-id is refused by ${name}`, () => isRefused(sent(), [404, 'Shop not found']))
  }

  it('the Apps API takes no shop id: the store comes from the token', async () => {
    const { id } = await createProduct(store.shop)
    const named = digital.app.get(`/products/${id}`).set('x-shop-id', store.shop.id)
    await isRefused(named, [404, 'Product not found'])
  })

  const heads: Record<string, () => Sent> = {
    'a public list': () => store.visitor.head('/products'),
    'a public record': async () => store.visitor.head(`/products/${(await createProduct(store.shop)).id}`),
    "a shopper's own list": () => store.shopper.head('/orders'),
    'a list of the Apps API': () => store.app.head('/products'),
  }
  for (const [what, sent] of Object.entries(heads)) {
    it(`HEAD answers where GET does, without a body: ${what}`, async () => {
      const { status, text, headers } = await sent()
      expect([status, text ?? '']).to.eql([200, ''])
      expect(headers['content-type']).to.match(/^application\/json/)
    })
  }
  it('If-None-Match alone decides about 304, whatever Cache-Control a client sends beside it', async () => {
    const path = `/products/${(await createProduct(store.shop)).id}`
    const { etag } = (await store.visitor.get(path)).headers
    const again = (headers: Record<string, string>) => store.visitor.get(path).set(headers)
    await again({ 'if-none-match': etag! }).expect(304)
    await again({ 'if-none-match': etag!, 'cache-control': 'no-cache' }).expect(304)
    await again({ 'if-none-match': '"another"', 'cache-control': 'no-cache' }).expect(200)
  })
  it('a product is found by its slug as by its id, and so are related products', async () => {
    const body = { name: 'Ledger', price: 5, quantity: 1 }
    const { _id, slug } = await succeeds(store.app.post('/products').send(body), 201)
    for (const suffix of ['', '/related']) {
      const [byId, bySlug] = [
        await succeeds(store.visitor.get(`/products/${_id}${suffix}`), 200),
        await succeeds(store.visitor.get(`/products/${slug}${suffix}`), 200),
      ]
      expect(bySlug).to.eql(byId)
    }
  })
  for (const surface of ['store', 'apps'] as const) {
    it(`the published contract of the ${surface} surface names the address at which it is served`, async () => {
      const settings = { STORE_URL: 'https://api.shop.example', APPS_URL: 'https://apps.shop.example' }
      const opened = await openApps(
        testConfig({ url: service().databaseUrl }, settings),
        service().db,
        surface,
      )
      const { body } = await call(surface, opened[surface]).get('/openapi.json').expect(200)
      const address = surface === 'store' ? settings.STORE_URL : settings.APPS_URL
      expect(body.servers.map(({ url }: Data) => url)).to.eql([`${address}/api/v1`])
    })
  }
  it('the contract does not say that apps see parts of account numbers only, because they see them in full', () => {
    const { paths, components } = contractOf('apps') as Data
    const words = JSON.stringify([paths['/payouts/{id}'], components.schemas.Payout])
    expect(words)
      .to.include('account number')
      .and.to.not.match(/last four|mask/i)
  })

  describe('Times are taken in ISO 8601', () => {
    const forms = {
      'a plain date': '2026-05-01',
      'a local time': '2026-05-01T00:00:00',
      UTC: '2026-05-01T00:00:00Z',
    }
    for (const [form, from] of Object.entries(forms)) {
      it(`as ${form}, in the bounds of a list`, async () => {
        const dueDate = '2026-05-01T00:00:00Z'
        const task = await succeeds(store.app.post('/tasks').send({ title: 'Count', dueDate }), 201)
        const { tasks } = await succeeds(store.app.get(`/tasks?from=${from}&to=${from}`), 200)
        expect(tasks.map(({ _id }: Data) => _id)).to.include(task._id)
      })
      it(`as ${form}, in the dates of a coupon`, async () => {
        const coupon = { code: newId(), title: 'A tenth off', type: 'percentage', discount: 10 }
        const body = { ...coupon, startDate: from, endDate: '2100-01-01' }
        const { startDate, endDate } = await succeeds(store.merchant.post('/discounts').send(body), 201)
        expect(Date.parse(startDate)).to.equal(Date.UTC(2026, 4, 1))
        expect(endDate).to.match(/^2100-01-01T23:59:59/)
      })
    }
    for (const bound of ['from', 'to']) {
      it(`and nonsense in ${bound} is a 400 that names it`, () =>
        isRefused(store.app.get(`/tasks?${bound}=soon`), [400, new RegExp(`\\b${bound}\\b`)]))
    }
  })
}

/** Returns the host of a store's own address. */
async function addressOf({ shop }: typeof store): Promise<string> {
  const row = await service().db('shop_domains').where({ shop_id: shop.id, state: 'active' }).first('domain')
  if (row) return row.domain
  const [{ domain }] = await succeeds(store.app.get('/domains/available'), 200)
  const name = { domain: `own-${shop.id.slice(-8)}.${domain}` }
  return (await succeeds(store.merchant.post('/domains').send(name), 201)).domain
}
