import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createReturn } from '../support/fixtures/returns.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { createPayable, payments, withPayments } from '../support/payments.ts'
import { call, service } from '../support/service.ts'

/** Creates a paid order of three pieces for 30.00, and the calls of its shopper and its merchant. */
async function sold() {
  const payable = await createPayable(payments, { subtotal: 3000 })
  const { db } = payments
  const { shop, shopper, order } = payable
  await db('order_items').where({ order_id: order.id }).update({ quantity: 3, unit_price: 1000 })
  await payable.pay().expect(200)
  const { id: itemId } = await db('order_items').where({ order_id: order.id }).first('id')
  const headers = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS', 'WRITE_STORE'])
  const request = async (quantity: number, kind = 'withdrawal') => {
    const body = { kind, lines: [{ itemId, quantity }] }
    const { body: reply } = await call('store', payments.store)
      .post(`/api/v1/orders/${order.id}/returns`)
      .set(shopper.as(shop))
      .send(body)
      .expect(201)
    return reply.data._id as string
  }
  return {
    ...payable,
    itemId: itemId as string,
    headers,
    request,
    act: (id: string, move: string, body: object = {}) =>
      call('apps', payments.apps).post(`/api/v1/returns/${id}/${move}`).set(headers).send(body),
    get: (path: string) => call('apps', payments.apps).get(`/api/v1${path}`).set(headers),
    stock: async () => (await db('products').where({ id: order.productId }).first()).quantity as number,
    returned: async () => (await db('order_items').where({ id: itemId }).first()).returned as number,
    subjects: async () =>
      (await db('mails').where({ recipient: shopper.email }).orderBy('id')).map(({ subject }) => subject),
  }
}

