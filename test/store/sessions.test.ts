import { expect } from 'chai'
import { days, minutes } from '../../src/base/clock.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createDomain, createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import {
  askForCode,
  later,
  newEmail,
  newestCode,
  signIn,
  signInToConsole,
  verify,
} from '../support/sign-in.ts'

type Headers = Record<string, string>

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })
const at = (shop: { id: string }): Headers => ({ 'x-shop-id': shop.id })
const getMe = (headers: Headers) => call('store').get('/api/v1/auth/me').set(headers)
const refused = { status: 401, message: 'Authentication required', code: 'authentication_required' }

describe('A session', () => {
  let here: Awaited<ReturnType<typeof createShop>>
  let there: Awaited<ReturnType<typeof createShop>>
  before(async () => {
    here = await createShop()
    there = await createShop()
  })

  it("belongs to the store that it was made for, and is nobody's at another", async () => {
    const { token } = await signIn(newEmail(), at(here))
    const { body } = await call('store').post('/api/v1/auth/ghost').set(at(here)).expect(201)
    for (const own of [bearer(token), bearer(body.data.token)]) {
      await getMe({ ...own, ...at(here) }).expect(200)
      expect((await getMe({ ...own, ...at(there) })).body).to.include(refused)
      const cart = await call('store')
        .get('/api/v1/cart')
        .set({ ...own, ...at(there) })
      expect(cart.body).to.include(refused)
    }
  })

  it('that was made for no store belongs to the first that it is used with', async () => {
    const { token } = await signIn(newEmail())
    await getMe(bearer(token)).expect(200)
    await getMe({ ...bearer(token), ...at(here) }).expect(200)
    await getMe({ ...bearer(token), ...at(there) }).expect(401)
    await getMe({ ...bearer(token), ...at(here) }).expect(200)
  })

  it('belongs to the store on whose page it is used, as if its id were named', async () => {
    const { domain } = await createDomain(here, { state: 'active', next_check_at: null })
    const { token } = await signIn(newEmail())
    await getMe({ ...bearer(token), origin: `https://${domain}` }).expect(200)
    await getMe({ ...bearer(token), ...at(there) }).expect(401)
    const other = await signIn(newEmail(), at(there))
    await getMe({ ...bearer(other.token), referer: `https://${domain}/cart` }).expect(401)
  })

  it('is still good where a call names no store', async () => {
    const { token } = await signIn(newEmail(), at(here))
    await getMe(bearer(token)).expect(200)
    await call('store').post('/api/v1/auth/logout').set(bearer(token)).expect(200)
  })

  it('is bound once, however many stores it is used with at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const { token } = await signIn(newEmail())
      const shops = [here, there, here, there, here, there]
      const replies = await Promise.all(shops.map((shop) => getMe({ ...bearer(token), ...at(shop) })))
      const good = shops.filter((_, n) => replies[n]!.status === 200)
      expect(new Set(good).size, 'stores where it was good').to.equal(1)
      expect(good, 'calls at that store').to.have.length(3)
      expect(replies.filter(({ status }) => status === 401)).to.have.length(3)
      const [{ shop_id }] = await service()
        .db('sessions')
        .where({ shop_id: good[0]!.id })
        .orderBy('created_at', 'desc')
      expect(shop_id).to.equal(good[0]!.id)
    }
  })

  it('of a guest signs in at its own store only, and what the guest has there comes along', async () => {
    const product = await createProduct(here)
    const { body } = await call('store').post('/api/v1/auth/ghost').set(at(here)).expect(201)
    const guest = { ...bearer(body.data.token), ...at(here) }
    const line = { productId: product.id, quantity: 1 }
    await call('store').post('/api/v1/cart/items').set(guest).send(line).expect(201)
    const email = newEmail()
    const otp = await askForCode(email)
    await verify(email, otp, { ...guest, ...at(there) }).expect(401)
    // A call that names no store has that of its guest.
    const { token } = (await verify(email, otp, bearer(body.data.token)).expect(200)).body.data
    await getMe({ ...bearer(token), ...at(there) }).expect(401)
    const cart = await call('store')
      .get('/api/v1/cart/count')
      .set({ ...bearer(token), ...at(here) })
      .expect(200)
    expect(cart.body.data.count).to.equal(1)
  })

  it('of a store is not one of the console, nor the other way round', async () => {
    const email = newEmail()
    const [shopper, merchant] = [await signIn(email), await signInToConsole(email)]
    expect(merchant._id).to.equal(shopper._id)
    const onConsole = await call('console').get('/api/v1/auth/me').set(bearer(shopper.token))
    expect(onConsole.body).to.include(refused)
    for (const headers of [{}, at(here)]) {
      expect((await getMe({ ...merchant.headers, ...headers })).body).to.include(refused)
    }
    await call('console').get('/api/v1/auth/me').set(merchant.headers).expect(200)
    await getMe({ ...bearer(shopper.token), ...at(here) }).expect(200)
  })

  it('belongs to the store still after a refresh, and ends 90 days after the sign-in for good', async () => {
    const person = await createAccount()
    let headers = person.as(here)
    await getMe(headers).expect(200)
    const end = Date.now() + 90 * days
    const refresh = async () => {
      const { body } = await call('store').post('/api/v1/auth/refresh').set(headers).expect(200)
      headers = { ...headers, ...bearer(body.data.token) }
      return Date.parse(body.data.tokenExpiresAt)
    }
    for (let day = 6; day < 90; day += 6) await later(day * days, refresh)
    const last = await later(89 * days, refresh)
    expect(last).to.be.within(end - 60_000, end)
    await later(90 * days - 60_000, () => getMe(headers).expect(200))
    await later(90 * days + 1000, () => getMe(headers).expect(401))
    await later(89 * days, () => getMe({ ...headers, ...at(there) }).expect(401))
  })
})

