import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createFood, createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { newEmail, signIn } from '../support/sign-in.ts'

type Item = { productId: string; variantId?: string; quantity: number }

describe('createOrder, and the share of guests in a stock', () => {
  let shop: Awaited<ReturnType<typeof createShop>>
  beforeEach(async () => {
    shop = await createShop()
  })

  const place = (who: Person, items: Item[], email = 'guest@example.com') =>
    call('store').post('/api/v1/orders').set(who.as(shop)).send({ items, email })
  const take = (who: Person, { id: productId }: { id: string }, quantity: number) =>
    place(who, [{ productId, quantity }])
  const stockOf = async ({ id }: { id: string }) =>
    (await service().db('products').where({ id }).first('quantity')).quantity
  const share = async (guestStock: { percent: number; pieces: number }) => {
    const token = await createAppToken(shop, ['WRITE_STORE'])
    const checkout = { holdDays: { transfer: 3 }, guestStock }
    const { body } = await call('apps').patch('/api/v1/shop').set(token).send({ checkout }).expect(200)
    expect(body.data.checkout).to.eql(checkout)
  }

  sampledTest('lets one guest take no store off sale, by however many lines and whatever proof', async () => {
    const products = await Promise.all(
      Array.from({ length: 53 }, () => createProduct(shop, { quantity: 24 })),
    )
    const guest = await createGuest()
    const all = products.map(({ id: productId }) => ({ productId, quantity: 24 }))
    const { body } = await place(guest, all).expect(409)
    expect(body).to.deep.include({
      code: 'guest_share_reached',
      message: `Guests can order 12 more of ${products[0]!.name} at present; sign in with a code, or try again later`,
      data: { productId: products[0]!.id, variantId: null, left: 12 },
    })
    await place(
      guest,
      all.map((line) => ({ ...line, quantity: 12 })),
    ).expect(201)
    await take(await createGuest(), products[7]!, 1).expect(409)
    expect(await stockOf(products[7]!)).to.equal(12)
    await place(
      await createAccount(),
      all.map((line) => ({ ...line, quantity: 12 })),
    ).expect(201)
  })

  sampledTest('is exact, however many guests order at once', async () => {
    const product = await createProduct(shop, { quantity: 60 })
    const guests = await Promise.all(Array.from({ length: 200 }, () => createGuest()))
    const replies = await Promise.all(guests.map((guest) => take(guest, product, 1)))
    expect(replies.filter(({ status }) => status === 201)).to.have.length(30)
    expect(replies.filter(({ body }) => body.code === 'guest_share_reached')).to.have.length(170)
    expect(await stockOf(product)).to.equal(30)
    await take(await createAccount(), product, 30).expect(201)
  })

  it('lets guests buy the last pieces of a small stock', async () => {
    for (const quantity of [1, 2, 5]) {
      const product = await createProduct(shop, { quantity })
      await take(await createGuest(), product, quantity).expect(201)
    }
    await share({ percent: 0, pieces: 1 })
    await take(await createGuest(), await createProduct(shop, { quantity: 1 }), 1).expect(201)
    await take(await createGuest(), await createProduct(shop, { quantity: 2 }), 2).expect(409)
  })

  it('is what the store says, of the stock with the pieces that guests hold', async () => {
    await share({ percent: 30, pieces: 1 })
    const product = await createProduct(shop, { quantity: 10 })
    await take(await createGuest(), product, 2).expect(201)
    const { body } = await take(await createGuest(), product, 2).expect(409)
    expect(body.data.left).to.equal(1)
    await take(await createGuest(), product, 1).expect(201)
    await service().db('products').where({ id: product.id }).update({ quantity: 17 })
    await take(await createGuest(), product, 3).expect(201)
    await take(await createGuest(), product, 1).expect(409)
    await share({ percent: 100, pieces: 1 })
    await take(await createGuest(), product, 14).expect(201)
  })

  it('counts each variant by itself, and the lines of an order together', async () => {
    const product = await createProduct(shop, { quantity: 0 })
    const variants = [1, 2].map(() => createVariant(shop, product, { quantity: 20 }))
    const [small, large] = await Promise.all(variants)
    const line = ({ id: variantId }: { id: string }, quantity: number) => ({
      productId: product.id,
      variantId,
      quantity,
    })
    const guest = await createGuest()
    const { body } = await place(guest, [line(small!, 6), line(large!, 6), line(small!, 5)]).expect(409)
    expect(body.data).to.eql({ productId: product.id, variantId: small!.id, left: 10 })
    await place(guest, [line(small!, 6), line(large!, 6), line(small!, 4)]).expect(201)
    await place(await createGuest(), [line(small!, 1)]).expect(409)
    await place(await createGuest(), [line(large!, 4)]).expect(201)
  })

  it('does not concern what never runs out', async () => {
    const food = await createFood(shop)
    await take(await createGuest(), food, 500).expect(201)
  })

  it('is given back when an order is cancelled, paid or taken on, and when its guest signs in', async () => {
    const product = await createProduct(shop, { quantity: 40 })
    const token = await createAppToken(shop, ['WRITE_ORDERS'])
    const full = async () => {
      const { body } = await take(await createGuest(), product, 1).expect(409)
      expect(body.code).to.equal('guest_share_reached')
    }
    const fill = async (guest: Person, quantity: number) => {
      const { body } = await take(guest, product, quantity).expect(201)
      await full()
      return body.data._id as string
    }
    const guest = await createGuest()
    const first = await fill(guest, 20)
    await call('store').post(`/api/v1/orders/${first}/cancel`).set(guest.as(shop)).expect(200)
    for (const [status, left] of [
      ['paid', 10],
      ['processing', 5],
    ] as const) {
      const id = await fill(await createGuest(), left * 2)
      await call('apps').patch(`/api/v1/orders/${id}`).set(token).send({ status }).expect(200)
    }
    const mine = await createGuest()
    await fill(mine, 5)
    await signIn(newEmail(), mine.as(shop))
    await take(await createGuest(), product, 3).expect(201)
    const held = await service().db('order_items').where({ shop_id: shop.id, held_by_guest: true })
    expect(held.map(({ quantity }) => quantity)).to.eql([3])
  })

  it('keeps the pieces of a guest whose transfer was reported, and of nobody twice', async () => {
    const product = await createProduct(shop, { quantity: 20 })
    const guest = await createGuest()
    const { id: paymentId } = await createPaymentMethod(shop, 'bank-transfer')
    const items = [{ productId: product.id, quantity: 10 }]
    const placed = call('store').post('/api/v1/orders').set(guest.as(shop))
    const { body } = await placed.send({ items, paymentId, email: 'guest@example.com' }).expect(201)
    for (const note of ['x', 'y']) {
      const proof = call('store').post(`/api/v1/orders/${body.data._id}/proof`).set(guest.as(shop))
      await proof.send({ note }).expect(200)
    }
    await take(await createGuest(), product, 1).expect(409)
    await take(await createAccount(), product, 10).expect(201)
  })

  it('refuses a share that nobody could buy by', async () => {
    const token = await createAppToken(shop, ['WRITE_STORE'])
    const holdDays = { transfer: 3 }
    const guestStock = { percent: 50, pieces: 5 }
    for (const checkout of [
      { holdDays, guestStock: { percent: 101, pieces: 5 } },
      { holdDays, guestStock: { percent: 50, pieces: 0 } },
      { holdDays: { transfer: 0 }, guestStock },
      { holdDays: { transfer: 31 }, guestStock },
      { holdDays },
      { guestStock },
    ])
      await call('apps').patch('/api/v1/shop').set(token).send({ checkout }).expect(400)
  })
})
