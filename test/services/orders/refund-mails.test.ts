import { expect } from 'chai'
import { createAppToken } from '../../support/fixtures/apps.ts'
import { createPayable, payments, withPayments } from '../../support/payments.ts'
import { call } from '../../support/service.ts'

describe('The e-mail about a refund', () => {
  withPayments()

  it('says how much, and whether it was a full refund', async () => {
    const payable = await createPayable(payments)
    await payable.pay().expect(200)
    const headers = await createAppToken(payable.shop, ['WRITE_ORDERS'])
    const refund = (body: object) =>
      call('apps', payments.apps)
        .post(`/api/v1/orders/${payable.order.id}/refund`)
        .set(headers)
        .send(body)
        .expect(200)
    await refund({ amount: 20 })
    await refund({})
    const [, part, rest] = await payable.mails()
    expect(part!.subject).to.match(/^Your order #\d+ has been partially refunded/)
    expect(part!.text)
      .to.match(/has refunded \$20\.00/)
      .and.include('The rest of the order is not affected.')
    expect(rest!.subject).to.match(/^Your order #\d+ has been refunded/)
    expect(rest!.text)
      .to.match(/has refunded \$30\.00/)
      .and.include('The order is now fully refunded.')
    expect(await payable.mails()).to.have.length(3)
  })

  it('says once that the order was cancelled, and how much goes back', async () => {
    const payable = await createPayable(payments)
    await payable.pay().expect(200)
    const headers = await createAppToken(payable.shop, ['WRITE_ORDERS'])
    await call('apps', payments.apps)
      .post(`/api/v1/orders/${payable.order.id}/cancel`)
      .set(headers)
      .expect(200)
    const [, told, ...more] = await payable.mails()
    expect(more).to.eql([])
    expect(told!.subject).to.match(/^Your order #\d+ has been cancelled/)
    expect(told!.text).to.match(/has cancelled your order #\d+ and refunded \$50\.00/)
  })
})
