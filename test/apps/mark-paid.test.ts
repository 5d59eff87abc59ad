import { expect } from 'chai'
import { days, hours, minutes } from '../../src/base/clock.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createPaymentMethod } from '../support/fixtures/shops.ts'
import {
  createPayable,
  moveClock,
  type Payable,
  payments,
  resetClock,
  useCardPage,
  withPayments,
} from '../support/payments.ts'
import { call } from '../support/service.ts'

const rounds = 8

async function markable(values: Parameters<typeof createPayable>[1] = {}) {
  const payable = await createPayable(payments, values)
  const { shop, shopper, order } = payable
  const token = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS'])
  const path = `/api/v1/orders/${order.id}`
  return {
    ...payable,
    token,
    mark: (body: object = { method: 'cash' }) =>
      call('apps', payments.apps).post(`${path}/mark-paid`).set(token).send(body),
    patch: (body: object) => call('apps', payments.apps).patch(path).set(token).send(body),
    refund: () => call('apps', payments.apps).post(`${path}/refund`).set(token).send({}),
    cancel: () => call('store', payments.store).post(`${path}/cancel`).set(shopper.as(shop)),
    /** The charges of its payments in the ledger of the provider. */
    charged: async () => {
      const references = (await payable.payments()).map(({ reference }) => reference)
      return payable.charges().filter(({ charge }) => references.includes(charge!.reference))
    },
    stock: () =>
      payments.db('products').where({ id: order.productId }).first<{ held: number; quantity: number }>(),
  }
}

const succeeded = async (payable: Payable) =>
  (await payable.payments()).filter(({ state }) => state === 'succeeded')

