import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { createDigitalProduct } from '../support/digital.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createFood, createProduct, createService } from '../support/fixtures/catalogue.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from '../support/service.ts'
import { ground, openShippo, type ShippoServer } from '../support/shippo.ts'

const name = { name: 'Ada', phone: '+234 800 000 0000', line1: '2 Road' }
const ikeja = { ...name, city: 'Ikeja', state: 'Lagos', country: 'NG' }
const oslo = { ...name, city: 'Oslo', state: 'Oslo', country: 'NO', postalCode: '0150' }
const quay = { address: '4 Quay Street, Lagos', openingHours: 'Monday to Friday, 9:00 to 18:00' }
const nigeria = { name: 'Nigeria', countries: ['NG'], rates: [{ name: 'Van', amount: 25 }] }

let shop: Shop & { ownerId: string }
let shopper: Person
let token: { authorization: string }
let cup: { productId: string; quantity: number }

const set = (changes: object) => call('apps').patch('/api/v1/shop').set(token).send(changes)
const deliver = (...zones: object[]) => set({ shipping: { zones } }).expect(200)
const place = (body: object, app = service().store) =>
  call('store', app)
    .post('/api/v1/orders')
    .set(shopper.as(shop))
    .send({ items: [cup], ...body })
const addressOf = async (address: object) => {
  const asked = call('store').post('/api/v1/shipping-address').set(shopper.as(shop)).send(address)
  return (await asked.expect(201)).body.data._id as string
}
const quote = async (body: object, app = service().store) => {
  const asked = call('store', app).post('/api/v1/shipping/rates').set(shopper.as(shop))
  return (await asked.send({ items: [cup], ...body }).expect(200)).body.data
}
const refusal = async (body: object, app = service().store) => {
  const { status, body: reply } = await place(body, app)
  return [status, reply.code]
}
const pay = async (orderId: string) => {
  const { id: paymentId } = await createPaymentMethod(shop)
  const asked = call('store').post(`/api/v1/orders/${orderId}/pay`).set(shopper.as(shop))
  return asked.send({ paymentId, card: 'tok_ok' })
}

