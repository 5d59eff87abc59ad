import { expect } from 'chai'
import { appScopes } from '../../src/base/scopes.ts'
import { createMerchant, install, type Merchant } from '../console/oauth-support.ts'
import { registerApp } from '../console/support.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createBanner, createBlog } from '../support/fixtures/posts.ts'
import { newEmail, newestCode } from '../support/sign-in.ts'
import * as provoke from './provocations.ts'
import { askForCode } from './scenes.ts'
import { isRefused, type Refused, refuses, type Sent, succeeds } from './statements.ts'
import { appWith, type Client, client, digital, store, stores } from './world.ts'

const unauthenticated: Refused = [401, 'Authentication required']
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Authentication. */
export function authentication(): void {
  describe('Store API', () => {
    it('protects what is not public with JWT bearer tokens', async () => {
      await isRefused(store.visitor.get('/orders'), unauthenticated)
      await succeeds(store.shopper.get('/orders'), 200)
    })
    it('takes the token in the Authorization header as a bearer token only', async () => {
      const { token } = store.shopper
      const headers = { 'x-shop-id': store.shop.id }
      for (const authorization of [token, `Basic ${token}`, `Token ${token}`]) {
        await isRefused(client('store', { ...headers, authorization }).get('/orders'), unauthenticated)
      }
      await isRefused(client('store', headers).get(`/orders?token=${token}`), unauthenticated)
    })
    it('refuses a token that somebody else signed', async () => {
      const [head, claims, signature] = store.shopper.token.split('.')
      const forged = `${head}.${claims}.${signature!.split('').reverse().join('')}`
      await isRefused(client('store', bearer(forged)).get('/auth/me'), unauthenticated)
    })
    it('refuses an app access token', async () => {
      const token = bearer('app_1234567890')
      await isRefused(client('store', token).get('/auth/me'), unauthenticated)
    })

    it('has guest sessions: POST /auth/ghost gives an anonymous user a token', async () => {
      const { token } = await succeeds(store.visitor.post('/auth/ghost'), 201)
      const { user } = await succeeds(client('store', bearer(token)).get('/auth/me'), 200)
      expect(user).to.include({ email: '', authMethod: 'guest' })
    })

    describe('has a full sign-in', () => {
      const email = newEmail()
      let otp: string
      let token: string
      it('(1) POST /auth/authenticate e-mails a code of six digits', async () => {
        await succeeds(store.visitor.post('/auth/authenticate').send({ email }), 200)
        otp = await newestCode(email)
        expect(otp).to.match(/^\d{6}$/)
      })
      it('(2) POST /auth/verify with email and otp returns a JWT', async () => {
        ;({ token } = await succeeds(store.visitor.post('/auth/verify').send({ email, otp }), 200))
        expect(JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString())).to.have.property('alg')
      })
      it('(3) the JWT is sent as a bearer token', async () => {
        const shopper = client('store', { ...bearer(token), 'x-shop-id': store.shop.id })
        expect((await succeeds(shopper.get('/auth/me'), 200)).user.email).to.equal(email)
      })
      it('a code works once', () =>
        isRefused(store.visitor.post('/auth/verify').send({ email, otp }), [400, 'Invalid OTP']))
      it('a newer code leaves an earlier one good', async () => {
        const [first] = [await askForCode(store, email), await askForCode(store, email)]
        await succeeds(store.visitor.post('/auth/verify').send({ email, otp: first }), 200)
      })
    })

    describe('GET /auth/me validates the token', () => {
      it('and returns tokenExpiresAt', async () => {
        const { tokenExpiresAt } = await succeeds(store.shopper.get('/auth/me'), 200)
        expect(Date.parse(tokenExpiresAt)).to.be.above(Date.now())
      })
      refuses({
        'a missing token': [401, 'Authentication required', provoke.askForTheProfileWithoutAToken],
        'an expired token': [401, 'Authentication required', provoke.askForTheProfileWithAnExpiredToken],
        'a revoked token': [401, 'Authentication required', provoke.askForTheProfileWithARevokedToken],
      })
    })

    it('requires a real account for auto-renew: a guest gets login_required', () =>
      isRefused(provoke.turnRenewalAsAGuest(), [403, { code: 'login_required' }]))

    const listings: Record<string, () => Sent> = {
      'product listings': () => store.visitor.get('/products'),
      'a product': async () => store.visitor.get(`/products/${(await createProduct(store.shop)).id}`),
      banners: () => store.visitor.get('/banners'),
      blogs: () => store.visitor.get('/blogs'),
      'the content of a post': async () => store.visitor.get(`/blogs/${(await createBlog(store.shop)).id}`),
    }
    for (const [what, sent] of Object.entries(listings)) {
      it(`needs no authentication for ${what}`, () => succeeds(sent(), 200))
    }

    it('selects the storefront by x-shop-id', async () => {
      for (const { visitor, shop } of Object.values(stores)) {
        expect(await succeeds(visitor.get('/shop'), 200)).to.include({ _id: shop.id })
      }
    })
    it('shows the banners of the selected storefront alone', async () => {
      const { id } = await createBanner(digital.shop)
      const { banners } = await succeeds(store.visitor.get('/banners'), 200)
      expect(banners.map(({ _id }: { _id: string }) => _id)).to.not.include(id)
    })
    it('infers the storefront from the referer without x-shop-id', async () => {
      const [{ domain }] = await succeeds(store.app.get('/domains/available'), 200)
      const name = `by-referer-${store.shop.id.slice(-8)}.${domain}`
      await succeeds(store.merchant.post('/domains').send({ domain: name }), 201)
      const page = client('store', { referer: `https://${name}/products/mug` })
      expect(await succeeds(page.get('/shop'), 200)).to.include({ _id: store.shop.id })
    })
    it('answers "Shop not found" where x-shop-id names no store', () =>
      isRefused(client('store', { 'x-shop-id': '0'.repeat(24) }).get('/products'), [404, 'Shop not found']))
  })

  describe('Apps API', () => {
    let merchant: Merchant
    let granted: string[]
    let app: Client
    before(async () => {
      merchant = await createMerchant({ scopes: [...appScopes] })
      const { access_token, scope } = await install(merchant, { scopes: appScopes })
      granted = scope.split(' ')
      expect(access_token).to.match(/^app_/)
      app = client('apps', bearer(access_token))
    })

    it('takes bearer tokens with the prefix app_, issued by an OAuth install flow', () =>
      succeeds(app.get('/products'), 200))
    it('binds the store to the token', async () => {
      const { id } = await createProduct(merchant.shop)
      await succeeds(app.get(`/products/${id}`), 200)
      const { id: foreign } = await createProduct(store.shop)
      await isRefused(app.get(`/products/${foreign}`), [404, 'Product not found'])
    })
    it('never takes a shop id from a client', async () => {
      const { id } = await createProduct(store.shop)
      const named = app.get(`/products/${id}`).set('x-shop-id', store.shop.id)
      await isRefused(named, [404, 'Product not found'])
    })
    it('grants an installation the scopes that the merchant allowed, and no others', async () => {
      const { access_token } = await install(merchant, { scopes: ['READ_INVENTORY'] })
      const narrow = client('apps', bearer(access_token))
      await succeeds(narrow.get('/products'), 200)
      await isRefused(narrow.get('/orders'), [403, 'Insufficient scope'])
    })

    const seen = [
      'READ_ORDERS',
      'READ_INVENTORY',
      'WRITE_INVENTORY',
      'READ_CATEGORIES',
      'READ_CUSTOMERS',
      'WRITE_CUSTOMERS',
      'READ_SHIPPING',
      'WRITE_SHIPPING',
      'READ_DISCOUNTS',
      'READ_BLOGS',
      'READ_NOTIFICATIONS',
      'READ_TASKS',
      'WRITE_TASKS',
      'READ_NOTES',
      'READ_SCRIPTS',
      'WRITE_COMMENTS',
      'READ_DISPATCH',
      'READ_KYC',
      'READ_DOMAINS',
      'READ_ROLES',
      'READ_PAYOUTS',
    ]
    for (const scope of seen) {
      it(`lets an app be granted ${scope}`, () => expect(granted).to.include(scope))
    }
    it('knows no other scopes for apps', () => expect([...appScopes].sort()).to.eql(seen.sort()))

    const digitalCalls: Record<string, [scope: string, act: (app: Client) => Sent]> = {
      'GET /digital-access': ['READ_INVENTORY', (app) => app.get('/digital-access')],
      'GET /digital-access/pass': ['READ_INVENTORY', (app) => app.get('/digital-access/pass')],
      'POST /digital-access': [
        'WRITE_INVENTORY',
        (app) => app.post('/digital-access').send({ productId: 'x' }),
      ],
      'PUT /digital-access/pass': [
        'WRITE_INVENTORY',
        (app) => app.put('/digital-access/pass').send({ price: 9, active: true }),
      ],
    }
    for (const [what, [scope, act]] of Object.entries(digitalCalls)) {
      it(`asks ${scope} for ${what}`, async () => {
        const other = scope === 'READ_INVENTORY' ? 'WRITE_INVENTORY' : 'READ_INVENTORY'
        await isRefused(act(await appWith(digital.shop, other)), [403, new RegExp(scope)])
        expect((await act(await appWith(digital.shop, scope))).status).to.not.equal(403)
      })
      it(`answers 403 to ${what} on a store that is not digital`, () =>
        isRefused(act(store.app), [403, 'This is only available on digital stores.']))
    }

    for (const resource of ['roles', 'payouts', 'domains']) {
      it(`lets apps read ${resource}`, () => succeeds(store.app.get(`/${resource}`), 200))
      it(`lets no app write ${resource}`, () =>
        isRefused(store.app.post(`/${resource}`).send({}), [403, 'Insufficient scope']))
      it(`grants no app a scope that writes ${resource}`, async () => {
        const scopes = [`WRITE_${resource.toUpperCase()}`]
        const registering = registerApp(await createAccount(), { scopes })
        const refused = await registering.catch(({ message }: Error) => message)
        expect(refused).to.match(/expected 201 "Created", got 400/)
      })
    }
  })
}
