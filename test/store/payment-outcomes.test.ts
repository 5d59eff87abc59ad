import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createPaymentMethod } from '../support/fixtures/shops.ts'
import {
  callBack,
  createPayable,
  expectPaidOnce,
  moveClock,
  type Payable,
  payments,
  useCardPage,
  withPayments,
} from '../support/payments.ts'
import { call } from '../support/service.ts'

describe('The outcome of a payment', () => {
  withPayments()

  const onPage = async (payable: Payable) => {
    const { body } = await payable.pay({}).expect(200)
    return body.data as { reference: string; authorizationUrl: string }
  }

  /** Creates another order of the same shopper at the same store; `state` tells what became of its payment. */
  async function besides({ shop, shopper, method }: Payable) {
    const { id } = await createOrder(shop, shopper)
    return {
      pay: (body: object) =>
        call('store', payments.store)
          .post(`/api/v1/orders/${id}/pay`)
          .set(shopper.as(shop))
          .send({ paymentId: method.id, ...body }),
      state: async () => {
        const order = await payments.db('orders').where({ id }).first()
        const [payment] = await payments.db('payments').where({ order_id: id })
        return { order: order.status, shown: order.payment_status, payment: payment.state }
      },
    }
  }

  it('stays a success where the reply with the page comes later', async () => {
    const payable = await createPayable(payments)
    payments.tamper({
      charge: async (request) => {
        const outcome = await payments.provider.charge(request)
        payments.trust()
        if (outcome.state === 'pending') await useCardPage(outcome.authorizationUrl!, 'tok_ok')
        await callBack(payments, request.reference).expect(200)
        return outcome
      },
    })
    const { body } = await payable.pay({}).expect(200)
    expect(body.data.status).to.equal('paid')
    expect((await payable.payments()).map(({ state }) => state)).to.eql(['succeeded'])
    await expectPaidOnce(payable)
  })

  it('is looked up where the call to the provider fails, because a parallel call may have charged', async () => {
    const payable = await createPayable(payments)
    payments.tamper({
      charge: async (request) => {
        await payments.provider.charge(request)
        throw new Error('this key is in use')
      },
    })
    const { body } = await payable.pay({ card: 'tok_ok' }).expect(200)
    expect(body.data.status).to.equal('paid')
    await expectPaidOnce(payable)
  })

  it('is none where the call to the provider fails and nothing was charged: the next call charges, once', async () => {
    const payable = await createPayable(payments)
    payments.tamper({ charge: () => Promise.reject(new Error('the request could not be made')) })
    await payable.pay({ card: 'tok_ok' }).expect(500)
    expect((await payable.payments()).map(({ state }) => state)).to.eql(['intent'])
    payments.trust()
    await payable.pay({ card: 'tok_ok' }).expect(200)
    await expectPaidOnce(payable)
  })

  it('is a decline once, however often it is reported', async () => {
    const payable = await createPayable(payments)
    const { authorizationUrl, reference } = await onPage(payable)
    await useCardPage(authorizationUrl, 'tok_decline')
    for (let times = 0; times < 2; times += 1) await callBack(payments, reference).expect(200)
    await onPage(payable)
    await callBack(payments, reference).expect(200)
    expect(await payable.row(), 'the second payment is open').to.include({ payment_status: 'pending' })
    expect((await payable.payments()).map(({ state }) => state)).to.eql(['declined', 'pending'])
  })

  it('leaves the method alone that the shopper has chosen since', async () => {
    const payable = await createPayable(payments)
    const { authorizationUrl, reference } = await onPage(payable)
    const { id: paymentId } = await createPaymentMethod(payable.shop, 'bank-transfer')
    await payable.pay({ paymentId }).expect(200)
    await useCardPage(authorizationUrl, 'tok_decline')
    await callBack(payments, reference).expect(200)
    expect(await payable.row()).to.include({ payment_status: 'pending', payment_method_id: paymentId })
  })

  for (const [what, card, outcome] of [
    ['success', 'tok_ok', { order: 'paid', shown: 'paid', payment: 'succeeded' }],
    ['decline', 'tok_decline', { order: 'pending', shown: 'failed', payment: 'declined' }],
  ] as const)
    it(`is that of one order, and of no other one of the shopper: a ${what}`, async () => {
      const payable = await createPayable(payments)
      const other = await besides(payable)
      payments.hide()
      await other.pay({ card: 'tok_ok' }).expect(502)
      payments.trust()
      const { authorizationUrl } = await onPage(payable)
      const waiting = { order: 'pending', shown: 'pending', payment: 'intent' }
      expect(await other.state(), 'while the page is open').to.eql(waiting)
      await useCardPage(authorizationUrl, card)
      await payable.status().expect(200)
      expect(await other.state(), 'when it was used').to.eql(waiting)
      const [payment] = await payable.payments()
      const { status, payment_status } = await payable.row()
      expect({ order: status, shown: payment_status, payment: payment.state }).to.eql(outcome)
    })

  it('is given up for one order, and for no other one of the shopper', async () => {
    const payable = await createPayable(payments)
    const other = await besides(payable)
    payments.hide()
    await payable.pay().expect(502)
    payments.trust()
    moveClock(16 * minutes)
    await other.pay({}).expect(200)
    await payments.reconcile()
    expect((await payable.payments()).map(({ state }) => state)).to.eql(['abandoned'])
    expect(await other.state()).to.eql({ order: 'pending', shown: 'pending', payment: 'pending' })
  })
})
