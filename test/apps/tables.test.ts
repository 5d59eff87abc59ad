import { expect } from 'chai'
import { days } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { whileClocksAre } from '../support/clocks.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createFood } from '../support/fixtures/catalogue.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { openAllDay } from '../support/open-hours.ts'
import { call, service } from '../support/service.ts'

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
      .send({ ways: { table: openAllDay }, exceptions: [] })
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

  describe('updateTable', () => {
    const change = (id: string, body: object) =>
      call('apps').patch(`/api/v1/tables/${id}`).set(token).send(body)

    it('renames a table, whose code stays, and refuses the name of another', async () => {
      const { _id, code } = await added('12')
      await added('13')
      const { body } = await change(_id, { name: ' 12a ', area: 'Terrace' }).expect(200)
      expect(body.data).to.include({ _id, code, name: '12a', area: 'Terrace', openOrders: 0 })
      expect(body.data.url).to.match(new RegExp(`^https?://[^/]+/table/${code}$`))
      expect((await place(code).expect(201)).body.data.handover.table).to.equal('12a')
      const free = await added('14')
      expect((await change(free._id, { name: '13' }).expect(409)).body.code).to.equal('duplicate_table')
      await change(free._id, { name: '14' }).expect(200)
      await change(newId(), { name: '15' }).expect(404)
    })

    it('keeps the name while orders are not paid, so that none leaves the bill', async () => {
      const { _id, code } = await added('12')
      await place(code).expect(201)
      expect((await change(_id, { name: '12a' }).expect(409)).body.code).to.equal('table_in_use')
      await change(_id, { name: '12', area: 'Bar' }).expect(200)
      await close(_id).expect(200)
      await change(_id, { name: '12a' }).expect(200)
    })

    it('leaves no order outside the bill that is placed meanwhile', async () => {
      const { _id, code } = await added('12')
      const guests = await Promise.all(Array.from({ length: 4 }, () => createGuest()))
      const replies = await Promise.all([
        ...guests.map((guest) => place(code, guest)),
        ...['a', 'b', 'c'].map((name) => change(_id, { name })),
      ])
      const placed = replies.filter(({ status }) => status === 201)
      expect(placed).to.have.length(4)
      expect((await bill(_id)).orders).to.have.length(4)
    })
  })

  describe('getGuestBill', () => {
    const seen = async (code: string) =>
      (await call('store').get(`/api/v1/tables/${code}/bill`).set('x-shop-id', shop.id).expect(200)).body.data

    it('shows everybody at the table what is not paid, and nobody’s name', async () => {
      const { _id, code } = await added('12')
      await place(code, shopper, 2).expect(201)
      await place(code, await createGuest()).expect(201)
      const open = await seen(code)
      expect(open).to.include({ table: '12', area: '', total: 36 })
      expect(open.orders.map(({ items }: { items: { quantity: number; total: number }[] }) => items)).to.eql([
        [{ name: open.orders[0].items[0].name, quantity: 2, total: 24 }],
        [{ name: open.orders[0].items[0].name, quantity: 1, total: 12 }],
      ])
      expect(JSON.stringify(open)).not.to.include('example.com')
      await close(_id).expect(200)
      expect(await seen(code)).to.include({ total: 0 })
      await call('store').get('/api/v1/tables/nothing/bill').set('x-shop-id', shop.id).expect(404)
    })
  })

  describe('createGuestPaymentLink', () => {
    const link = (code: string, orderId: string) =>
      call('store').post(`/api/v1/tables/${code}/orders/${orderId}/payment-link`).set('x-shop-id', shop.id)

    it('lets anybody at the table pay an order on its bill, and no other', async () => {
      const [{ _id, code }, other] = [await added('12'), await added('13')]
      const { _id: orderId } = (await place(code).expect(201)).body.data
      const { url, expiresAt } = (await link(code, orderId).expect(200)).body.data
      expect(Date.parse(expiresAt) - Date.now()).to.be.within(1 * days, 2 * days)
      const { body } = await call('store')
        .post('/api/v1/payment-links/read')
        .set('x-shop-id', shop.id)
        .send({ token: url.split('/pay/')[1] })
        .expect(200)
      expect(body.data).to.include({ amount: 12 })
      await link(other.code, orderId).expect(404)
      await link('nothing', orderId).expect(404)
      await close(_id).expect(200)
      expect((await link(code, orderId).expect(409)).body.code).to.equal('order_not_payable')
    })

    const opened = async (url: string) => {
      const to = call('store').post('/api/v1/payment-links/read').set('x-shop-id', shop.id)
      return (await to.send({ token: url.split('/pay/')[1] })).status
    }

    it('ends no page that another guest or the merchant has, holds no goods and tells nobody', async () => {
      const { code } = await added('12')
      const { _id: orderId } = (await place(code).expect(201)).body.data
      const path = `/api/v1/orders/${orderId}/payment-link`
      const sent = (await call('apps').post(path).set(token).send({}).expect(201)).body.data.url
      const known = async () => [
        await service().db('orders').where({ id: orderId }).first(),
        await service().db('payment_links').where({ order_id: orderId }),
        await service().db('events').where({ shop_id: shop.id, resource_id: orderId }).orderBy('id'),
      ]
      const before = await known()
      const replies = await Promise.all(Array.from({ length: 100 }, () => link(code, orderId).expect(200)))
      const urls = new Set(replies.map(({ body }) => body.data.url as string))
      expect(urls.size).to.equal(1)
      expect(await known()).to.eql(before)
      for (const url of [sent, ...urls, ...urls]) expect(await opened(url)).to.equal(200)
    })

    it('has a signature that nobody can change, and ends with its table and its time', async () => {
      const [{ _id, code }, other] = [await added('12'), await createShop()]
      const [first, second] = [(await place(code).expect(201)).body.data, (await place(code)).body.data]
      const { url } = (await link(code, first._id).expect(200)).body.data
      const later = url.replace(/\.(\w+)\./, (_: string, until: string) => {
        return `.${(Number.parseInt(until, 36) + 1).toString(36)}.`
      })
      for (const wrong of [url.replace(first._id, second._id), later, `${url}x`, url.slice(0, -1)])
        expect(await opened(wrong)).to.equal(404)
      const elsewhere = call('store').post('/api/v1/payment-links/read').set('x-shop-id', other.id)
      await elsewhere.send({ token: url.split('/pay/')[1] }).expect(404)
      await whileClocksAre(2 * days, async () => expect(await opened(url)).to.equal(404))
      await call('apps').delete(`/api/v1/tables/${_id}`).set(token).expect(200)
      expect(await opened(url)).to.equal(404)
    })
  })

  describe('payOrder', () => {
    it('takes the order of a table that its guests pay at the counter', async () => {
      const { _id, code } = await added('12')
      const method = await createPaymentMethod(shop, 'at-pickup')
      const { _id: orderId } = (await place(code).expect(201)).body.data
      await call('store')
        .post(`/api/v1/orders/${orderId}/pay`)
        .set(shopper.as(shop))
        .send({ paymentId: method.id })
        .expect(200)
      expect((await bill(_id)).total).to.equal(12)
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