describe('An order at a store that has said where it delivers', () => {
  beforeEach(async () => {
    shop = await createShop({ currency: 'USD', country: 'NG' })
    shopper = await createAccount()
    token = await createAppToken(shop, ['WRITE_STORE'])
    cup = { productId: (await createProduct(shop, { price: 4000, quantity: 50 })).id, quantity: 2 }
  })

  describe('createOrder', () => {
    it('needs a rate, with an address or without, and never ships for free', async () => {
      await deliver(nigeria)
      const shippingAddressId = await addressOf(ikeja)
      expect(await refusal({ shippingAddressId })).to.eql([409, 'rate_required'])
      expect(await refusal({})).to.eql([409, 'rate_required'])
      expect(await refusal({ shippingAddressId, fulfilment: { method: 'delivery' } })).to.eql([
        409,
        'rate_required',
      ])
      const [{ rateId }] = await quote({ addressId: shippingAddressId })
      const { body } = await place({ shippingAddressId, rateId }).expect(201)
      expect(body.data).to.deep.include({ shippingCost: 25, total: 105, fulfilment: { method: 'delivery' } })
      expect((await pay(body.data._id)).status).to.equal(200)
    })

    it('holds no stock and sends nothing when it is refused', async () => {
      await deliver(nigeria)
      await place({ shippingAddressId: await addressOf(ikeja) }).expect(409)
      const { db } = service()
      expect((await db('products').where({ id: cup.productId }).first('quantity')).quantity).to.equal(50)
      expect(await db('orders').where({ shop_id: shop.id })).to.eql([])
      expect(await db('order_announcements').where({ shop_id: shop.id })).to.eql([])
    })

    it('says where nothing is delivered: other countries, zones without rates, and subtotals without one', async () => {
      const [home, abroad] = [await addressOf(ikeja), await addressOf(oslo)]
      await deliver(nigeria)
      expect(await refusal({ shippingAddressId: abroad })).to.eql([409, 'not_delivered_there'])
      expect(await quote({ addressId: abroad })).to.eql([])
      await deliver({ ...nigeria, rates: [] })
      expect(await refusal({ shippingAddressId: home })).to.eql([409, 'not_delivered_there'])
      await deliver({ ...nigeria, rates: [{ name: 'Van', amount: 25, minSubtotal: 80.01 }] })
      expect(await refusal({ shippingAddressId: home })).to.eql([409, 'not_delivered_there'])
      await deliver({ ...nigeria, rates: [{ name: 'Van', amount: 25, minSubtotal: 80 }] })
      expect(await refusal({ shippingAddressId: home })).to.eql([409, 'rate_required'])
      await deliver({ name: 'World', countries: [], rates: [{ name: 'Post', amount: 0 }] })
      expect(await refusal({ shippingAddressId: abroad })).to.eql([409, 'rate_required'])
    })

    it('looks at what is in it: services and downloads need no rate, dishes do, and so does a mixed cart', async () => {
      await deliver(nigeria)
      const line = async (made: Promise<{ id: string }>) => ({ productId: (await made).id, quantity: 1 })
      const visit = await line(createService(shop))
      const song = await line(createDigitalProduct(shop))
      const soup = await line(createFood(shop))
      const shippingAddressId = await addressOf(oslo)
      for (const items of [[visit], [song], [visit, song]]) {
        await place({ items }).expect(201)
        const { body } = await place({ items, shippingAddressId }).expect(201)
        expect(body.data.fulfilment).to.equal(null)
        await service().db('orders').where({ shop_id: shop.id }).update({ status: 'cancelled' })
      }
      for (const items of [[soup], [visit, cup], [song, soup]])
        expect(await refusal({ items, shippingAddressId })).to.eql([409, 'not_delivered_there'])
    })

    it('takes a rate for its own address only, also from a guest’s cart', async () => {
      await deliver(nigeria, { name: 'Norway', countries: ['NO'], rates: [{ name: 'Ship', amount: 400 }] })
      shopper = await createGuest()
      const [home, abroad] = [await addressOf(ikeja), await addressOf(oslo)]
      const [near] = await quote({ addressId: home })
      const order = { email: 'guest@example.com', rateId: near.rateId }
      expect(await refusal({ ...order, shippingAddressId: abroad })).to.eql([409, 'rate_outdated'])
      const changed = call('store').patch(`/api/v1/shipping-address/${home}`).set(shopper.as(shop))
      await changed.send({ city: 'Oslo', country: 'NO', postalCode: '0150' }).expect(200)
      expect(await refusal({ ...order, shippingAddressId: home })).to.eql([409, 'rate_outdated'])
      // Without an address, the order goes where the rate was quoted to.
      const { body } = await place(order).expect(201)
      expect(body.data.shippingAddress).to.include({ city: 'Ikeja', country: 'NG' })
    })

    it('is taken as before by a store without a zone, also once its last zone is gone', async () => {
      const shippingAddressId = await addressOf(oslo)
      const { body } = await place({ shippingAddressId }).expect(201)
      expect(body.data).to.deep.include({ shippingCost: 0, fulfilment: null })
      await deliver(nigeria)
      await place({ shippingAddressId }).expect(409)
      await deliver()
      await place({ shippingAddressId }).expect(201)
      await place({}).expect(201)
    })

    it('waits for a zone that is being added, and is judged by it', async () => {
      const shippingAddressId = await addressOf(oslo)
      const zones = JSON.stringify({ zones: [nigeria] })
      const other = await service().db.transaction()
      await other('shops').where({ id: shop.id }).update({ shipping: zones })
      const [placed] = await Promise.all([
        place({ shippingAddressId }),
        new Promise((resolve) => setTimeout(resolve, 300)).then(() => other.commit()),
      ])
      expect(placed.body.code).to.equal('not_delivered_there')
    })

    describe('with couriers', () => {
      let shippo: ShippoServer
      let store: Awaited<ReturnType<typeof openApps>>['store']
      before(async () => {
        shippo = await openShippo()
        const settings = { SHIPPO_TOKEN: 'shippo_test_1', SHIPPO_URL: shippo.url }
        store = (await openApps(testConfig({ url: service().databaseUrl }, settings), service().db, 'store'))
          .store
      })
      after(() => shippo.close())

      it('needs a courier’s rate where no zone has one', async () => {
        shippo.rates = [ground]
        const origin = { ...ikeja, postalCode: '100001' }
        await set({ shipping: { origin, zones: [nigeria] } }).expect(200)
        const shippingAddressId = await addressOf(oslo)
        expect(await refusal({ shippingAddressId }, store)).to.eql([409, 'rate_required'])
        const [{ rateId, amount }] = await quote({ addressId: shippingAddressId }, store)
        const { body } = await place({ shippingAddressId, rateId }, store).expect(201)
        expect(body.data.shippingCost).to.equal(amount)
      })
    })

    describe('that is collected', () => {
      const fulfilment = { method: 'collection' }

      it('needs no rate where the store offers collection, and keeps the place as it was', async () => {
        await set({ shipping: { zones: [nigeria] }, collection: quay }).expect(200)
        const { body } = await place({ fulfilment, expectedTotal: 80 }).expect(201)
        expect(body.data).to.deep.include({
          shippingCost: 0,
          shippingAddress: null,
          fulfilment: { method: 'collection', collection: quay },
        })
        await set({ collection: null }).expect(200)
        const read = call('store').get(`/api/v1/orders/${body.data._id}`).set(shopper.as(shop))
        expect((await read.expect(200)).body.data).to.eql(body.data)
        const { orderId } = body.data
        const tracked = call('store').post('/api/v1/orders/track').set({ 'x-shop-id': shop.id })
        const seen = (await tracked.send({ orderId, email: shopper.email }).expect(200)).body.data
        expect(seen.fulfilment).to.eql(body.data.fulfilment)
        const apps = await createAppToken(shop, ['READ_ORDERS'])
        const stored = await call('apps').get(`/api/v1/orders/${body.data._id}`).set(apps).expect(200)
        expect(stored.body.data.fulfilment).to.eql(body.data.fulfilment)
        expect((await pay(body.data._id)).status).to.equal(200)
      })

      it('is refused where the store offers none, at first and later, with a zone and without', async () => {
        expect(await refusal({ fulfilment })).to.eql([409, 'collection_not_offered'])
        await set({ shipping: { zones: [nigeria] }, collection: quay }).expect(200)
        await set({ collection: null }).expect(200)
        expect(await refusal({ fulfilment })).to.eql([409, 'collection_not_offered'])
      })

      it('is chosen by the shopper alone: offering it opens no way around a rate', async () => {
        await set({ shipping: { zones: [nigeria] }, collection: quay }).expect(200)
        expect(await refusal({})).to.eql([409, 'rate_required'])
        const shippingAddressId = await addressOf(ikeja)
        expect(await refusal({ shippingAddressId })).to.eql([409, 'rate_required'])
        expect(await refusal({ shippingAddressId, fulfilment })).to.eql([400, 'invalid_request'])
        const [{ rateId }] = await quote({ addressId: shippingAddressId })
        expect(await refusal({ rateId, fulfilment })).to.eql([400, 'invalid_request'])
        expect(await refusal({ fulfilment: { method: 'by drone' } })).to.eql([400, 'invalid_request'])
      })

      it('means nothing to an order in which nothing is shipped', async () => {
        await set({ collection: quay }).expect(200)
        const items = [{ productId: (await createService(shop)).id, quantity: 1 }]
        const { body } = await place({ items, fulfilment }).expect(201)
        expect(body.data.fulfilment).to.equal(null)
      })
    })
  })

  describe('payOrder', () => {
    it('takes the orders of before the first zone, also after a later change of the zones', async () => {
      const { body: before } = await place({ shippingAddressId: await addressOf(oslo) }).expect(201)
      await deliver(nigeria)
      await deliver(nigeria, { ...nigeria, name: 'Again' })
      expect((await pay(before.data._id)).status).to.equal(200)
    })

    it('takes what was agreed when the order was placed, also once its download has become goods that are shipped', async () => {
      await deliver(nigeria)
      const { id } = await createDigitalProduct(shop)
      const { body: order } = await place({ items: [{ productId: id, quantity: 1 }] }).expect(201)
      const products = await createAppToken(shop, ['WRITE_INVENTORY'])
      const changed = call('apps').patch(`/api/v1/products/${id}`).set(products)
      await changed.send({ digital: null, quantity: 3 }).expect(200)
      expect((await pay(order.data._id)).status).to.equal(200)
    })
  })

  describe('updateShop', () => {
    it('sets, shows and ends collection, which is off at first, and says whether rates are required', async () => {
      const seen = async () => {
        const { body } = await call('store').get('/api/v1/shop').set({ 'x-shop-id': shop.id }).expect(200)
        return [body.data.rateRequired, body.data.collection]
      }
      expect(await seen()).to.eql([false, null])
      const { body } = await set({ collection: quay }).expect(200)
      expect(body.data.collection).to.eql(quay)
      expect(await seen()).to.eql([false, quay])
      await deliver(nigeria)
      expect(await seen()).to.eql([true, quay])
      await set({ collection: null }).expect(200)
      expect(await seen()).to.eql([true, null])
      for (const collection of [{ address: 'A road' }, { ...quay, openingHours: '  ' }, 'here', true])
        await set({ collection }).expect(400)
    })
  })
})
