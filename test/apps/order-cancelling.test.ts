import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCoupon } from '../support/fixtures/catalogue.ts'
import { createShipment } from '../support/fixtures/shipping.ts'
import { createPayable, payments, withPayments } from '../support/payments.ts'
import { call } from '../support/service.ts'

/** Creates an order of two pieces, and the calls of its merchant. */
async function placed(values: Parameters<typeof createPayable>[1] = { subtotal: 2000 }) {
  const payable = await createPayable(payments, values)
  const { db } = payments
  const { id, productId } = payable.order
  await db('order_items').where({ order_id: id }).update({ quantity: 2, unit_price: 1000 })
  await db('products').where({ id: productId }).update({ held: 2 })
  const headers = await createAppToken(payable.shop, ['READ_ORDERS', 'WRITE_ORDERS', 'WRITE_SHIPPING'])
  const path = `/api/v1/orders/${id}`
  const post = (to: string, body: object = {}, key: Record<string, string> = {}) =>
    call('apps', payments.apps).post(`${path}${to}`).set(headers).set(key).send(body)
  return {
    ...payable,
    db,
    id,
    cancel: (body?: object, key?: Record<string, string>) => post('/cancel', body, key),
    refund: (body?: object) => post('/refund', body),
    ship: () =>
      call('apps', payments.apps)
        .post('/api/v1/shipping/shipments')
        .set(headers)
        .send({ orderId: id, carrier: 'A carrier' }),
    stock: async () => (await db('products').where({ id: productId }).first()).quantity as number,
    moves: () =>
      db('stock_movements').where({ order_id: id }).orderBy('id').select('reason', 'change', 'note'),
  }
}

async function paid(values?: Parameters<typeof createPayable>[1]) {
  const order = await placed(values)
  await order.pay().expect(200)
  return order
}

describe('cancelOrder of the store', () => {
  withPayments()

  it('refunds a paid order, puts its pieces back and cancels it, in one', async () => {
    const { cancel, row, stock, moves, db, id } = await paid()
    const before = await stock()
    const { body } = await cancel({ reason: 'Sold out' }).expect(200)
    expect(body.data).to.include({ status: 'cancelled', paymentStatus: 'refunded' })
    expect(await row()).to.include({ status: 'cancelled', payment_status: 'refunded', refunded: 2000 })
    expect(await stock()).to.equal(before + 2)
    expect((await moves()).at(-1)).to.eql({ reason: 'cancellation', change: 2, note: 'Sold out' })
    const told = await db('order_announcements').where({ order_id: id, change: 'refunded' }).pluck('facts')
    expect(told.map(({ amount, cancelled }) => ({ amount, cancelled }))).to.eql([
      { amount: 2000, cancelled: true },
    ])
  })

  it('refunds only what is left, and returns only the pieces that are', async () => {
    const { cancel, refund, row, stock, db, id } = await paid()
    const before = await stock()
    const { id: itemId } = await db('order_items').where({ order_id: id }).first('id')
    await refund({ lines: [{ itemId, quantity: 1 }] }).expect(200)
    await cancel().expect(200)
    expect(await row()).to.include({ status: 'cancelled', refunded: 2000 })
    expect(await stock()).to.equal(before + 1)
  })

  it('leaves the stock as it is when told so', async () => {
    const { cancel, stock } = await paid()
    const before = await stock()
    await cancel({ restock: false }).expect(200)
    expect(await stock()).to.equal(before)
  })

  it('gives back the use of a coupon', async () => {
    const { cancel, db, id, shop, shopper } = await paid()
    const coupon = await createCoupon(shop)
    await db('coupons').where({ id: coupon.id }).update({ usage_count: 1 })
    await db('coupon_redemptions').insert({
      order_id: id,
      shop_id: shop.id,
      coupon_id: coupon.id,
      user_id: shopper.id,
    })
    await cancel().expect(200)
    expect(await db('coupon_redemptions').where({ order_id: id })).to.eql([])
    expect((await db('coupons').where({ id: coupon.id }).first()).usage_count).to.equal(0)
  })

  it('returns the pieces of an order that cost nothing', async () => {
    const { cancel, row, stock } = await paid({ subtotal: 2000, discount: 2000 })
    const before = await stock()
    await cancel().expect(200)
    expect(await row()).to.include({ status: 'cancelled', payment_status: 'refunded', refunded: 0 })
    expect(await stock()).to.equal(before + 2)
  })

  it('cancels an unpaid order as a change of its status does, and a cancelled one once', async () => {
    const { cancel, row, stock, db, id } = await placed()
    const before = await stock()
    await cancel().expect(200)
    await cancel().expect(200)
    expect(await row()).to.include({ status: 'cancelled', refunded: 0 })
    expect(await stock()).to.equal(before + 2)
    expect(await db('order_announcements').where({ order_id: id, change: 'cancelled' })).to.have.length(1)
  })

  it('refuses an order that was refunded or has a shipment', async () => {
    const refunded = await paid()
    await refunded.refund().expect(200)
    const reply = await refunded.cancel().expect(409)
    expect(reply.body.code).to.equal('order_not_cancellable')
    const { cancel, order, shop, shopper } = await paid()
    await createShipment(shop, shopper, order)
    expect((await cancel().expect(409)).body.code).to.equal('order_not_cancellable')
  })

  it('stays paid if the provider refuses', async () => {
    const { cancel, row, stock, pay } = await placed()
    await pay().expect(200)
    const before = await stock()
    payments.tamper({ refund: async () => ({ state: 'refused', reason: 'balance too low' }) })
    const { body } = await cancel().expect(409)
    expect(body).to.deep.include({ code: 'refund_refused', data: { reason: 'balance too low' } })
    expect(await row()).to.include({ status: 'paid', payment_status: 'paid', refunded: 0 })
    expect(await stock()).to.equal(before)
  })

  it('is finished by the reconciler after a silence, during which nothing can be shipped', async () => {
    const { cancel, row, stock, ship, db } = await paid()
    const before = await stock()
    payments.hide()
    await cancel().expect(502)
    expect((await cancel().expect(409)).body.code).to.equal('order_not_refundable')
    expect((await ship().expect(409)).body.code).to.equal('order_not_shippable')
    payments.trust()
    await db('refunds').update({ checked_at: new Date(0) })
    await payments.reconcile()
    expect(await row()).to.include({ status: 'cancelled', payment_status: 'refunded', refunded: 2000 })
    expect(await stock()).to.equal(before + 2)
  })

  it('refunds once when it is called twice at a time, or again with its key', async () => {
    const { cancel, row, stock, id, db } = await paid()
    const before = await stock()
    const key = { 'idempotency-key': `cancel-${id}` }
    await Promise.all([cancel({}, key), cancel({}, key)])
    await cancel({}, key).expect(200)
    expect(await row()).to.include({ status: 'cancelled', refunded: 2000 })
    expect(await stock()).to.equal(before + 2)
    const { id: refundId } = await db('refunds').where({ order_id: id }).first('id')
    const made = payments.ledger().flatMap(({ refund }) => (refund ? [refund.refundReference] : []))
    expect(made.filter((reference) => reference === `ref_${refundId}`)).to.have.length(1)
    expect(await db('refunds').where({ order_id: id })).to.have.length(1)
  })
})
