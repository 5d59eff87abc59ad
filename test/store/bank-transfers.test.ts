import { expect } from 'chai'
import { days, minutes } from '../../src/base/clock.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCoupon } from '../support/fixtures/catalogue.ts'
import { createPaymentMethod } from '../support/fixtures/shops.ts'
import { createPayable, expectPaidOnce, moveClock, payments, withPayments } from '../support/payments.ts'
import { call } from '../support/service.ts'

const settings = {
  accountNumber: '0123456789',
  accountName: 'Harbour Books',
  bankCode: '044',
  bankName: 'Example Bank',
  bankId: 'example-bank',
}

describe('A bank transfer', () => {
  withPayments()

  describe('payOrder', () => {
    it('returns the bank account, and holds the stock for three days from the placing on', async () => {
      const payable = await createPayable(payments)
      const transfer = await createPaymentMethod(payable.shop, 'bank-transfer', { settings })
      const { body } = await payable.pay({ paymentId: transfer.id }).expect(200)
      expect(body.data).to.deep.include({ status: 'pending', bankDetails: settings })
      const row = await payable.row()
      expect(row).to.include({ status: 'pending', payment_status: 'pending', payment_method_id: transfer.id })
      expect(Date.parse(row.expires_at) - Date.parse(row.created_at)).to.equal(3 * days)
      const again = await payable.pay({ paymentId: transfer.id }).expect(200)
      expect(again.body.data).to.eql(body.data)
      const standing = await payable.status().expect(200)
      expect(standing.body.data).to.include({ reference: body.data.reference, status: 'pending' })
    })

    it('has a Girocode of the order until it is reported, where the account is an IBAN in euros', async () => {
      const codeFor = async (currency: string, accountNumber: string) => {
        const payable = await createPayable(payments, undefined, { currency })
        const account = { ...settings, accountNumber, bankCode: 'COBADEFFXXX' }
        const transfer = await createPaymentMethod(payable.shop, 'bank-transfer', { settings: account })
        expect((await payable.status().expect(200)).body.data).not.to.have.property('girocode')
        await payable.pay({ paymentId: transfer.id }).expect(200)
        return { payable, state: (await payable.status().expect(200)).body.data }
      }
      const iban = 'DE89 3704 0044 0532 0130 00'
      const { payable, state } = await codeFor('EUR', iban)
      const { number } = await payable.row()
      const lines = state.girocode.split('\n')
      expect(lines.slice(4, 8)).to.eql([
        'COBADEFFXXX',
        'Harbour Books',
        'DE89370400440532013000',
        `EUR${state.amount.toFixed(2)}`,
      ])
      expect(lines.at(-1)).to.equal(`Order ${number}`)
      for (const [currency, account] of [
        ['USD', iban],
        ['EUR', '0123456789'],
      ] as const)
        expect((await codeFor(currency, account)).state).not.to.have.property('girocode')
      await call('store', payments.store)
        .post(`/api/v1/orders/${payable.order.id}/proof`)
        .set(payable.shopper.as(payable.shop))
        .send({ note: 'Sent' })
        .expect(200)
      expect((await payable.status().expect(200)).body.data).not.to.have.property('girocode')
    })

    it('protects an order whose transfer was reported, whatever becomes of a card', async () => {
      const payable = await createPayable(payments)
      const { shop, shopper, order } = payable
      const transfer = await createPaymentMethod(shop, 'bank-transfer', { settings })
      await payable.pay({ paymentId: transfer.id }).expect(200)
      const post = (path: string, body: object) =>
        call('store', payments.store).post(`/api/v1${path}`).set(shopper.as(shop)).send(body)
      await post(`/orders/${order.id}/proof`, { note: 'Sent' }).expect(200)
      const waits = { payment_status: 'awaiting_confirmation', payment_method_id: transfer.id }
      await payable.pay({ card: 'tok_decline' }).expect(402)
      expect(await payable.row()).to.include(waits)
      payments.hide()
      await payable.pay().expect(502)
      payments.trust()
      moveClock(16 * minutes)
      await payments.reconcile()
      expect((await payable.payments()).map(({ state }) => state)).to.have.members([
        'transfer',
        'declined',
        'abandoned',
      ])
      expect(await payable.row()).to.include(waits)
      const { code } = await createCoupon(shop)
      await post('/coupons/apply', { orderId: order.id, code }).expect(400)
      await post(`/orders/${order.id}/cancel`, {}).expect(409)
      await post(`/orders/${order.id}/proof`, { note: 'Sent again' }).expect(200)
      await payable.pay().expect(200)
      expect(await payable.row()).to.include({ status: 'paid', payment_status: 'paid' })
    })

    it('can be replaced by a card', async () => {
      const payable = await createPayable(payments)
      const transfer = await createPaymentMethod(payable.shop, 'bank-transfer')
      await payable.pay({ paymentId: transfer.id }).expect(200)
      await payable.pay({ card: 'tok_decline' }).expect(402)
      expect(await payable.row()).to.include({ payment_status: 'failed' })
      await payable.pay().expect(200)
      await expectPaidOnce(payable)
    })
  })

  describe('updateOrder', () => {
    it('confirms a transfer at the price of the order, which a coupon has reduced since it was chosen', async () => {
      const payable = await createPayable(payments)
      const { shop, shopper, order } = payable
      const transfer = await createPaymentMethod(shop, 'bank-transfer', { settings })
      await payable.pay({ paymentId: transfer.id }).expect(200)
      await payable.pay({ card: 'tok_decline' }).expect(402)
      const { code } = await createCoupon(shop)
      const coupon = { orderId: order.id, code }
      await call('store', payments.store)
        .post('/api/v1/coupons/apply')
        .set(shopper.as(shop))
        .send(coupon)
        .expect(200)
      await payable.pay({ paymentId: transfer.id }).expect(200)
      await call('apps', payments.apps)
        .patch(`/api/v1/orders/${order.id}`)
        .set(await createAppToken(shop, ['WRITE_ORDERS']))
        .send({ status: 'paid' })
        .expect(200)
      const succeeded = (await payable.payments()).filter(({ state }) => state === 'succeeded')
      expect(succeeded).to.have.length(1)
      expect(succeeded[0]).to.include({ provider: 'bank-transfer', amount: 4500 })
    })
  })
})