describe('Marking an order as paid', () => {
  withPayments()

  describe('markOrderPaid', () => {
    for (const status of ['pending', 'processing'])
      it(`pays a ${status} order whose shopper has reported nothing, with a receipt and one event`, async () => {
        const payable = await markable({ status })
        const body = { method: 'on_delivery', reference: ' Receipt 7 ' }
        const { data } = (await payable.mark(body).expect(200)).body
        expect(data).to.include({ status: 'paid', paymentStatus: 'paid', expiresAt: null })
        expect(data.paidBy).to.include({ method: 'on_delivery', reference: 'Receipt 7' })
        expect(await payable.events()).to.eql([
          { method: 'POST', path: `/orders/${payable.order.id}/mark-paid` },
        ])
        const mails = await payable.mails()
        expect(mails).to.have.length(1)
        expect(mails[0]!.text).to.include('payment on delivery')
        const [payment] = await succeeded(payable)
        expect(payment).to.include({ provider: 'on-delivery', amount: 5000 })
      })

    it('confirms the transfer that the shopper has chosen, under its reference', async () => {
      const payable = await markable()
      const { id } = await createPaymentMethod(payable.shop, 'bank-transfer')
      const { reference } = (await payable.pay({ paymentId: id }).expect(200)).body.data
      await payable.mark({ method: 'transfer' }).expect(200)
      expect((await payable.payments()).map(({ state }) => state)).to.eql(['succeeded'])
      expect((await succeeded(payable))[0]).to.include({ reference })
    })

    it('puts cash in the place of a transfer that was chosen', async () => {
      const payable = await markable()
      const { id } = await createPaymentMethod(payable.shop, 'bank-transfer')
      await payable.pay({ paymentId: id }).expect(200)
      await payable.mark({ method: 'cash' }).expect(200)
      expect((await payable.payments()).map(({ provider, state }) => [provider, state])).to.have.deep.members(
        [
          ['bank-transfer', 'abandoned'],
          ['cash', 'succeeded'],
        ],
      )
    })

    it('keeps when the money came: not before the order was placed, nor in the future', async () => {
      const payable = await markable()
      const placed = new Date(Date.now() - 3 * days)
      await payments.db('orders').where({ id: payable.order.id }).update({ created_at: placed })
      const later = new Date(Date.now() + 1 * hours).toISOString()
      await payable.mark({ method: 'cash', paidAt: later }).expect(400)
      const paidAt = new Date(Date.now() - 2 * days).toISOString()
      const { data } = (await payable.mark({ method: 'cash', paidAt }).expect(200)).body
      expect(data.paidBy.paidAt).to.equal(paidAt)
      expect(new Date((await payable.row()).paid_at).toISOString()).to.equal(paidAt)
      const early = await markable()
      await early.mark({ method: 'cash', paidAt: '2020-01-01' }).expect(200)
      const { paid_at, created_at } = await early.row()
      expect(paid_at).to.equal(created_at)
    })

    it('changes nothing when it is repeated, and refuses another way of paying', async () => {
      const payable = await markable()
      const first = await payable.mark({ method: 'cash', reference: 'A' }).expect(200)
      const again = await payable.mark({ method: 'cash', reference: 'A' }).expect(200)
      expect(again.body.data).to.eql(first.body.data)
      expect(await payable.events()).to.have.length(1)
      expect(await payable.mails()).to.have.length(1)
      const other = await payable.mark({ method: 'transfer' }).expect(409)
      expect(other.body.code).to.equal('order_already_paid')
    })

    it('pays no order that was cancelled, deleted or paid by card', async () => {
      const cancelled = await markable({ status: 'cancelled' })
      const refusal = (await cancelled.mark().expect(409)).body
      expect(refusal).to.deep.include({ code: 'illegal_status_move', data: { allowed: [] } })
      await payments.db('orders').where({ id: cancelled.order.id }).update({ deleted_at: new Date() })
      await cancelled.mark().expect(404)
      const paid = await markable()
      await paid.pay().expect(200)
      await paid.mark().expect(409)
    })

    it('keeps no card number of a reference', async () => {
      const { mark } = await markable()
      const { data } = (await mark({ method: 'other', reference: '4242 4242 4242 4242' }).expect(200)).body
      expect(data.paidBy.reference).not.to.include('4242 4242 4242 4242')
    })

    it('leaves the refund to the merchant, and asks no provider for it', async () => {
      const payable = await markable()
      await payable.mark({ method: 'cash' }).expect(200)
      const { data } = (await payable.refund().expect(200)).body
      expect(data).to.include({ status: 'refunded', paymentStatus: 'refunded' })
      expect(await payable.charged()).to.have.length(0)
      expect((await payable.refunds())[0]).to.include({ payment_id: null, state: 'succeeded' })
    })

    it('returns what a card page brings afterwards', async () => {
      const payable = await markable()
      const { authorizationUrl } = (await payable.pay({}).expect(200)).body.data
      await payable.mark().expect(200)
      await useCardPage(authorizationUrl, 'tok_ok')
      await payable.status().expect(200)
      moveClock(2 * minutes)
      await payments.reconcile()
      expect(await succeeded(payable)).to.have.length(1)
      const [refund] = await payable.refunds()
      expect(refund).to.include({ kind: 'excess', amount: 5000, state: 'succeeded' })
      expect(await payable.row()).to.include({ status: 'paid', refunded: 0 })
    })
  })

  describe('at the same moment', () => {
    it('counts once, however many calls there are', async () => {
      const payable = await markable()
      const replies = await Promise.all(Array.from({ length: 8 }, () => payable.mark()))
      expect(replies.map(({ status }) => status)).to.eql(Array(8).fill(200))
      expect(await succeeded(payable)).to.have.length(1)
      expect(await payable.events()).to.have.length(1)
      expect(await payable.mails()).to.have.length(1)
    })

    it('takes one of two ways of paying', async () => {
      for (let round = 0; round < rounds; round++) {
        const payable = await markable()
        const replies = await Promise.all(
          ['cash', 'transfer'].map((method) => payable.mark({ method }).then(({ status }) => status)),
        )
        expect(replies.sort()).to.eql([200, 409])
        expect(await succeeded(payable)).to.have.length(1)
      }
    })

    it('is either paid or cancelled, by its merchant or its shopper', async () => {
      for (let round = 0; round < rounds; round++) {
        const payable = await markable()
        const cancel = round % 2 ? payable.cancel : () => payable.patch({ status: 'cancelled' })
        const [marked, cancelled] = await Promise.all([
          payable.mark().then(({ status }) => status),
          cancel().then(({ status }) => status),
        ])
        expect([marked, cancelled].sort(), `round ${round}`).to.eql([200, 409])
        const isPaid = marked === 200
        expect(await payable.row()).to.include({ status: isPaid ? 'paid' : 'cancelled' })
        expect(await succeeded(payable)).to.have.length(isPaid ? 1 : 0)
        expect((await payable.stock())!.held).to.equal(0)
      }
    })

    it('is paid once beside a card, whose money is returned if it came second', async () => {
      for (let round = 0; round < rounds; round++) {
        const payable = await markable()
        const [marked] = await Promise.all([payable.mark().then(({ status }) => status), payable.pay()])
        moveClock(2 * minutes)
        await payments.reconcile()
        resetClock()
        const [payment, ...others] = await succeeded(payable)
        expect(others).to.eql([])
        expect(await payable.row()).to.include({ status: 'paid', payment_status: 'paid' })
        expect(payment!.provider).to.equal(marked === 200 ? 'cash' : 'sandbox')
        const charged = (await payable.charged()).length
        const returned = (await payable.refunds()).filter(({ state }) => state === 'succeeded').length
        expect(charged - returned, `round ${round}`).to.equal(marked === 200 ? 0 : 1)
      }
    })
  })
})
