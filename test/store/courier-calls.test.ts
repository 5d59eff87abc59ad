import { expect } from 'chai'
import { minutes, seconds } from '../../src/base/clock.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createCartItem, createOrder } from '../support/fixtures/orders.ts'
import { createGuest } from '../support/fixtures/people.ts'
import { createShippingAddress, setShipping } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { openPhoton } from '../support/photon.ts'
import { sampledTest } from '../support/sample.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { ground, openShippo, type ShippoServer, send } from '../support/shippo.ts'
import { later } from '../support/sign-in.ts'
import { ask, fill, openRates, place, shop, shopper } from './rates-support.ts'

const origin = { ...place, state: 'Lagos' }
const other = (house: number) => ({ address: { ...place, line1: `${house} Road` } })

describe('Calls to couriers and address providers', () => {
  openRates()
  let shippo: ShippoServer
  const open = (settings: object = {}) =>
    openApps(
      testConfig(
        { url: service().databaseUrl },
        { SHIPPO_TOKEN: 'shippo_test_1', SHIPPO_URL: shippo.url, TRUST_PROXY: 'loopback', ...settings },
      ),
      service().db,
    )
  type Store = Awaited<ReturnType<typeof open>>['store']
  const rates = async (body: object, store: Store, who = shopper) =>
    (await ask(body, who, store).expect(200)).body.data.filter(
      ({ carrier }: { carrier: string }) => carrier === ground.provider,
    )

  beforeEach(async () => {
    shippo = await openShippo()
    await setShipping(shop, { origin })
    await fill()
  })
  afterEach(() => shippo.close())

  describe('equal questions', () => {
    it('get the rates of the first for ten minutes, with the same ids', async () => {
      const { store } = await open()
      const first = await rates({ address: place }, store)
      expect(first).to.have.length(1)
      for (let i = 0; i < 20; i++) expect(await rates({ address: place }, store)).to.eql(first)
      expect(shippo.asked).to.have.length(1)
      await later(11 * minutes, async () =>
        expect((await rates({ address: place }, store))[0].rateId).not.to.equal(first[0].rateId),
      )
      expect(shippo.asked).to.have.length(2)
    })

    it('are no longer equal with another address, cart, parcel or shopper', async () => {
      const { store } = await open()
      const saved = await createShippingAddress(shopper)
      const ids = new Set<string>()
      const asks = async (body: object, who = shopper) => ids.add((await rates(body, store, who))[0].rateId)
      await asks({ address: place })
      await asks(other(7))
      await asks({ addressId: saved.id })
      await setShipping(shop, { origin, parcel: { weight: 9, length: 1, width: 1, height: 1 } })
      await asks({ address: place })
      await fill(100)
      await asks({ address: place })
      const guest = await createGuest()
      await fill(2000, guest)
      await asks({ address: place }, guest)
      expect(shippo.asked).to.have.length(6)
      expect(ids.size).to.equal(6)
    })

    it('are asked again once an order has taken a rate: a rate of a courier buys one label', async () => {
      const { store } = await open()
      const [first] = await rates({ address: place }, store)
      await service().db('shipping_rates').where({ id: first.rateId }).update({ taken_by: shop.id })
      const [second] = await rates({ address: place }, store)
      const rows = await service().db('shipping_rates').whereIn('id', [first.rateId, second.rateId])
      expect(new Set(rows.map(({ provider_rate }) => provider_rate)).size).to.equal(2)
    })
  })

  describe('a budget', () => {
    it('is kept by each shopper, and costs nothing for what is known', async () => {
      const { store, apps } = await open({ COURIER_CALLS_PER_HOUR: '3' })
      for (let house = 1; house <= 3; house++) await rates(other(house), store)
      const [own] = (await ask(other(4), shopper, store).expect(200)).body.data
      expect(own.carrier).to.equal(shop.name)
      await setShipping(shop, { origin, zones: [] })
      const refused = await ask(other(4), shopper, store).expect(429)
      expect(refused.body).to.include({ code: 'too_many_requests' })
      expect(Number(refused.headers['retry-after'])).to.be.within(1000, 1200)
      await rates(other(1), store)
      expect(shippo.asked).to.have.length(3)
      const order = await createOrder(shop, shopper)
      const { id: shippingAddressId } = await createShippingAddress(shopper)
      const token = await createAppToken(shop, ['WRITE_SHIPPING', 'READ_SHIPPING'])
      await call('apps', apps)
        .post('/api/v1/shipping/rates')
        .set(token)
        .send({ orderId: order.id, shippingAddressId })
        .expect(200)
      await later(21 * minutes, () => rates(other(5), store))
    })

    it('is kept by each network, however many guests it opens', async () => {
      const { store } = await open({ COURIER_CALLS_PER_HOUR: '1' })
      await setShipping(shop, { origin, zones: [] })
      const from = async (ip: string) => {
        const guest = await createGuest()
        await fill(2000, guest)
        return (await ask({ address: place }, guest, store).set('x-forwarded-for', ip)).status
      }
      const seen = []
      for (let i = 0; i < 5; i++) seen.push(await from('203.0.113.9'))
      expect(seen).to.eql([200, 200, 200, 200, 429])
      expect(await from('203.0.113.10')).to.equal(200)
      expect(shippo.asked).to.have.length(5)
    })

    it('is kept by each network over all stores', async () => {
      const { store } = await open({ COURIER_CALLS_PER_HOUR: '1' })
      const seen = []
      for (let n = 0; n < 7; n++) {
        const other = await createShop({ currency: 'USD', country: 'NG' })
        await setShipping(other, { origin, zones: [] })
        const product = await createProduct(other, { price: 2000 })
        for (let m = 0; m < 3; m++) {
          const guest = await createGuest()
          await createCartItem(other, guest, product)
          const asked = call('store', store).post('/api/v1/shipping/rates').set(guest.as(other))
          seen.push((await asked.send({ address: place })).status)
        }
      }
      expect(seen.indexOf(429)).to.equal(20)
      expect(shippo.asked).to.have.length(20)
    })

    sampledTest(
      'holds a stranger who asks a thousand times, each time with a new address and often as a new guest',
      async () => {
        const { store } = await open({ COURIER_CALLS_PER_HOUR: '30' })
        const guests = await Promise.all(Array.from({ length: 10 }, () => createGuest()))
        for (const guest of guests) await fill(2000, guest)
        const refused = new Set<number>()
        const began = performance.now()
        for (let house = 1; house <= 1000; house += 20) {
          const asks = Array.from({ length: 20 }, (_, n) => ask(other(house + n), guests[n % 10], store))
          for (const { status, body } of await Promise.all(asks)) {
            expect(status).to.equal(200)
            refused.add(body.data.length)
          }
        }
        // Four times 30 calls an hour, and one more for each half minute that all of this has taken.
        const more = Math.floor((performance.now() - began) / (30 * seconds))
        expect(shippo.asked.length).to.be.within(120, 120 + more)
        expect([...refused].sort(), 'the rates of the store are always offered').to.eql([1, 2])
      },
    ).timeout(60_000)

    it('is kept for the look-up of addresses', async () => {
      const photon = await openPhoton()
      try {
        const { store } = await open({ PHOTON_URL: photon.url, ADDRESS_CALLS_PER_HOUR: '2' })
        const type = (input: string) =>
          call('store', store)
            .get('/api/v1/shipping-address/autocomplete')
            .query({ input })
            .set(shopper.as(shop))
        await type('berl').expect(200)
        await type('olymp').expect(200)
        expect(Number((await type('ber').expect(429)).headers['retry-after'])).to.be.within(1700, 1800)
        await type('berl').expect(200)
        expect(photon.asked).to.have.length(2)
      } finally {
        await photon.close()
      }
    })
  })

  describe('a courier that is silent', () => {
    const fail = (status: number) => {
      shippo.before = (_req, res) => {
        send(res, status, { detail: 'no' })
        return true
      }
    }

    it('is left alone for half a minute after five failures, and then tried by one call', async () => {
      const { store } = await open({ COURIER_CALLS_PER_HOUR: '8' })
      fail(503)
      for (let house = 1; house <= 12; house++) {
        const { body } = await ask(other(house), shopper, store).expect(200)
        expect(body.data.map(({ carrier }: { carrier: string }) => carrier)).to.eql([shop.name])
      }
      expect(shippo.asked).to.have.length(5)
      await setShipping(shop, { origin, zones: [] })
      expect((await ask(other(1), shopper, store).expect(502)).body.code).to.equal('courier_unavailable')
      await later(31 * seconds, async () => {
        await ask(other(1), shopper, store).expect(502)
        await ask(other(1), shopper, store).expect(502)
      })
      expect(shippo.asked).to.have.length(6)
      shippo.before = () => false
      await later(70 * seconds, async () => {
        expect(await rates(other(1), store)).to.have.length(1)
        expect(await rates(other(2), store)).to.have.length(1)
      })
    })

    it('makes nobody wait once five calls have had no answer in time, while it hangs', async () => {
      const { store } = await open()
      shippo.before = () => true
      const hung = await Promise.all([1, 2, 3, 4, 5].map((house) => ask(other(house), shopper, store)))
      expect(hung.map(({ body }) => body.data.length)).to.eql([1, 1, 1, 1, 1])
      const startedAt = performance.now()
      for (let house = 6; house <= 15; house++) await ask(other(house), shopper, store).expect(200)
      expect(performance.now() - startedAt).to.be.below(2_000)
      expect(shippo.asked).to.have.length(5)
      shippo.before = () => false
      await later(31 * seconds, async () => expect(await rates(other(16), store)).to.have.length(1))
    })

    it('is not one that refuses addresses: a shopper who makes them up takes it from nobody', async () => {
      const { store } = await open()
      fail(400)
      for (let house = 1; house <= 8; house++) await ask(other(house), shopper, store).expect(200)
      expect(shippo.asked).to.have.length(8)
      shippo.before = () => false
      expect(await rates(other(9), store)).to.have.length(1)
    })
  })
})
