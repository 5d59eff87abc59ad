import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createFood } from '../support/fixtures/catalogue.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

const allDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => ({
  ...{ day, from: '00:00', minutes: 1440 },
}))
const open = {
  leadMinutes: 0,
  lastOrderMinutes: 0,
  daysAhead: 1,
  slotMinutes: 15,
  capacity: null,
  periods: allDay,
}

describe('Tables', () => {
  let shop: Shop & { ownerId: string }
  let shopper: Person
  let token: Awaited<ReturnType<typeof createAppToken>>
  let dish: { id: string }
  beforeEach(async () => {
    shop = await createShop({ type: 'restaurant' })
    ;[shopper, dish] = await Promise.all([createAccount(), createFood(shop, { price: 1200 })])
    token = await createAppToken(shop, ['WRITE_STORE', 'READ_ORDERS', 'WRITE_ORDERS'])
    await call('apps')
      .put('/api/v1/shop/hours')
      .set(token)
      .send({ ways: { table: open }, exceptions: [] })
      .expect(200)
  })

  const add = (body: object) => call('apps').post('/api/v1/tables').set(token).send(body)
  const added = async (name: string) =>
    (await add({ name }).expect(201)).body.data as { _id: string; code: string }
  const place = (table: string, who = shopper, quantity = 1) =>
    call('store')
      .post('/api/v1/orders')
      .set(who.as(shop))
      .send({
        ...{ items: [{ productId: dish.id, quantity }], email: 'guest@example.com' },
        ...{ fulfilment: 'table', table, asap: true },
      })
  const bill = async (id: string) =>
    (await call('apps').get(`/api/v1/tables/${id}/bill`).set(token).expect(200)).body.data
  const close = (id: string, body: object = { method: 'cash' }) =>
    call('apps').post(`/api/v1/tables/${id}/bill/close`).set(token).send(body)

  describe('createTable', () => {
    it('adds a table with a code, in the order of areas and names, and refuses a name twice', async () => {
      await add({ name: '2', area: 'Terrace' }).expect(201)
      await add({ name: '10' }).expect(201)
      const { body } = await add({ name: 'Bar A' }).expect(201)
      expect(body.data.code).to.match(/^[\w-]{12}$/)
      const { body: all } = await call('apps').get('/api/v1/tables').set(token).expect(200)
      expect(all.data.map(({ name }: { name: string }) => name)).to.eql(['10', 'Bar A', '2'])
      expect((await add({ name: ' bar a ' }).expect(409)).body.code).to.equal('duplicate_table')
    })

    it('refuses more than 500', async () => {
      const rows = Array.from({ length: 500 }, (_, n) => ({
        ...{ id: newId(), shop_id: shop.id, name: `${n}`, code: newId() },
      }))
      await service().db('dining_tables').insert(rows)
      expect((await add({ name: 'One more' }).expect(409)).body.code).to.equal('too_many_tables')
    })
  })

  describe('createOrder', () => {
    it('is brought to the table of the code, whose name the order keeps', async () => {
      const { code } = await added('12')
      const { body: seen } = await call('store')
        .get(`/api/v1/tables/${code}`)
        .set('x-shop-id', shop.id)
        .expect(200)
      expect(seen.data).to.eql({ name: '12', area: '' })
      const { body } = await place(code).expect(201)
      expect(body.data.handover).to.include({ way: 'table', table: '12' })
    })

    it('needs the code of a table from the first table on, and takes any text before', async () => {
      expect((await place('7').expect(201)).body.data.handover.table).to.equal('7')
      await added('7')
      const other = await createShop({ type: 'restaurant' })
      const foreign = newId()
      await service().db('dining_tables').insert({ id: newId(), shop_id: other.id, name: '7', code: foreign })
      for (const wrong of ['7', foreign])
        expect((await place(wrong).expect(404)).body.code).to.equal('table_not_found')
    })
  })

  describe('getTable', () => {
    it('refuses a code that no table of the store has', async () => {
      await call('store').get('/api/v1/tables/nothing').set('x-shop-id', shop.id).expect(404)
    })
  })

  describe('closeTableBill', () => {
    it('is one bill of several guests’ orders, without those that they have paid by themselves', async () => {
      const { _id, code } = await added('12')
      const first = (await place(code).expect(201)).body.data
      await place(code, await createGuest(), 2).expect(201)
      const own = (await place(code, await createAccount()).expect(201)).body.data
      await place((await added('13')).code).expect(201)
      await service()
        .db('orders')
        .where({ id: own._id })
        .update({ status: 'paid', payment_status: 'paid', paid_at: new Date() })
      const open = await bill(_id)
      expect(open).to.include({ table: '12', total: 36 })
      expect(open.orders.map(({ total }: { total: number }) => total)).to.eql([12, 24])
      const { body: tables } = await call('apps').get('/api/v1/tables').set(token).expect(200)
      expect(
        tables.data.map(({ openOrders, openTotal }: { openOrders: number; openTotal: number }) => [
          openOrders,
          openTotal,
        ]),
      ).to.eql([
        [2, 36],
        [1, 12],
      ])
      expect((await close(_id, { method: 'cash', total: 36 }).expect(200)).body.data).to.eql(open)
      const { body } = await call('store')
        .get(`/api/v1/orders/${first._id}`)
        .set(shopper.as(shop))
        .expect(200)
      expect(body.data).to.include({ status: 'paid' })
      expect(body.data.paidBy).to.include({ method: 'cash', reference: 'Table 12' })
      expect(await bill(_id)).to.include({ total: 0 })
      expect((await close(_id).expect(409)).body.code).to.equal('bill_empty')
    })

    it('closes nothing that the guests were not shown', async () => {
      const { _id, code } = await added('12')
      await place(code).expect(201)
      await place(code).expect(201)
      const { body } = await close(_id, { method: 'cash', total: 12 }).expect(409)
      expect(body).to.include({ code: 'bill_changed' })
      expect(body.data).to.include({ total: 24 })
      expect(await bill(_id)).to.include({ total: 24 })
    })

    it('takes the money once, of two who close it at once', async () => {
      const { _id, code } = await added('12')
      const { _id: orderId } = (await place(code).expect(201)).body.data
      const replies = await Promise.all([close(_id), close(_id), close(_id)])
      expect(replies.map(({ status }) => status).sort()).to.eql([200, 409, 409])
      expect(await service().db('payments').where({ order_id: orderId, state: 'succeeded' })).to.have.length(
        1,
      )
    })
  })

  describe('deleteTable', () => {
    it('ends its code; orders keep its name', async () => {
      const { _id, code } = await added('12')
      const { _id: orderId } = (await place(code).expect(201)).body.data
      await call('apps').delete(`/api/v1/tables/${_id}`).set(token).expect(200)
      await call('apps').delete(`/api/v1/tables/${_id}`).set(token).expect(404)
      await call('apps').get(`/api/v1/tables/${_id}/bill`).set(token).expect(404)
      await close(_id).expect(404)
      await call('store').get(`/api/v1/tables/${code}`).set('x-shop-id', shop.id).expect(404)
      const { body } = await call('store').get(`/api/v1/orders/${orderId}`).set(shopper.as(shop)).expect(200)
      expect(body.data.handover.table).to.equal('12')
    })
  })
})
