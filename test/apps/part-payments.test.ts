import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import { recordEvent } from '../../src/events/record.ts'
import { expireOrders } from '../../src/services/orders/order-expiry.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCoupon } from '../support/fixtures/catalogue.ts'
import { createPaymentMethod } from '../support/fixtures/shops.ts'
import {
  createPayable,
  moveClock,
  type Payable,
  payments,
  useCardPage,
  withPayments,
} from '../support/payments.ts'
import { call } from '../support/service.ts'

/** A pending order of 50.00, and the calls of its merchant. */
async function booking() {
  const payable = await createPayable(payments)
  const { shop, order, shopper } = payable
  const token = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS'])
  const path = `/api/v1/orders/${order.id}`
  const post = (to: string, body: object = {}) =>
    call('apps', payments.apps).post(`${path}/${to}`).set(token).send(body)
  return {
    ...payable,
    token,
    path,
    post,
    book: (amount: number, body: object = {}) => post('mark-paid', { method: 'cash', amount, ...body }),
    shown: async () => (await call('apps', payments.apps).get(path).set(token).expect(200)).body.data,
    cancelOwn: () => call('store', payments.store).post(`${path}/cancel`).set(shopper.as(shop)),
    stock: () => payments.db('products').where({ id: order.productId }).first('held', 'quantity'),
  }
}

/** Returns the sums that the provider has charged and given back for an order, in minor units. */
async function atProvider(payable: Payable): Promise<{ charged: number; refunded: number }> {
  const references = (await payable.payments()).map(({ reference }) => reference)
  const latest = new Map(
    payments.ledger().flatMap(({ charge }) => (charge ? [[charge.reference, charge] as const] : [])),
  )
  const done = [...latest.values()].filter(
    ({ reference, state }) => references.includes(reference) && state === 'succeeded',
  )
  return {
    charged: done.reduce((sum, { amount }) => sum + amount, 0),
    refunded: done.reduce((sum, { refunded }) => sum + refunded, 0),
  }
}