describe('What a stolen token must not do', () => {
  const signInAgain = { status: 403, code: 'sign_in_again' }

  it('takes a sign-in of the last 15 minutes, which a refresh is not', async () => {
    const shop = await createShop()
    const person = await createAccount()
    const deleteMe = (headers: Headers) => call('store').delete('/api/v1/auth/me').set(headers)
    await later(16 * minutes, async () => {
      const { body } = await call('store').post('/api/v1/auth/refresh').set(person.as(shop)).expect(200)
      const refreshed = { ...person.as(shop), ...bearer(body.data.token) }
      expect((await deleteMe(refreshed)).body).to.include(signInAgain)
      await getMe(refreshed).expect(200)
    })
    await later(14 * minutes, () => deleteMe(person.as(shop)).expect(200))
  })

  it('makes a token that changes payout accounts for as long as that, and works otherwise', async () => {
    const merchant = await createAccount()
    const shop = await createShop({ ownerId: merchant.id })
    const mint = () =>
      call('console')
        .post(`/api/v1/stores/${shop.id}/tokens`)
        .set(merchant.onConsole())
        .send({ name: 'Tool' })
    const pay = (token: string) => {
      const account = {
        accountNumber: '0123456789',
        bankCode: '000',
        accountName: 'Ada',
        bankName: 'Example Bank',
      }
      return call('apps').post('/api/v1/payouts').set(bearer(token)).send({ payout: bank, data: account })
    }
    const supported = await call('apps')
      .get('/api/v1/payouts/supported')
      .set(await createAppToken(shop, ['READ_PAYOUTS']))
    const bank = supported.body.data[0]._id
    const { token } = (await later(10 * minutes, mint)).body.data
    await later(14 * minutes, () => pay(token).expect(201))
    await later(16 * minutes, async () => {
      expect((await pay(token)).body).to.include(signInAgain)
      await call('apps').get('/api/v1/payouts').set(bearer(token)).expect(200)
      expect((await mint()).body).to.include(signInAgain)
    })
  })
})

describe('A sign-in code', () => {
  let here: Awaited<ReturnType<typeof createShop>>
  let there: Awaited<ReturnType<typeof createShop>>
  before(async () => {
    here = await createShop()
    there = await createShop()
  })

  it('is good at the store alone that it was requested for', async () => {
    const email = newEmail()
    const otp = await askForCode(email, {}, at(here))
    await verify(email, otp, at(there)).expect(400)
    await verify(email, otp, {}, 'console').expect(400)
    await verify(email, otp, at(here)).expect(200)
  })

  it('gives a session of its store where it is used without naming one', async () => {
    const email = newEmail()
    const { token } = (await verify(email, await askForCode(email, {}, at(here))).expect(200)).body.data
    await getMe({ ...bearer(token), ...at(there) }).expect(401)
    await getMe({ ...bearer(token), ...at(here) }).expect(200)
  })

  it('that was requested for no store is good at any, but not on the console', async () => {
    const email = newEmail()
    const otp = await askForCode(email)
    await verify(email, otp, {}, 'console').expect(400)
    await verify(email, otp, at(there)).expect(200)
  })

  it('of the console is good there alone', async () => {
    const email = newEmail()
    await call('console').post('/api/v1/auth/authenticate').send({ email }).expect(200)
    const otp = await newestCode(email)
    await verify(email, otp).expect(400)
    await verify(email, otp, at(here)).expect(400)
    await verify(email, otp, {}, 'console').expect(200)
  })

  it('says in its e-mail where it is good, after the code and in one line', async () => {
    const texts = async (email: string): Promise<string[]> => {
      const { body } = await call('console').get('/api/v1/mailbox').query({ to: email }).expect(200)
      return body.data.messages.map(({ text }: { text: string }) => text)
    }
    const email = newEmail()
    await service().db('shops').where({ id: here.id }).update({ name: 'Paper\r\n 123456\u2028Lantern ' })
    await askForCode(email, {}, at(here))
    await askForCode(email)
    await call('console').post('/api/v1/auth/authenticate').send({ email }).expect(200)
    const [console, any, store] = await texts(email)
    expect(console).to.match(/^Your sign-in code is \d{6}\. It is for the merchants’ console alone/)
    expect(any).to.match(/^Your sign-in code is \d{6}\. It expires in 10 minutes\.\n/)
    expect(store).to.match(/^Your sign-in code is \d{6}\. It is for Paper 123456 Lantern alone, and expires/)
  })

  it('has no link in its e-mail, whatever the store is called', async () => {
    const email = newEmail()
    await service().db('shops').where({ id: there.id }).update({ name: 'https://evil.example/verify' })
    await askForCode(email, {}, at(there))
    const { body } = await call('console').get('/api/v1/mailbox').query({ to: email }).expect(200)
    const [{ text, html }] = body.data.messages
    for (const part of [text, html]) expect(part).to.include('It is for evil example/verify alone')
  })
})
