import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { createCoupon, createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createGuest, type Person } from '../support/fixtures/people.ts'
import { createShippingAddress, createShippingRate } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { later } from '../support/sign-in.ts'
import { fill, openRates, place, quoted, shop, shopper } from './rates-support.ts'

const order = (body: object, who: Person = shopper) =>
  call('store')
    .post('/api/v1/orders')
    .set(who.as(shop))
    .send({ email: 'guest@example.com', ...body })

describe('An order with a shipping rate', () => {
  openRates()

  describe('createOrder', () => {
    it('charges the rate’s amount and ships to its address', async () => {
      await fill(2000)
      const rate = await quoted()
      const { body } = await order({ rateId: rate.rateId }).expect(201)
      expect(body.data).to.deep.include({ subtotal: 20, shippingCost: 5, discount: 0, total: 25 })
      expect(body.data.shippingAddress).to.include({ line1: '2 Road', line2: null, state: 'lagos' })
      expect(body.data.shippingRate).to.eql({
        rateId: rate.rateId,
        carrier: shop.name,
        shippingMethod: 'Rider',
        etaDays: null,
      })
      const read = await call('store')
        .get(`/api/v1/orders/${body.data._id}`)
        .set(shopper.as(shop))
        .expect(200)
      expect(read.body.data).to.eql(body.data)
      const row = await service().db('shipping_rates').where({ id: rate.rateId }).first('taken_by')
      expect(row.taken_by).to.equal(body.data._id)
    })

    it('accepts the rate of items that were never in the cart, for items of that subtotal only', async () => {
      const product = await createProduct(shop, { price: 2000, quantity: 10 })
      const items = [{ productId: product.id, quantity: 2 }]
      const { rateId } = await quoted({ address: place, items })
      const more = await order({ items: [{ productId: product.id, quantity: 3 }], rateId }).expect(409)
      expect(more.body.code).to.equal('rate_outdated')
      const { body } = await order({ items, rateId }).expect(201)
      expect(body.data).to.deep.include({ subtotal: 40, shippingCost: 5, total: 45 })
    })

    it('computes a coupon from the subtotal alone', async () => {
      await fill(2000)
      const placed = await order({ rateId: (await quoted()).rateId }).expect(201)
      const { code } = await createCoupon(shop)
      const body = { orderId: placed.body.data._id, code }
      const applied = await call('store').post('/api/v1/coupons/apply').set(shopper.as(shop)).send(body)
      expect(applied.body.data.order).to.include({ shippingCost: 5, discount: 2, total: 23 })
    })

    it('accepts the address that the rate was quoted for, and neither another nor a changed one', async () => {
      const product = await fill(2000)
      const items = [{ productId: product.id, quantity: 1 }]
      const [home, office] = [await createShippingAddress(shopper), await createShippingAddress(shopper)]
      const { rateId } = await quoted({ addressId: home.id })
      const other = await order({ items, rateId, shippingAddressId: office.id }).expect(409)
      expect(other.body.code).to.equal('rate_outdated')
      await order({ items, rateId, shippingAddressId: newId() }).expect(404)
      await service().db('shipping_addresses').where({ id: home.id }).update({ line1: 'Elsewhere' })
      const changed = await order({ items, rateId, shippingAddressId: home.id }).expect(409)
      expect(changed.body.code).to.equal('rate_outdated')
      await service().db('shipping_addresses').where({ id: home.id }).update({ line1: '1 Example Street' })
      const { body } = await order({ items, rateId, shippingAddressId: home.id }).expect(201)
      expect(body.data.shippingAddress._id).to.equal(home.id)
    })

    it('refuses a rate for another subtotal, and one that is used, expired, unknown or another’s', async () => {
      const product = await fill(2000)
      const one = [{ productId: product.id, quantity: 1 }]
      const { rateId } = await quoted()
      const more = await order({ items: [{ productId: product.id, quantity: 2 }], rateId }).expect(409)
      expect(more.body.code).to.equal('rate_outdated')
      const late = await later(31 * minutes, async () => order({ items: one, rateId }))
      expect({ status: late.status, code: late.body.code }).to.eql({ status: 409, code: 'rate_expired' })
      const stranger = await createGuest()
      await order({ items: one, rateId }, stranger).expect(404)
      for (const unknown of [newId(), 'nonsense', ''])
        await order({ items: one, rateId: unknown }).expect(404)
      const elsewhere = await createShop()
      const there = await createProduct(elsewhere, { price: 2000 })
      await call('store')
        .post('/api/v1/orders')
        .set(shopper.as(elsewhere))
        .send({ email: 'a@example.com', items: [{ productId: there.id, quantity: 1 }], rateId })
        .expect(404)
      const ofOrder = await createShippingRate(shop, shopper, {
        order_id: (await createOrder(shop, shopper)).id,
        subtotal: 2000,
      })
      await order({ items: one, rateId: ofOrder.id }).expect(404)
      await order({ items: one, rateId }).expect(201)
      expect((await order({ items: one, rateId }).expect(409)).body.code).to.equal('rate_used')
    })

    it('gives a rate to one of many parallel orders', async () => {
      const product = await fill(2000)
      const { rateId } = await quoted()
      const items = [{ productId: product.id, quantity: 1 }]
      const replies = await Promise.all(Array.from({ length: 50 }, () => order({ items, rateId })))
      const statuses = replies.map(({ status }) => status)
      expect(statuses.filter((status) => status === 201)).to.have.length(1)
      expect(statuses.filter((status) => status === 409)).to.have.length(49)
      const stock = await service().db('products').where({ id: product.id }).first('quantity')
      expect(stock.quantity).to.equal(999)
    })

    it('leaves the rate free if the order fails', async () => {
      const product = await fill(2000)
      const { rateId } = await quoted()
      const items = [{ productId: product.id, quantity: 1 }]
      await service().db('products').where({ id: product.id }).update({ quantity: 0 })
      await order({ items, rateId }).expect(409)
      await service().db('products').where({ id: product.id }).update({ quantity: 1 })
      await order({ items, rateId }).expect(201)
    })
  })
})
