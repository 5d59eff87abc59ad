import { expect } from 'chai'
import { createPayable, expectPaidOnce, payments, useCardPage, withPayments } from '../support/payments.ts'

describe('getPaymentStatus', () => {
  withPayments()

  it('reports an order for which no payment was started', async () => {
    const payable = await createPayable(payments)
    const { body } = await payable.status().expect(200)
    expect(body.data).to.eql({
      reference: null,
      paymentId: null,
      status: 'unpaid',
      orderStatus: 'pending',
      amount: 50,
      currency: 'USD',
    })
  })

  it('completes the order once the shopper has used the page', async () => {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({})
    const { reference, authorizationUrl } = body.data
    expect((await payable.status()).body.data).to.include({ reference, status: 'pending' })
    await useCardPage(authorizationUrl, 'tok_ok')
    const { body: after } = await payable.status().expect(200)
    expect(after.data).to.eql({
      reference,
      paymentId: payable.method.id,
      status: 'paid',
      orderStatus: 'paid',
      amount: 50,
      currency: 'USD',
    })
    await expectPaidOnce(payable)
  })

  it('shows a decline on the page', async () => {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({})
    await useCardPage(body.data.authorizationUrl, 'tok_decline')
    expect((await payable.status()).body.data).to.include({ status: 'failed', orderStatus: 'pending' })
  })

  it('completes an order whose charge timed out', async () => {
    const payable = await createPayable(payments)
    payments.hurry()
    await payable.pay({ card: 'tok_timeout_after_charge' }).expect(502)
    payments.trust()
    expect((await payable.status().expect(200)).body.data).to.include({ status: 'paid' })
    await expectPaidOnce(payable)
  })

  it('returns the last known state while the provider cannot be reached', async () => {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({})
    await useCardPage(body.data.authorizationUrl, 'tok_ok')
    payments.hide()
    expect((await payable.status().expect(200)).body.data).to.include({ status: 'pending' })
    payments.trust()
    await payable.status()
    await expectPaidOnce(payable)
  })
})
