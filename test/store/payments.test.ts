import { expect } from 'chai'
import { hours, minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { whileClocksAre } from '../support/clocks.ts'
import { createCoupon } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import {
  createPayable,
  expectPaidOnce,
  moveClock,
  payments,
  useCardPage,
  withPayments,
} from '../support/payments.ts'
import { call } from '../support/service.ts'

describe('Payments', () => {
  withPayments()

  describe('payOrder', () => {
    for (const [card, shown] of Object.entries({
      tok_ok: { brand: 'visa', last4: '4242', reusable: true },
      tok_not_reusable: { brand: 'visa', last4: '3184', reusable: false },
      tok_renewal_declines: { brand: 'mastercard', last4: '0341', reusable: true },
    })) {
      it(`charges ${card} and makes the order paid, once`, async () => {
        const payable = await createPayable(payments)
        const { body } = await payable.pay({ card }).expect(200)
        const [row] = await payable.payments()
        expect(body.data).to.eql({ reference: row.reference, status: 'paid' })
        expect(row).to.deep.include({ state: 'succeeded', amount: 5000, card: shown })
        expect(JSON.stringify(row), 'a token that could be charged').not.to.match(/card_|tok_/)
        await expectPaidOnce(payable)
      })
    }

    it('sends a receipt', async () => {
      const payable = await createPayable(payments)
      await payable.pay()
      const [{ subject, text }] = (await payable.mails()) as [{ subject: string; text: string }]
      expect(subject).to.equal(`Receipt for order #${payable.order.number} at ${payable.shop.name}`)
      expect(text).to.match(/1 x Product-\w+: \$50\.00\n/)
      expect(text).to.match(/Total: \$50\.00\nPaid with: Visa ending in 4242\n/)
    })

    it('stores a decline, and accepts another card in a second attempt', async () => {
      const payable = await createPayable(payments)
      const { body } = await payable.pay({ card: 'tok_decline' }).expect(402)
      expect(body).to.include({ message: 'The card was declined', code: 'card_declined' })
      const [declined] = await payable.payments()
      expect(declined).to.include({ state: 'declined', failure: 'card_declined' })
      expect(await payable.row()).to.include({ status: 'pending', payment_status: 'failed' })
      expect(await payable.events()).to.eql([])
      await payable.pay().expect(200)
      const [, second] = await payable.payments()
      expect(second.reference).not.to.equal(declined.reference)
      await expectPaidOnce(payable)
    })

    for (const card of ['tok_nope', 'tok nope-🂡', 'x'.repeat(255)]) {
      it(`declines a card that the provider does not know: ${card.slice(0, 20)}`, async () => {
        const payable = await createPayable(payments)
        const { body } = await payable.pay({ card }).expect(402)
        expect(body.code).to.equal('card_declined')
      })
    }

    it('leads to the page of the provider without a card, and to the same one again', async () => {
      const payable = await createPayable(payments)
      const first = await payable.pay({ returnUrl: 'https://shop.example/thanks' }).expect(200)
      expect(first.body.data.status).to.equal('pending')
      expect(first.body.data.authorizationUrl).to.match(/^http/)
      expect(await payable.row()).to.include({ status: 'pending', payment_status: 'pending' })
      const again = await payable.pay({ card: 'tok_ok' }).expect(200)
      expect(again.body.data, 'no second charge beside an open one').to.eql(first.body.data)
      await useCardPage(first.body.data.authorizationUrl, 'tok_ok')
      const paid = await payable.pay({ card: 'tok_ok' }).expect(200)
      expect(paid.body.data.status).to.equal('paid')
      await expectPaidOnce(payable)
    })

    it('tries the new card when the one on the page was declined', async () => {
      const payable = await createPayable(payments)
      const { body } = await payable.pay({})
      await useCardPage(body.data.authorizationUrl, 'tok_decline')
      await payable.pay({ card: 'tok_ok' }).expect(200)
      expect((await payable.payments()).map(({ state }) => state)).to.eql(['declined', 'succeeded'])
      await expectPaidOnce(payable)
    })

    it('answers 502 after a time-out, does not charge again, and finds the payment', async () => {
      const payable = await createPayable(payments)
      payments.hurry()
      const { body } = await payable.pay({ card: 'tok_timeout_after_charge' }).expect(502)
      payments.trust()
      expect(body.code).to.equal('payment_provider_unavailable')
      expect((await payable.payments()).map(({ state }) => state)).to.eql(['intent'])
      const again = await payable.pay({ card: 'tok_ok' }).expect(200)
      expect(again.body.data.status).to.equal('paid')
      expect(await payable.payments()).to.have.length(1)
      await expectPaidOnce(payable)
    })

    it('continues a payment that never reached the provider', async () => {
      const payable = await createPayable(payments)
      payments.hide()
      await payable.pay().expect(502)
      await payable.pay().expect(502)
      payments.trust()
      await payable.pay({ card: 'tok_not_reusable' }).expect(200)
      expect(await payable.payments()).to.have.length(1)
      await expectPaidOnce(payable)
    })

    it('charges once in twenty parallel calls, even with different cards', async () => {
      const payable = await createPayable(payments)
      const before = payable.charges().length
      const cards = ['tok_ok', 'tok_not_reusable']
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) => payable.pay({ card: cards[index % 2] })),
      )
      expect(new Set(replies.map(({ status }) => status))).to.satisfy((statuses: Set<number>) =>
        [...statuses].every((status) => status === 200 || status === 409),
      )
      expect(replies.some(({ body }) => body.data.status === 'paid')).to.equal(true)
      expect(payable.charges().length - before).to.equal(1)
      await expectPaidOnce(payable)
    })

    it('repeats its reply for the same Idempotency-Key', async () => {
      const payable = await createPayable(payments)
      const key = { 'idempotency-key': newId() }
      const first = await payable.pay({ card: 'tok_ok' }, key).expect(200)
      const second = await payable.pay({ card: 'tok_ok' }, key).expect(200)
      expect(second.headers['idempotent-replayed']).to.equal('true')
      expect(second.body).to.eql(first.body)
      await expectPaidOnce(payable)
    })

    it('calls no provider for an order that costs nothing', async () => {
      const payable = await createPayable(payments, { discount: 5000 })
      payments.hide()
      const { body } = await payable.pay().expect(200)
      expect(body.data.status).to.equal('paid')
      await expectPaidOnce(payable)
    })

    it('needs a payment method only where there is something to pay', async () => {
      const free = await createPayable(payments, { discount: 5000 })
      const { body } = await free.pay({ paymentId: undefined }).expect(200)
      expect(body.data.status).to.equal('paid')
      await expectPaidOnce(free)
      const dear = await createPayable(payments)
      const refused = await dear.pay({ paymentId: undefined }).expect(400)
      expect(refused.body.message).to.equal('paymentId is required')
      expect(await dear.payments()).to.eql([])
    })

    it("does not find another shopper's order, another store's, or one that does not exist", async () => {
      const payable = await createPayable(payments)
      const stranger = await createAccount()
      const other = await createShop()
      for (const [headers, id] of [
        [stranger.as(payable.shop), payable.order.id],
        [payable.shopper.as(other), payable.order.id],
        [payable.shopper.as(payable.shop), newId()],
      ] as const) {
        const store = call('store', payments.store)
        const paying = await store
          .post(`/api/v1/orders/${id}/pay`)
          .set(headers)
          .send({ paymentId: payable.method.id })
        expect(paying.status).to.equal(404)
        expect(paying.body.message).to.equal('Order not found')
        await store.get(`/api/v1/orders/${id}/payment-status`).set(headers).expect(404)
      }
      expect(await payable.payments()).to.eql([])
    })

    it("refuses a method that is unknown, disabled or another store's", async () => {
      const payable = await createPayable(payments)
      const foreign = await createPaymentMethod(await createShop())
      const off = await createPaymentMethod(payable.shop, 'bank-transfer', { active: false })
      for (const paymentId of [newId(), 'nonsense', foreign.id, off.id]) {
        const { body } = await payable.pay({ paymentId }).expect(404)
        expect(body.message).to.equal('Payment method not found')
      }
    })

    it('tells which method was chosen last, also once it was declined', async () => {
      const payable = await createPayable(payments)
      const state = async () => {
        const path = `/api/v1/orders/${payable.order.id}/payment-status`
        const headers = payable.shopper.as(payable.shop)
        return (await call('store', payments.store).get(path).set(headers).expect(200)).body.data
      }
      expect(await state()).to.include({ status: 'unpaid', paymentId: null })
      await payable.pay({ card: 'tok_decline' }).expect(402)
      expect(await state()).to.include({ status: 'failed', paymentId: payable.method.id })
    })

    it('pays for an order until it expires by the database, by a process whose clock is hours ahead', async () => {
      const payable = await createPayable(payments)
      await whileClocksAre(2 * hours, () => payable.pay().expect(200))
      await expectPaidOnce(payable)
    })

    it('refuses an order that is cancelled, expired, refunded, or marked as paid by hand', async () => {
      const cancelled = await createPayable(payments, { status: 'cancelled' })
      expect((await cancelled.pay().expect(409)).body.code).to.equal('order_not_payable')
      await (await createPayable(payments, { status: 'refunded', payment_status: 'refunded' }))
        .pay()
        .expect(409)
      await (await createPayable(payments, { status: 'paid', payment_status: 'paid' })).pay().expect(409)
      const late = await createPayable(payments)
      moveClock(61 * minutes)
      await late.pay().expect(409)
    })

    it('repeats the reply of a paid order whose first reply was lost, and charges once', async () => {
      const payable = await createPayable(payments)
      const before = payable.charges().length
      const { body } = await payable.pay().expect(200)
      const key = { 'idempotency-key': newId() }
      for (const again of [await payable.pay(), await payable.pay({ card: 'tok_decline' }, key)]) {
        expect(again.status).to.equal(200)
        expect(again.body.data).to.eql(body.data)
      }
      expect(payable.charges().length - before).to.equal(1)
      await expectPaidOnce(payable)
    })

    it('refuses a card number in place of a token, and an invalid return address', async () => {
      const payable = await createPayable(payments)
      await payable.pay({ card: '4242 4242 4242 4242' }).expect(400)
      await payable.pay({ returnUrl: 'javascript:alert(1)' }).expect(400)
      await payable.pay({ returnUrl: 'http://shop.example:99999999/' }).expect(400)
      await payable.pay({ card: 'tok_ok', returnUrl: `https://shop.example/${'x'.repeat(2027)}` }).expect(200)
    })

    it('refunds when the order was cancelled in the meantime', async () => {
      const payable = await createPayable(payments)
      payments.tamper({
        charge: async (request) => {
          const outcome = await payments.provider.charge(request)
          await payments
            .db('orders')
            .where({ id: payable.order.id, shop_id: payable.shop.id })
            .update({ status: 'cancelled' })
          return outcome
        },
      })
      await payable.pay().expect(409)
      payments.trust()
      moveClock(2 * minutes)
      await payments.reconcile()
      expect(await payable.row()).to.include({ status: 'cancelled', payment_status: 'refunded' })
      expect((await payable.payments())[0].state).to.equal('refunded')
    })

    it("refunds what exceeds the order's current total", async () => {
      const payable = await createPayable(payments)
      const { body } = await payable.pay({})
      await payments.db('orders').where({ id: payable.order.id }).update({ discount: 1500 })
      await useCardPage(body.data.authorizationUrl, 'tok_ok')
      await payable.status().expect(200)
      await expectPaidOnce(payable)
      moveClock(2 * minutes)
      await payments.reconcile()
      const [refund] = await payable.refunds()
      expect(refund).to.include({ kind: 'excess', amount: 1500, state: 'succeeded' })
      expect(await payable.row()).to.include({ payment_status: 'paid', refunded: 0 })
      expect(await payable.events(), 'nothing of it shows on the order').to.have.length(1)
    })
  })

  it('refuses coupons for an order with a payment that may be in flight', async () => {
    const payable = await createPayable(payments)
    const { code } = await createCoupon(payable.shop)
    const apply = () =>
      call('store', payments.store)
        .post('/api/v1/coupons/apply')
        .set(payable.shopper.as(payable.shop))
        .send({ orderId: payable.order.id, code })
    const { body } = await payable.pay({})
    const refused = await apply().expect(400)
    expect(refused.body).to.include({
      code: 'order_being_paid',
      message: 'This order is being paid; wait for the payment, or cancel the payment first',
    })
    await useCardPage(body.data.authorizationUrl, 'tok_decline')
    await payable.status()
    await apply().expect(200)
    await payable.pay().expect(200)
    expect((await payable.payments())[1]).to.include({ amount: 4500, state: 'succeeded' })
  })
})
