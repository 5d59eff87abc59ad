import { expect } from 'chai'
import { days } from '../../src/base/clock.ts'
import { createCoupon } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { apply, openCoupons, shop, shopper, usesOf, verify } from './coupons-support.ts'

describe('Coupons', () => {
  openCoupons()

  describe('applyCoupon', () => {
    it('applies the discount and counts the use', async () => {
      const coupon = await createCoupon(shop)
      const order = await createOrder(shop, shopper, { subtotal: 4500 })
      const { body } = await apply(order.id, { code: coupon.code.toLowerCase() }).expect(200)
      expect(body.message).to.equal('Coupon applied successfully')
      expect(body.data).to.eql({
        order: {
          _id: order.id,
          orderId: order.number,
          subtotal: 45,
          shippingCost: 0,
          discount: 4.5,
          total: 40.5,
          coupon: { _id: coupon.id, code: coupon.code, type: 'percentage', discount: 10 },
        },
      })
      expect(await usesOf(coupon)).to.equal(1)
      const read = await call('store').get(`/api/v1/orders/${order.id}`).set(shopper.as(shop)).expect(200)
      expect(read.body.data).to.deep.include({
        total: 40.5,
        status: 'pending',
        coupon: body.data.order.coupon,
      })
      const events = await service().db('events').where({ resource_id: order.id })
      expect(events[0]).to.include({ resource: 'orders', method: 'POST', path: '/coupons/apply' })
    })

    it('rounds half up to the minor unit, and deducts no more than the subtotal', async () => {
      for (const [values, subtotal, discount] of [
        [{ discount: 1000 }, 1005, 1.01],
        [{ discount: 1000 }, 1004, 1],
        [{ discount: 3333 }, 1000, 3.33],
        [{ discount: 10_000 }, 999, 9.99],
        [{ type: 'fixed', discount: 700 }, 1000, 7],
        [{ type: 'fixed', discount: 5000 }, 1000, 10],
      ] as const) {
        const order = await createOrder(shop, shopper, { subtotal })
        const { body } = await apply(order.id, await createCoupon(shop, values)).expect(200)
        expect(body.data.order.discount).to.equal(discount)
        expect(body.data.order.total).to.be.closeTo(subtotal / 100 - discount, 1e-9)
      }
      const yen = await createShop({ currency: 'JPY' })
      const order = await createOrder(yen, shopper, { subtotal: 1005 })
      const { body } = await apply(order.id, await createCoupon(yen), shopper, yen).expect(200)
      expect(body.data.order.discount).to.equal(101)
    })

    it('takes a code in any case, with the blanks that pasting leaves around it', async () => {
      const coupon = await createCoupon(shop)
      const order = await createOrder(shop, shopper, { subtotal: 4500 })
      await apply(order.id, { code: ` ${coupon.code.toLowerCase()}\n` }).expect(200)
      await verify({ code: `\t${coupon.code} ` }).expect(200)
    })

    it('refuses coupons as verifyCoupon does', async () => {
      const { id } = await createOrder(shop, shopper, { subtotal: 1000 })
      const refused = async (values: Parameters<typeof createCoupon>[1], words: string) => {
        const coupon = await createCoupon(shop, values)
        const { body } = await apply(id, coupon)
        expect(body.message).to.equal(words)
        expect(await usesOf(coupon)).to.equal(0)
      }
      await refused({ active: false }, 'Invalid coupon code')
      await refused({ starts_at: new Date(Date.now() + days) }, 'Coupon is not valid yet')
      await refused({ ends_at: new Date(Date.now() - days) }, 'Coupon has expired')
      await refused({ usage_limit: 0 }, 'Coupon usage limit reached')
      await refused({ per_user_limit: 0 }, 'You have already used this coupon 0 time(s)')
      await refused(
        { minimum_order_amount: 1001 },
        'A minimum order amount of 10.01 is required to use this coupon',
      )
    })

    sampledTest('keeps the usage limit to the letter: 200 in parallel on 200 orders, 10 get it', async () => {
      const coupon = await createCoupon(shop, { usage_limit: 10 })
      const people = await Promise.all(Array.from({ length: 20 }, () => createAccount()))
      const orders = await Promise.all(
        Array.from({ length: 200 }, async (_, i) => {
          const owner = people[i % people.length]!
          return { owner, id: (await createOrder(shop, owner)).id }
        }),
      )
      const replies = await Promise.all(orders.map(({ owner, id }) => apply(id, coupon, owner)))
      const won = replies.filter(({ status }) => status === 200)
      expect(won).to.have.length(10)
      expect(replies.filter(({ body }) => body.code === 'coupon_used_up')).to.have.length(190)
      expect(await usesOf(coupon)).to.equal(10)
      expect(await service().db('orders').where({ coupon_id: coupon.id })).to.have.length(10)
    })

    it('keeps the limit per shopper to the letter, in parallel too, whatever address each order names', async () => {
      const coupon = await createCoupon(shop, { per_user_limit: 3 })
      const people = [shopper, await createAccount()]
      const orders = await Promise.all(
        Array.from({ length: 40 }, async (_, i) => {
          const owner = people[i % 2]!
          return { owner, id: (await createOrder(shop, { ...owner, email: `${i}-${owner.email}` })).id }
        }),
      )
      const replies = await Promise.all(orders.map(({ owner, id }) => apply(id, coupon, owner)))
      expect(replies.filter(({ status }) => status === 200)).to.have.length(6)
      for (const { status, body } of replies) {
        if (status !== 200) expect(body.message).to.equal('You have already used this coupon 3 time(s)')
      }
      expect(await usesOf(coupon)).to.equal(6)
    })

    it('applies one coupon to an order, however many parallel calls there are', async () => {
      const coupons = await Promise.all(Array.from({ length: 10 }, () => createCoupon(shop)))
      const { id } = await createOrder(shop, shopper)
      const replies = await Promise.all(coupons.map((coupon) => apply(id, coupon)))
      expect(replies.filter(({ status }) => status === 200)).to.have.length(1)
      expect(replies.filter(({ body }) => body.code === 'order_has_coupon')).to.have.length(9)
      const uses = await Promise.all(coupons.map(usesOf))
      expect(uses.reduce((sum, count) => sum + count)).to.equal(1)
    })

    it('releases the use when the order is cancelled', async () => {
      const coupon = await createCoupon(shop, { usage_limit: 1, per_user_limit: 1 })
      const { id } = await createOrder(shop, shopper)
      await apply(id, coupon).expect(200)
      await apply((await createOrder(shop, shopper)).id, coupon).expect(400)
      const { body } = await call('store')
        .post(`/api/v1/orders/${id}/cancel`)
        .set(shopper.as(shop))
        .expect(200)
      expect(body.data.coupon.code).to.equal(coupon.code)
      expect(await usesOf(coupon)).to.equal(0)
      await apply((await createOrder(shop, shopper)).id, coupon).expect(200)
    })
  })
})
