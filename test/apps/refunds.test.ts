import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createPaymentMethod } from '../support/fixtures/shops.ts'
import { createPayable, moveClock, type Payable, payments, withPayments } from '../support/payments.ts'
import { call } from '../support/service.ts'

describe('refundOrder', () => {
  withPayments()

  async function refunder({ shop, order }: Payable) {
    const headers = await createAppToken(shop, ['WRITE_ORDERS'])
    return (body: object = {}, more: Record<string, string> = {}) =>
      call('apps', payments.apps)
        .post(`/api/v1/orders/${order.id}/refund`)
        .set({ ...headers, ...more })
        .send(body)
  }

  /** Creates an order of 50.00, paid by card, with a function by which its merchant refunds it. */
  async function paid() {
    const payable = await createPayable(payments)
    await payable.pay().expect(200)
    return { payable, refund: await refunder(payable) }
  }

  function givenBack(reference: string): number {
    const entries = payments.ledger().filter(({ refund }) => refund?.reference === reference)
    return entries.reduce((sum, { refund }) => sum + (refund && 'amount' in refund ? refund.amount : 0), 0)
  }

  it('refunds a part, then all that is left', async () => {
    const { payable, refund } = await paid()
    const part = await refund({ amount: 20.5, reason: 'One mug arrived broken' }).expect(200)
    expect(part.body.message).to.equal('Order refunded')
    expect(part.body.data).to.include({ status: 'paid', paymentStatus: 'partially_refunded', total: 50 })
    const rest = await refund().expect(200)
    expect(rest.body.data).to.include({ status: 'refunded', paymentStatus: 'refunded' })
    const rows = await payable.refunds()
    expect(rows.map(({ amount, state, reason }) => ({ amount, state, reason }))).to.eql([
      { amount: 2050, state: 'succeeded', reason: 'One mug arrived broken' },
      { amount: 2950, state: 'succeeded', reason: null },
    ])
    const [{ reference }] = (await payable.payments()) as [{ reference: string }]
    expect(givenBack(reference)).to.equal(5000)
    const path = `/orders/${payable.order.id}/refund`
    expect((await payable.events()).slice(1)).to.eql([
      { method: 'POST', path },
      { method: 'POST', path },
    ])
  })

  it('leaves the stock unchanged', async () => {
    const { payable, refund } = await paid()
    await refund().expect(200)
    const product = await payments.db('products').where({ id: payable.order.productId }).first()
    expect(product.quantity).to.equal(10)
  })

  it('refuses an order that is not paid, or was refunded', async () => {
    const payable = await createPayable(payments)
    const refund = await refunder(payable)
    const { body } = await refund().expect(409)
    expect(body.code).to.equal('order_not_refundable')
    await payable.pay().expect(200)
    await refund().expect(200)
    await refund().expect(409)
    await refund({ amount: 1 }).expect(409)
  })

  it('refuses more than is left, and less than the smallest unit', async () => {
    const { payable, refund } = await paid()
    await refund({ amount: 30 }).expect(200)
    const { body } = await refund({ amount: 20.01 }).expect(400)
    expect(body.code).to.equal('refund_too_large')
    await refund({ amount: 0.001 }).expect(400)
    await refund({ amount: -1 }).expect(400)
    expect(await payable.row()).to.include({ refunded: 3000, payment_status: 'partially_refunded' })
  })

  it('refunds once in ten parallel calls', async () => {
    const { payable, refund } = await paid()
    const replies = await Promise.all(Array.from({ length: 10 }, () => refund()))
    expect(replies.map(({ status }) => status).sort()).to.eql([200, ...Array(9).fill(409)])
    const [{ reference }] = (await payable.payments()) as [{ reference: string }]
    expect(givenBack(reference)).to.equal(5000)
    expect(await payable.row()).to.include({ status: 'refunded', refunded: 5000 })
    expect(await payable.events()).to.have.length(2)
  })

  it('never refunds more than was paid in parallel parts', async () => {
    const { payable, refund } = await paid()
    const replies = await Promise.all(Array.from({ length: 10 }, () => refund({ amount: 15 })))
    expect(replies.filter(({ status }) => status === 200)).to.have.length(3)
    const [{ reference }] = (await payable.payments()) as [{ reference: string }]
    expect(givenBack(reference)).to.equal(4500)
  })

  it('answers 502 while the outcome is not known, and the reconciler completes it once', async () => {
    const { payable, refund } = await paid()
    payments.tamper({
      refund: async (request) => {
        await payments.provider.refund(request)
        return { state: 'unknown', reason: 'time-out' }
      },
    })
    const { body } = await refund().expect(502)
    expect(body.code).to.equal('payment_provider_unavailable')
    expect(await payable.row()).to.include({ status: 'paid', payment_status: 'paid' })
    payments.trust()
    await refund().expect(409)
    moveClock(2 * minutes)
    await Promise.all([payments.reconcile(), payments.reconcile()])
    expect(await payable.row()).to.include({ status: 'refunded', payment_status: 'refunded' })
    const [{ reference }] = (await payable.payments()) as [{ reference: string }]
    expect(givenBack(reference)).to.equal(5000)
    expect((await payable.events()).slice(1)).to.eql([
      { method: 'PATCH', path: `/orders/${payable.order.id}` },
    ])
  })

  it('continues the refund that the same Idempotency-Key began', async () => {
    const { payable, refund } = await paid()
    const key = { 'idempotency-key': newId() }
    payments.hide()
    await refund({ amount: 10 }, key).expect(502)
    payments.trust()
    await refund({ amount: 10 }, key).expect(200)
    const repeated = await refund({ amount: 10 }, key).expect(200)
    expect(repeated.headers['idempotent-replayed']).to.equal('true')
    expect(await payable.refunds()).to.have.length(1)
    await refund({ amount: 10 }, { 'idempotency-key': newId() }).expect(200)
    expect(await payable.row()).to.include({ refunded: 2000 })
  })

  it('refuses a key that began another refund, even after its reply was pruned', async () => {
    const { payable, refund } = await paid()
    const key = { 'idempotency-key': newId() }
    await refund({ amount: 10, reason: 'Late' }, key).expect(200)
    const { db } = payments
    await db('idempotency_keys').where({ key: key['idempotency-key'] }).delete()
    for (const other of [{ amount: 20, reason: 'Late' }, { amount: 10 }, {}]) {
      expect((await refund(other, key).expect(422)).body.code).to.equal('idempotency_mismatch')
    }
    await refund({ reason: 'Late', amount: 10 }, key).expect(200)
    expect(await payable.refunds()).to.have.length(1)
    expect(await payable.row()).to.include({ refunded: 1000 })
  })

  it('releases what it reserved when the provider refuses, and counts what was refunded there', async () => {
    const { payable, refund } = await paid()
    const [{ reference }] = (await payable.payments()) as [{ reference: string }]
    const elsewhere = { reference, refundReference: 'elsewhere', idempotencyKey: 'elsewhere', amount: 4000 }
    await payments.provider.refund(elsewhere)
    const key = { 'idempotency-key': newId() }
    for (let tries = 0; tries < 2; tries += 1) {
      const { body } = await refund({}, key).expect(409)
      expect(body).to.deep.include({
        code: 'refund_refused',
        message: 'The payment provider refused the refund: over_refund',
        data: { reason: 'over_refund' },
      })
    }
    const left = { status: 'paid', payment_status: 'partially_refunded', refunded: 4000 }
    expect(await payable.row()).to.include(left)
    await refund({ amount: 10 }).expect(200)
  })

  it('records a transfer that the merchant has confirmed as refunded', async () => {
    const payable = await createPayable(payments)
    const transfer = await createPaymentMethod(payable.shop, 'bank-transfer')
    await payable.pay({ paymentId: transfer.id }).expect(200)
    await call('apps', payments.apps)
      .patch(`/api/v1/orders/${payable.order.id}`)
      .set(await createAppToken(payable.shop, ['WRITE_ORDERS']))
      .send({ status: 'paid' })
      .expect(200)
    expect((await payable.status()).body.data).to.include({ status: 'paid', orderStatus: 'paid' })
    await payable.pay().expect(200)
    payments.hide()
    const { body } = await (await refunder(payable))().expect(200)
    expect(body.data).to.include({ status: 'refunded', paymentStatus: 'refunded' })
    const [row] = await payable.refunds()
    expect(row).to.include({ amount: 5000, state: 'succeeded', payment_id: null })
  })

  it('refunds a free order', async () => {
    const payable = await createPayable(payments, { discount: 5000 })
    await payable.pay().expect(200)
    const refund = await refunder(payable)
    await refund({ amount: 1 }).expect(400)
    const replies = await Promise.all(Array.from({ length: 3 }, () => refund()))
    expect(replies.map(({ status }) => status).sort()).to.eql([200, 409, 409])
    expect(await payable.row()).to.include({ status: 'refunded', payment_status: 'refunded' })
    expect(await payable.refunds()).to.eql([])
  })
})
