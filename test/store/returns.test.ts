import { expect } from 'chai'
import { days } from '../../src/base/clock.ts'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { setReturnDays } from '../support/fixtures/returns.ts'
import { createShipment } from '../support/fixtures/shipping.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

let shop: Shop
let shopper: Person

const mailbox = async (to: string): Promise<{ subject: string; text: string }[]> =>
  (await call('console').get('/api/v1/mailbox').query({ to }).expect(200)).body.data.messages

/** Creates a paid order of three pieces, and the calls of its shopper. */
async function bought(buyer = shopper, status = 'paid') {
  const { id, number, productId } = await createOrder(shop, buyer, { status, payment_status: 'paid' })
  await service().db('order_items').where({ order_id: id }).update({ quantity: 3 })
  const { id: itemId } = await service().db('order_items').where({ order_id: id }).first('id')
  const path = `/api/v1/orders/${id}/returns`
  return {
    id,
    number,
    productId,
    itemId: itemId as string,
    ask: (quantity = 1, kind = 'return', more: object = {}) =>
      call('store')
        .post(path)
        .set(buyer.as(shop))
        .send({ kind, lines: [{ itemId, quantity, ...more }] }),
    show: () => call('store').get(path).set(buyer.as(shop)),
    returned: async () => (await service().db('order_items').where({ id: itemId }).first()).returned,
  }
}

/** Has a parcel of an order delivered this long ago; null: it is under way. */
async function deliver(order: { id: string }, ago: number | null): Promise<void> {
  const { id } = await createShipment(shop, shopper, order)
  const at = new Date(Date.now() - (ago ?? 0))
  const status = ago === null ? 'in_transit' : 'delivered'
  await service()
    .db('shipments')
    .where({ id })
    .update({ status, history: JSON.stringify([{ status, at }]) })
}

beforeEach(async () => {
  ;[shop, shopper] = [await createShop(), await createAccount()]
})

