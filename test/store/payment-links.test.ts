import { expect } from 'chai'
import { days } from '../../src/base/clock.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCoupon } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { createPayable, payments, useCardPage, withPayments } from '../support/payments.ts'
import { call } from '../support/service.ts'

const friend = { email: 'friend@example.com' }

/** An order with a payment link, and the calls of somebody who has it. */
async function linked(values: Parameters<typeof createPayable>[1] = {}) {
  const payable = await createPayable(payments, values)
  const { shop, shopper, order, method } = payable
  const token = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS'])
  const path = `/api/v1/orders/${order.id}`
  const make = (body: object = {}) =>
    call('apps', payments.apps).post(`${path}/payment-link`).set(token).send(body)
  const { url, expiresAt } = (await make().expect(201)).body.data
  const post = (to: string, body: object, where: { id: string } = shop) =>
    call('store', payments.store).post(`/api/v1/payment-links/${to}`).set('x-shop-id', where.id).send(body)
  const secret = (address: string) => address.split('/').at(-1)!
  const key = secret(url)
  return {
    ...payable,
    make,
    secret,
    url: url as string,
    expiresAt: expiresAt as string,
    read: (by = key, where: { id: string } = shop) => post('read', { token: by }, where),
    payBy: (body: object = { card: 'tok_ok' }, by = key, headers: Record<string, string> = {}) =>
      post('payments', { token: by, paymentId: method.id, ...friend, ...body }).set(headers),
    mark: () => call('apps', payments.apps).post(`${path}/mark-paid`).set(token).send({ method: 'cash' }),
    cancel: () => call('store', payments.store).post(`${path}/cancel`).set(shopper.as(shop)),
  }
}

const succeeded = async (payable: { payments: () => Promise<{ state: string }[]> }) =>
  (await payable.payments()).filter(({ state }) => state === 'succeeded').length

