import { expect } from 'chai'
import { clock, days } from '../../src/clock.ts'
import type { Shop } from '../../src/context.ts'
import { newId } from '../../src/ids.ts'
import { createCoupon, createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

type Coupon = { id: string; code: string }

let shop: Shop & { ownerId: string }
let shopper: Person
const apply = (orderId: string, { code }: { code: string }, who: Person = shopper, where: Shop = shop) =>
  call('store').post('/api/v1/coupons/apply').set(who.as(where)).send({ orderId, code })
const verify = (body: object, who: Person | null = shopper, where: Shop = shop) =>
  call('store')
    .post('/api/v1/coupons/verify')
    .set(who ? who.as(where) : { 'x-shop-id': where.id })
    .send(body)
const usesOf = async ({ id }: Coupon) => {
  const { usage_count } = await service().db('coupons').where({ id }).first('usage_count')
  const redemptions = await service().db('coupon_redemptions').where({ coupon_id: id })
  expect(redemptions).to.have.length(usage_count)
  return usage_count
}

describe('Coupons', () => {
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
  })

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

    it('counts for an account what was used with its address before, also without an order', async () => {
      const coupon = await createCoupon(shop, { per_user_limit: 1 })
      const guest = await createGuest()
      await apply(await orderWith(shopper.email!, guest), coupon, guest).expect(200)
      const { body } = await verify({ code: coupon.code }).expect(400)
      expect(body.code).to.equal('coupon_used_by_you')
      await verify({ code: coupon.code }, await createAccount()).expect(200)
    })

    it('is exact, however many guests apply it with one address at the same time', async () => {
      const coupon = await createCoupon(shop, { per_user_limit: 3 })
      const guests = await Promise.all(Array.from({ length: 12 }, () => createGuest()))
      const orders = await Promise.all(guests.map((guest) => orderWith(shopper.email!, guest)))
      const replies = await Promise.all(guests.map((guest, n) => apply(orders[n]!, coupon, guest)))
      expect(replies.filter(({ status }) => status === 200)).to.have.length(3)
      expect(await usesOf(coupon)).to.equal(3)
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

    it('finds only active coupons of this store', async () => {
      const [off, foreign, gone] = [
        await createCoupon(shop, { active: false }),
        await createCoupon(await createShop()),
        await createCoupon(shop),
      ]
      await service().db('coupons').where({ id: gone.id }).update({ deleted_at: new Date() })
      for (const { code } of [off, foreign, gone, { code: 'NONE' }]) {
        expect((await verify({ code }).expect(404)).body.message).to.equal('Invalid coupon code')
      }
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

    it('does not find another shopper’s order', async () => {
      const coupon = await createCoupon(shop)
      const { id: orderId } = await createOrder(shop, await createAccount())
      for (const who of [shopper, null]) {
        const { body } = await verify({ code: coupon.code, orderId }, who).expect(404)
        expect(body.message).to.equal('Order not found')
      }
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

    it('works only for the owner of a pending order without a coupon', async () => {
      const coupon = await createCoupon(shop)
      const { id } = await createOrder(shop, shopper)
      expect((await apply(newId(), coupon).expect(404)).body.message).to.equal('Order not found')
      await apply('nonsense', coupon).expect(404)
      const foreign = await createOrder(await createShop(), shopper)
      await apply(foreign.id, coupon).expect(404)
      const other = await apply(id, coupon, await createGuest()).expect(403)
      expect(other.body.message).to.equal('Unauthorized access to order')
      await apply(id, coupon).expect(200)
      expect((await apply(id, coupon).expect(400)).body.message).to.equal(
        'Order already has a coupon applied',
      )
      await service().db('orders').where({ id }).update({ status: 'paid' })
      expect((await apply(id, coupon).expect(400)).body.message).to.equal(
        'Coupon can only be applied to pending orders',
      )
      expect(await usesOf(coupon)).to.equal(1)
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

    it('keeps the usage limit to the letter: 200 in parallel on 200 orders, 10 get it', async () => {
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

    it('keeps the limit per shopper to the letter, in parallel too', async () => {
      const coupon = await createCoupon(shop, { per_user_limit: 3 })
      const people = [shopper, await createAccount()]
      const orders = await Promise.all(
        Array.from({ length: 40 }, async (_, i) => {
          const owner = people[i % 2]!
          return { owner, id: (await createOrder(shop, owner)).id }
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
