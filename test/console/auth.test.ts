import { expect } from 'chai'
import { createShop } from '../support/fixtures/shops.ts'
import { call } from '../support/service.ts'
import {
  newEmail,
  newestCode,
  signInToConsole as signIn,
  signIn as signInAtStore,
  verify,
  wrong,
} from '../support/sign-in.ts'

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const getMe = (headers: Record<string, string>) => call('console').get('/api/v1/auth/me').set(headers)
const authenticate = (email: string) => call('console').post('/api/v1/auth/authenticate').send({ email })

describe('Signing in to the console', () => {
  describe('authenticate', () => {
    it('says where the code went and how long it is valid', async () => {
      const email = newEmail()
      const { body } = await authenticate(email.toUpperCase()).expect(200)
      expect(body.message).to.equal('Code sent')
      expect(body.data.email).to.equal(email)
      expect(Date.parse(body.data.expiresAt) - Date.now()).to.be.within(9 * 60_000, 10 * 60_000)
    })

    it('counts the codes of the Store API and its own together', async () => {
      const email = newEmail()
      for (let i = 0; i < 3; i++) await authenticate(email).expect(200)
      for (let i = 0; i < 2; i++)
        await call('store').post('/api/v1/auth/authenticate').send({ email }).expect(200)
      const { body, headers } = await authenticate(email).expect(429)
      expect(body.code).to.equal('too_many_codes')
      expect(Number(headers['retry-after'])).to.be.greaterThan(0)
    })
  })

  describe('verifyEmail', () => {
    it('returns a token of the account that the Store API knows the person by', async () => {
      const { headers, _id, email } = await signIn()
      const { body } = await call('console').get('/api/v1/auth/me').set(headers).expect(200)
      expect(body.data.user).to.include({ _id, email })
      expect((await signInAtStore(email))._id).to.equal(_id)
    })

    it('refuses a wrong code and an address that never asked for one', async () => {
      const email = newEmail()
      await authenticate(email)
      const bad = await verify(email, wrong(await newestCode(email)), {}, 'console').expect(400)
      expect(bad.body.message).to.equal('Invalid OTP')
      const unknown = await verify(newEmail(), '123456', {}, 'console').expect(404)
      expect(unknown.body.message).to.equal('User not found')
    })
  })

  describe('getMe', () => {
    it('shows the account and its stores', async () => {
      const { headers, _id } = await signIn()
      const shop = await createShop({ ownerId: _id })
      const { body } = await call('console').get('/api/v1/auth/me').set(headers).expect(200)
      expect(body.data.user).to.include({ _id, shopRole: null })
      expect(body.data.user.stores.map((store: { _id: string }) => store._id)).to.eql([shop.id])
    })
  })

  describe('logout', () => {
    it('ends the session of the token and no other', async () => {
      const email = newEmail()
      const [one, two, shopper] = [await signIn(email), await signIn(email), await signInAtStore(email)]
      await call('console').post('/api/v1/auth/logout').set(one.headers).expect(200)
      await getMe(one.headers).expect(401)
      await getMe(two.headers).expect(200)
      await call('store').get('/api/v1/auth/me').set(bearer(shopper.token)).expect(200)
    })
  })

  describe('logoutAll', () => {
    it('ends every session of the account, on the console and at all stores', async () => {
      const email = newEmail()
      const [one, two, shopper] = [await signIn(email), await signIn(email), await signInAtStore(email)]
      const other = await signIn()
      const { body } = await call('console').post('/api/v1/auth/logout-all').set(one.headers).expect(200)
      expect(body).to.include({ message: 'Signed out everywhere', data: null })
      await getMe(one.headers).expect(401)
      await getMe(two.headers).expect(401)
      await call('store').get('/api/v1/auth/me').set(bearer(shopper.token)).expect(401)
      await getMe(other.headers).expect(200)
    })
  })
})
