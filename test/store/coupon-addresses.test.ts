import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCoupon } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createPaymentMethod } from '../support/fixtures/shops.ts'
import { payments, withPayments } from '../support/payments.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { newEmail, signIn } from '../support/sign-in.ts'
import { apply, openCoupons, shop, shopper, usesOf, verify } from './coupons-support.ts'

describe('A coupon with a limit per shopper, and the address of an order', () => {
  withPayments()
  openCoupons()
  let card: { id: string }
  beforeEach(async () => {
    card = await createPaymentMethod(shop, 'sandbox')
  })

  /** Returns an order of this person that names an address and has the coupon. */
  const redeem = async (coupon: { id: string; code: string }, by: Person, email: string) => {
    const { id } = await createOrder(shop, { id: by.id, email })
    await apply(id, coupon, by).expect(200)
    return id
  }
  const pay = (id: string, by: Person, body: object = { paymentId: card.id, card: 'tok_ok' }) =>
    call('store', payments.store).post(`/api/v1/orders/${id}/pay`).set(by.as(shop)).send(body)

  it('is not used up by strangers who name it, whatever they report', async () => {
    const coupon = await createCoupon(shop, { per_user_limit: 1 })
    const email = shopper.email!
    const transfer = await createPaymentMethod(shop, 'bank-transfer')
    for (let n = 0; n < 3; n += 1) {
      const stranger = await createGuest()
      const id = await redeem(coupon, stranger, email)
      await pay(id, stranger, { paymentId: transfer.id }).expect(200)
      const proof = call('store').post(`/api/v1/orders/${id}/proof`).set(stranger.as(shop))
      await proof.send({ note: 'x' }).expect(200)
    }
    await verify({ code: coupon.code }).expect(200)
    const asGuest = await createGuest()
    await pay(await redeem(coupon, asGuest, email), asGuest).expect(200)
    expect((await verify({ code: coupon.code }).expect(400)).body.code).to.equal('coupon_used_by_you')
    const other = await createAccount()
    const stranger = await createGuest()
    await redeem(coupon, stranger, other.email!)
    await pay(await redeem(coupon, other, other.email!), other).expect(200)
  })

  it('still counts once for a guest who orders twice', async () => {
    const coupon = await createCoupon(shop, { per_user_limit: 1 })
    const guest = await createGuest()
    await redeem(coupon, guest, newEmail())
    const { id } = await createOrder(shop, { id: guest.id, email: newEmail() })
    expect((await apply(id, coupon, guest).expect(400)).body.code).to.equal('coupon_used_by_you')
  })

  sampledTest('is exact for accounts in parallel, whatever guests have named their address', async () => {
    const coupon = await createCoupon(shop, { per_user_limit: 2 })
    for (let n = 0; n < 5; n += 1) await redeem(coupon, await createGuest(), shopper.email!)
    const orders = await Promise.all(Array.from({ length: 200 }, () => createOrder(shop, shopper)))
    const replies = await Promise.all(orders.map(({ id }) => apply(id, coupon)))
    expect(replies.filter(({ status }) => status === 200)).to.have.length(2)
    expect(replies.filter(({ body }) => body.code === 'coupon_used_by_you')).to.have.length(198)
    expect(await usesOf(coupon)).to.equal(7)
  })

  it('counts as used when an order is paid: another one with its address cannot be', async () => {
    const coupon = await createCoupon(shop, { per_user_limit: 1 })
    const email = newEmail()
    const [first, second, third] = [await createGuest(), await createGuest(), await createGuest()]
    const [paid, late, free] = [
      await redeem(coupon, first, email),
      await redeem(coupon, second, email),
      await redeem(coupon, third, email),
    ]
    await pay(paid, first).expect(200)
    const { body } = await pay(late, second).expect(409)
    expect(body.code).to.equal('coupon_used_meanwhile')
    const order = await createOrder(shop, { id: second.id, email })
    await call('store').post(`/api/v1/orders/${late}/cancel`).set(second.as(shop)).expect(200)
    expect((await apply(order.id, coupon, second).expect(400)).body.code).to.equal('coupon_used_by_you')
    await pay(order.id, second).expect(200)
    await service().db('orders').where({ id: free }).update({ discount: 5000 })
    await pay(free, third, {}).expect(409)
  })

  sampledTest('is exact for orders that cost nothing, however many are completed at once', async () => {
    const coupon = await createCoupon(shop, { per_user_limit: 2, discount: 10_000 })
    const email = newEmail()
    const guests = await Promise.all(Array.from({ length: 20 }, () => createGuest()))
    const orders = await Promise.all(guests.map((guest) => redeem(coupon, guest, email)))
    const replies = await Promise.all(guests.map((guest, n) => pay(orders[n]!, guest, {})))
    expect(replies.filter(({ status }) => status === 200)).to.have.length(2)
    expect(replies.filter(({ body }) => body.code === 'coupon_used_meanwhile')).to.have.length(18)
  })

  it('lets only so many be paid of what guests had applied before they signed in', async () => {
    const coupon = await createCoupon(shop, { per_user_limit: 1 })
    const email = newEmail()
    const guests = [await createGuest(), await createGuest()]
    const orders = [await redeem(coupon, guests[0]!, email), await redeem(coupon, guests[1]!, email)]
    let headers = {}
    for (const guest of guests) {
      const { token } = await signIn(email, guest.as(shop))
      headers = { authorization: `Bearer ${token}`, 'x-shop-id': shop.id }
    }
    const payAsAccount = (id: string) =>
      call('store', payments.store)
        .post(`/api/v1/orders/${id}/pay`)
        .set(headers)
        .send({ paymentId: card.id, card: 'tok_ok' })
    await payAsAccount(orders[1]!).expect(409)
    await payAsAccount(orders[0]!).expect(200)
    await payAsAccount(orders[1]!).expect(409)
  })

  it('does not use up the coupon of an address that a guest named who then signs in with another', async () => {
    const coupon = await createCoupon(shop, { per_user_limit: 1 })
    const guest = await createGuest()
    await redeem(coupon, guest, shopper.email!)
    await signIn(newEmail(), guest.as(shop))
    await verify({ code: coupon.code }).expect(200)
    await pay(await redeem(coupon, shopper, shopper.email!), shopper).expect(200)
  })

  it('is given back when an order is cancelled that was not paid', async () => {
    const coupon = await createCoupon(shop, { per_user_limit: 1 })
    const id = await redeem(coupon, shopper, shopper.email!)
    await call('store').post(`/api/v1/orders/${id}/cancel`).set(shopper.as(shop)).expect(200)
    await pay(await redeem(coupon, shopper, shopper.email!), shopper).expect(200)
    expect(await usesOf(coupon)).to.equal(1)
  })

  it('leaves it to the merchant to confirm a transfer, which then counts', async () => {
    const coupon = await createCoupon(shop, { per_user_limit: 1 })
    const transfer = await createPaymentMethod(shop, 'bank-transfer')
    const guest = await createGuest()
    const id = await redeem(coupon, guest, shopper.email!)
    await pay(id, guest, { paymentId: transfer.id }).expect(200)
    const token = await createAppToken(shop, ['WRITE_ORDERS'])
    await call('apps').patch(`/api/v1/orders/${id}`).set(token).send({ status: 'paid' }).expect(200)
    expect((await verify({ code: coupon.code }).expect(400)).body.code).to.equal('coupon_used_by_you')
  })
})
