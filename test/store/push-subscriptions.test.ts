import { expect } from 'chai'
import { seconds } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { transaction } from '../../src/db/database.ts'
import { prune } from '../../src/jobs/prune.ts'
import { moveSubscriptions } from '../../src/services/messaging/push-subscriptions.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { createBrowser } from '../support/push-service.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { later, newEmail, signIn } from '../support/sign-in.ts'

const url = '/api/v1/push-subscriptions'
const pushService = { origin: 'https://push.example.com' }
const notFound = {
  status: 404,
  success: false,
  message: 'Push subscription not found',
  code: 'push_subscription_not_found',
  data: {},
}

describe('Push subscriptions', () => {
  // Some tests start a service with settings of its own.
  let shop: Awaited<ReturnType<typeof createShop>>
  let shopper: Person
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createGuest()
  })

  const post = (body: object, who = shopper, store = shop, app = service().store) =>
    call('store', app).post(url).set(who.as(store)).send(body)
  const save = async (browser = createBrowser(pushService), who = shopper) =>
    (await post(browser.subscription, who).expect(201)).body.data
  const list = async (who = shopper, query: object = {}) =>
    (await call('store').get(url).query(query).set(who.as(shop)).expect(200)).body.data
  const idsOf = async (who = shopper): Promise<string[]> =>
    (await list(who, { limit: 100 })).pushSubscriptions.map(({ _id }: { _id: string }) => _id)
  const rowsOf = ({ id }: { id: string }) => service().db('push_subscriptions').where({ user_id: id })
  const strict = async () => {
    const { db, databaseUrl } = service()
    return (
      await openApps(testConfig({ url: databaseUrl }, { ALLOW_PRIVATE_WEBHOOKS: 'false' }), db, 'store')
    ).store
  }

  describe('getPushPublicKey', () => {
    it('returns the key of the service to everybody, the same after each start', async () => {
      const get = (app = service().store) =>
        call('store', app).get(`${url}/public-key`).set('x-shop-id', shop.id).expect(200)
      const { body } = await get()
      expect(body.message).to.equal('Public key retrieved')
      expect(Buffer.from(body.data.publicKey, 'base64url')).to.have.length(65)
      expect((await get(await strict())).body.data).to.eql(body.data)
    })

    it('is not available without keys, as in some productions, and then nobody can subscribe', async () => {
      const { config, db } = service()
      const { store } = await openApps({ ...config, vapid: null }, db, 'store')
      const { body } = await call('store', store)
        .get(`${url}/public-key`)
        .set('x-shop-id', shop.id)
        .expect(404)
      expect(body.code).to.equal('push_off')
      const refused = await post(createBrowser(pushService).subscription, shopper, shop, store).expect(404)
      expect(refused.body.code).to.equal('push_off')
    })
  })

  describe('createPushSubscription', () => {
    it('stores the endpoint of the browser, unreadable in the database and in no reply', async () => {
      const { subscription } = createBrowser(pushService)
      const expirationTime = Date.parse('2030-01-01T00:00:00.000Z')
      const { body } = await post({ ...subscription, expirationTime }).expect(201)
      expect(body.message).to.equal('Push subscription saved')
      const { _id, createdAt, updatedAt, ...rest } = body.data
      expect(rest).to.eql({ service: 'push.example.com', expiresAt: '2030-01-01T00:00:00.000Z' })
      expect(updatedAt).to.equal(createdAt)
      expect((await list()).pushSubscriptions).to.eql([body.data])
      const row = JSON.stringify(await rowsOf(shopper).first())
      for (const secret of [subscription.endpoint, '/push/', ...Object.values(subscription.keys)])
        expect(row).not.to.include(secret)
    })

    it('keeps one subscription of an endpoint that is sent again, as it was sent last', async () => {
      const browser = createBrowser(pushService)
      const first = await save(browser)
      const { keys } = createBrowser(pushService).subscription
      const [before] = await rowsOf(shopper)
      const again = await later(1 * seconds, () => post({ ...browser.subscription, keys }).expect(201))
      expect(again.body.data).to.include({ _id: first._id, createdAt: first.createdAt })
      expect(again.body.data.updatedAt > first.updatedAt).to.equal(true)
      const rows = await rowsOf(shopper)
      expect(rows).to.have.length(1)
      expect(rows[0].keys).not.to.equal(before.keys)
    })

    it('keeps one subscription of an endpoint that is sent 50 times at once', async () => {
      const browser = createBrowser(pushService)
      const saved = await Promise.all(Array.from({ length: 50 }, () => save(browser)))
      expect(new Set(saved.map(({ _id }) => _id)).size).to.equal(1)
    })

    it('assigns an endpoint to the shopper who sent it last, so that nobody learns about another’s orders', async () => {
      const browser = createBrowser(pushService)
      const [first, next] = [await save(browser), await createAccount()]
      const second = await save(browser, next)
      expect(second._id).not.to.equal(first._id)
      expect(await idsOf()).to.eql([])
      expect(await idsOf(next)).to.eql([second._id])
    })

    it('keeps an endpoint for each store', async () => {
      const { subscription } = createBrowser(pushService)
      const elsewhere = await createShop()
      for (const store of [shop, elsewhere]) await post(subscription, shopper, store).expect(201)
      expect(await rowsOf(shopper)).to.have.length(2)
      expect((await list()).pagination.total).to.equal(1)
    })

    it('keeps the 20 newest browsers of a shopper, however many come at once', async () => {
      const first = createBrowser(pushService)
      const { _id: kept } = await save(first)
      const { _id: oldest } = await later(1 * seconds, () => save())
      await later(2 * seconds, () => save(first))
      await later(3 * seconds, () => Promise.all(Array.from({ length: 19 }, () => save())))
      const ids = await idsOf()
      expect(ids).to.have.length(20).and.to.include(kept).and.not.to.include(oldest)
      await later(4 * seconds, () => Promise.all(Array.from({ length: 60 }, () => save())))
      expect(await idsOf()).to.have.length(20)
    })

    it('refuses an endpoint that is not public HTTPS', async () => {
      const app = await strict()
      const { subscription } = createBrowser(pushService)
      for (const endpoint of [
        'http://push.example.com/x',
        'https://127.0.0.1/x',
        'https://[::1]/x',
        'https://169.254.169.254/latest',
        'https://2130706433/x',
        'https://push.example.com:8443/x',
        'https://me@push.example.com/x',
        'javascript:alert(1)',
        'nonsense',
      ]) {
        const { body } = await post({ ...subscription, endpoint }, shopper, shop, app).expect(400)
        expect(body, endpoint).to.include({
          code: 'unsafe_push_endpoint',
          message: 'endpoint must be HTTPS and publicly reachable',
        })
      }
      expect(await idsOf()).to.eql([])
    })

    it('refuses invalid keys, and names them', async () => {
      const { subscription } = createBrowser(pushService)
      const point = Buffer.alloc(65, 7)
      point[0] = 4
      for (const [name, value] of Object.entries({ p256dh: point.toString('base64url'), auth: 'short' })) {
        const { body } = await post({
          ...subscription,
          keys: { ...subscription.keys, [name]: value },
        }).expect(400)
        expect(body.message).to.include(name)
      }
    })

    it('leaves nothing behind that a parallel sign-out should have deleted', async () => {
      for (let round = 0; round < 10; round++) {
        const person = await createAccount()
        const signOut = call('store').post('/api/v1/auth/logout').set(person.as(shop))
        const [saved] = await Promise.all([
          post(createBrowser(pushService).subscription, person),
          signOut.expect(200),
        ])
        expect(saved.status).to.be.oneOf([201, 401])
        expect(await rowsOf(person)).to.eql([])
      }
    })
  })

  describe('listPushSubscriptions', () => {
    it('lists the shopper’s own of this store, newest first', async () => {
      const [first, second] = [await save(), await save()]
      await save(createBrowser(pushService), await createGuest())
      const { pushSubscriptions, pagination } = await list(shopper, { limit: 1 })
      expect(pushSubscriptions).to.eql([second])
      expect(pagination).to.include({ total: 2, pages: 2, nextPage: 2 })
      expect((await list(shopper, { limit: 1, page: 2 })).pushSubscriptions).to.eql([first])
    })
  })

  describe('getPushSubscription', () => {
    const read = (id: string) => call('store').get(`${url}/${id}`).set(shopper.as(shop))

    it('returns the caller’s own and nobody else’s', async () => {
      const [own, theirs] = [await save(), await save(createBrowser(pushService), await createGuest())]
      expect((await read(own._id).expect(200)).body.data).to.eql(own)
      for (const id of [theirs._id, newId()]) expect((await read(id).expect(404)).body).to.eql(notFound)
    })
  })

  describe('deletePushSubscription', () => {
    const remove = (id: string) => call('store').delete(`${url}/${id}`).set(shopper.as(shop))

    it('deletes the caller’s own, once, and nobody else’s', async () => {
      const [{ _id }, theirs] = [await save(), await save(createBrowser(pushService), await createGuest())]
      const { body } = await remove(_id).expect(200)
      expect(body).to.include({ message: 'Push subscription deleted', data: null })
      for (const id of [_id, theirs._id, newId()])
        expect((await remove(id).expect(404)).body).to.eql(notFound)
    })
  })

  describe('at sign-in and sign-out', () => {
    it('move from the guest to the account, and go when that session ends', async () => {
      const { _id } = await save()
      const { _id: id, token } = await signIn(newEmail(), shopper.as(shop))
      const account = {
        ...shopper,
        id,
        as: () => ({ authorization: `Bearer ${token}`, 'x-shop-id': shop.id }),
      }
      expect(await idsOf(account)).to.eql([_id])
      await call('store').post('/api/v1/auth/logout').set(account.as()).expect(200)
      expect(await rowsOf(account)).to.eql([])
    })

    it('leave an account no more than 20, however many guests become it at the same time', async () => {
      const [account, guests] = [
        await createAccount(),
        await Promise.all(Array.from({ length: 4 }, createGuest)),
      ]
      for (const guest of guests)
        await Promise.all(Array.from({ length: 10 }, () => save(createBrowser(pushService), guest)))
      const to = { userId: account.id, sessionId: newId() }
      await Promise.all(
        guests.map(({ id }) => transaction(service().db, (tx) => moveSubscriptions(tx, id, to))),
      )
      expect(await rowsOf(account)).to.have.length(20)
    })

    it('stay in the other browsers of an account that signs out in one', async () => {
      const email = newEmail()
      const [here, there] = [await signIn(email), await signIn(email)]
      const as = (token: string) => ({ authorization: `Bearer ${token}`, 'x-shop-id': shop.id })
      for (const { token } of [here, there])
        await call('store').post(url).set(as(token)).send(createBrowser(pushService).subscription).expect(201)
      await call('store').post('/api/v1/auth/logout').set(as(here.token)).expect(200)
      expect(await rowsOf({ id: here._id })).to.have.length(1)
      await call('store').post('/api/v1/auth/logout-all').set(as(there.token)).expect(200)
      expect(await rowsOf({ id: here._id })).to.eql([])
    })

    it('are deleted with the account', async () => {
      const account = await createAccount()
      await save(createBrowser(pushService), account)
      await call('store').delete('/api/v1/auth/me').set(account.as(shop)).expect(200)
      expect(await rowsOf(account)).to.eql([])
    })
  })

  it('are deleted when the browser unsubscribes', async () => {
    const { subscription } = createBrowser(pushService)
    await post({ ...subscription, expirationTime: Date.now() - 1000 }).expect(201)
    const { _id } = await save()
    const { db, dependencies } = service()
    await prune.run({ db, dependencies, signal: new AbortController().signal })
    expect(await idsOf()).to.eql([_id])
  })
})
