import { expect } from 'chai'
import { transaction } from '../../src/db/database.ts'
import { moveCart } from '../../src/services/checkout/cart-merge.ts'
import { createCoupon, createProduct } from '../support/fixtures/catalogue.ts'
import { createCartItem, createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createGuest } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { newEmail, signIn } from '../support/sign-in.ts'

const getMe = (headers: Record<string, string>) => call('store').get('/api/v1/auth/me').set(headers)

describe('verifyEmail, of a guest', () => {
  it("moves a guest's carts of every store to the account and ends the guest's session", async () => {
    const [here, there] = [await createShop(), await createShop()]
    const [guest, email] = [await createGuest(), newEmail()]
    const both = await createProduct(here)
    const { _id } = await signIn(email)
    const mine = await createCartItem(here, { id: _id }, both)
    const same = await createCartItem(here, guest, both)
    const other = await createCartItem(here, guest)
    const elsewhere = await createCartItem(there, guest)
    await service().db('cart_items').where({ id: same.id }).update({ quantity: 9_999 })
    await signIn(email, guest.as(here))
    const lines = await service()
      .db('cart_items')
      .join('carts', 'carts.id', 'cart_id')
      .where({ user_id: _id })
      .select('cart_items.id', 'carts.shop_id', 'quantity')
    expect(lines).to.have.deep.members([
      { id: mine.id, shop_id: here.id, quantity: 10_000 },
      { id: other.id, shop_id: here.id, quantity: 1 },
      { id: elsewhere.id, shop_id: there.id, quantity: 1 },
    ])
    const left = await service().db('cart_items').whereIn('cart_id', [same.cartId, elsewhere.cartId])
    expect(left).to.have.length(0)
    await getMe(guest.as()).expect(401)
  })

  it("moves a guest's orders and their uses of coupons to the account, which can then see and pay them", async () => {
    const [shop, guest, email] = [await createShop(), await createGuest(), newEmail()]
    const order = await createOrder(shop, guest)
    const coupon = await createCoupon(shop)
    const apply = { orderId: order.id, code: coupon.code }
    await call('store').post('/api/v1/coupons/apply').set(guest.as(shop)).send(apply).expect(200)
    const { _id, token } = await signIn(email, guest.as(shop))
    const headers = { authorization: `Bearer ${token}`, 'x-shop-id': shop.id }
    const { body } = await call('store').get(`/api/v1/orders/${order.id}`).set(headers).expect(200)
    expect(body.data).to.include({ user: _id, status: 'pending' })
    const use = await service().db('coupon_redemptions').where({ order_id: order.id }).first()
    expect(use.user_id).to.equal(_id)
  })

  it("keeps the newer wish for renewal, which is the guest's", async () => {
    for (const newer of [true, false]) {
      const [shop, email, guest] = [await createShop(), newEmail(), await createGuest()]
      const product = await createProduct(shop)
      const account = await signIn(email)
      const mine = await createCartItem(shop, { id: account._id }, product)
      const theirs = await createCartItem(shop, guest, product)
      const lines = service().db('cart_items')
      await lines.clone().where({ id: mine.id }).update({ auto_renew: !newer })
      await lines.clone().where({ id: theirs.id }).update({ auto_renew: newer })
      await signIn(email, guest.as(shop))
      expect((await lines.clone().where({ id: mine.id }).first()).auto_renew).to.equal(newer)
    }
  })

  it("leaves another account's cart and session alone", async () => {
    const [shop, stranger] = [await createShop(), await createAccount()]
    const { id, cartId } = await createCartItem(shop, stranger)
    await signIn(newEmail(), stranger.as(shop))
    expect((await service().db('cart_items').where({ id }).first()).cart_id).to.equal(cartId)
    await getMe(stranger.as()).expect(200)
  })

  it('adds up what several guests bring to one account at the same time', async () => {
    const shop = await createShop()
    const [product, email] = [await createProduct(shop), newEmail()]
    const { _id } = await signIn(email)
    const guests = await Promise.all(Array.from({ length: 4 }, () => createGuest()))
    for (const guest of guests) await createCartItem(shop, guest, product)
    await Promise.all(guests.map((guest) => transaction(service().db, (tx) => moveCart(tx, guest.id, _id))))
    const lines = await service().db('cart_items').where({ product_id: product.id })
    expect(lines.map(({ quantity }) => quantity)).to.eql([4])
  })
})