describe('Booking a part of an order', () => {
  withPayments()

  describe('markOrderPaid', () => {
    it('keeps the part, shows what is left, and completes the order with the rest', async () => {
      const { book, events, row, mails, payments: rows } = await booking()
      const { data } = (await book(20, { reference: ' Till 3 ' }).expect(200)).body
      expect(data).to.include({ status: 'pending', paymentStatus: 'unpaid', total: 50, expiresAt: null })
      expect(data.partPaid).to.include({ paid: 20, due: 30 })
      expect(data.partPaid.payments[0]).to.include({ amount: 20, method: 'cash', reference: 'Till 3' })
      expect(await mails()).to.have.length(0)
      const last = (await book(30).expect(200)).body.data
      expect(last).to.include({ status: 'paid', paymentStatus: 'paid' })
      expect(last.partPaid).to.include({ paid: 20, due: 0 })
      expect((await rows()).map(({ state, amount }) => [state, amount])).to.eql([
        ['part', 2000],
        ['succeeded', 3000],
      ])
      expect(await events()).to.have.length(2)
      expect(await mails()).to.have.length(1)
      expect((await row()).part_paid).to.equal(2000)
    })

    it('has links, bank transfers and cards ask for the rest only', async () => {
      const payable = await booking()
      const transfer = await createPaymentMethod(payable.shop, 'bank-transfer')
      await payable.pay({ paymentId: transfer.id }).expect(200)
      await payable.book(20).expect(200)
      expect((await payable.status().expect(200)).body.data).to.include({ amount: 30 })
      const { url } = (await payable.post('payment-link').expect(201)).body.data
      const linked = await call('store', payments.store)
        .post('/api/v1/payment-links/read')
        .set('x-shop-id', payable.shop.id)
        .send({ token: url.split('/pay/')[1] })
        .expect(200)
      expect(linked.body.data).to.include({ amount: 30, status: 'pending' })
      await payable.pay().expect(200)
      expect(await atProvider(payable)).to.eql({ charged: 3000, refunded: 0 })
      expect((await payable.row()).status).to.equal('paid')
    })

    it('refuses more than is left, and less than a minor unit', async () => {
      const { book } = await booking()
      await book(20).expect(200)
      const { body } = await book(30.01).expect(409)
      expect(body).to.deep.include({ code: 'payment_too_large', data: { due: 30 } })
      await book(0.001).expect(400)
      await book(0).expect(400)
    })

    it('books a part with a reference once, and never more than is left of several at once', async () => {
      const { book, row } = await booking()
      const same = { reference: 'Statement 4' }
      const replies = await Promise.all([book(20, same), book(20, same), book(20, same)])
      expect(replies.map(({ status }) => status)).to.eql([200, 200, 200])
      expect((await row()).part_paid).to.equal(2000)
      const others = await Promise.all(Array.from({ length: 5 }, () => book(12)))
      expect(others.filter(({ status }) => status === 200)).to.have.length(2)
      expect(await row()).to.include({ part_paid: 4400, status: 'pending' })
    })

    it('books equal instalments that came at times of their own, and the same one once', async () => {
      const { book, row, order } = await booking()
      await payments.db('orders').where({ id: order.id }).update({ created_at: '2026-01-05T09:00:00.000Z' })
      const [first, second] = ['2026-02-02T09:00:00.000Z', '2026-03-02T09:00:00.000Z']
      for (const paidAt of [first, first, second, second])
        await book(15, { reference: 'Order 1', paidAt }).expect(200)
      expect((await row()).part_paid).to.equal(3000)
    })

    it('takes a transfer that is reported for the rest as another one, of which the store is reminded', async () => {
      const payable = await booking()
      const { shop, shopper, path } = payable
      const transfer = await createPaymentMethod(shop, 'bank-transfer')
      const report = async (reference: string) => {
        await payable.pay({ paymentId: transfer.id }).expect(200)
        const store = call('store', payments.store)
        await store.post(`${path}/proof`).set(shopper.as(shop)).send({ reference }).expect(200)
        return (await payable.row()).reminder_at
      }
      expect(await report('A1')).not.to.equal(null)
      await payable.book(20).expect(200)
      expect((await payable.row()).reminder_at).to.equal(null)
      expect(await report('A2')).not.to.equal(null)
    })

    it('gives back what a card page, which was opened before, brings too much', async () => {
      const payable = await booking()
      const { authorizationUrl } = (await payable.pay({ returnUrl: 'https://example.com' }).expect(200)).body
        .data
      await payable.book(20).expect(200)
      await useCardPage(authorizationUrl, 'tok_ok')
      await payable.status().expect(200)
      moveClock(2 * minutes)
      await payments.reconcile()
      expect(await atProvider(payable)).to.eql({ charged: 5000, refunded: 2000 })
      await payable.post('refund').expect(200)
      expect(await atProvider(payable)).to.eql({ charged: 5000, refunded: 5000 })
      expect((await payable.row()).status).to.equal('refunded')
    })

    it('answers a reported transfer, and keeps the order from expiring and its total as it is', async () => {
      const payable = await booking()
      const { shop, shopper, path } = payable
      const transfer = await createPaymentMethod(shop, 'bank-transfer')
      await payable.pay({ paymentId: transfer.id }).expect(200)
      const store = call('store', payments.store)
      await store.post(`${path}/proof`).set(shopper.as(shop)).send({ reference: 'A1' }).expect(200)
      expect((await payable.book(20).expect(200)).body.data.paymentStatus).to.equal('pending')
      const coupon = await createCoupon(shop)
      const { body: kept } = await store
        .post('/api/v1/coupons/apply')
        .set(shopper.as(shop))
        .send({ orderId: payable.order.id, code: coupon.code })
      expect(kept.code).to.equal('order_being_paid')
      const { updatedAt, items } = await payable.shown()
      const change = { lines: [{ itemId: items[0]._id, quantity: 2 }], updatedAt }
      expect((await payable.post('edits', change).expect(409)).body.code).to.equal('order_not_editable')
      const { db, dependencies } = payments
      const context = { log: dependencies.log, record: recordEvent }
      await expireOrders(db, context, AbortSignal.timeout(1 * minutes))
      expect((await payable.row()).status).to.equal('pending')
    })
  })

  describe('refundOrder', () => {
    it('gives back by card what the card has brought, and the rest by hand, in any steps', async () => {
      const payable = await booking()
      await payable.book(20).expect(200)
      await payable.pay().expect(200)
      await payable.post('refund', { amount: 25 }).expect(200)
      await payable.post('refund', { amount: 15 }).expect(200)
      expect(await atProvider(payable)).to.eql({ charged: 3000, refunded: 3000 })
      const { data } = (await payable.post('refund').expect(200)).body
      expect(data).to.include({ status: 'refunded', paymentStatus: 'refunded' })
      expect(await atProvider(payable)).to.eql({ charged: 3000, refunded: 3000 })
      expect((await payable.refunds()).map(({ amount, by_hand }) => [amount, by_hand])).to.eql([
        [2500, 0],
        [1500, 1000],
        [1000, 1000],
      ])
      const listed = await call('apps', payments.apps).get('/api/v1/refunds').set(payable.token).expect(200)
      const shown = listed.body.data.refunds.map(({ byHand }: { byHand: number }) => byHand)
      expect(shown.toSorted()).to.eql([0, 10, 10])
    })
  })

  describe('cancelOrder', () => {
    it('gives exactly what was booked back, which a refund says, and releases the stock', async () => {
      const payable = await booking()
      await payable.book(20).expect(200)
      await payable.book(5).expect(200)
      expect((await payable.cancelOwn().expect(409)).body.code).to.equal('order_being_paid')
      const { data } = (await payable.post('cancel').expect(200)).body
      expect(data).to.include({ status: 'cancelled', paymentStatus: 'refunded' })
      expect(data.partPaid).to.include({ paid: 25, due: 0 })
      const [refund, ...others] = await payable.refunds()
      expect(refund).to.include({ amount: 2500, by_hand: 2500, payment_id: null, state: 'succeeded' })
      expect(others).to.have.length(0)
      expect(await payable.stock()).to.include({ held: 0 })
      await payable.book(5).expect(409)
    })
  })
})
