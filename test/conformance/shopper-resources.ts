import { expect } from 'chai'
import { hours } from '../../src/base/clock.ts'
import { createEntitlement, createPass } from '../support/digital.ts'
import { createCoupon } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { service } from '../support/service.ts'
import { later } from '../support/sign-in.ts'
import { apply, verify } from './provocations.ts'
import {
  buyPass,
  failGrant,
  forgetFailedGrants,
  payOrder,
  placeOrder,
  retryGrants,
  signIn,
} from './scenes.ts'
import {
  arrayOf,
  boolean,
  type Data,
  fields,
  id,
  integer,
  isRefused,
  jwt,
  literally,
  number,
  object,
  orNull,
  succeeds,
  text,
  timestamp,
  url,
  words,
} from './statements.ts'
import { digital, shopperOf, store } from './world.ts'

const shipping = { shipping_cost: 500 }

/** Resources and their fields: those that shoppers read. */
export function shopperResources(): void {
  describe('Shopper session', () => {
    let data: Data
    before(async () => {
      data = await succeeds(signIn(store), 200)
    })

    fields(() => [data], { _id: id, email: text, token: jwt })

    it('has no other fields', () => expect(data).to.have.all.keys('_id', 'email', 'token'))
  })

  describe('Authenticated profile', () => {
    let shoppers: Data
    let owners: Data
    before(async () => {
      shoppers = await succeeds(store.shopper.get('/auth/me'), 200)
      owners = await succeeds(store.owner.get('/auth/me'), 200)
    })

    fields(() => [shoppers, owners], {
      user: object,
      'user._id': id,
      'user.name': text,
      'user.email': words,
      'user.phone': text,
      'user.role': words,
      'user.shopRole': orNull(words),
      'user.stores': arrayOf(object),
      'user.avatar': url,
      'user.authMethod': words,
      'user.balance': number,
      'user.deleted': boolean,
      'user.disabled': boolean,
      'user.createdAt': timestamp,
      'user.updatedAt': timestamp,
      token: jwt,
      tokenExpiresAt: timestamp,
    })

    describe('of a guest', () => {
      let guests: Data
      before(async () => {
        guests = await succeeds(store.guest.get('/auth/me'), 200)
      })
      fields(() => [guests], {
        'user.name': text,
        'user.email': text,
        'user.phone': text,
        'user.avatar': url,
      })
    })

    it('is { user, token, tokenExpiresAt }', () => {
      expect(shoppers).to.have.all.keys('user', 'token', 'tokenExpiresAt')
    })

    it('says when the token stops being valid: it is valid before', async () => {
      const { get } = await shopperOf(store.shop)
      const { tokenExpiresAt } = await succeeds(get('/auth/me'), 200)
      const left = Date.parse(tokenExpiresAt) - Date.now()
      await later(left - 1 * hours, () => succeeds(get('/auth/me'), 200))
    })

    it('says when the token stops being valid: it is refused from then on', async () => {
      const { get } = await shopperOf(store.shop)
      const { tokenExpiresAt } = await succeeds(get('/auth/me'), 200)
      const left = Date.parse(tokenExpiresAt) - Date.now()
      await later(left + 1000, () => isRefused(get('/auth/me'), [401, 'Authentication required']))
    })
  })

  describe('Order, as returned when a coupon is applied', () => {
    let fixed: Data
    let percentage: Data
    before(async () => {
      fixed = await orderWith({ type: 'fixed', discount: 700 })
      percentage = await orderWith({ type: 'percentage', discount: 1000 })
    })

    fields(() => [fixed, percentage], {
      _id: id,
      orderId: integer,
      subtotal: number,
      shippingCost: number,
      discount: number,
      total: number,
      coupon: object,
      'coupon._id': id,
      'coupon.code': words,
      'coupon.type': literally('fixed', 'percentage'),
      'coupon.discount': number,
    })

    it('subtotal is before shipping and discount', () => expect(percentage.subtotal).to.equal(50))
    it('shippingCost is what shipping costs', () => expect(percentage.shippingCost).to.equal(5))
    it('discount is the amount of a fixed coupon', () => expect(fixed.discount).to.equal(7))
    it('discount is the share of a percentage coupon in the subtotal', () => {
      expect(percentage.discount).to.equal(5)
    })
    it('total is subtotal + shippingCost - discount', () => {
      expect([fixed.total, percentage.total]).to.eql([48, 50])
    })
    it('orderId is a number for people, unlike _id', async () => {
      const { number: placed, id: _id } = await createOrder(store.shop, store.shopper)
      const shown = await succeeds(store.shopper.get(`/orders/${_id}`), 200)
      expect(shown).to.include({ _id, orderId: placed })
    })
  })

  describe('Order status', () => {
    it('is pending for an order that was placed', async () => {
      expect(await statusOf(await placeOrder())).to.equal('pending')
    })
    it('is processing for an order that the merchant works on', async () => {
      const order = await placeOrder()
      await succeeds(store.merchant.patch(`/orders/${order}`).send({ status: 'processing' }), 200)
      expect(await statusOf(order)).to.equal('processing')
    })
    it('is paid for an order that was paid', async () => {
      expect(await statusOf(await payOrder())).to.equal('paid')
    })
    it('is cancelled for an order that its shopper cancelled', async () => {
      const order = await placeOrder()
      await succeeds(store.shopper.post(`/orders/${order}/cancel`), 200)
      expect(await statusOf(order)).to.equal('cancelled')
    })
    it('is refunded for an order whose money was given back', async () => {
      const order = await payOrder()
      await succeeds(store.merchant.post(`/orders/${order}/refund`).send({}), 200)
      expect(await statusOf(order)).to.equal('refunded')
    })
    it('has no other value', async () => {
      const change = store.merchant.patch(`/orders/${await placeOrder()}`).send({ status: 'shipped' })
      await isRefused(change, [400, /status/])
    })
    it('does not keep an order from being soft-deleted, which hides it', async () => {
      const { id: order } = await createOrder(store.shop, store.shopper, { status: 'cancelled' })
      await succeeds(store.merchant.delete(`/orders/${order}`), 200)
      await isRefused(store.shopper.get(`/orders/${order}`), [404, 'Order not found'])
      expect(await service().db('orders').where({ id: order })).to.have.length(1)
    })
  })

  describe('Coupon, as returned by verification', () => {
    let fixed: Data
    let percentage: Data
    before(async () => {
      fixed = await verified({ type: 'fixed', discount: 700, minimum_order_amount: 2000 })
      percentage = await verified({ type: 'percentage', discount: 1250 })
    })

    fields(() => [fixed, percentage], {
      _id: id,
      code: words,
      type: literally('fixed', 'percentage'),
      discount: number,
      discountAmount: number,
      minimumOrderAmount: number,
      startDate: timestamp,
      endDate: timestamp,
      title: words,
    })

    it('code is matched case-insensitively on input', async () => {
      const { code } = await createCoupon(store.shop)
      expect(await succeeds(verify(code.toLowerCase()), 200)).to.include({ code })
    })
    it('discount is the amount of a fixed coupon', () => expect(fixed.discount).to.equal(7))
    it('discount is the value of a percentage coupon', () => expect(percentage.discount).to.equal(12.5))
    it('discountAmount is computed from the order subtotal', () => {
      expect([fixed.discountAmount, percentage.discountAmount]).to.eql([7, 6.25])
    })
    it('minimumOrderAmount is the amount that an order needs', () => {
      expect([fixed.minimumOrderAmount, percentage.minimumOrderAmount]).to.eql([20, 0])
    })
    it('startDate is the start of its validity', async () => {
      const starts_at = new Date(Date.now() + 1 * hours)
      const { code } = await createCoupon(store.shop, { starts_at })
      expect((await verify(code)).status).to.equal(400)
      const { startDate } = await later(1.1 * hours, () => succeeds(verify(code), 200))
      expect(Date.parse(startDate)).to.equal(starts_at.getTime())
    })
    it('endDate is the end of its validity', async () => {
      const ends_at = new Date(Date.now() + 1 * hours)
      const { code } = await createCoupon(store.shop, { ends_at })
      const { endDate } = await succeeds(verify(code), 200)
      expect(Date.parse(endDate)).to.equal(ends_at.getTime())
      await later(1.1 * hours, () => isRefused(verify(code), [400, 'Coupon has expired']))
    })

    describe('has, for the merchant,', () => {
      let discount: Data
      before(async () => {
        const limits = { usage_limit: 5, per_user_limit: 2 }
        const { id: couponId, code } = await createCoupon(store.shop, limits)
        await apply(code, await placeOrder()).expect(200)
        discount = await succeeds(store.app.get(`/discounts/${couponId}`), 200)
      })
      it('an active flag', () => expect(discount.active).to.equal(true))
      it('a global usage limit', () => expect(discount.usageLimit).to.equal(5))
      it('a per-user usage limit', () => expect(discount.perUserLimit).to.equal(2))
      it('a usage count', () => expect(discount.usageCount).to.equal(1))
      it('a shop that it belongs to, and no other', async () => {
        await isRefused(digital.app.get(`/discounts/${discount._id}`), [404, 'Discount not found'])
      })
    })
  })

  describe('Library access record', () => {
    let rows: Data[]
    before(async () => {
      const reader = await shopperOf(digital.shop)
      await createPass(digital.shop, reader, 10)
      await createEntitlement(digital.shop, reader)
      await buyPass(reader, { optIn: 'with the order' })
      rows = (await succeeds(reader.get('/library'), 200)).entitlements
    })

    fields(() => rows, {
      entitlementId: id,
      autoRenew: literally(true, false),
      accessType: literally('pass', 'lifetime'),
    })

    it('a pass lasts 30 days', () => {
      const bought = rows.find(({ card }) => card)
      expect(Date.parse(bought.endsAt) - Date.parse(bought.startsAt)).to.equal(30 * 24 * hours)
    })
    it('lifetime access does not end', () => {
      expect(rows.find(({ accessType }) => accessType === 'lifetime').endsAt).to.equal(null)
    })
    it('a saved card may be attached', () => {
      expect(rows.map(({ card }) => card?.last4 ?? null)).to.have.members(['4242', null, null])
    })
    it('the saved card is stored encrypted', async () => {
      const { entitlementId } = rows.find(({ card }) => card)
      const { db, dependencies } = service()
      const { card_token_sealed: sealed } = await db('entitlements').where({ id: entitlementId }).first()
      const token = dependencies.vault.open(sealed, entitlementId)
      expect(token).to.have.length.above(5)
      expect(sealed).to.not.include(token)
    })
  })

  describe('Grant retry result', () => {
    let result: Data
    before(async () => {
      await failGrant()
      await failGrant({ incurable: true })
      result = await retryGrants()
    })
    after(forgetFailedGrants)

    fields(() => [result], { retried: integer, granted: integer, failed: integer, results: arrayOf(object) })
    describe('results', () => {
      fields(() => result.results, { orderId: id, ok: literally(true, false) })
      it('error is a string, present on failure', () => {
        for (const { ok, error } of result.results) expect(error).to.be.a(ok ? 'undefined' : 'string')
      })
    })
    it('counts what it lists', () => {
      expect(result).to.include({ retried: 2, granted: 1, failed: 1 })
      expect(result.results).to.have.length(2)
    })
  })
}

/** Returns the coupon as `POST /coupons/verify` shows it for an order of 50 and its shipping of 5. */
async function verified(values: Parameters<typeof createCoupon>[1]): Promise<Data> {
  const { code } = await createCoupon(store.shop, values)
  return succeeds(verify(code, await placeOrder(shipping)), 200)
}

async function orderWith(values: Parameters<typeof createCoupon>[1]): Promise<Data> {
  const { code } = await createCoupon(store.shop, values)
  return (await succeeds(apply(code, await placeOrder(shipping)), 200)).order
}

async function statusOf(order: string): Promise<string> {
  return (await succeeds(store.app.get(`/orders/${order}`), 200)).status
}