describe('Returns of a store', () => {
  withPayments()

  it('are approved, received and closed, with an e-mail for each step but the last', async () => {
    const { request, act, subjects, shop, order } = await sold()
    const id = await request(2)
    const label = { carrier: 'Example Post', trackingNumber: 'RT1', url: 'https://post.example/rt1.pdf' }
    const approved = await act(id, 'approve', { answer: 'Send it to 1 Road.', label }).expect(200)
    expect(approved.body.data).to.deep.include({ status: 'approved', answer: 'Send it to 1 Road.', label })
    await act(id, 'receive').expect(200)
    const { body } = await act(id, 'close').expect(200)
    expect(body.data.history.map(({ status }: { status: string }) => status)).to.eql([
      'requested',
      'approved',
      'received',
      'closed',
    ])
    const of = `order #${order.number} at ${shop.name}`
    expect(await subjects()).to.eql([
      `Receipt of your withdrawal from ${of}`,
      `You can send back items of ${of}`,
      `Your items of ${of} have arrived`,
    ])
  })

  it('refuse moves that their status does not allow, and name the ones that it does', async () => {
    const { request, act } = await sold()
    const id = await request(1)
    for (const move of ['receive', 'close', 'refund']) {
      const { body } = await act(id, move).expect(409)
      expect(body.code).to.equal('illegal_status_move')
      expect(body.data.allowed).to.eql(['approved', 'refused'])
    }
    await act(id, 'refuse', { answer: 'Too late.' }).expect(200)
    await act(id, 'refuse', { answer: 'Too late.' }).expect(409)
    await act(id, 'approve').expect(200)
    await act(id, 'approve').expect(409)
  })

  it('free their pieces when refused, and take them again if they are still there', async () => {
    const { request, act, returned } = await sold()
    const first = await request(2)
    await act(first, 'refuse', { answer: 'No.' }).expect(200)
    expect(await returned()).to.equal(0)
    const second = await request(2)
    const { body } = await act(first, 'approve').expect(409)
    expect(body.code).to.equal('too_many_returned')
    await act(second, 'refuse', { answer: 'No.' }).expect(200)
    await act(first, 'approve').expect(200)
    expect(await returned()).to.equal(2)
  })

  it('put received pieces back in stock where the store says so, as a movement with its reason', async () => {
    const { request, act, stock, returned, itemId, order, get, shop } = await sold()
    const id = await request(3)
    await act(id, 'approve').expect(200)
    const before = await stock()
    const line = { itemId, quantity: 2, condition: 'unopened', restock: true }
    const { body } = await act(id, 'receive', { lines: [line] }).expect(200)
    expect(body.data.lines[0]).to.include({ received: 2, condition: 'unopened', restock: true })
    expect(await stock()).to.equal(before + 2)
    expect(await returned()).to.equal(2)
    const moved = await payments
      .db('stock_movements')
      .where({ shop_id: shop.id, product_id: order.productId, reason: 'return' })
    expect(moved.map(({ change, order_id }) => ({ change, order_id }))).to.eql([
      { change: 2, order_id: order.id },
    ])
    expect((await get('/refunds').expect(200)).body.data.refunds).to.eql([])
  })

  it('leave the stock alone where the store does not say so', async () => {
    const { request, act, stock } = await sold()
    const id = await request(1)
    await act(id, 'approve').expect(200)
    const before = await stock()
    await act(id, 'receive').expect(200)
    expect(await stock()).to.equal(before)
  })

  it('take what has arrived of their lines alone', async () => {
    const { request, act, itemId } = await sold()
    const id = await request(1)
    await act(id, 'approve').expect(200)
    const wrong = await act(id, 'receive', { lines: [{ itemId: newId() }] }).expect(404)
    expect(wrong.body.code).to.equal('order_item_not_found')
    const more = await act(id, 'receive', { lines: [{ itemId, quantity: 2 }] }).expect(409)
    expect(more.body.code).to.equal('too_many_returned')
    await act(id, 'receive', { lines: [{ itemId }, { itemId }] }).expect(400)
  })

  it('are refunded before anything arrives, once, by two at the same time', async () => {
    const { request, act, row, refunds, stock } = await sold()
    const id = await request(2)
    await act(id, 'approve').expect(200)
    const before = await stock()
    const replies = await Promise.all([act(id, 'refund'), act(id, 'refund')])
    expect(replies.map(({ status }) => status)).to.include(200)
    const { body } = await act(id, 'refund').expect(200)
    expect(body.data.refund).to.include({ amount: 20, status: 'succeeded', currency: 'USD' })
    expect(await refunds()).to.have.length(1)
    expect(await row()).to.include({ refunded: 2000, payment_status: 'partially_refunded' })
    expect(await stock()).to.equal(before)
  })

  it('are refunded for what has arrived, with shipping or an amount on top', async () => {
    const { request, act, itemId } = await sold()
    const id = await request(3)
    await act(id, 'approve').expect(200)
    await act(id, 'receive', { lines: [{ itemId, quantity: 1 }] }).expect(200)
    const { body } = await act(id, 'refund', { amount: 1.5 }).expect(200)
    expect(body.data.refund.amount).to.equal(11.5)
  })

  it('refuse a refund of what was refunded already, of an order that is not paid, and by the provider', async () => {
    const { request, act, headers, order, itemId } = await sold()
    const id = await request(1)
    await act(id, 'approve').expect(200)
    payments.tamper({ refund: async () => ({ state: 'refused', reason: 'balance_insufficient' }) })
    expect((await act(id, 'refund').expect(409)).body.code).to.equal('refund_refused')
    payments.tamper({ refund: async () => ({ state: 'unknown', reason: 'none' }) })
    expect((await act(id, 'refund').expect(502)).body.code).to.equal('payment_provider_unavailable')
    payments.trust()
    await act(id, 'refund').expect(200)
    const other = await request(2)
    await act(other, 'approve').expect(200)
    const lines = { lines: [{ itemId, quantity: 1 }] }
    await call('apps', payments.apps)
      .post(`/api/v1/orders/${order.id}/refund`)
      .set(headers)
      .send(lines)
      .expect(200)
    expect((await act(other, 'refund').expect(400)).body.code).to.equal('refund_too_large')
    const unpaid = await sold()
    const third = await unpaid.request(1)
    await payments.db('orders').where({ id: unpaid.order.id }).update({ payment_status: 'unpaid' })
    await unpaid.act(third, 'approve').expect(200)
    expect((await unpaid.act(third, 'refund').expect(409)).body.code).to.equal('order_not_refundable')
  })

  it('are listed by status and order, newest first', async () => {
    const { request, act, get, order } = await sold()
    const [first, second] = [await request(1), await request(1)]
    await act(first, 'approve').expect(200)
    const ids = async (query: object) =>
      (await get('/returns').query(query).expect(200)).body.data.returns.map(
        ({ _id }: { _id: string }) => _id,
      )
    expect(await ids({})).to.eql([second, first])
    expect(await ids({ status: 'approved' })).to.eql([first])
    expect(await ids({ status: 'nonsense', order: order.id })).to.eql([second, first])
    expect((await get(`/returns/${first}`).expect(200)).body.data).to.include({
      _id: first,
      status: 'approved',
    })
  })
})

describe('Return policies', () => {
  it('are set as a whole, and taken back', async () => {
    const shop = await createShop()
    const headers = await createAppToken(shop, ['WRITE_STORE'])
    const { id } = await createProduct(shop)
    const apps = (method: 'get' | 'put') => call('apps')[method]('/api/v1/returns/policy').set(headers)
    expect((await apps('get').expect(200)).body.data).to.eql({ days: null, excluded: [] })
    const policy = { days: 30, excluded: [{ product: id, reason: 'custom_made' }] }
    expect((await apps('put').send(policy).expect(200)).body.data).to.eql(policy)
    expect((await apps('get').expect(200)).body.data).to.eql(policy)
    const twice = { days: null, excluded: [...policy.excluded, ...policy.excluded] }
    await apps('put').send(twice).expect(400)
    const { body } = await apps('put')
      .send({ days: 30, excluded: [{ product: newId(), reason: 'custom_made' }] })
      .expect(404)
    expect(body.code).to.equal('product_not_found')
    await apps('put').send({ days: null, excluded: [] }).expect(200)
    expect((await apps('get').expect(200)).body.data).to.eql({ days: null, excluded: [] })
  })

  it('do not hide what was asked for before', async () => {
    const shop = await createShop()
    const { id } = await createReturn(shop, { id: shop.ownerId, email: null })
    expect(await service().db('returns').where({ id })).to.have.length(1)
  })
})
