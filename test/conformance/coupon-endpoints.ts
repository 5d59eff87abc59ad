import { expect } from 'chai'
import { days, hours } from '../../src/base/clock.ts'
import { createCoupon } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { later } from '../support/sign-in.ts'
import * as provoke from './provocations.ts'
import { apply, verify } from './provocations.ts'
import { placeOrder } from './scenes.ts'
import { isRefused, type Refused, refuses, type Sent, succeeds } from './statements.ts'
import { client, digital, store } from './world.ts'

/** An order of 50 has these shipping costs of 5. */
const withShipping = { shipping_cost: 500 }

/** Store API: coupons. */
export function couponEndpoints(): void {
  describe('POST /coupons/verify', () => {
    const anonymously = (code: string) => store.visitor.post('/coupons/verify').send({ code })

    it('validates a coupon', async () => {
      const { id, code } = await createCoupon(store.shop)
      expect(await succeeds(verify(code), 200, 'Coupon is valid')).to.include({ _id: id, code })
    })
    it('computes the discount', async () => {
      const { code } = await createCoupon(store.shop, { discount: 2000 })
      expect(await succeeds(verify(code, await placeOrder()), 200)).to.include({ discountAmount: 10 })
    })
    it('changes nothing of the order', async () => {
      const [{ code }, order] = [await createCoupon(store.shop), await placeOrder()]
      const before = await succeeds(store.app.get(`/orders/${order}`), 200)
      await succeeds(verify(code, order), 200)
      expect(await succeeds(store.app.get(`/orders/${order}`), 200)).to.eql(before)
    })
    it('changes nothing of the coupon', async () => {
      const { id, code } = await createCoupon(store.shop)
      await succeeds(verify(code, await placeOrder()), 200)
      expect(await succeeds(store.app.get(`/discounts/${id}`), 200)).to.include({ usageCount: 0 })
    })
    it('takes JSON bodies only', () =>
      isRefused(store.visitor.post('/coupons/verify').type('form').send('code=A'), [
        415,
        { code: 'unsupported_media_type' },
      ]))
    it('needs no Authorization', async () => {
      await succeeds(anonymously((await createCoupon(store.shop)).code), 200)
    })
    it('takes Authorization, and refuses a token that is not valid', async () => {
      const headers = { 'x-shop-id': store.shop.id, authorization: 'Bearer nonsense' }
      const { code } = await createCoupon(store.shop)
      const sent = client('store', headers).post('/coupons/verify').send({ code })
      await isRefused(sent, [401, 'Authentication required'])
    })
    it('requires code', () => isRefused(store.shopper.post('/coupons/verify').send({}), [400, /code/]))
    it('takes code as a string', () =>
      isRefused(store.shopper.post('/coupons/verify').send({ code: 5 }), [400, /code/]))
    it('ignores the case of code', async () => {
      const { id, code } = await createCoupon(store.shop)
      expect(await succeeds(verify(code.toLowerCase()), 200)).to.include({ _id: id })
    })
    it('works without orderId', async () => succeeds(verify((await createCoupon(store.shop)).code), 200))
    it('uses the total of the order for the minimum, with orderId: enough', async () => {
      const { code } = await createCoupon(store.shop, { minimum_order_amount: 5500 })
      await succeeds(verify(code, await placeOrder(withShipping)), 200)
    })
    it('uses the total of the order for the minimum, with orderId: too little', async () => {
      const { code } = await createCoupon(store.shop, { minimum_order_amount: 5501 })
      await isRefused(verify(code, await placeOrder(withShipping)), [400, /\b55\.01\b/])
    })

    describe('checks', () => {
      checks((code, order) => verify(code, order))
      it('that the per-user limit is not exceeded, for a signed-in caller only', async () => {
        const { code } = await createCoupon(store.shop, { per_user_limit: 1 })
        await succeeds(apply(code, await placeOrder()), 200)
        await isRefused(verify(code), [400, /\b1 time\(s\)/])
        await succeeds(anonymously(code), 200)
      })
      it('that the minimum order amount is met, with orderId only', async () => {
        const { code } = await createCoupon(store.shop, { minimum_order_amount: 1_000_000 })
        await isRefused(verify(code, await placeOrder()), [400, /minimum order amount/])
        await succeeds(anonymously(code), 200)
      })
    })
    refuses({
      'an unknown code': [404, 'Invalid coupon code', provoke.verifyAnUnknownCoupon],
      'a coupon that has ended': [400, 'Coupon has expired', provoke.verifyAnEndedCoupon],
      'an order below the minimum, which it states': [
        400,
        /minimum order amount of 75\.50 is required/,
        provoke.verifyForAnOrderBelowTheMinimum,
      ],
      'a shopper who has used it as often as they may, which it states': [
        400,
        /already used this coupon 1 time\(s\)/,
        provoke.verifyAgainWhatWasUsedOnce,
      ],
    })
  })

  describe('POST /coupons/apply', () => {
    it('applies a coupon to a pending order', async () => {
      const [{ code }, orderId] = [await createCoupon(store.shop), await placeOrder()]
      const { order } = await succeeds(apply(code, orderId), 200, 'Coupon applied successfully')
      expect(order).to.deep.include({ _id: orderId, discount: 5, total: 45 })
    })
    it('returns { order } with the fields of the specification', async () => {
      const data = await succeeds(apply((await createCoupon(store.shop)).code, await placeOrder()), 200)
      expect(data).to.have.all.keys('order')
      expect(data.order).to.have.all.keys(
        ...['_id', 'orderId', 'subtotal', 'shippingCost', 'discount', 'total', 'coupon'],
      )
    })
    it('requires authentication', () =>
      isRefused(store.visitor.post('/coupons/apply').send({ orderId: 'x', code: 'X' }), [
        401,
        'Authentication required',
      ]))
    it('lets a guest apply a coupon to their own order', async () => {
      const [{ code }, { id: orderId }] = [
        await createCoupon(store.shop),
        await createOrder(store.shop, store.guest),
      ]
      await succeeds(store.guest.post('/coupons/apply').send({ orderId, code }), 200)
    })
    it('takes x-shop-id, which says whose orders and coupons there are', async () => {
      const sent = client('store', digital.shopper.as(digital.shop)).post('/coupons/apply')
      const [{ code }, orderId] = [await createCoupon(store.shop), await placeOrder()]
      await isRefused(sent.send({ orderId, code }), [404, 'Order not found'])
    })
    it('takes JSON bodies only', () =>
      isRefused(store.shopper.post('/coupons/apply').type('form').send('code=A'), [
        415,
        { code: 'unsupported_media_type' },
      ]))
    it('requires orderId', () =>
      isRefused(store.shopper.post('/coupons/apply').send({ code: 'X' }), [400, /orderId/]))
    it('requires code', () =>
      isRefused(store.shopper.post('/coupons/apply').send({ orderId: 'x' }), [400, /code/]))
    it('ignores the case of code', async () => {
      const { id, code } = await createCoupon(store.shop)
      const { order } = await succeeds(apply(code.toLowerCase(), await placeOrder()), 200)
      expect(order.coupon).to.include({ _id: id, code })
    })

    describe('checks', () => {
      checks(async (code, order) => apply(code, order ?? (await placeOrder())))
      it('that the per-user limit is not exceeded', async () => {
        const { code } = await createCoupon(store.shop, { per_user_limit: 1 })
        await succeeds(apply(code, await placeOrder()), 200)
        await isRefused(apply(code, await placeOrder()), [400, /\b1 time\(s\)/])
      })
      it('that the total of the order meets the minimum order amount', async () => {
        const enough = await createCoupon(store.shop, { minimum_order_amount: 5500 })
        const tooMuch = await createCoupon(store.shop, { minimum_order_amount: 5501 })
        const order = await placeOrder(withShipping)
        await isRefused(apply(tooMuch.code, order), [400, /minimum order amount of 55\.01/])
        await succeeds(apply(enough.code, order), 200)
      })
    })

    describe('says, where several checks fail, the first of the list:', () => {
      const unknown = 'NO-SUCH-CODE'
      it('the owner before the code', async () => {
        const { id } = await createOrder(store.shop, store.guest)
        await isRefused(apply(unknown, id), [403, 'Unauthorized access to order'])
      })
      it('the status before the coupon that the order has, and before the code', async () => {
        const { orderId, code } = await provoke.orderWithCoupon()
        await succeeds(store.shopper.post(`/orders/${orderId}/cancel`), 200)
        const notPending: Refused = [400, 'Coupon can only be applied to pending orders']
        for (const tried of [code, unknown]) await isRefused(apply(tried, orderId), notPending)
      })
      it('the coupon that the order has before the code', async () => {
        const { orderId } = await provoke.orderWithCoupon()
        await isRefused(apply(unknown, orderId), [400, 'Order already has a coupon applied'])
      })
      it('the dates before the usage limit, and both before the minimum', async () => {
        const minimum = { minimum_order_amount: 1_000_000, usage_limit: 1, usage_count: 1 }
        const ended = { starts_at: new Date(Date.now() - 2 * days), ends_at: new Date(Date.now() - 1 * days) }
        const expired = await createCoupon(store.shop, { ...minimum, ...ended })
        const usedUp = await createCoupon(store.shop, minimum)
        await isRefused(apply(expired.code, await placeOrder()), [400, 'Coupon has expired'])
        await isRefused(apply(usedUp.code, await placeOrder()), [400, { code: 'coupon_used_up' }])
      })
    })

    describe('has the side effect that', () => {
      it('the order stores the coupon and the discount', async () => {
        const { orderId, code } = await provoke.orderWithCoupon()
        const { coupon, discount } = await succeeds(store.app.get(`/orders/${orderId}`), 200)
        expect([coupon.code, discount]).to.eql([code, 5])
      })
      it('the usage count of the coupon goes up by one, whoever uses it', async () => {
        const { id, code } = await createCoupon(store.shop)
        await succeeds(apply(code, await placeOrder()), 200)
        const { id: orderId } = await createOrder(store.shop, store.guest)
        await succeeds(store.guest.post('/coupons/apply').send({ orderId, code }), 200)
        expect(await succeeds(store.app.get(`/discounts/${id}`), 200)).to.include({ usageCount: 2 })
      })
      it('the total is recalculated', async () => {
        const { code } = await createCoupon(store.shop, { type: 'fixed', discount: 1500 })
        const order = await placeOrder(withShipping)
        await succeeds(apply(code, order), 200)
        expect(await succeeds(store.app.get(`/orders/${order}`), 200)).to.include({ total: 40 })
      })
    })
    refuses({
      'an unknown order': [404, 'Order not found', provoke.applyToAnUnknownOrder],
      'the order of another shopper': [403, 'Unauthorized access to order', provoke.applyToTheOrderOfAnother],
      'an order that has one': [400, 'Order already has a coupon applied', provoke.applyToAnOrderWithACoupon],
      'an order that is not pending': [
        400,
        'Coupon can only be applied to pending orders',
        provoke.applyToAPaidOrder,
      ],
      'an unknown code': [404, 'Invalid coupon code', provoke.applyAnUnknownCoupon],
    })
  })
}

