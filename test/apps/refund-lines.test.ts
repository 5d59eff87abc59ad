import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createPayable, payments, withPayments } from '../support/payments.ts'
import { call } from '../support/service.ts'

/** Creates a paid order of three pieces for 10.00 together, and the calls of its merchant. */
async function paid() {
  const payable = await createPayable(payments, { subtotal: 1002, discount: 2 })
  const { db } = payments
  const { id } = payable.order
  await db('order_items').where({ order_id: id }).update({ quantity: 3, unit_price: 334, discount: 2 })
  await payable.pay().expect(200)
  const headers = await createAppToken(payable.shop, ['READ_ORDERS', 'WRITE_ORDERS'])
  const apps = () => call('apps', payments.apps)
  const path = `/api/v1/orders/${id}`
  const { id: itemId } = await db('order_items').where({ order_id: id }).first('id')
  return {
    ...payable,
    itemId: itemId as string,
    refund: (body: object) => apps().post(`${path}/refund`).set(headers).send(body),
    propose: (query: object = {}) => apps().get(`${path}/refundable`).set(headers).query(query),
    stock: async () => (await db('products').where({ id: payable.order.productId }).first()).quantity,
  }
}

describe('getRefundable', () => {
  withPayments()

  it('proposes to the unit, so that pieces add up to what was paid', async () => {
    const { propose, refund, itemId, row } = await paid()
    const amounts: number[] = []
    for (let n = 0; n < 3; n++) {
      const { body } = await propose({ lines: `${itemId}:1` }).expect(200)
      amounts.push(body.data.amount)
      await refund({ lines: [{ itemId, quantity: 1 }] }).expect(200)
    }
    expect(amounts).to.eql([3.33, 3.34, 3.33])
    expect(await row()).to.include({ refunded: 1000, status: 'refunded' })
    const { body } = await propose().expect(200)
    expect(body.data).to.eql({ amount: 0, lines: [], shipping: 0, taxes: [] })
  })

  it('proposes everything that is left', async () => {
    const { propose, refund, itemId } = await paid()
    await refund({ amount: 1 }).expect(200)
    const { body } = await propose().expect(200)
    expect(body.data.amount).to.equal(9)
    expect(body.data.lines[0]).to.include({ itemId, quantity: 3, amount: 9 })
  })

  it('refuses an unknown order or line, and more pieces than are left', async () => {
    const { propose, itemId, shop } = await paid()
    const headers = await createAppToken(shop, ['READ_ORDERS'])
    const unknown = `/api/v1/orders/${newId()}/refundable`
    await call('apps', payments.apps).get(unknown).set(headers).expect(404)
    const { body } = await propose({ lines: `${newId()}:1` }).expect(404)
    expect(body.code).to.equal('order_item_not_found')
    const more = await propose({ lines: `${itemId}:2,${itemId}:2` }).expect(400)
    expect(more.body.code).to.equal('refund_too_large')
  })
})

