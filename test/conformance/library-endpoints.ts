import { expect } from 'chai'
import { createPass, savedCard } from '../support/digital.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createComment } from '../support/fixtures/posts.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { openPhoton, type Photon } from '../support/photon.ts'
import { openApps, service, testConfig } from '../support/service.ts'
import * as provoke from './provocations.ts'
import { setAutoRenew } from './provocations.ts'
import { buyPass } from './scenes.ts'
import { type Data, isRefused, refuses, succeeds } from './statements.ts'
import { type Client, client, digital, guestOf, shopperOf, store } from './world.ts'

/** Store API: the library, payments, comments, and the other collections. */
export function libraryEndpoints(): void {
  describe('POST /library/{entitlementId}/auto-renew', () => {
    const pass = async (values: object = savedCard) =>
      (await createPass(digital.shop, digital.shopper, 10, values)).id

    it('turns automatic renewal of a pass on', async () => {
      const entitlementId = await pass({ ...savedCard, auto_renew: false })
      const data = await succeeds(setAutoRenew(entitlementId, true), 200)
      expect(data).to.eql({ entitlementId, autoRenew: true })
    })
    it('turns it off, and says "Auto-renew turned off"', async () => {
      const entitlementId = await pass()
      const data = await succeeds(setAutoRenew(entitlementId, false), 200, 'Auto-renew turned off')
      expect(data).to.eql({ entitlementId, autoRenew: false })
    })
    it('requires authentication', () =>
      isRefused(digital.visitor.post('/library/x/auto-renew').send({ enabled: true }), [
        401,
        'Authentication required',
      ]))
    it('takes JSON bodies only', async () =>
      isRefused(
        digital.shopper
          .post(`/library/${await pass()}/auto-renew`)
          .type('form')
          .send('enabled=true'),
        [415, { code: 'unsupported_media_type' }],
      ))
    it('takes the id of a row of the library as entitlementId', async () => {
      await pass()
      const { entitlements } = await succeeds(digital.shopper.get('/library'), 200)
      const { entitlementId } = entitlements.find(({ card }: Data) => card)
      expect(await succeeds(setAutoRenew(entitlementId, false), 200)).to.include({ entitlementId })
    })
    refuses({
      'a guest': [403, { code: 'login_required' }, provoke.turnRenewalAsAGuest],
      'a body without enabled': [400, { code: 'invalid_body' }, () => provoke.turnRenewal(undefined)],
      'enabled that is a string': [400, { code: 'invalid_body' }, () => provoke.turnRenewal('maybe')],
      'enabled that is a number': [400, { code: 'invalid_body' }, () => provoke.turnRenewal(3)],
      'enabled that is null': [400, { code: 'invalid_body' }, () => provoke.turnRenewal(null)],
      'lifetime access, to turn it on': [
        400,
        { code: 'not_renewable' },
        () => provoke.turnRenewalOfLifetimeAccess(true),
      ],
      'a pass without a saved card, to turn it on': [
        400,
        { code: 'no_saved_card' },
        () => provoke.turnRenewal(true),
      ],
      'an access that does not exist': [404, { code: 'not_found' }, provoke.turnRenewalOfUnknownAccess],
      'the access of another shopper': [404, { code: 'not_found' }, provoke.turnRenewalOfAnother],
    })

    it('is opted in to with the line in the cart', async () => {
      const bought = await buyPass(await shopperOf(digital.shop), { optIn: 'in the cart' })
      expect(bought.autoRenew).to.equal(true)
    })
    it('is opted in to with the order', async () => {
      const bought = await buyPass(await shopperOf(digital.shop), { optIn: 'with the order' })
      expect(bought.autoRenew).to.equal(true)
    })
    it('is off for a shopper who did not opt in', async () => {
      const bought = await buyPass(await shopperOf(digital.shop))
      expect(bought).to.include({ autoRenew: false, card: null })
    })
    it('saves a card that can be charged again', async () => {
      const bought = await buyPass(await shopperOf(digital.shop), { optIn: 'with the order' })
      expect(bought.card).to.eql({ brand: 'visa', last4: '4242' })
    })
    it('saves no card that cannot be charged again', async () => {
      const card = 'tok_not_reusable'
      const bought = await buyPass(await shopperOf(digital.shop), { optIn: 'with the order', card })
      expect(bought.card).to.equal(null)
    })
    it('discards the saved card when it is turned off, so that it cannot be turned on again', async () => {
      const entitlementId = await pass()
      await succeeds(setAutoRenew(entitlementId, false), 200)
      await isRefused(setAutoRenew(entitlementId, true), [400, { code: 'no_saved_card' }])
    })
  })

  describe('GET /payments', () => {
    it('lists the payment methods of the shop', async () => {
      const shop = await createShop()
      const methods = [await createPaymentMethod(shop), await createPaymentMethod(shop, 'bank-transfer')]
      const sent = (await shopperOf(shop)).get('/payments')
      const data = await succeeds(sent, 200, 'Shop payments retrieved')
      expect(data.map(({ _id }: Data) => _id)).to.eql(methods.map(({ id }) => id))
    })
    it('requires authentication', () =>
      isRefused(store.visitor.get('/payments'), [401, 'Authentication required']))
    it('answers a guest too', () => succeeds(store.guest.get('/payments'), 200))
    it('takes the shop from x-shop-id', async () => {
      const shop = await createShop()
      const { id: _id } = await createPaymentMethod(shop)
      const [method] = await succeeds((await guestOf(shop)).get('/payments'), 200)
      expect(method).to.include({ _id, shop: shop.id })
    })
    refuses({ 'an unknown shop': [404, 'Shop not found', provoke.askForThePaymentsOfAnUnknownStore] })
  })

  describe('POST /comments/{commentId}/like', () => {
    let path: string
    beforeEach(async () => {
      path = `/comments/${(await createComment(store.shop, store.shopper)).id}/like`
    })

    it("toggles the caller's like, without a body", async () => {
      const like = () => succeeds(store.shopper.post(path), 200, 'Comment like toggled')
      expect([(await like()).isLiked, (await like()).isLiked]).to.eql([true, false])
    })
    it('leaves the likes of others alone', async () => {
      await succeeds(store.guest.post(path), 200)
      await succeeds(store.shopper.post(path), 200)
      const state = { likes: 1, dislikes: 0, isLiked: false, isDisliked: false }
      expect(await succeeds(store.shopper.post(path), 200)).to.eql(state)
    })
    it('requires authentication', () => isRefused(store.visitor.post(path), [401, 'Authentication required']))
    it('takes the store from x-shop-id', () =>
      isRefused(digital.shopper.post(path), [404, 'Comment not found']))
    refuses({ 'an unknown comment': [404, 'Comment not found', provoke.likeAnUnknownComment] })
  })

  describe('The other collections of the Store API', () => {
    const collections: Record<string, (productId: string) => string> = {
      banners: () => '/banners',
      blogs: () => '/blogs',
      cart: () => '/cart',
      'comments, with other operations,': (id) => `/comments?resource=product&resourceId=${id}`,
      'country, with countries,': () => '/country',
      orders: () => '/orders',
      products: () => '/products',
      'push subscriptions': () => '/push-subscriptions',
      reviews: (id) => `/reviews?productId=${id}`,
      'shipping address': () => '/shipping-address',
      shop: () => '/shop',
      wishlist: () => '/wishlist',
    }
    for (const [name, path] of Object.entries(collections)) {
      it(`${name} exists`, async () => {
        const { id } = await createProduct(store.shop)
        await succeeds(store.shopper.get(path(id)), 200)
      })
    }
    it('country, with cities, exists', () =>
      isRefused(store.shopper.get('/country/cities?shortName=XX'), [404, 'Country not found']))
    it('newsletter exists', () =>
      succeeds(store.visitor.post('/newsletter/subscribe').send({ email: 'reader@example.com' }), 200))
    it('shipping exists', () => isRefused(store.shopper.post('/shipping/rates').send({}), [400, /address/]))
  })

  describe('Shipping address, through a third-party address provider', () => {
    let photon: Photon
    let shopper: Client
    before(async () => {
      photon = await openPhoton()
      const config = testConfig({ url: service().databaseUrl }, { PHOTON_URL: photon.url })
      const opened = await openApps(config, service().db, 'store')
      shopper = client('store', store.shopper.as(store.shop), opened.store)
    })
    after(() => photon.close())

    it('completes addresses', async () => {
      const found = await succeeds(shopper.get('/shipping-address/autocomplete?input=olympia'), 200)
      expect(found.map(({ description }: Data) => description)).to.include('Berlin, Germany')
    })
    it('geocodes in reverse', async () => {
      const found = await succeeds(
        shopper.get('/shipping-address/reverse-geocode?lat=52.5147&lng=13.2395'),
        200,
      )
      expect(JSON.stringify(found)).to.include('Olympischer Platz')
    })
  })
}