/** Makes the checks that verifying and applying share. */
function checks(use: (code: string, order?: string) => Sent): void {
  const invalid: Refused = [404, 'Invalid coupon code']
  it('that the coupon exists', () => isRefused(use('NO-SUCH-CODE'), invalid))
  it('that the coupon is active', async () => {
    await isRefused(use((await createCoupon(store.shop, { active: false })).code), invalid)
  })
  it('that the coupon belongs to the shop', async () => {
    await isRefused(use((await createCoupon(digital.shop)).code), invalid)
  })
  it('that the coupon has started', async () => {
    const { code } = await createCoupon(store.shop, { starts_at: new Date(Date.now() + 1 * days) })
    await isRefused(use(code), [400, { code: 'coupon_not_started' }])
  })
  it('that the coupon has not ended', async () => {
    const { code } = await createCoupon(store.shop, { ends_at: new Date(Date.now() + 1 * hours) })
    const order = await placeOrder()
    await later(2 * hours, () => isRefused(use(code, order), [400, 'Coupon has expired']))
  })
  it('that the global usage limit is not exceeded', async () => {
    const { code } = await createCoupon(store.shop, { usage_limit: 1 })
    const { id: orderId } = await createOrder(store.shop, store.guest)
    await succeeds(store.guest.post('/coupons/apply').send({ orderId, code }), 200)
    await isRefused(use(code), [400, { code: 'coupon_used_up' }])
  })
}
