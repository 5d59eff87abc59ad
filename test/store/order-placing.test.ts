import { expect } from 'chai'
import { clock, days, hours, minutes } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { recordEvent } from '../../src/events/record.ts'
import { expireOrders } from '../../src/services/orders/order-expiry.ts'
import { whileClocksAre } from '../support/clocks.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createCartItem } from '../support/fixtures/orders.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShippingAddress, createShippingRate } from '../support/fixtures/shipping.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { log } from '../support/service-errors.ts'

const url = '/api/v1/orders'
let shop: Shop & { ownerId: string }
let shopper: Person
const place = (body: object, who: Person = shopper, where: { id: string } = shop) =>
  call('store').post(url).set(who.as(where)).send(body)
const placeOne = async (productId: string) => {
  const { body } = await place({ items: [{ productId, quantity: 1 }] }).expect(201)
  return body.data
}
const stockOf = async (id: string, table = 'products') =>
  (await service().db(table).where({ id }).first('quantity')).quantity
const eventsOf = (resourceId: string) =>
  service().db('events').where({ resource_id: resourceId }).orderBy('id').select('resource', 'method', 'path')

describe('Placing an order', () => {
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
  })

  describe('createOrder', () => {
    it('refuses totals above the largest amount, with its shipping too', async () => {
      const product = await createProduct(shop, { price: 1e14, quantity: 100_000 })
      const line = { productId: product.id, quantity: 1 }
      const rate = await createShippingRate(shop, shopper, { subtotal: 1e14 })
      for (const order of [
        { items: [{ ...line, quantity: 10_000 }] },
        { items: Array.from({ length: 10 }, () => line) },
        { items: Array.from({ length: 100 }, () => ({ ...line, quantity: 1000 })) },
        { items: [line], rateId: rate.id },
      ]) {
        const { body } = await place(order).expect(400)
        expect(body.code).to.equal('amount_too_large')
      }
      expect(await stockOf(product.id)).to.equal(100_000)
      const { body } = await place({ items: [line] }).expect(201)
      expect(body.data.total).to.equal(1e12)
    })

    it('orders the given items, at today’s prices, and holds their stock', async () => {
      const product = await createProduct(shop, { price: 1999, quantity: 10 })
      const variant = await createVariant(shop, product, { name: 'Large', price: 2500, quantity: 4 })
      const other = await createProduct(shop, { price: 1, quantity: 5 })
      const before = Date.now()
      const { body } = await place({
        items: [
          { productId: product.id, variantId: variant.id, quantity: 3, options: { size: 'L' } },
          { productId: other.id, quantity: 2 },
        ],
        note: 'Ring twice',
      }).expect(201)
      const order = body.data
      expect(body.message).to.equal('Order placed')
      expect(order).to.deep.include({
        orderId: 1001,
        shop: shop.id,
        user: shopper.id,
        subtotal: 75.02,
        shippingCost: 0,
        discount: 0,
        total: 75.02,
        currency: 'USD',
        coupon: null,
        status: 'pending',
        paymentStatus: 'unpaid',
        shippingAddress: null,
        shipment: null,
        note: 'Ring twice',
      })
      const lines = [
        {
          product: product.id,
          kind: 'product',
          variant: variant.id,
          name: product.name,
          variantName: 'Large',
          image: null,
          unitPrice: 25,
          quantity: 3,
          total: 75,
          discounts: [],
          autoRenew: false,
          options: { size: 'L' },
          taxes: [],
        },
        {
          product: other.id,
          kind: 'product',
          variant: null,
          name: other.name,
          variantName: null,
          image: null,
          unitPrice: 0.01,
          quantity: 2,
          total: 0.02,
          discounts: [],
          autoRenew: false,
          options: {},
          taxes: [],
        },
      ]
      expect(order.items).to.have.length(lines.length)
      for (const [n, line] of lines.entries()) expect(order.items[n]).to.deep.include(line)
      expect(Date.parse(order.expiresAt) - before).to.be.within(60 * minutes, 60 * minutes + 60_000)
      expect(await stockOf(variant.id, 'variants')).to.equal(1)
      expect(await stockOf(product.id)).to.equal(10)
      expect(await stockOf(other.id)).to.equal(3)
      expect((await eventsOf(order._id))[0]).to.eql({ resource: 'orders', method: 'POST', path: '/orders' })
    })

    it('orders the cart and empties it', async () => {
      const product = await createProduct(shop, { price: 1000 })
      await createCartItem(shop, shopper, { id: product.id, price: 1 })
      const { body } = await place({}).expect(201)
      expect(body.data).to.include({ subtotal: 10 })
      const cart = await call('store').get('/api/v1/cart').set(shopper.as(shop))
      expect(cart.body.data).to.deep.include({ items: [], count: 0 })
      expect((await place({}).expect(400)).body.code).to.equal('cart_empty')
    })

    it('leaves the cart alone when items are given', async () => {
      await createCartItem(shop, shopper)
      await placeOne((await createProduct(shop)).id)
      const cart = await call('store').get('/api/v1/cart/count').set(shopper.as(shop))
      expect(cart.body.data).to.eql({ count: 1 })
    })

    it('makes a new buyer a customer of the store and notifies its apps, once', async () => {
      const product = await createProduct(shop)
      const { customer } = await placeOne(product.id)
      await placeOne(product.id)
      expect(await eventsOf(customer)).to.eql([{ resource: 'customers', method: 'POST', path: '/orders' }])
      const row = await service().db('customers').where({ id: customer }).first()
      expect(row).to.include({ shop_id: shop.id, user_id: shopper.id, email: shopper.email })
    })

    it('writes to an account at its own address, and to a guest at the given one', async () => {
      const product = await createProduct(shop)
      const items = [{ productId: product.id, quantity: 1 }]
      const emailOf = async (id: string) => (await service().db('orders').where({ id }).first('email')).email
      const own = await place({ items, email: 'else@example.com' }).expect(201)
      expect(await emailOf(own.body.data._id)).to.equal(shopper.email)
      const guest = await createGuest()
      expect((await place({ items }, guest).expect(400)).body.code).to.equal('email_required')
      const given = await place({ items, email: 'Guest@Example.com' }, guest).expect(201)
      expect(await emailOf(given.body.data._id)).to.equal('guest@example.com')
    })

    it('keeps a copy of the shipping address, whatever happens to it', async () => {
      const [product, address] = [await createProduct(shop), await createShippingAddress(shopper)]
      const items = [{ productId: product.id, quantity: 1 }]
      const { body } = await place({ items, shippingAddressId: address.id }).expect(201)
      const copy = {
        _id: address.id,
        name: 'A shopper',
        phone: '+234 000 000 0000',
        line1: '1 Example Street',
        line2: null,
        city: 'Ikeja',
        state: 'Lagos',
        country: 'NG',
        postalCode: null,
        lat: null,
        lng: null,
      }
      expect(body.data.shippingAddress).to.eql(copy)
      const addressUrl = `/api/v1/shipping-address/${address.id}`
      const point = { line1: 'Elsewhere', lat: 6.6018, lng: -3.3515 }
      await call('store').patch(addressUrl).set(shopper.as(shop)).send(point).expect(200)
      const later = await place({ items, shippingAddressId: address.id }).expect(201)
      expect(later.body.data.shippingAddress).to.eql({ ...copy, ...point })
      await call('store').delete(addressUrl).set(shopper.as(shop)).expect(200)
      const read = await call('store').get(`${url}/${body.data._id}`).set(shopper.as(shop)).expect(200)
      expect(read.body.data.shippingAddress).to.eql(copy)
      const headers = await createAppToken(shop, ['READ_ORDERS'])
      const seen = await call('apps').get(`${url}/${body.data._id}`).set(headers).expect(200)
      expect(seen.body.data.shippingAddress).to.eql(copy)
    })

    it('refuses a shipping address that is not the shopper’s, and reserves nothing', async () => {
      const product = await createProduct(shop, { quantity: 3 })
      const theirs = await createShippingAddress(await createAccount())
      const cart = await createCartItem(shop, shopper, product)
      for (const shippingAddressId of [theirs.id, newId(), 'nonsense', '']) {
        const { body } = await place({ shippingAddressId }).expect(404)
        expect(body.message).to.equal('Shipping address not found')
      }
      expect(await stockOf(product.id)).to.equal(3)
      expect(await service().db('cart_items').where({ id: cart.id })).to.have.length(1)
      expect(await service().db('orders').where({ shop_id: shop.id })).to.eql([])
    })

    it('holds an order by bank transfer for three days, and knows only the store’s active methods', async () => {
      const transfer = await createPaymentMethod(shop, 'bank-transfer')
      const foreign = await createPaymentMethod(await createShop(), 'bank-transfer')
      const items = [{ productId: (await createProduct(shop)).id, quantity: 1 }]
      const before = Date.now()
      const { body } = await place({ items, paymentId: transfer.id }).expect(201)
      expect(Date.parse(body.data.expiresAt) - before).to.be.within(
        3 * days - 1 * minutes,
        3 * days + 1 * minutes,
      )
      for (const paymentId of [foreign.id, newId(), 'nonsense', '']) {
        expect((await place({ items, paymentId }).expect(404)).body.message).to.equal(
          'Payment method not found',
        )
      }
    })

    it('stores the wish for renewal for passes only', async () => {
      const pass = await createProduct(shop, { digital: { accessType: 'pass' }, quantity: 0 })
      const thing = await createProduct(shop)
      const items = [pass, thing].map(({ id }) => ({ productId: id, quantity: 1 }))
      const wishes = async (body: object) =>
        (await place(body).expect(201)).body.data.items.map(
          ({ autoRenew }: { autoRenew: boolean }) => autoRenew,
        )
      expect(await wishes({ items, autoRenew: true })).to.eql([true, false])
      expect(await wishes({ items: items.map((item) => ({ ...item, autoRenew: true })) })).to.eql([
        true,
        false,
      ])
      expect(await wishes({ items })).to.eql([false, false])
      expect(await stockOf(pass.id)).to.equal(0)
    })

    it('refuses the whole order when a line is not available, and reserves nothing', async () => {
      const [plenty, few] = [await createProduct(shop), await createProduct(shop, { quantity: 1 })]
      await createCartItem(shop, shopper, plenty)
      const { cartId } = await createCartItem(shop, shopper, few)
      await service().db('cart_items').where({ cart_id: cartId }).update({ quantity: 2 })
      const { body } = await place({}).expect(409)
      expect(body).to.deep.include({
        code: 'out_of_stock',
        message: `Not enough stock of ${few.name}`,
        data: { productId: few.id },
      })
      expect([await stockOf(plenty.id), await stockOf(few.id)]).to.eql([10, 1])
      const cart = await call('store').get('/api/v1/cart/count').set(shopper.as(shop))
      expect(cart.body.data).to.eql({ count: 4 })
      expect(await service().db('order_numbers').where({ shop_id: shop.id })).to.eql([])
    })

    it('adds up the lines of one product before it checks the stock', async () => {
      const product = await createProduct(shop, { quantity: 3 })
      const line = { productId: product.id, quantity: 2 }
      await place({ items: [line, { ...line, options: { colour: 'red' } }] }).expect(409)
      expect(await stockOf(product.id)).to.equal(3)
    })

    it('refuses items that the store does not sell', async () => {
      const foreign = await createProduct(await createShop())
      const varied = await createProduct(shop)
      await createVariant(shop, varied)
      const order = (productId: string, more = {}) => place({ items: [{ productId, quantity: 1, ...more }] })
      for (const id of [foreign.id, newId(), 'x']) await order(id).expect(404)
      expect((await order(varied.id).expect(400)).body.code).to.equal('variant_required')
      expect((await order(varied.id, { variantId: newId() }).expect(400)).body.code).to.equal(
        'variant_required',
      )
    })

    it('numbers the orders of each store from 1001', async () => {
      const other = await createShop()
      const product = await createProduct(other)
      await placeOne((await createProduct(shop)).id)
      const { body } = await place(
        { items: [{ productId: product.id, quantity: 1 }] },
        shopper,
        other,
      ).expect(201)
      expect(body.data.orderId).to.equal(1001)
    })
  })

  describe('Time', () => {
    it('is read from the clock: an order placed tomorrow expires an hour after that', async () => {
      const { now } = clock
      const tomorrow = new Date(Date.now() + 24 * hours)
      clock.now = () => tomorrow
      try {
        const order = await placeOne((await createProduct(shop)).id)
        expect(Date.parse(order.expiresAt) - tomorrow.getTime()).to.be.closeTo(60 * minutes, 1 * minutes)
      } finally {
        clock.now = now
      }
    })

    it('is that of the database: an order of a process that is hours behind does not expire at once', async () => {
      const { id } = await createProduct(shop)
      const order = await whileClocksAre(-2 * hours, () => placeOne(id))
      await expireOrders(service().db, { log, record: recordEvent }, new AbortController().signal)
      expect(await service().db('orders').where({ id: order._id }).first()).to.include({ status: 'pending' })
    })
  })
})
