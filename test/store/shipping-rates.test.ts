import { expect } from 'chai'
import { days, minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { prune } from '../../src/jobs/prune.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createFood, createProduct, createService, createVariant } from '../support/fixtures/catalogue.ts'
import { createCartItem, createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createGuest } from '../support/fixtures/people.ts'
import { createShippingAddress, createShippingRate, setShipping } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { ground, openShippo, type ShippoServer, send } from '../support/shippo.ts'
import { later } from '../support/sign-in.ts'
import { ask, fill, openRates, place, quoted, shop, shopper } from './rates-support.ts'

const origin = { ...place, state: 'Lagos' }

describe('Shipping rates', () => {
  openRates()

  describe('quoteShipping', () => {
    it('quotes the cart to an address in the call, or to a saved one of the shopper', async () => {
      await fill()
      const before = Date.now()
      const { body } = await ask({ address: place }).expect(200)
      expect(body.message).to.equal('Shipping rates retrieved')
      const [{ rateId, expiresAt, ...rate }] = body.data
      expect(rate).to.eql({
        carrier: shop.name,
        courier: { id: null, name: shop.name, image: null },
        shippingMethod: 'Rider',
        amount: 5,
        currency: 'USD',
        etaDays: null,
      })
      expect(rateId).to.match(/^[0-9a-f]{24}$/)
      expect(Date.parse(expiresAt) - before).to.be.within(30 * minutes, 31 * minutes)
      const own = await createShippingAddress(shopper)
      expect((await quoted({ addressId: own.id })).amount).to.equal(5)
      expect(await service().db('events').where({ shop_id: shop.id })).to.eql([])
    })

    it('uses the most specific zone: the state, the country, the rest of the world', async () => {
      const zone = (name: string, more: object) => ({ name, rates: [{ name, amount: 100 }], ...more })
      await fill()
      await setShipping(shop, {
        zones: [
          zone('World', { countries: [] }),
          zone('Nigeria', { countries: ['GH', 'NG'] }),
          zone('Lagos', { countries: ['NG'], states: ['Ogun', 'Lagos'] }),
          zone('Lagos again', { countries: ['NG'], states: ['Lagos'] }),
        ],
      })
      for (const [address, name] of [
        [place, 'Lagos'],
        [{ ...place, state: 'Oyo' }, 'Nigeria'],
        [{ ...place, country: 'GH' }, 'Nigeria'],
        [{ ...place, country: 'DE', postalCode: '10115' }, 'World'],
      ] as const) {
        const { body } = await ask({ address }).expect(200)
        expect(body.data.map((rate: { shippingMethod: string }) => rate.shippingMethod)).to.eql([name])
      }
      await setShipping(shop)
      expect((await ask({ address: { ...place, state: 'Oyo' } }).expect(200)).body.data).to.eql([])
    })

    it('knows a state with spaces around it, and a rate for exactly one subtotal', async () => {
      await fill(2000)
      const rates = [{ name: 'Exact', amount: 100, minSubtotal: 20, maxSubtotal: 20 }]
      const zones = [{ name: 'Lagos', countries: ['NG'], states: ['Lagos'], rates }]
      const token = await createAppToken(shop, ['WRITE_STORE'])
      await call('apps').patch('/api/v1/shop').set(token).send({ shipping: { zones } }).expect(200)
      expect((await quoted({ address: { ...place, state: ' LAGOS ' } })).shippingMethod).to.equal('Exact')
    })

    it('offers rates that fit the subtotal, the cheapest first, and free shipping from the free limit on', async () => {
      await setShipping(shop, {
        zones: [
          {
            name: 'All',
            countries: [],
            rates: [
              { name: 'Van', amount: 900 },
              { name: 'Bike', amount: 300, maxSubtotal: 2000, carrier: 'Bikes', etaDays: 2 },
              { name: 'Truck', amount: 100, minSubtotal: 2001 },
              { name: 'Post', amount: 400, freeFrom: 2001 },
            ],
          },
        ],
      })
      const amounts = async () =>
        (await ask({ address: place }).expect(200)).body.data.map(
          (rate: { shippingMethod: string; amount: number }) => [rate.shippingMethod, rate.amount],
        )
      const product = await fill(2000)
      expect(await amounts()).to.eql([
        ['Bike', 3],
        ['Post', 4],
        ['Van', 9],
      ])
      await createCartItem(shop, shopper, await createProduct(shop, { price: 1 }))
      expect(await amounts()).to.eql([
        ['Post', 0],
        ['Truck', 1],
        ['Van', 9],
      ])
      await service().db('cart_items').where({ product_id: product.id }).delete()
      const variant = await createVariant(shop, product, { price: 2000 })
      const items = { productId: product.id, variantId: variant.id, quantity: 1 }
      await call('store').post('/api/v1/cart/items').set(shopper.as(shop)).send(items).expect(201)
      expect((await amounts())[0]).to.eql(['Post', 0])
    })

    it('quotes the caller’s own order, and does not find others', async () => {
      const mine = await createOrder(shop, shopper, { subtotal: 5000 })
      const rate = await quoted({ address: place, orderId: mine.id })
      const row = await service().db('shipping_rates').where({ id: rate.rateId }).first()
      expect(row).to.include({ order_id: mine.id, subtotal: 5000 })
      const theirs = await createOrder(shop, await createAccount())
      for (const orderId of [theirs.id, newId()])
        expect((await ask({ address: place, orderId }).expect(404)).body.message).to.equal('Order not found')
      await service().db('orders').where({ id: mine.id }).update({ status: 'cancelled' })
      const refused = await ask({ address: place, orderId: mine.id }).expect(409)
      expect(refused.body.code).to.equal('order_not_shippable')
    })

    it('quotes items that are not in the cart, and recognizes which of them are shipped', async () => {
      const product = await createProduct(shop, { price: 9000 })
      const variant = await createVariant(shop, product, { price: 12_000 })
      const items = [{ productId: product.id, variantId: variant.id, quantity: 2 }]
      const sitting = { productId: (await createService(shop)).id, quantity: 1 }
      const file = { productId: (await createProduct(shop, { digital: { accessType: 'lifetime' } })).id }
      const { rateId } = await quoted({ address: place, items: [sitting, ...items] })
      const row = await service().db('shipping_rates').where({ id: rateId }).first()
      expect(row).to.include({ order_id: null, subtotal: 24_000 + 1000 })
      const unsent = await ask({ address: place, items: [sitting, { ...file, quantity: 1 }] }).expect(409)
      expect(unsent.body.code).to.equal('nothing_to_ship')
    })

    it('refuses items beside an order, and items that the store does not sell', async () => {
      const product = await createProduct(shop)
      await createVariant(shop, product)
      const items = [{ productId: product.id, quantity: 1 }]
      const { id: orderId } = await createOrder(shop, shopper)
      const both = await ask({ address: place, orderId, items }).expect(400)
      expect(both.body.message).to.equal('items and orderId cannot be combined')
      expect((await ask({ address: place, items }).expect(400)).body.code).to.equal('variant_required')
      const elsewhere = { productId: (await createProduct(await createShop())).id, quantity: 1 }
      await ask({ address: place, items: [elsewhere] }).expect(404)
      await ask({ address: place, items: [] }).expect(400)
    })

    it('leaves out what the shopper has in the cart of another store, and an order that was deleted', async () => {
      const [elsewhere, account] = [await createShop(), await createAccount()]
      await createCartItem(elsewhere, account, await createProduct(elsewhere, { price: 700 }))
      expect((await ask({ address: place }, account).expect(400)).body.code).to.equal('cart_empty')
      await fill(2000, account)
      const [{ rateId }] = (await ask({ address: place }, account).expect(200)).body.data
      const row = await service().db('shipping_rates').where({ id: rateId }).first('subtotal')
      expect(row.subtotal).to.equal(2000)
      const { id: orderId } = await createOrder(shop, account)
      await service().db('orders').where({ id: orderId }).update({ deleted_at: new Date() })
      await ask({ address: place, orderId }, account).expect(404)
    })

    it('keeps no half of a point of the address', async () => {
      await fill()
      const { rateId } = await quoted({ address: { ...place, lat: 6.5, lng: null } })
      const { address } = await service().db('shipping_rates').where({ id: rateId }).first('address')
      expect(address).to.include({ lat: null, lng: null })
    })

    it('refuses totals above the largest amount', async () => {
      const product = await fill(1e14)
      const items = [{ productId: product.id, quantity: 10_000 }]
      expect((await ask({ address: place, items }).expect(400)).body.code).to.equal('amount_too_large')
      await service().db('cart_items').where({ product_id: product.id }).update({ quantity: 10_000 })
      expect((await ask({ address: place }).expect(400)).body.code).to.equal('amount_too_large')
    })

    it('ships goods and meals, but no files and no services', async () => {
      const product = await createProduct(shop, { digital: { accessType: 'lifetime' } })
      await createCartItem(shop, shopper, product)
      await createCartItem(shop, shopper, await createService(shop))
      expect((await ask({ address: place }).expect(409)).body.code).to.equal('nothing_to_ship')
      await createCartItem(shop, shopper, await createFood(shop))
      await ask({ address: place }).expect(200)
    })

    it('refuses an empty cart, no address or two, and unknown ones', async () => {
      expect((await ask({ address: place }).expect(400)).body.code).to.equal('cart_empty')
      await fill()
      const theirs = await createShippingAddress(await createGuest())
      expect((await ask({}).expect(400)).body.message).to.include('addressId')
      await ask({ address: place, addressId: theirs.id }).expect(400)
      await ask({ addressId: theirs.id }).expect(404)
      for (const orderId of [newId(), 'nonsense', '']) {
        expect((await ask({ address: place, orderId }).expect(404)).body.code).to.equal('order_not_found')
      }
      const unknown = await ask({ address: { ...place, country: 'XX' } }).expect(400)
      expect(unknown.body.code).to.equal('unknown_country')
    })

    describe('with Shippo', () => {
      let shippo: ShippoServer
      let store: Awaited<ReturnType<typeof openApps>>['store']
      before(async () => {
        shippo = await openShippo()
        const settings = { SHIPPO_TOKEN: 'shippo_test_1', SHIPPO_URL: shippo.url }
        store = (await openApps(testConfig({ url: service().databaseUrl }, settings), service().db, 'store'))
          .store
      })
      beforeEach(async () => {
        shippo.before = () => false
        shippo.asked = []
        shippo.rates = [ground]
        await fill()
      })
      after(() => shippo.close())

      it('adds its rates in the currency of the store, for the parcel that the merchant has set', async () => {
        const parcel = { weight: 2, length: 1, width: 2, height: 3 }
        await setShipping(shop, { origin, parcel })
        const wrong = ['a lot', '-1', '1000000000001'].map((amount) => ({ ...ground, amount }))
        shippo.rates = [ground, { ...ground, currency: 'EUR' }, ...wrong]
        const { body } = await ask({ address: place }, shopper, store).expect(200)
        expect(body.data.map((rate: { carrier: string }) => rate.carrier)).to.eql([shop.name, 'USPS'])
        expect(body.data[1]).to.include({ shippingMethod: 'Ground Advantage', amount: 7.5, etaDays: 4 })
        expect(body.data[1].courier).to.include({ name: 'USPS' })
        const [{ body: sent }] = shippo.asked as [ShippoServer['asked'][number]]
        expect(sent!.parcels).to.deep.include({
          weight: '2',
          length: '1',
          width: '2',
          height: '3',
          mass_unit: 'kg',
          distance_unit: 'cm',
        })
        const row = await service().db('shipping_rates').where({ id: body.data[1].rateId }).first()
        expect(row).to.include({ provider: 'shippo', service: 'usps_ground_advantage', amount: 750 })
        expect(row.provider_rate).to.match(/^[0-9a-f]{32}$/)
      })

      it('never makes nothing of a quote below the smallest unit, and leaves a free one free', async () => {
        await setShipping(shop, { origin, zones: [] })
        shippo.rates = ['0.004', '0', '0.014'].map((amount) => ({ ...ground, amount }))
        const { body } = await ask({ address: place }, shopper, store).expect(200)
        expect(body.data.map(({ amount }: { amount: number }) => amount)).to.eql([0, 0.01, 0.01])
      })

      it('is not asked while the store has no origin address', async () => {
        expect((await ask({ address: place }, shopper, store).expect(200)).body.data).to.have.length(1)
        expect(shippo.asked).to.eql([])
      })

      it('may be down if the store has flat rates, and is reported as down if it has none', async () => {
        await setShipping(shop, { origin })
        shippo.before = (_req, res) => {
          send(res, 503, {})
          return true
        }
        expect((await ask({ address: place }, shopper, store).expect(200)).body.data).to.have.length(1)
        const refused = await ask(
          { address: { ...place, country: 'DE', postalCode: '10115' } },
          shopper,
          store,
        ).expect(502)
        expect(refused.body.code).to.equal('courier_unavailable')
      })

      it('keeps a shopper waiting for two seconds at most', async () => {
        await setShipping(shop, { origin })
        shippo.before = () => true
        const startedAt = performance.now()
        await ask({ address: place }, shopper, store).expect(200)
        expect(performance.now() - startedAt).to.be.within(1_900, 60_000)
      })
    })
  })

  it('are deleted a day after they have expired, unless an order was placed with them', async () => {
    const { db, dependencies } = service()
    const made = [
      await createShippingRate(shop, shopper),
      await createShippingRate(shop, shopper, { taken_by: newId() }),
    ]
    const left = () => db('shipping_rates').where({ shop_id: shop.id }).pluck('id')
    const run = () => prune.run({ db, dependencies, signal: new AbortController().signal })
    await later(23 * 60 * minutes, run)
    expect(await left()).to.have.members(made.map(({ id }) => id))
    await later(1 * days + 31 * minutes, run)
    expect(await left()).to.eql([made[1]!.id])
  })
})
