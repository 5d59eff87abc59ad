import { expect } from 'chai'
import { clock, days } from '../../src/base/clock.ts'
import { createCoupon, createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { apply, openCoupons, shop, shopper, usesOf, verify } from './coupons-support.ts'

describe('Checking a coupon', () => {
  openCoupons()

  describe('with a limit per shopper', () => {
    const orderWith = async (email: string, by: Person) => {
      const { id } = await createOrder(shop, { id: by.id, email })
      return id
    }

    it('counts a guest, or another account, with the same e-mail address as the same shopper', async () => {
      const coupon = await createCoupon(shop, { per_user_limit: 1 })
      const email = shopper.email!
      await apply(await orderWith(email, shopper), coupon).expect(200)
      const guest = await createGuest()
      const again = await orderWith(email, guest)
      for (const reply of [
        await apply(again, coupon, guest),
        await verify({ code: coupon.code, orderId: again }, guest),
      ]) {
        expect(reply.status).to.equal(400)
        expect(reply.body.message).to.equal('You have already used this coupon 1 time(s)')
      }
      await apply(await orderWith(`other-${email}`, guest), coupon, guest).expect(200)
      expect(await usesOf(coupon)).to.equal(2)
    })

    it('counts for an account what was paid for with its address before, also without an order', async () => {
      const coupon = await createCoupon(shop, { per_user_limit: 1 })
      const guest = await createGuest()
      const orderId = await orderWith(shopper.email!, guest)
      await apply(orderId, coupon, guest).expect(200)
      await service().db('orders').where({ id: orderId }).update({ status: 'paid', paid_at: new Date() })
      const { body } = await verify({ code: coupon.code }).expect(400)
      expect(body.code).to.equal('coupon_used_by_you')
      await verify({ code: coupon.code }, await createAccount()).expect(200)
    })

    it('counts for an account what it used with another address before', async () => {
      const coupon = await createCoupon(shop, { per_user_limit: 1 })
      await apply(await orderWith(`other-${shopper.email}`, shopper), coupon).expect(200)
      const orderId = await orderWith(shopper.email!, shopper)
      for (const request of [
        apply(orderId, coupon),
        verify({ code: coupon.code, orderId }),
        verify({ code: coupon.code }),
      ]) {
        expect((await request.expect(400)).body.code).to.equal('coupon_used_by_you')
      }
    })

    it('keeps no address', async () => {
      const coupon = await createCoupon(shop, { per_user_limit: 1 })
      await apply(await orderWith(shopper.email!, shopper), coupon).expect(200)
      const [use] = await service().db('coupon_redemptions').where({ coupon_id: coupon.id })
      expect(use.address_hash).to.match(/^[0-9a-f]{64}$/)
    })
  })

  describe('verifyCoupon', () => {
    it('shows the coupon, and its discount on a given order', async () => {
      const ends = new Date(Date.now() + days)
      const { id, code } = await createCoupon(shop, {
        discount: 1250,
        minimum_order_amount: 2000,
        ends_at: ends,
      })
      const order = await createOrder(shop, shopper, { subtotal: 5000 })
      const coupon = {
        _id: id,
        code,
        type: 'percentage',
        discount: 12.5,
        minimumOrderAmount: 20,
        startDate: '1970-01-01T00:00:00.000Z',
        endDate: ends.toISOString(),
        title: 'A coupon',
      }
      const bare = await verify({ code: code.toLowerCase() }, null).expect(200)
      expect(bare.body.message).to.equal('Coupon is valid')
      expect(new Date(bare.body.data.startDate).getTime()).to.equal(0)
      expect({ ...bare.body.data, endDate: new Date(bare.body.data.endDate).toISOString() }).to.eql(coupon)
      const { body } = await verify({ code, orderId: order.id }).expect(200)
      expect(body.data).to.include({ discountAmount: 6.25 })
      expect(await usesOf({ id, code })).to.equal(0)
    })

    it('finds no coupon that is deleted', async () => {
      const { id, code } = await createCoupon(shop)
      await service().db('coupons').where({ id }).update({ deleted_at: new Date() })
      expect((await verify({ code }).expect(404)).body.message).to.equal('Invalid coupon code')
    })

    it('respects the start and the end', async () => {
      const starts = new Date(Date.now() + days)
      const { code } = await createCoupon(shop, {
        starts_at: starts,
        ends_at: new Date(starts.getTime() + 2 * days),
      })
      const { now } = clock
      const at = async (time: number, status: number) => {
        clock.now = () => new Date(time)
        return (await verify({ code }, null).expect(status)).body
      }
      try {
        expect(await at(starts.getTime() - 1, 400)).to.include({ code: 'coupon_not_started' })
        await at(starts.getTime(), 200)
        await at(starts.getTime() + 2 * days, 200)
        expect(await at(starts.getTime() + 2 * days + 1, 400)).to.include({ message: 'Coupon has expired' })
      } finally {
        clock.now = now
      }
    })

    it('refuses used-up coupons, and says how often the caller has used them', async () => {
      const used = await createCoupon(shop, { usage_limit: 1 })
      const once = await createCoupon(shop, { per_user_limit: 1 })
      for (const coupon of [used, once])
        await apply((await createOrder(shop, shopper)).id, coupon).expect(200)
      expect((await verify({ code: used.code }).expect(400)).body.code).to.equal('coupon_used_up')
      expect((await verify({ code: once.code }).expect(400)).body.message).to.equal(
        'You have already used this coupon 1 time(s)',
      )
      await verify({ code: once.code }, null).expect(200)
      await verify({ code: once.code }, await createAccount()).expect(200)
    })

    it('shows the minimum in the decimals of the currency', async () => {
      for (const [currency, minimum, words] of [
        ['USD', 2050, '20.50'],
        ['JPY', 2050, '2050'],
        ['KWD', 2050, '2.050'],
      ] as const) {
        const where = await createShop({ currency })
        const { code } = await createCoupon(where, { minimum_order_amount: minimum })
        const [less, enough] = [
          await createOrder(where, shopper, { subtotal: minimum - 1 }),
          await createOrder(where, shopper, { subtotal: minimum }),
        ]
        const { body } = await verify({ code, orderId: less.id }, shopper, where).expect(400)
        expect(body.message).to.equal(`A minimum order amount of ${words} is required to use this coupon`)
        await verify({ code, orderId: enough.id }, shopper, where).expect(200)
        await verify({ code }, shopper, where).expect(200)
      }
    })

    it('compares the minimum with the total of the order before the discount: subtotal and shipping', async () => {
      const ship = async (shippingCost: number) => {
        const { id } = await createOrder(shop, shopper, { subtotal: 4000 })
        await service().db('orders').where({ id }).update({ shipping_cost: shippingCost })
        return id
      }
      const coupon = await createCoupon(shop, { type: 'fixed', discount: 1000, minimum_order_amount: 5000 })
      const [less, enough] = [await ship(999), await ship(1000)]
      for (const { body } of [
        await verify({ code: coupon.code, orderId: less }).expect(400),
        await apply(less, coupon).expect(400),
      ])
        expect(body.message).to.equal('A minimum order amount of 50.00 is required to use this coupon')
      expect(
        (await verify({ code: coupon.code, orderId: enough }).expect(200)).body.data.discountAmount,
      ).to.equal(10)
      expect((await apply(enough, coupon).expect(200)).body.data.order).to.include({
        discount: 10,
        total: 40,
      })
      await verify({
        code: (await createCoupon(shop, { minimum_order_amount: 5000 })).code,
        orderId: enough,
      }).expect(200)
    })

    it('computes the discount on the cart of a caller who names no order, whatever the minimum', async () => {
      const { code } = await createCoupon(shop, { discount: 1250, minimum_order_amount: 1e6 })
      const fixed = await createCoupon(shop, { type: 'fixed', discount: 5000 })
      const product = await createProduct(shop, { price: 1000 })
      const variant = await createVariant(shop, await createProduct(shop), { price: 2000 })
      const { product_id } = await service().db('variants').where({ id: variant.id }).first()
      const put = (who: Person, body: object) =>
        call('store').post('/api/v1/cart/items').set(who.as(shop)).send(body).expect(201)
      const discountOf = async (who: Person, coupon: { code: string }) =>
        (await verify({ code: coupon.code }, who).expect(200)).body.data.discountAmount
      for (const who of [shopper, await createGuest()]) {
        expect(await discountOf(who, { code }), 'an empty cart').to.equal(0)
        await put(who, { productId: product.id, quantity: 2 })
        await put(who, { productId: product_id, variantId: variant.id, quantity: 1 })
        expect(await discountOf(who, { code })).to.equal(5)
        expect(await discountOf(who, fixed), 'no more than the subtotal').to.equal(40)
      }
      expect((await verify({ code }, null).expect(200)).body.data).not.to.include.keys('discountAmount')
      expect(await discountOf(await createAccount(), { code }), 'another cart').to.equal(0)
      const elsewhere = await createShop()
      const { code: foreign } = await createCoupon(elsewhere, {})
      expect((await verify({ code: foreign }, shopper, elsewhere)).body.data.discountAmount).to.equal(0)
    })

    it('does not find another shopper’s order, nor a deleted one', async () => {
      const coupon = await createCoupon(shop)
      const { id: orderId } = await createOrder(shop, await createAccount())
      for (const who of [shopper, null]) {
        const { body } = await verify({ code: coupon.code, orderId }, who).expect(404)
        expect(body.message).to.equal('Order not found')
      }
      const deleted = await createOrder(shop, shopper, { status: 'cancelled' })
      await service().db('orders').where({ id: deleted.id }).update({ deleted_at: new Date() })
      await verify({ code: coupon.code, orderId: deleted.id }).expect(404)
      await verify({ code: coupon.code, orderId: 'nonsense' }).expect(404)
    })

    it('checks in the order of the specification', async () => {
      const all = {
        starts_at: new Date(0),
        ends_at: new Date(1),
        usage_limit: 0,
        per_user_limit: 0,
        minimum_order_amount: 1e6,
      }
      const { id, code } = await createCoupon(shop, all)
      const order = await createOrder(shop, shopper)
      const fix = (values: object) => service().db('coupons').where({ id }).update(values)
      const said = async () => (await verify({ code, orderId: order.id })).body.message
      expect(await said()).to.equal('Coupon has expired')
      await fix({ ends_at: new Date('2100-01-01') })
      expect(await said()).to.equal('Coupon usage limit reached')
      await fix({ usage_limit: null })
      expect(await said()).to.equal('You have already used this coupon 0 time(s)')
      await fix({ per_user_limit: null })
      expect(await said()).to.match(/^A minimum order amount/)
      await fix({ minimum_order_amount: 0 })
      expect(await said()).to.equal('Coupon is valid')
    })
  })
})
