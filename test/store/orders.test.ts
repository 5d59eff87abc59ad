import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const url = '/api/v1/orders'
let shop: Shop & { ownerId: string }
let shopper: Person
const placeOne = async (productId: string, quantity = 1) => {
  const items = [{ productId, quantity }]
  const { body } = await call('store').post(url).set(shopper.as(shop)).send({ items }).expect(201)
  return body.data
}
const stockOf = async (id: string) =>
  (await service().db('products').where({ id }).first('quantity')).quantity
const eventsOf = (resourceId: string) =>
  service().db('events').where({ resource_id: resourceId }).orderBy('id').select('resource', 'method', 'path')

describe('Orders of a shopper', () => {
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
  })

  describe('listOrders', () => {
    it('lists the shopper’s own orders of this store, newest first', async () => {
      const own = [await createOrder(shop, shopper), await createOrder(shop, shopper)]
      await createOrder(shop, await createAccount())
      await createOrder(await createShop(), shopper)
      const { body } = await call('store').get(url).set(shopper.as(shop)).expect(200)
      const ids = body.data.orders.map(({ _id }: { _id: string }) => _id)
      expect(ids).to.eql(own.map(({ id }) => id).reverse())
      expect(body.data.pagination).to.deep.include({ total: 2, pages: 1 })
    })

    it('filters by status, and ignores an invalid one', async () => {
      await createOrder(shop, shopper)
      const paid = await createOrder(shop, shopper, { status: 'paid', payment_status: 'paid' })
      const list = async (query: string) =>
        (await call('store').get(`${url}?${query}`).set(shopper.as(shop)).expect(200)).body.data
      expect((await list('status=paid')).orders[0]._id).to.equal(paid.id)
      expect((await list('status=lost')).pagination.total).to.equal(2)
      expect((await list('limit=1&page=2')).pagination).to.deep.include({
        hasPrev: true,
        hasNext: false,
        pages: 2,
      })
    })
  })

  describe('getOrder', () => {
    it('keeps each line as it was ordered', async () => {
      const product = await createProduct(shop, { price: 500 })
      const order = await placeOne(product.id)
      await service().db('products').where({ id: product.id }).update({ name: 'Renamed', price: 900 })
      const { body } = await call('store').get(`${url}/${order._id}`).set(shopper.as(shop)).expect(200)
      expect(body.data).to.eql(order)
    })

    it('does not find another shopper’s order, nor a deleted one', async () => {
      const { id } = await createOrder(shop, shopper)
      const read = (who: Person) => call('store').get(`${url}/${id}`).set(who.as(shop))
      expect((await read(await createAccount()).expect(404)).body.message).to.equal('Order not found')
      await service().db('orders').where({ id }).update({ deleted_at: new Date() })
      await read(shopper).expect(404)
    })
  })

  describe('cancelOrder', () => {
    const cancel = (id: string, who: Person = shopper) =>
      call('store').post(`${url}/${id}/cancel`).set(who.as(shop))

    it('releases the stock, once', async () => {
      const product = await createProduct(shop, { quantity: 5 })
      const order = await placeOne(product.id, 3)
      const replies = await Promise.all(Array.from({ length: 5 }, () => cancel(order._id)))
      expect(replies.map(({ status }) => status).sort()).to.eql([200, 409, 409, 409, 409])
      const { body } = replies.find(({ status }) => status === 200)!
      expect(body.data).to.include({ status: 'cancelled', expiresAt: null })
      expect(await stockOf(product.id)).to.equal(5)
      expect(await eventsOf(order._id)).to.eql([
        { resource: 'orders', method: 'POST', path: '/orders' },
        { resource: 'orders', method: 'POST', path: `/orders/${order._id}/cancel` },
      ])
    })

    it('refuses once it is paid, or a payment may be in flight', async () => {
      const { db } = service()
      const refused = async (values: object) => {
        const { id } = await createOrder(shop, shopper, values)
        expect((await cancel(id).expect(409)).body.code).to.equal('order_not_cancellable')
      }
      for (const status of ['processing', 'paid', 'cancelled', 'refunded']) await refused({ status })
      const { id: proved } = await createOrder(shop, shopper, { payment_status: 'awaiting_confirmation' })
      expect((await cancel(proved).expect(409)).body.code).to.equal('order_being_paid')
      const { id } = await createOrder(shop, shopper, { payment_status: 'pending' })
      const attempt = { shop_id: shop.id, order_id: id, provider: 'sandbox', amount: 1, currency: 'USD' }
      await db('payments').insert({ ...attempt, id: newId(), reference: newId(), state: 'intent' })
      const { body } = await cancel(id).expect(409)
      expect(body).to.include({
        code: 'order_being_paid',
        message: 'This order is being paid; wait for the payment, or cancel the payment first',
      })
      await db('payments').where({ order_id: id }).update({ state: 'declined' })
      await cancel(id).expect(200)
    })

    it('does not find another shopper’s order', async () => {
      const { id } = await createOrder(shop, shopper)
      await cancel(id, await createAccount()).expect(404)
    })
  })

  describe('submitProof', () => {
    const prove = (id: string, body: object, who: Person = shopper) =>
      call('store').post(`${url}/${id}/proof`).set(who.as(shop)).send(body)
    const byTransfer = async (values = {}) => {
      const { id } = await createPaymentMethod(shop, 'bank-transfer')
      return createOrder(shop, shopper, { payment_method_id: id, ...values })
    }

    it('makes the order wait for the merchant, and holds it no longer than before', async () => {
      const { id } = await byTransfer()
      const end = (await service().db('orders').where({ id }).first('expires_at')).expires_at
      const { body } = await prove(id, { reference: 'TRF-1', note: 'Sent' }).expect(200)
      const waits = { paymentStatus: 'awaiting_confirmation', status: 'pending' }
      expect(body.data).to.include({ ...waits, expiresAt: new Date(end).toISOString() })
      const second = await prove(id, { url: 'https://example.com/receipt.png' }).expect(200)
      expect(second.body.data.expiresAt).to.equal(body.data.expiresAt)
      const { proof } = await service().db('orders').where({ id }).first('proof')
      expect(proof).to.eql({ url: 'https://example.com/receipt.png' })
    })

    it('does not make an order expire that the store prepares', async () => {
      const { id } = await byTransfer({ status: 'processing' })
      await service().db('orders').where({ id }).update({ expires_at: null })
      const { body } = await prove(id, { note: 'Sent' }).expect(200)
      expect(body.data).to.include({ paymentStatus: 'awaiting_confirmation', expiresAt: null })
    })

    it('refuses an empty one', async () => {
      const { id } = await byTransfer()
      for (const body of [{}, { note: '' }])
        expect((await prove(id, body).expect(400)).body.code).to.equal('proof_empty')
    })

    it('refuses one for an order that is not an open one by bank transfer', async () => {
      const sandbox = await createPaymentMethod(shop, 'sandbox')
      const transfer = { payment_method_id: (await createPaymentMethod(shop, 'bank-transfer')).id }
      const orders = [
        await createOrder(shop, shopper),
        await createOrder(shop, shopper, { payment_method_id: sandbox.id }),
        await createOrder(shop, shopper, { ...transfer, status: 'paid', payment_status: 'paid' }),
        await createOrder(shop, shopper, { ...transfer, status: 'cancelled' }),
      ]
      // Another order awaits one.
      await createOrder(shop, shopper, transfer)
      for (const { id } of orders) {
        expect((await prove(id, { note: 'x' }).expect(409)).body.code).to.equal('proof_not_expected')
      }
      await prove(orders[0]!.id, { note: 'x' }, await createAccount()).expect(404)
    })
  })
})
