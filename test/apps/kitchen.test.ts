import { expect } from 'chai'
import { clock, minutes } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCategory, createFood, createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { cardMethod } from '../support/topic-events.ts'

type Ticket = {
  _id: string
  station: string | null
  state: string
  items: { name: string; quantity: number }[]
}

describe('The kitchen', () => {
  let shop: Shop & { ownerId: string }
  let shopper: Person
  let token: Awaited<ReturnType<typeof createAppToken>>
  beforeEach(async () => {
    shop = await createShop({ type: 'restaurant' })
    shopper = await createAccount()
    token = await createAppToken(shop, ['WRITE_STORE', 'READ_ORDERS', 'WRITE_ORDERS'])
  })

  const set = (body: object) => call('apps').put('/api/v1/shop/kitchen').set(token).send(body)
  const place = async (...productIds: string[]) => {
    const items = productIds.map((productId) => ({ productId, quantity: 2 }))
    const sent = call('store').post('/api/v1/orders').set(shopper.as(shop)).send({ items, note: 'No salt' })
    return (await sent.expect(201)).body.data as { _id: string; orderId: number }
  }
  const pay = async (id: string) =>
    call('store')
      .post(`/api/v1/orders/${id}/pay`)
      .set(shopper.as(shop))
      .send({ paymentId: await cardMethod(shop), card: 'tok_ok' })
      .expect(200)
  const move = (id: string, body: object) => call('apps').patch(`/api/v1/tickets/${id}`).set(token).send(body)
  const setStatus = (id: string, status: string) =>
    call('apps').patch(`/api/v1/orders/${id}`).set(token).send({ status }).expect(200)
  const list = async (query: object = {}): Promise<Ticket[]> =>
    (await call('apps').get('/api/v1/tickets').query(query).set(token).expect(200)).body.data.tickets
  const events = () =>
    service()
      .db('events')
      .where({ shop_id: shop.id, resource: 'tickets' })
      .orderBy('occurred_at')
      .pluck('method')

  async function paidTicket(): Promise<{ order: string; ticket: Ticket }> {
    await set({ enabled: true, stations: [] }).expect(200)
    const { _id: order } = await place((await createFood(shop)).id)
    await pay(order)
    const [ticket] = await list({ order })
    return { order, ticket: ticket! }
  }

  describe('setKitchen', () => {
    it('is off at first, and is read by whoever reads orders', async () => {
      const read = async () =>
        (await call('apps').get('/api/v1/shop/kitchen').set(token).expect(200)).body.data
      expect(await read()).to.eql({ enabled: false, stations: [] })
      const kitchen = { enabled: true, stations: [{ name: 'Grill', categories: [], foods: [] }] }
      expect((await set(kitchen).expect(200)).body.data).to.eql(kitchen)
      expect(await read()).to.eql(kitchen)
      await set({ enabled: false, stations: [] }).expect(200)
      expect((await service().db('shops').where({ id: shop.id }).first('kitchen')).kitchen).to.equal(null)
    })

    it('refuses two stations of one name, stations of a kitchen that is off, and a closed store', async () => {
      const grill = { name: 'Grill', categories: [], foods: [] }
      await set({ enabled: true, stations: [grill, grill] }).expect(400)
      await set({ enabled: false, stations: [grill] }).expect(400)
      await service().db('shops').where({ id: shop.id }).update({ closed_at: new Date() })
      expect((await set({ enabled: true, stations: [] }).expect(409)).body.code).to.equal('store_closed')
    })
  })

  describe('listTickets', () => {
    it('has none of a store without a kitchen, of unpaid orders, and of orders without foods', async () => {
      const { id } = await createFood(shop)
      await pay((await place(id))._id)
      await set({ enabled: true, stations: [] }).expect(200)
      await place(id)
      await pay((await place((await createProduct(shop)).id))._id)
      expect(await list()).to.eql([])
      expect(await events()).to.eql([])
    })

    it('has one for each station of a paid order, where a food goes before its category', async () => {
      const [drinks, mains] = await Promise.all([createCategory(shop), createCategory(shop)])
      const cola = await createFood(shop, { category_id: drinks.id })
      const coffee = await createFood(shop, { category_id: drinks.id })
      const pizza = await createFood(shop, { category_id: mains.id })
      const bread = await createFood(shop)
      const stations = [
        { name: 'Bar', categories: [drinks.id], foods: [] },
        { name: 'Barista', categories: [], foods: [coffee.id] },
      ]
      await set({ enabled: true, stations }).expect(200)
      const { _id: order, orderId } = await place(cola.id, pizza.id, coffee.id, bread.id)
      await pay(order)
      const found = await list()
      const made = Object.fromEntries(
        found.map(({ station, items }) => [`${station}`, items.map(({ name }) => name)]),
      )
      expect(made).to.eql({ Bar: [cola.name], Barista: [coffee.name], null: [pizza.name, bread.name] })
      const [bar] = await list({ station: 'Bar' })
      expect(bar).to.include({
        order,
        orderId,
        state: 'new',
        note: 'No salt',
        table: null,
        cancelledAt: null,
      })
      expect(bar!.items[0]).to.include({ quantity: 2, variantName: null })
      expect(await events()).to.eql(['POST', 'POST', 'POST'])
    })

    it('has those of an accepted order once, also when it is paid later', async () => {
      await set({ enabled: true, stations: [] }).expect(200)
      const { _id } = await place((await createFood(shop)).id)
      await setStatus(_id, 'processing')
      expect(await list({ order: _id })).to.have.length(1)
      await setStatus(_id, 'paid')
      expect(await list({ order: _id })).to.have.length(1)
    })

    it('begins with what is due first, and leaves out what is done', async () => {
      const [first, second] = [await paidTicket(), await paidTicket()]
      const soon = new Date(clock.now().getTime() + 30 * minutes).toISOString()
      await move(first.ticket._id, { dueAt: soon }).expect(200)
      expect((await list()).map(({ _id }) => _id)).to.eql([second.ticket._id, first.ticket._id])
      await move(second.ticket._id, { state: 'done' }).expect(200)
      expect((await list()).map(({ _id }) => _id)).to.eql([first.ticket._id])
      expect((await list({ state: 'done' })).map(({ _id }) => _id)).to.eql([second.ticket._id])
    })

    it('says of a ticket whose order is cancelled since when that is so', async () => {
      await set({ enabled: true, stations: [] }).expect(200)
      const { _id } = await place((await createFood(shop)).id)
      await setStatus(_id, 'processing')
      await setStatus(_id, 'cancelled')
      const [ticket] = (await list()) as (Ticket & { cancelledAt: string })[]
      expect(ticket!.cancelledAt).to.be.a('string')
      expect(await events()).to.eql(['POST', 'PATCH'])
      const dueAt = new Date(clock.now().getTime() + minutes).toISOString()
      expect((await move(ticket!._id, { dueAt }).expect(409)).body.code).to.equal('ticket_cancelled')
      await move(ticket!._id, { state: 'done' }).expect(200)
      expect(await list()).to.eql([])
    })
  })

  describe('getTicket', () => {
    it('refuses an id that no ticket has', async () => {
      const { body } = await call('apps').get(`/api/v1/tickets/${shop.id}`).set(token).expect(404)
      expect(body.code).to.equal('ticket_not_found')
    })
  })

  describe('updateTicket', () => {
    it('moves a ticket forwards and back, and is the same when it is repeated', async () => {
      const { ticket } = await paidTicket()
      const bump = { state: 'started', from: 'new' }
      for (let n = 0; n < 2; n += 1)
        expect((await move(ticket._id, bump).expect(200)).body.data.state).to.equal('started')
      expect(await events()).to.eql(['POST', 'PATCH'])
      expect((await move(ticket._id, { state: 'new' }).expect(200)).body.data.state).to.equal('new')
    })

    it('undoes nothing that others have done since the state that it expects', async () => {
      const { ticket } = await paidTicket()
      await move(ticket._id, { state: 'done' }).expect(200)
      const { body } = await move(ticket._id, { state: 'ready', from: 'started' }).expect(409)
      expect(body).to.include({ code: 'ticket_moved' })
      expect(body.data).to.include({ state: 'done' })
      expect((await list({ state: 'done' })).map(({ _id }) => _id)).to.eql([ticket._id])
    })

    it('gives one of many bumps at once the ticket', async () => {
      const { ticket } = await paidTicket()
      const states = ['started', 'ready', 'done']
      const replies = await Promise.all(states.map((state) => move(ticket._id, { state, from: 'new' })))
      expect(replies.map(({ status }) => status).sort()).to.eql([200, 409, 409])
    })

    it('delays the whole order once, and tells the shopper of its new time', async () => {
      const { order, ticket } = await paidTicket()
      const handover = { way: 'pickup', dueAt: '2026-01-01T12:00:00.000Z', asap: true }
      await service()
        .db('orders')
        .where({ id: order })
        .update({ due_at: handover.dueAt, handover: JSON.stringify(handover) })
      const dueAt = new Date(clock.now().getTime() + 45 * minutes).toISOString()
      for (let n = 0; n < 2; n += 1)
        expect((await move(ticket._id, { dueAt }).expect(200)).body.data.dueAt).to.equal(dueAt)
      const { body } = await call('store').get(`/api/v1/orders/${order}`).set(shopper.as(shop)).expect(200)
      expect(body.data.handover).to.eql({ ...handover, dueAt })
      const row = await service().db('orders').where({ id: order }).first('due_at')
      expect(row.due_at.toISOString?.() ?? row.due_at).to.equal(handover.dueAt)
      const told = await service().db('order_announcements').where({ order_id: order, change: 'delayed' })
      expect(told.map(({ facts }) => facts.dueAt)).to.eql([dueAt])
    })

    it('refuses a due time that is over or more than a week ahead, and a change of nothing', async () => {
      const { ticket } = await paidTicket()
      await move(ticket._id, { dueAt: '2001-01-01T12:00Z' }).expect(400)
      await move(ticket._id, { dueAt: '2101-01-01T12:00Z' }).expect(400)
      await move(ticket._id, {}).expect(400)
    })
  })
})