describe('refundOrder by line', () => {
  withPayments()

  it('puts refunded pieces back in stock once, when asked, and the ledger says why', async () => {
    const { refund, itemId, stock, order } = await paid()
    const before = await stock()
    await refund({ lines: [{ itemId, quantity: 1 }] }).expect(200)
    expect(await stock()).to.equal(before)
    await refund({ restock: true, reason: 'Too small' }).expect(200)
    expect(await stock()).to.equal(before + 2)
    const moves = await payments.db('stock_movements').where({ order_id: order.id, reason: 'return' })
    expect(moves).to.have.length(1)
    expect(moves[0]).to.include({ change: 2, held_change: 0, note: 'Too small', actor_kind: 'account' })
  })

  it('leaves refunded pieces out of what is to be sent, but none that has been sent', async () => {
    const { refund, itemId, order, shop } = await paid()
    const { db } = payments
    const place = { line1: '1 Road', line2: null, city: 'Ikeja', state: '', postalCode: null, country: 'NG' }
    const shipping_address = JSON.stringify({
      ...{ _id: newId(), name: 'Ada', phone: '+2348012345678', ...place, lat: null, lng: null },
    })
    await db('orders').where({ id: order.id }).update({ to_ship: 3, shipping_address })
    const headers = await createAppToken(shop, ['READ_ORDERS', 'WRITE_SHIPPING'])
    const apps = (method: 'get' | 'post', path: string) =>
      call('apps', payments.apps)[method](path).set(headers)
    const ship = (lines: object[]) =>
      apps('post', '/api/v1/shipping/shipments').send({ orderId: order.id, carrier: 'GIG', lines })
    const shown = async () => {
      const { items, fulfilmentStatus } = (await apps('get', `/api/v1/orders/${order.id}`).expect(200)).body
        .data
      return [fulfilmentStatus, items[0].shipped, items[0].cancelled]
    }
    await ship([{ itemId, quantity: 1 }]).expect(201)
    await refund({ lines: [{ itemId, quantity: 1 }] }).expect(200)
    expect(await shown()).to.eql(['partly', 1, 1])
    expect((await ship([{ itemId, quantity: 2 }]).expect(409)).body.data).to.eql({ itemId, left: 1 })
    await ship([{ itemId, quantity: 1 }]).expect(201)
    expect(await shown()).to.eql(['done', 2, 1])
    await refund({ lines: [{ itemId, quantity: 1 }] }).expect(200)
    expect(await shown()).to.eql(['done', 2, 1])
  })

  it('takes pieces back that cost nothing, without telling the buyer of a refund', async () => {
    const { refund, stock, order, shop, row } = await paid()
    const itemId = newId()
    const { id: product_id, name } = await createProduct(shop, { quantity: 5 })
    const { db } = payments
    const line = { product_id, name, unit_price: 700, quantity: 1, discount: 700 }
    await db('order_items').insert({
      ...{ ...line, id: itemId, shop_id: shop.id, order_id: order.id, holds_stock: true, position: 1 },
    })
    await db('orders').where({ id: order.id }).update({ subtotal: 1702, discount: 702 })
    const before = await stock()
    const lines = [{ itemId, quantity: 1 }]
    expect((await refund({ lines }).expect(400)).body.code).to.equal('refund_too_large')
    await refund({ lines, restock: true }).expect(200)
    await refund({ lines, restock: true }).expect(400)
    expect((await db('products').where({ id: product_id }).first()).quantity).to.equal(6)
    expect(await row()).to.include({ payment_status: 'paid', refunded: 0 })
    expect(await db('order_announcements').where({ order_id: order.id, change: 'refunded' })).to.eql([])
    await refund({ restock: true }).expect(200)
    expect(await stock()).to.equal(before + 3)
  })

  it('pays an amount on top of lines, and takes it from what is refunded last', async () => {
    const { refund, itemId, row } = await paid()
    await refund({ lines: [{ itemId, quantity: 1 }], amount: 2 }).expect(200)
    expect((await row()).refunded).to.equal(533)
    await refund({ lines: [{ itemId, quantity: 2 }] }).expect(200)
    expect(await row()).to.include({ refunded: 1000, status: 'refunded' })
  })

  it('refuses pieces that are refunded already, unknown lines, and more than is left', async () => {
    const { refund, itemId, row } = await paid()
    await refund({ lines: [{ itemId, quantity: 2 }] }).expect(200)
    const twice = await refund({ lines: [{ itemId, quantity: 2 }] }).expect(400)
    expect(twice.body.code).to.equal('refund_too_large')
    await refund({ lines: [{ itemId, quantity: 1 }], amount: 0.01 }).expect(400)
    await refund({ lines: [{ itemId: newId(), quantity: 1 }] }).expect(404)
    expect((await row()).refunded).to.equal(667)
  })

  it('refunds a piece once to two merchants at a time', async () => {
    const { refund, itemId, row, stock } = await paid()
    const before = await stock()
    const body = { lines: [{ itemId, quantity: 2 }], restock: true }
    const replies = await Promise.all([refund(body), refund(body)])
    expect(replies.map(({ status }) => status).sort()).to.eql([200, 400])
    expect((await row()).refunded).to.equal(667)
    expect(await stock()).to.equal(before + 2)
  })

  it('leaves pieces and stock as they were while the provider is silent', async () => {
    const { refund, itemId, row, stock, db } = { ...(await paid()), db: payments.db }
    const before = await stock()
    payments.hide()
    await refund({ lines: [{ itemId, quantity: 3 }], restock: true }).expect(502)
    expect(await stock()).to.equal(before)
    payments.trust()
    await db('refunds').update({ checked_at: new Date(0) })
    await payments.reconcile()
    expect(await stock()).to.equal(before + 3)
    expect(await row()).to.include({ refunded: 1000, status: 'refunded' })
  })
})
