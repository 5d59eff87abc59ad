import { expect } from 'chai'
import { createDigitalProduct } from '../support/digital.ts'
import { createCoupon, createProduct } from '../support/fixtures/catalogue.ts'
import { createBanner, createBlog } from '../support/fixtures/posts.ts'
import { call } from '../support/service.ts'
import { newEmail } from '../support/sign-in.ts'
import { isRefused, type Sent, succeeds } from './statements.ts'
import { client, digital, store, stores, storeTypes } from './world.ts'

/** Covers the beginning of the specification: addresses, and what the service does. */
export function overview(): void {
  describe('Addresses', () => {
    for (const surface of ['store', 'apps'] as const) {
      it(`of the ${surface === 'store' ? 'Store' : 'Apps'} API include the path prefix /api/v1`, async () => {
        const [path, reader] = surface === 'store' ? ['/shop', store.visitor] : ['/tasks', store.app]
        await reader.get(path).expect(200)
        await call(surface).get(path).set('x-shop-id', store.shop.id).expect(404)
      })
    }
  })

  describe('The types of stores', () => {
    for (const type of storeTypes) {
      it(`include ${type}`, async () => {
        expect(await succeeds(stores[type].visitor.get('/shop'), 200)).to.include({ type })
      })
    }
  })

  describe('The Store API', () => {
    const covered: Record<string, [status: number, sent: () => Sent]> = {
      'guest sessions': [201, () => store.visitor.post('/auth/ghost')],
      'sign-in by one-time codes from e-mails': [
        200,
        () => store.visitor.post('/auth/authenticate').send({ email: newEmail() }),
      ],
      'a cart': [200, () => store.shopper.get('/cart')],
      orders: [200, () => store.shopper.get('/orders')],
      coupons: [200, async () => verify((await createCoupon(store.shop)).code)],
      payments: [200, () => store.shopper.get('/payments')],
      comments: [200, async () => store.visitor.get(`/comments?resource=product&resourceId=${await sold()}`)],
      'shipping addresses': [200, () => store.shopper.get('/shipping-address')],
      reviews: [200, async () => store.visitor.get(`/reviews?productId=${await sold()}`)],
      wishlists: [200, () => store.shopper.get('/wishlist')],
      banners: [200, () => store.visitor.get('/banners')],
      blogs: [200, () => store.visitor.get('/blogs')],
      'a newsletter': [200, () => store.visitor.post('/newsletter/subscribe').send({ email: newEmail() })],
      'push subscriptions': [200, () => store.shopper.get('/push-subscriptions')],
    }
    const verify = (code: string) => store.visitor.post('/coupons/verify').send({ code })
    for (const [what, [status, sent]] of Object.entries(covered)) {
      it(`covers ${what}`, () => succeeds(sent(), status))
    }

    it('covers the branding of the shop', async () => {
      const shop = await succeeds(store.visitor.get('/shop'), 200)
      expect(shop).to.include({ name: store.shop.name }).and.include.keys('logo', 'theme')
    })

    it('shows product listings to anybody', async () => {
      const _id = await sold()
      const { products } = await succeeds(store.visitor.get('/products'), 200)
      expect(idsOf(products)).to.include(_id)
    })

    it('shows banners to anybody', async () => {
      const { id } = await createBanner(store.shop)
      const { banners } = await succeeds(store.visitor.get('/banners'), 200)
      expect(idsOf(banners)).to.include(id)
    })

    it('shows the content of blogs to anybody', async () => {
      const { id } = await createBlog(store.shop, { content: 'Ink and paper.' })
      expect(await succeeds(store.visitor.get(`/blogs/${id}`), 200)).to.include({ content: 'Ink and paper.' })
    })
  })

  describe('The Apps API', () => {
    it('takes an app access token, and no session of a shopper', async () => {
      await succeeds(store.app.get('/tasks'), 200)
      await isRefused(client('apps', store.shopper.as()).get('/tasks'), [401, 'Authentication required'])
    })

    it('binds an installation to one store: it sees no record of another', async () => {
      const id = await sold()
      await succeeds(store.app.get(`/products/${id}`), 200)
      await isRefused(digital.app.get(`/products/${id}`), [404, 'Product not found'])
      const { products } = await succeeds(digital.app.get('/products'), 200)
      expect(idsOf(products)).to.not.include(id)
    })

    it('knows the store from the token, whatever store the app names', async () => {
      const foreign = { 'x-shop-id': digital.shop.id }
      const { products } = await succeeds(store.app.get('/products').set(foreign), 200)
      const { products: own } = await succeeds(store.app.get('/products'), 200)
      expect(products).to.eql(own)
      expect(products).to.not.be.empty
    })

    const covered: Record<string, [path: string, list: string]> = {
      products: ['/products', 'products'],
      foods: ['/foods', 'foods'],
      orders: ['/orders', 'orders'],
      customers: ['/customers', 'customers'],
      tasks: ['/tasks', 'tasks'],
      shipments: ['/shipping/shipments', 'shipments'],
      roles: ['/roles', 'roles'],
      payouts: ['/payouts', 'payouts'],
      domains: ['/domains', 'domains'],
      notifications: ['/notifications', 'notifications'],
    }
    for (const [what, [path, list]] of Object.entries(covered)) {
      it(`covers ${what}`, async () => {
        expect((await succeeds(store.app.get(path), 200))[list]).to.be.an('array')
      })
    }

    it('covers access to digital products', async () => {
      expect((await succeeds(digital.app.get('/digital-access'), 200)).access).to.be.an('array')
    })
  })

  describe('Every reply is JSON', () => {
    const replies: Record<string, () => Sent> = {
      'a success': () => store.visitor.get('/shop'),
      'a refusal': () => store.visitor.get('/auth/me'),
      'an unknown path': () => store.visitor.get('/no-such-path'),
      'a body that is not JSON': () =>
        store.visitor.post('/auth/verify').set('content-type', 'application/json').send('{"email":'),
      'a list that is sent piece by piece': () => store.app.get('/products/search?query=product'),
      'a deletion': async () => store.app.delete(`/products/${await sold()}`),
    }
    for (const [what, sent] of Object.entries(replies)) {
      it(`to ${what}`, async () => {
        const { headers, text } = await sent()
        expect(headers['content-type']).to.match(/^application\/json/)
        expect(JSON.parse(text)).to.include.keys('status', 'success', 'message')
      })
    }
  })

  describe('Only stores of type digital', () => {
    const notDigital = [403, 'This is only available on digital stores.'] as const
    const operationsOfDigital: Record<string, [status: number, act: (at: typeof store) => Sent]> = {
      'sell digital products': [
        201,
        ({ app }) =>
          app
            .post('/products')
            .send({ name: 'E-book', price: 5, quantity: 1, digital: { accessType: 'pass' } }),
      ],
      'have an all-access pass': [
        200,
        ({ app }) => app.put('/digital-access/pass').send({ price: 99, active: true }),
      ],
      'show the access of their buyers': [200, ({ app }) => app.get('/digital-access')],
      'give buyers access': [
        201,
        async ({ app, shop, shopper }) => {
          const { id: productId } = await createDigitalProduct(shop)
          return app.post('/digital-access').send({ user: shopper.id, productId })
        },
      ],
      'retry grants': [200, ({ app }) => app.post('/digital-access/retry-grants')],
    }
    for (const [what, [status, act]] of Object.entries(operationsOfDigital)) {
      it(what, async () => {
        await succeeds(act(digital), status)
        for (const type of storeTypes.filter((one) => one !== 'digital')) {
          await isRefused(act(stores[type]), [...notDigital])
        }
      })
    }
  })
}

/** Returns the id of a product that the store sells. */
async function sold(): Promise<string> {
  return (await createProduct(store.shop)).id
}

function idsOf(records: { _id: string }[]): string[] {
  return records.map(({ _id }) => _id)
}