describe('createReturn', () => {
  it('asks for pieces of a line, tells the store, and mails the shopper what was asked for', async () => {
    await setReturnDays(shop, 30)
    const { ask, itemId, number, returned } = await bought()
    const { body } = await ask(2, 'return', { reason: 'does_not_fit' }).expect(201)
    expect(body.data).to.include({ kind: 'return', status: 'requested', orderId: number, deadline: null })
    expect(body.data.lines[0]).to.include({ itemId, quantity: 2, reason: 'does_not_fit', received: null })
    expect(await returned()).to.equal(2)
    const [mail] = await mailbox(shopper.email!)
    expect(mail!.subject).to.equal(`We have your request to return items of order #${number} at ${shop.name}`)
    const [news] = await service().db('notifications').where({ shop_id: shop.id })
    expect(news).to.include({ type: 'return_requested', resource: 'returns', resource_id: body.data._id })
  })

  it('takes no more pieces of a line than it has, however many ask at once', async () => {
    await setReturnDays(shop, 30)
    const { ask, itemId, returned } = await bought()
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask(1)))
    expect(replies.map(({ status }) => status).sort()).to.eql([201, 201, 201, 409, 409])
    expect(await returned()).to.equal(3)
    const { body } = await ask(1).expect(409)
    expect(body).to.include({ code: 'too_many_returned' })
    expect(body.data).to.eql({ itemId, left: 0 })
  })

  it('has the database refuse a piece too many', async () => {
    const { itemId } = await bought()
    const more = service().db('order_items').where({ id: itemId }).update({ returned: 4 })
    expect(
      await more.then(
        () => null,
        ({ code }) => code,
      ),
    ).to.equal('23514')
  })

  it('takes withdrawals alone where the store has set nothing', async () => {
    const { ask } = await bought()
    for (const kind of ['return', 'exchange', 'claim']) {
      const { body } = await ask(1, kind).expect(409)
      expect(body.code).to.equal('returns_not_taken')
    }
    await ask(1, 'withdrawal').expect(201)
  })

  it('mails a receipt of a withdrawal with the date and the time to the second', async () => {
    const { ask, number } = await bought()
    await ask(1, 'withdrawal').expect(201)
    const [{ subject, text }] = (await mailbox(shopper.email!)) as [{ subject: string; text: string }]
    expect(subject).to.equal(`Receipt of your withdrawal from order #${number} at ${shop.name}`)
    expect(text).to.match(/ on \d+ \w+ \d{4}, \d\d:\d\d:\d\d UTC/)
  })

  it('has guests withdraw by e-mail, because nobody has proved their address', async () => {
    const guest = await createGuest()
    const { ask } = await bought(guest)
    const { body } = await ask(1, 'withdrawal').expect(409)
    expect(body.code).to.equal('withdraw_by_email')
    await setReturnDays(shop, 30)
    await ask(1).expect(201)
  })

  it('counts the time from the delivery of the last parcel, and not while one is under way', async () => {
    await setReturnDays(shop, 30)
    const order = await bought()
    await deliver(order, 31.5 * days)
    const { body } = await order.ask(1).expect(409)
    expect(body.code).to.equal('return_period_over')
    await order.ask(1, 'withdrawal').expect(409)
    await order.ask(1, 'claim').expect(201)
    await deliver(order, 20 * days)
    await order.ask(1).expect(201)
    await order.ask(1, 'withdrawal').expect(409)
    await deliver(order, null)
    await order.ask(1, 'withdrawal').expect(201)
  })

  it('has not begun while a part of the order is not shipped', async () => {
    const order = await bought()
    await deliver(order, 20 * days)
    await order.ask(1, 'withdrawal').expect(409)
    await service().db('orders').where({ id: order.id }).update({ to_ship: 3, shipped: 2 })
    await order.ask(1, 'withdrawal').expect(201)
  })

  it('counts from the order where nothing is shipped', async () => {
    const order = await bought()
    await service().db('order_items').where({ order_id: order.id }).update({ kind: 'service' })
    await service()
      .db('orders')
      .where({ id: order.id })
      .update({ created_at: new Date(Date.now() - 16 * days) })
    const { body } = await order.ask(1, 'withdrawal').expect(409)
    expect(body.code).to.equal('return_period_over')
  })

  it('takes nothing back of an order that was cancelled or refunded', async () => {
    for (const status of ['cancelled', 'refunded']) {
      const { ask, show } = await bought(shopper, status)
      const { body } = await ask(1, 'withdrawal').expect(409)
      expect(body.code).to.equal('order_not_returnable')
      expect((await show().expect(200)).body.data.offers).to.eql([])
    }
  })

  it('refuses excluded products, unless they are faulty', async () => {
    await setReturnDays(shop, 30)
    const { ask, itemId, productId, show } = await bought()
    const excluded = { shop_id: shop.id, product_id: productId, reason: 'custom_made' }
    await service().db('return_exclusions').insert(excluded)
    for (const kind of ['return', 'withdrawal']) {
      const { body } = await ask(1, kind).expect(409)
      expect(body.code).to.equal('line_not_returnable')
      expect(body.data).to.eql({ itemId, reason: 'custom_made' })
    }
    await ask(1, 'claim').expect(201)
    expect((await show().expect(200)).body.data.lines[0]).to.include({ excluded: 'custom_made', quantity: 2 })
  })

  it('refuses a line that is unknown or named twice', async () => {
    await setReturnDays(shop, 30)
    const { id, itemId, ask } = await bought()
    const post = (lines: object[]) =>
      call('store').post(`/api/v1/orders/${id}/returns`).set(shopper.as(shop)).send({ kind: 'return', lines })
    expect((await post([{ itemId: newId(), quantity: 1 }]).expect(404)).body.code).to.equal(
      'order_item_not_found',
    )
    const line = { itemId, quantity: 1 }
    expect((await post([line, line]).expect(400)).body.code).to.equal('invalid_request')
    await ask(1).expect(201)
  })
})

describe('getOrderReturns', () => {
  it('shows what can be asked for, and was', async () => {
    await setReturnDays(shop, 30)
    const { ask, show, itemId } = await bought()
    const { body } = await ask(1).expect(201)
    const { data } = (await show().expect(200)).body
    expect(data.offers.map(({ kind }: { kind: string }) => kind)).to.eql([
      'return',
      'exchange',
      'claim',
      'withdrawal',
    ])
    expect(data.lines).to.have.length(1)
    expect(data.lines[0]).to.include({ itemId, quantity: 2, excluded: null })
    expect(data.returns).to.eql([body.data])
  })

  it("shows nobody another shopper's order", async () => {
    const { id } = await bought()
    const other = await createAccount()
    await call('store').get(`/api/v1/orders/${id}/returns`).set(other.as(shop)).expect(404)
  })
})

describe('listReturns', () => {
  it("lists the shopper's own at the store", async () => {
    await setReturnDays(shop, 30)
    const { ask } = await bought()
    const first = (await ask(1).expect(201)).body.data
    const second = (await ask(1).expect(201)).body.data
    await (await bought(await createAccount())).ask(1).expect(201)
    const { body } = await call('store').get('/api/v1/returns').set(shopper.as(shop)).expect(200)
    expect(body.data.returns).to.eql([second, first])
    expect(body.data.pagination.total).to.equal(2)
  })
})
