import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken, createInstallation } from '../support/fixtures/apps.ts'
import { createCoupon, createProduct } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createCustomer, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShipment } from '../support/fixtures/shipping.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const url = '/api/v1/orders'
let shop: Shop & { ownerId: string }
let shopper: Person
let token: { authorization: string }
const get = async (path = '', status = 200) =>
  (await call('apps').get(`${url}${path}`).set(token).expect(status)).body
const patch = (id: string, body: object) => call('apps').patch(`${url}/${id}`).set(token).send(body)
const idsOf = (data: { orders: { _id: string }[] }) => data.orders.map(({ _id }) => _id)

describe('Orders of a store', () => {
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
    token = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS'])
  })

  describe('listOrders', () => {
    it('lists the orders of the store, newest first, without deleted ones', async () => {
      const orders = [await createOrder(shop, shopper), await createOrder(shop, await createAccount())]
      const gone = await createOrder(shop, shopper)
      await service().db('orders').where({ id: gone.id }).update({ deleted_at: new Date() })
      await createOrder(await createShop(), shopper)
      const { data } = await get()
      expect(idsOf(data)).to.eql(orders.map(({ id }) => id).reverse())
      expect(data.orders[1].items[0]).to.include({ quantity: 1, unitPrice: 50, total: 50 })
      expect((await get('?limit=1&page=3')).data).to.deep.include({ orders: [] })
    })
  })

  describe('getOrderTimeline', () => {
    const timeline = async (id: string) => (await get(`/${id}/timeline`)).data
    const row = (id: string) => service().db('orders').where({ id })

    it('tells each status and payment status from the placing on, with their times', async () => {
      const { id } = await createOrder(shop, shopper)
      const { createdAt } = (await get(`/${id}`)).data
      const placed = { at: createdAt, status: 'pending', paymentStatus: 'unpaid' }
      expect(await timeline(id)).to.eql([placed])
      await patch(id, { note: 'Ring twice' }).expect(200)
      expect(await timeline(id), 'a note').to.eql([placed])
      await patch(id, { status: 'cancelled' }).expect(200)
      const { updatedAt } = (await get(`/${id}`)).data
      expect(await timeline(id)).to.eql([
        placed,
        { at: updatedAt, status: 'cancelled', paymentStatus: 'unpaid' },
      ])
    })

    it("does not find a deleted order, nor another store's", async () => {
      const foreign = await createOrder(await createShop(), shopper)
      const gone = await createOrder(shop, shopper)
      await row(gone.id).update({ deleted_at: new Date() })
      for (const { id } of [foreign, gone]) await get(`/${id}/timeline`, 404)
    })
  })

  describe('countOrders', () => {
    it('tells apart what is still to be paid or fulfilled and what is over, also of reported transfers', async () => {
      const reported = { payment_status: 'awaiting_confirmation' }
      const made = async (status: string, values = {}) =>
        (await createOrder(shop, shopper, { status, ...values })).id
      const waiting = await made('pending', reported)
      const prepared = await made('processing', reported)
      const expired = await made('cancelled', reported)
      const unpaid = await made('pending')
      const paid = await made('paid', { payment_status: 'paid' })
      for (const [query, expected] of [
        ['open=true', [unpaid, prepared, waiting]],
        ['open=false', [paid, expired]],
        ['open=true&paymentStatus=awaiting_confirmation', [prepared, waiting]],
        ['open=false&paymentStatus=awaiting_confirmation', [expired]],
        ['open=true&status=processing', [prepared]],
        ['open=true&status=paid', []],
        [`open=false&user=${shopper.id}`, [paid, expired]],
      ] as const) {
        const { data } = await get(`?${query}`)
        expect(idsOf(data), query).to.eql(expected)
        expect(data.pagination.total, query).to.equal(expected.length)
        expect((await get(`/count?${query}`)).data.count, query).to.equal(expected.length)
      }
    })

    it('has the filters of the list, and ignores invalid statuses and ids', async () => {
      const at =
        (time: string, values = {}) =>
        async () => {
          const { id } = await createOrder(shop, shopper, values)
          await service().db('orders').where({ id }).update({ created_at: time })
          return id
        }
      const early = await at('2026-01-01T00:00:00.000Z')()
      const late = await at('2026-01-02T00:00:00.000Z', { status: 'paid' })()
      const other = await createAccount()
      const theirs = await createOrder(shop, other)
      const buyer = await createCustomer(shop)
      await service().db('orders').where({ id: early }).update({ customer_id: buyer.id })
      for (const [query, ids] of [
        ['', [theirs.id, late, early]],
        ['status=paid', [late]],
        ['status=shipped', [theirs.id, late, early]],
        [`user=${other.id}`, [theirs.id]],
        [`user=${newId()}`, []],
        ['user=nobody', [theirs.id, late, early]],
        [`customer=${buyer.id}`, [early]],
        [`customer=${newId()}`, []],
        ['customer=nobody', [theirs.id, late, early]],
        ['to=2026-01-02T00:00:00.000Z', [late, early]],
        ['from=2026-01-02T00:00:00.000Z&to=2026-01-02T00:00:00.000Z', [late]],
        ['from=2026-01-01T00:00:00.001Z&to=2026-01-01T23:59:59.999Z', []],
        ['from=2026-01-01&to=2026-01-01', [early]],
        ['from=2026-01-01&to=2026-01-02', [late, early]],
        ['from=2026-01-01T00:00:01&to=2026-01-02', [late]],
        ['to=2026-01-02T00:59%2B01:00', [early]],
        ['to=2026-01-02T01:00%2B0100', [late, early]],
        [`from=2026-01-01T00:00:00.000Z&status=paid&user=${shopper.id}`, [late]],
      ] as const) {
        expect(idsOf((await get(`?${query}`)).data), query).to.eql(ids)
        expect((await get(`/count?${query}`)).data, query).to.eql({ count: ids.length })
      }
      for (const path of ['', '/count'])
        for (const name of ['from', 'to'])
          for (const bad of [
            'yesterday',
            '',
            '2026-02-30',
            '2026-02-30T00:00:00Z',
            '2026-13-01',
            '20260101',
            '5',
          ])
            expect((await get(`${path}?${name}=${bad}`, 400)).message, bad).to.match(
              new RegExp(`^${name} must be`),
            )
    })
  })

  describe('getOrder', () => {
    it('returns the order that an event names', async () => {
      const product = await createProduct(shop, { price: 1500 })
      const items = [{ productId: product.id, quantity: 3 }]
      const { body } = await call('store').post(url).set(shopper.as(shop)).send({ items }).expect(201)
      const event = await service().db('events').where({ shop_id: shop.id, resource: 'orders' }).first()
      const { buyer, ...order } = (await get(`/${event.resource_id}`)).data
      expect(order).to.eql(body.data)
    })

    it("names the buyer to the store's own tools and to apps that may read customers, not to others", async () => {
      const product = await createProduct(shop)
      const items = [{ productId: product.id, quantity: 1 }]
      const place = async (who: Person, email?: string) =>
        (await call('store').post(url).set(who.as(shop)).send({ items, email }).expect(201)).body.data
      await service().db('users').where({ id: shopper.id }).update({ name: 'Ada' })
      const mine = await place(shopper)
      const theirs = await place(await createGuest(), 'guest@Example.com')
      expect(mine).not.to.include.keys('buyer')
      const app = async (scopes: string[]) =>
        createAppToken(shop, scopes, (await createInstallation(shop, { scopes })).id)
      const buyers = [
        { name: 'Ada', email: shopper.email },
        { name: 'guest', email: 'guest@example.com' },
      ]
      for (const reader of [token, await app(['READ_ORDERS', 'READ_CUSTOMERS'])]) {
        const read = (path: string) => call('apps').get(`${url}${path}`).set(reader).expect(200)
        const one = await Promise.all([mine, theirs].map(({ _id }) => read(`/${_id}`)))
        expect(one.map(({ body }) => body.data.buyer)).to.eql(buyers)
        const all: { buyer: object }[] = (await read('')).body.data.orders
        expect(all.map(({ buyer }) => buyer)).to.eql(buyers.toReversed())
      }
      const stranger = await app(['READ_ORDERS'])
      for (const path of ['', `/${mine._id}`]) {
        const { text } = await call('apps').get(`${url}${path}`).set(stranger).expect(200)
        expect(text).not.to.include('buyer').and.not.to.include(shopper.email)
      }
      expect((await patch(mine._id, { note: 'x' }).expect(200)).body.data.buyer).to.eql(buyers[0])
      const remover = await createAppToken(shop, ['WRITE_CUSTOMERS'])
      await call('apps').delete(`/api/v1/customers/${mine.customer}`).set(remover).expect(200)
      expect((await get(`/${mine._id}`)).data.buyer).to.eql({ name: '', email: shopper.email })
    })
  })

  describe('updateOrder', () => {
    const allowed: Record<string, string[]> = {
      pending: ['processing', 'paid', 'cancelled'],
      processing: ['paid', 'cancelled'],
      paid: [],
      cancelled: [],
      refunded: [],
    }
    for (const [from, targets] of Object.entries(allowed)) {
      it(`moves an order from ${from} to ${targets.join(', ') || 'nothing else'}`, async () => {
        for (const to of Object.keys(allowed)) {
          const { id } = await createOrder(shop, shopper, { status: from })
          const { status, body } = await patch(id, { status: to })
          if (to === from || targets.includes(to)) {
            expect(status, to).to.equal(200)
            expect(body.data.status).to.equal(to)
          } else {
            expect(status, to).to.equal(409)
            expect(body).to.deep.include({ code: 'illegal_status_move', data: { allowed: targets } })
          }
        }
      })
    }

    it('confirms a bank transfer with paid', async () => {
      const { id: payment_method_id } = await createPaymentMethod(shop, 'bank-transfer')
      const { id } = await createOrder(shop, shopper, {
        payment_method_id,
        payment_status: 'awaiting_confirmation',
      })
      const { body } = await patch(id, { status: 'paid' }).expect(200)
      expect(body.data).to.include({ status: 'paid', paymentStatus: 'paid', expiresAt: null })
      const { paid_at } = await service().db('orders').where({ id }).first('paid_at')
      expect(paid_at).to.be.a('string')
      const events = await service().db('events').where({ resource_id: id })
      expect(events[0]).to.include({ resource: 'orders', method: 'PATCH', path: `/orders/${id}` })
    })

    it('releases stock and coupon when it cancels, once', async () => {
      const product = await createProduct(shop, { quantity: 5 })
      const coupon = await createCoupon(shop)
      const items = [{ productId: product.id, quantity: 2 }]
      const placed = await call('store').post(url).set(shopper.as(shop)).send({ items }).expect(201)
      const id = placed.body.data._id
      await call('store')
        .post('/api/v1/coupons/apply')
        .set(shopper.as(shop))
        .send({ orderId: id, code: coupon.code })
        .expect(200)
      await patch(id, { status: 'processing' }).expect(200)
      const replies = await Promise.all([1, 2, 3].map(() => patch(id, { status: 'cancelled' })))
      expect(replies.map(({ status }) => status)).to.eql([200, 200, 200])
      const { db } = service()
      expect((await db('products').where({ id: product.id }).first()).quantity).to.equal(5)
      expect((await db('coupons').where({ id: coupon.id }).first()).usage_count).to.equal(0)
    })

    it('gives no stock back for an order whose goods have left, unless their shipment was cancelled', async () => {
      const cases = { pending: 5, in_transit: 3, delivered: 3, cancelled: 5 }
      for (const [status, left] of Object.entries(cases)) {
        const product = await createProduct(shop, { quantity: 5 })
        const items = [{ productId: product.id, quantity: 2 }]
        const placed = await call('store').post(url).set(shopper.as(shop)).send({ items }).expect(201)
        const orderId = placed.body.data._id
        const { id } = await createShipment(shop, shopper, { id: orderId })
        await service().db('shipments').where({ id }).update({ status })
        await patch(orderId, { status: 'cancelled' }).expect(200)
        const { quantity } = await service().db('products').where({ id: product.id }).first('quantity')
        expect(quantity, status).to.equal(left)
      }
    })

    it('stops the expiry of an order in progress', async () => {
      const { id } = await createOrder(shop, shopper)
      const { body } = await patch(id, { status: 'processing' }).expect(200)
      expect(body.data).to.include({ paymentStatus: 'unpaid', expiresAt: null })
    })

    it('changes the note alone, and clears it', async () => {
      const { id } = await createOrder(shop, shopper)
      expect((await patch(id, { note: 'Packed' }).expect(200)).body.data).to.include({
        note: 'Packed',
        status: 'pending',
      })
      expect((await patch(id, { note: null }).expect(200)).body.data.note).to.equal(null)
      await patch(id, {}).expect(200)
    })
  })

  describe('deleteOrder', () => {
    const remove = (id: string) => call('apps').delete(`${url}/${id}`).set(token)

    it('hides an order that is over from lists, counts and reads', async () => {
      for (const status of ['cancelled', 'refunded']) {
        const { id } = await createOrder(shop, shopper, { status })
        expect((await remove(id).expect(200)).body.data).to.equal(null)
        await get(`/${id}`, 404)
        await remove(id).expect(404)
        await patch(id, { note: 'x' }).expect(404)
        await call('store').get(`${url}/${id}`).set(shopper.as(shop)).expect(404)
      }
      expect((await get('/count')).data).to.eql({ count: 0 })
    })

    it('refuses one that is not over', async () => {
      for (const status of ['pending', 'processing', 'paid']) {
        const { id } = await createOrder(shop, shopper, { status })
        expect((await remove(id).expect(409)).body.code).to.equal('order_not_deletable')
      }
      await remove((await createOrder(await createShop(), shopper, { status: 'cancelled' })).id).expect(404)
    })
  })
})