describe('A payment link', () => {
  withPayments({
    settings: { CARD_TRIES_PER_ORDER: '3', CARD_TRIES_PER_HOUR_AND_ADDRESS: '30', TRUST_PROXY: 'loopback' },
  })

  describe('createPaymentLink', () => {
    it('leads to a page of the shop, and only a hash of its token is kept', async () => {
      const { url, shop, secret, order } = await linked()
      const { slug } = await payments.db('shops').where({ id: shop.id }).first('slug')
      expect(url).to.match(new RegExp(`^http://${slug}.localhost/pay/pay_[\\w-]{43}$`))
      const row = await payments.db('payment_links').where({ order_id: order.id }).first()
      expect(JSON.stringify(row)).not.to.include(secret(url))
    })

    it('keeps the order from expiring before it, also once a card was tried', async () => {
      const { row, expiresAt, payBy } = await linked()
      expect(Date.parse(expiresAt) - Date.now()).to.be.within(6.9 * days, 7 * days)
      expect((await row()).expires_at).to.equal(expiresAt)
      await payBy({ card: 'tok_decline' }).expect(402)
      expect((await row()).expires_at).to.equal(expiresAt)
    })

    it('replaces the one before', async () => {
      const { make, secret, read } = await linked()
      const { url } = (await make({ expiresInDays: 30 }).expect(201)).body.data
      await read().expect(404)
      await read(secret(url)).expect(200)
    })

    it('is made for no order that cannot be paid', async () => {
      const { make, row, order } = await linked()
      await payments.db('orders').where({ id: order.id }).update({ status: 'cancelled' })
      expect((await make().expect(409)).body.code).to.equal('order_not_payable')
      await payments
        .db('orders')
        .where({ id: (await row()).id })
        .update({ deleted_at: new Date() })
      await make().expect(404)
    })
  })

  describe('readPaymentLink', () => {
    it('says what is to be paid and how, and nothing of the shopper or what they buy', async () => {
      const { read, order, method, shopper } = await linked()
      const { data } = (await read().expect(200)).body
      expect(data).to.include({ orderId: order.number, status: 'unpaid', amount: 50, currency: 'USD' })
      expect(data.methods.map(({ _id }: { _id: string }) => _id)).to.eql([method.id])
      const text = JSON.stringify(data)
      for (const known of [shopper.id, shopper.email!, order.id, order.productId])
        expect(text).not.to.include(known)
    })

    it('is not found once it has expired, at another store, or if nobody made it', async () => {
      const { read, order } = await linked()
      await read(undefined, await createShop()).expect(404)
      await read('pay_EXAMPLE').expect(404)
      await payments
        .db('payment_links')
        .where({ order_id: order.id })
        .update({ expires_at: new Date(Date.now() - 1000) })
      expect((await read().expect(404)).body.code).to.equal('payment_link_not_found')
    })

    it('finds out that the card page was used', async () => {
      const { read, payBy } = await linked()
      const { authorizationUrl } = (await payBy({}).expect(200)).body.data
      await useCardPage(authorizationUrl, 'tok_ok')
      const { data } = (await read().expect(200)).body
      expect(data).to.deep.include({ status: 'paid', orderStatus: 'paid', methods: [] })
    })
  })

  describe('payByLink', () => {
    it('pays the order with a card, which the provider knows by the address of the payer', async () => {
      const payable = await linked()
      await payable.payBy().expect(200)
      expect(await payable.row()).to.include({ status: 'paid' })
      const [payment] = await payable.payments()
      const charge = payable.charges().find(({ charge }) => charge?.reference === payment.reference)
      expect(JSON.stringify(charge)).to.include(friend.email).and.not.to.include(payable.shopper.email!)
    })

    it('keeps the card of nobody, though a pass of the order renews', async () => {
      const payable = await linked()
      await payments.db('order_items').where({ order_id: payable.order.id }).update({ auto_renew: true })
      await payable.payBy().expect(200)
      const [payment] = await payable.payments()
      expect(payment).to.include({ by_link: true, sealed_token: null })
    })

    it('closes the card page that the shopper has left open', async () => {
      const payable = await linked()
      await payable.pay({}).expect(200)
      await payable.payBy().expect(200)
      expect((await payable.payments()).map(({ state }) => state)).to.have.members(['abandoned', 'succeeded'])
    })

    it('waits for a card page that its provider does not close, and for a provider that is silent', async () => {
      const payable = await linked()
      await payable.pay({}).expect(200)
      payments.tamper({ cancel: async () => ({ state: 'refused', reason: 'no' }) })
      expect((await payable.payBy().expect(409)).body.code).to.equal('order_being_paid')
      payments.hide()
      await payable.payBy().expect(502)
    })

    it('names the account for a transfer, which needs no address of the payer', async () => {
      const { shop, payBy, read } = await linked()
      const settings = { accountNumber: '1', accountName: 'A', bankCode: '2', bankName: 'B', bankId: 'b' }
      const { id } = await createPaymentMethod(shop, 'bank-transfer', { settings })
      const { data } = (await payBy({ paymentId: id, email: undefined }).expect(200)).body
      expect(data).to.deep.include({ status: 'pending', bankDetails: settings })
      expect((await read().expect(200)).body.data).to.include({ status: 'pending', paymentId: id })
    })

    it('refuses what the payment of a shopper is refused for', async () => {
      const payable = await linked()
      const code = async (body: object, by?: string) => (await payable.payBy(body, by)).body.code
      expect(await code({ card: 'tok_ok', email: undefined })).to.equal('invalid_request')
      expect(await code({ paymentId: 'nothing' })).to.equal('payment_method_not_found')
      expect(await code({}, 'pay_EXAMPLE')).to.equal('payment_link_not_found')
      for (let tries = 0; tries < 3; tries += 1)
        expect(await code({ card: 'tok_decline' })).to.equal('card_declined')
      const tooOften = await payable.payBy({ card: 'tok_decline' }).expect(409)
      expect(tooOften.body.code).to.equal('too_many_card_tries')
      await payments.db('orders').where({ id: payable.order.id }).update({ status: 'cancelled' })
      expect(await code({ card: 'tok_ok' })).to.equal('order_not_payable')
    })

    it('counts the cards that a network tries', async () => {
      const from = { 'x-forwarded-for': '192.0.2.77' }
      const replies = []
      for (let n = 0; n < 11; n += 1) {
        const { payBy } = await linked()
        for (let tries = 0; tries < 3; tries += 1)
          replies.push(await payBy({ card: 'tok_decline' }, undefined, from))
      }
      expect(replies.at(-1)!.status).to.equal(429)
    })

    it('refuses a coupon that was used meanwhile', async () => {
      const { shop, shopper, order, payBy, pay } = await linked()
      const { code, id } = await createCoupon(shop, { per_user_limit: 1 })
      await call('store', payments.store)
        .post('/api/v1/coupons/apply')
        .set(shopper.as(shop))
        .send({ orderId: order.id, code })
        .expect(200)
      const other = await createOrder(shop, shopper)
      await payments
        .db('orders')
        .where({ id: other.id })
        .update({ coupon_id: id, status: 'paid', paid_at: new Date() })
      await payments.db('coupon_redemptions').insert({
        order_id: other.id,
        shop_id: shop.id,
        coupon_id: id,
        user_id: shopper.id,
        created_at: new Date(Date.now() - days),
      })
      expect((await pay().expect(409)).body.code).to.equal('coupon_used_meanwhile')
      expect((await payBy().expect(409)).body.code).to.equal('coupon_used_meanwhile')
    })
  })

  describe('at the same moment', () => {
    it('is paid once, by the link, the shopper or the merchant, and every other charge is returned', async () => {
      for (let round = 0; round < 6; round += 1) {
        const payable = await linked()
        await Promise.all([
          payable.payBy(),
          payable.payBy(),
          payable.pay(),
          ...(round % 2 ? [payable.mark()] : []),
        ])
        expect(await payable.row()).to.include({ status: 'paid', payment_status: 'paid' })
        expect(await succeeded(payable)).to.equal(1)
      }
    })

    it('is paid or cancelled', async () => {
      for (let round = 0; round < 6; round += 1) {
        const payable = await linked()
        await Promise.all([payable.payBy(), payable.cancel()])
        const { status } = await payable.row()
        expect(['paid', 'cancelled']).to.include(status)
        expect(await succeeded(payable)).to.equal(status === 'paid' ? 1 : 0)
      }
    })
  })
})
