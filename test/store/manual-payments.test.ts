import { expect } from 'chai'
import { days } from '../../src/base/clock.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { paymentLinkOf } from '../support/fixtures/orders.ts'
import { createPaymentMethod } from '../support/fixtures/shops.ts'
import { createPayable, payments, withPayments } from '../support/payments.ts'
import { call } from '../support/service.ts'

type Way = 'on-delivery' | 'at-pickup' | 'invoice'
/** A rate in the contract's shape. */
const rate = {
  rateId: '665f1c2ab4e0d3a1c9f00051',
  carrier: 'Rider',
  service: 'Same day',
  shippingMethod: 'rider',
  etaDays: 1,
}
const reached = {
  'on-delivery': { shipping_rate: JSON.stringify(rate) },
  'at-pickup': { collection: JSON.stringify({ address: 'Quay 1', openingHours: 'always' }) },
  invoice: { collection: null },
}

/** An order that reaches its shopper such that it can be paid in this way, at a store that offers it. */
async function payableBy(option: Way, settings: object = {}) {
  const payable = await createPayable(payments)
  const { shop, order } = payable
  await payments.db('orders').where({ id: order.id }).update(reached[option])
  const { id: paymentId } = await createPaymentMethod(shop, option, { settings })
  const token = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS', 'WRITE_STORE'])
  const apps = (method: 'post' | 'patch', path: string, body: object) =>
    call('apps', payments.apps)[method](`/api/v1${path}`).set(token).send(body)
  return {
    ...payable,
    paymentId,
    apps,
    choose: () => payable.pay({ paymentId }),
    held: async () => {
      const { expires_at, created_at } = await payable.row()
      return (Date.parse(expires_at) - Date.parse(created_at)) / days
    },
  }
}

describe('An order that its merchant sees paid', () => {
  withPayments()

  describe('payOrder', () => {
    for (const [option, usual] of [
      ['on-delivery', 14],
      ['at-pickup', 7],
      ['invoice', 14],
    ] as const) {
      it(`is held for ${usual} days ${option}, or as many as the method says, without a bank account`, async () => {
        const payable = await payableBy(option)
        const { data } = (await payable.choose().expect(200)).body
        expect(data).to.have.keys('reference', 'status')
        expect(await payable.row()).to.include({
          payment_status: 'pending',
          payment_method_id: payable.paymentId,
        })
        expect(await payable.held()).to.equal(usual)
        const other = await payableBy(option, { days: 30 })
        await other.choose().expect(200)
        expect(await other.held()).to.equal(30)
      })

      it(`is paid ${option} once the merchant says so, as the invoice and the receipt say`, async () => {
        const payable = await payableBy(option)
        const { reference } = (await payable.choose().expect(200)).body.data
        const method = option.replace('-', '_')
        await payable.apps('post', `/orders/${payable.order.id}/mark-paid`, { method }).expect(200)
        expect((await payable.payments()).map(({ state, provider }) => [state, provider])).to.eql([
          ['succeeded', option],
        ])
        expect((await payable.pay().expect(200)).body.data).to.eql({ reference, status: 'paid' })
      })
    }

    it('is not paid on delivery where nothing is delivered, nor at pick-up where nothing is collected', async () => {
      for (const option of ['on-delivery', 'at-pickup'] as const) {
        const payable = await payableBy(option)
        await payments
          .db('orders')
          .where({ id: payable.order.id })
          .update({ shipping_rate: null, collection: null })
        expect((await payable.choose().expect(404)).body.code).to.equal('payment_method_not_found')
      }
    })

    it('has one payment, whichever of these ways is chosen last', async () => {
      const payable = await payableBy('on-delivery')
      const transfer = await createPaymentMethod(payable.shop, 'bank-transfer')
      await payable.pay({ paymentId: transfer.id }).expect(200)
      await payable.choose().expect(200)
      expect((await payable.payments()).map(({ state, provider }) => [state, provider])).to.eql([
        ['transfer', 'on-delivery'],
      ])
    })

    it('has an hour for a card again once the shopper gives the other way up', async () => {
      const payable = await payableBy('invoice')
      await payable.choose().expect(200)
      await call('store', payments.store)
        .post(`/api/v1/orders/${payable.order.id}/pay/cancel`)
        .set(payable.shopper.as(payable.shop))
        .expect(200)
      expect(await payable.held()).to.be.below(0.05)
      await payable.pay().expect(200)
      expect(await payable.row()).to.include({ status: 'paid' })
    })
  })

  describe('createOrder', () => {
    it('is held for the days of its method from the beginning', async () => {
      const { shop, shopper, paymentId } = await payableBy('invoice', { days: 21 })
      const product = await createProduct(shop)
      const { body } = await call('store', payments.store)
        .post('/api/v1/orders')
        .set(shopper.as(shop))
        .send({ items: [{ productId: product.id, quantity: 1 }], paymentId })
        .expect(201)
      const { createdAt, expiresAt } = body.data
      expect((Date.parse(expiresAt) - Date.parse(createdAt)) / days).to.equal(21)
    })

    it('is not placed to be paid at pick-up when nobody collects it', async () => {
      const { shop, shopper, paymentId } = await payableBy('at-pickup')
      const product = await createProduct(shop)
      await call('store', payments.store)
        .post('/api/v1/orders')
        .set(shopper.as(shop))
        .send({ items: [{ productId: product.id, quantity: 1 }], paymentId })
        .expect(404)
    })
  })

  describe('payByLink', () => {
    it('is not put off by somebody who has the link', async () => {
      const { shop, order, paymentId } = await payableBy('invoice')
      const token = await paymentLinkOf(shop, order.id)
      const post = (path: string, body: object) =>
        call('store', payments.store)
          .post(`/api/v1/payment-links/${path}`)
          .set('x-shop-id', shop.id)
          .send(body)
      const { methods } = (await post('read', { token }).expect(200)).body.data
      expect(methods.map(({ type }: { type: string }) => type)).to.eql(['gateway'])
      await post('payments', { token, paymentId }).expect(404)
    })
  })

  describe('updatePaymentMethod', () => {
    it('takes other days without a recent sign-in, and keeps them when it is switched off and on', async () => {
      const { apps, paymentId } = await payableBy('on-delivery')
      const path = `/payments/${paymentId}`
      const { data } = (await apps('patch', path, { settings: { days: 5 } }).expect(200)).body
      expect(data).to.deep.include({ type: 'on_delivery', settings: { days: 5 } })
      await apps('patch', path, { active: false }).expect(200)
      const on = await apps('patch', path, { active: true }).expect(200)
      expect(on.body.data.settings).to.eql({ days: 5 })
      await apps('patch', path, { settings: { days: 91 } }).expect(400)
    })
  })
})
