import { expect } from 'chai'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { newEmail, newestCode } from '../support/sign-in.ts'
import * as provoke from './provocations.ts'
import { askForCode, signIn } from './scenes.ts'
import { arrayOf, type Data, isRefused, refuses, succeeds, words } from './statements.ts'
import { client, store } from './world.ts'

/** Store API: sign-in and countries. */
export function signInEndpoints(): void {
  describe('POST /auth/authenticate', () => {
    it("sends a one-time code of six digits to the shopper's e-mail address", async () => {
      const email = newEmail()
      await succeeds(store.visitor.post('/auth/authenticate').send({ email }), 200)
      expect(await newestCode(email)).to.match(/^[0-9]{6}$/)
    })
    it('does not show the code in its reply', async () => {
      const email = newEmail()
      const { text } = await store.visitor.post('/auth/authenticate').send({ email })
      expect(text).to.not.include(await newestCode(email))
    })
    it('needs no authentication', () =>
      succeeds(client('store').post('/auth/authenticate').send({ email: newEmail() }), 200))
    it('requires an e-mail address', () =>
      isRefused(store.visitor.post('/auth/authenticate').send({}), [400, /email/]))
  })

  describe('POST /auth/ghost', () => {
    let guest: ReturnType<typeof client>
    before(async () => {
      const { token } = await succeeds(client('store').post('/auth/ghost'), 201)
      guest = client('store', { authorization: `Bearer ${token}`, 'x-shop-id': store.shop.id })
    })

    it('creates a user who is anonymous', async () => {
      const { user } = await succeeds(guest.get('/auth/me'), 200)
      expect(user).to.include({ authMethod: 'guest', role: 'guest' })
    })
    it('lets them browse', async () => {
      const { id } = await createProduct(store.shop)
      await succeeds(guest.get(`/products/${id}`), 200)
    })
    it('lets them fill a cart without registration', async () => {
      const { id: productId } = await createProduct(store.shop)
      const cart = await succeeds(guest.post('/cart/items').send({ productId, quantity: 2 }), 201)
      expect(cart.items).to.have.length(1)
    })
    it('lets them keep a wishlist without registration', async () => {
      const { id: productId } = await createProduct(store.shop)
      await succeeds(guest.post('/wishlist').send({ productId }), 201)
      expect((await succeeds(guest.get('/wishlist'), 200)).products).to.have.length(1)
    })
  })

  describe('POST /auth/verify', () => {
    const verify = (body: object) => store.visitor.post('/auth/verify').send(body)

    it('confirms the code and issues a session token', async () => {
      const { token } = await succeeds(signIn(store), 200)
      const shopper = client('store', { authorization: `Bearer ${token}`, 'x-shop-id': store.shop.id })
      await succeeds(shopper.get('/auth/me'), 200)
    })
    it('says that the e-mail address was verified', async () => {
      expect((await signIn(store)).body.message).to.match(/verified/i)
    })
    it('returns the shopper session { _id, email, token }', async () => {
      const email = newEmail()
      const data = await succeeds(signIn(store, email), 200)
      expect(data).to.include({ email }).and.to.have.all.keys('_id', 'email', 'token')
    })
    it('takes x-shop-id, which associates the user with the store', async () => {
      const email = newEmail()
      const { _id } = await succeeds(signIn(store, email), 200)
      const { customers } = await succeeds(store.app.get(`/customers?search=${email}`), 200)
      expect(customers.map(({ user }: Data) => user)).to.eql([_id])
    })
    it('takes JSON bodies only', () =>
      isRefused(store.visitor.post('/auth/verify').type('form').send('email=a'), [
        415,
        { code: 'unsupported_media_type' },
      ]))
    it('requires email', () => isRefused(verify({ otp: '123456' }), [400, /email/]))
    it('takes email as a string', () => isRefused(verify({ email: 5, otp: '123456' }), [400, /email/]))
    it('requires otp', () => isRefused(verify({ email: newEmail() }), [400, /otp|Invalid OTP/]))
    for (const malformed of ['12345', '1234567', '12345a', 'abcdef', '']) {
      it(`takes six digits as otp, and not "${malformed}"`, async () => {
        const email = newEmail()
        await askForCode(store, email)
        await isRefused(verify({ email, otp: malformed }), [400, 'Invalid OTP'])
      })
    }
    refuses({
      'a wrong code': [400, 'Invalid OTP', provoke.signInWithAWrongCode],
      'an e-mail address that never asked for a code': [
        404,
        'User not found',
        provoke.signInWithAnUnknownAddress,
      ],
    })
  })

  describe('GET /auth/me', () => {
    it('validates the token of a shopper and returns the session profile', async () => {
      const { user, token } = await succeeds(store.shopper.get('/auth/me'), 200)
      expect(user).to.include({ _id: store.shopper.id, email: store.shopper.email })
      expect(token).to.equal(store.shopper.token)
    })
    it('takes x-shop-id, which says at which store shopRole is', async () => {
      expect((await succeeds(store.owner.get('/auth/me'), 200)).user.shopRole).to.equal('owner')
      expect((await succeeds(store.shopper.get('/auth/me'), 200)).user.shopRole).to.equal(null)
    })
    refuses({
      'a call without a token': [401, 'Authentication required', provoke.askForTheProfileWithoutAToken],
      'an expired token': [401, 'Authentication required', provoke.askForTheProfileWithAnExpiredToken],
      'a revoked token': [401, 'Authentication required', provoke.askForTheProfileWithARevokedToken],
    })
  })

  describe('GET /country/states', () => {
    const states = (query = '', reader = store.visitor) =>
      succeeds(reader.get(`/country/states${query}`), 200, 'States retrieved')

    it('takes shortName, the short code of a country', async () => {
      expect(await states('?shortName=KE')).to.include('Nairobi City')
    })
    it('defaults shortName to NG', async () => {
      expect(await states()).to.eql(await states('?shortName=NG'))
      expect(await states()).to.include('Lagos')
    })
    it('accepts US', async () => expect(await states('?shortName=US')).to.include('California'))
    it('accepts GB', async () => expect(await states('?shortName=GB')).to.include('Aberdeenshire'))
    it('answers with an array of the names of states', async () => {
      expect(arrayOf(words).fits(await states())).to.equal(true)
    })
    it('takes x-shop-id and works without it', async () => {
      expect(await states('', client('store'))).to.eql(await states())
    })
    it('accepts Authorization', async () => {
      expect(await states('', store.shopper)).to.eql(await states())
    })
    refuses({
      'an unknown shortName': [404, 'Country not found', provoke.askForTheStatesOfAnUnknownCountry],
    })
  })
}
