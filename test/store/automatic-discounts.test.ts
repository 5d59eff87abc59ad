import { expect } from 'chai'
import fc from 'fast-check'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import {
  createAutomaticDiscount,
  createCategory,
  createCoupon,
  createProduct,
} from '../support/fixtures/catalogue.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

interface Amounts {
  _id: string
  subtotal: number
  discount: number
  total: number
  discounts: { _id: string; kind: string; name: string; amount: number }[]
  items: { _id: string; product: string; quantity: number; discounts: { name: string; amount: number }[] }[]
}
const percentage = (percent: number) => ({ kind: 'percentage', percent: percent * 100 })

describe('Automatic discounts', () => {
  let shop: Shop
  let shopper: Person
  const post = async (path: string, body: object, who: Person = shopper): Promise<Amounts> =>
    (await call('store').post(`/api/v1${path}`).set(who.as(shop)).send(body)).body.data
  const add = (productId: string, quantity = 1, who?: Person) =>
    post('/cart/items', { productId, quantity }, who)
  const cart = async (): Promise<Amounts> =>
    (await call('store').get('/api/v1/cart').set(shopper.as(shop)).expect(200)).body.data
  const orderOf = async (id: string): Promise<Amounts> =>
    (await call('store').get(`/api/v1/orders/${id}`).set(shopper.as(shop)).expect(200)).body.data
  const order = (body: object = {}, who?: Person) => post('/orders', body, who)
  const placed = (productId: string, who?: Person) => order({ items: [{ productId, quantity: 1 }] }, who)
  const thing = async (values: object = {}) =>
    (await createProduct(shop, { price: 1000, quantity: 1000, ...values })).id

  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
  })

  describe('getCart', () => {
    it('shows which of them takes how much from which line, in the words of the merchant', async () => {
      const [tea, pot] = [await thing(), await thing({ price: 250 })]
      const { id } = await createAutomaticDiscount(shop, percentage(10), {
        name: 'Tea week',
        applies_to: { products: [tea] },
      })
      await add(tea, 3)
      const added = await add(pot)
      expect(added).to.deep.include({ subtotal: 32.5, discount: 3 })
      const took = { _id: id, kind: 'automatic', name: 'Tea week', amount: 3 }
      expect(added.discounts).to.eql([took])
      expect(added.items.map(({ discounts }) => discounts)).to.eql([[took], []])
      expect(await cart()).to.eql(added)
    })

    it('has no word of them at a store that has none', async () => {
      const shown = await add(await thing())
      expect(shown).to.not.have.any.keys('discount', 'discounts')
      expect(shown.items[0]).to.not.have.property('discounts')
    })
  })

  describe('createOrder', () => {
    it('has the amounts of the cart, whatever the rules, and whatever the order of the lines', async () => {
      const products = [await thing(), await thing(), await thing({ price: 333 }), await thing({ price: 1 })]
      const [category] = [await createCategory(shop)]
      await service()
        .db('products')
        .where({ id: products[0] })
        .update({ category_id: category.id, tags: ['a'] })
      const scopes = fc.option(
        fc.constantFrom({ products: products.slice(1, 3) }, { categories: [category.id] }, { tags: ['a'] }),
      )
      const percent = fc.integer({ min: 0, max: 10_000 })
      const effects = fc.oneof(
        fc.record({ kind: fc.constant('percentage'), percent }),
        fc.record({ kind: fc.constant('amount'), amount: fc.integer({ min: 0, max: 3000 }) }),
        fc.record({ kind: fc.constant('cheapest'), pieces: fc.integer({ min: 1, max: 3 }), percent }),
        fc.record({
          kind: fc.constant('buy-get'),
          buy: fc.integer({ min: 1, max: 3 }),
          get: fc.integer({ min: 1, max: 2 }),
          percent,
        }),
      )
      const rules = fc.array(
        fc.tuple(effects, fc.record({ applies_to: scopes, priority: fc.nat(1), exclusive: fc.boolean() })),
        { minLength: 1, maxLength: 4 },
      )
      const quantities = fc.tuple(...products.map(() => fc.integer({ min: 1, max: 5 })))
      await fc.assert(
        fc.asyncProperty(
          rules,
          quantities,
          fc.shuffledSubarray(products, { minLength: 1 }),
          async (rules, quantities, chosen) => {
            await service().db('automatic_discounts').where({ shop_id: shop.id }).delete()
            for (const [effect, fields] of rules) await createAutomaticDiscount(shop, effect, fields)
            shopper = await createAccount()
            for (const id of chosen) await add(id, quantities[products.indexOf(id)])
            const before = await cart()
            const items = before.items
              .map(({ product: productId, quantity }) => ({ productId, quantity }))
              .reverse()
            const [fromItems, fromCart] = [await order({ items }), await order()]
            const byProduct = (all: Amounts) =>
              Object.fromEntries(all.items.map(({ product, discounts }) => [product, discounts]))
            for (const after of [fromCart, fromItems]) {
              expect([after.subtotal, after.discount, after.discounts]).to.eql([
                before.subtotal,
                before.discount,
                before.discounts,
              ])
              expect(byProduct(after)).to.eql(byProduct(before))
              expect(after.total).to.be.at.least(0)
              expect(await orderOf(after._id)).to.eql({ ...after })
            }
          },
        ),
        { numRuns: 15 },
      )
    })

    it('keeps what it got when discounts change or end', async () => {
      const product = await thing()
      const { id } = await createAutomaticDiscount(shop, percentage(40))
      const first = await placed(product)
      expect([first.discount, first.total]).to.eql([4, 6])
      await service()
        .db('automatic_discounts')
        .where({ id })
        .update({ effect: percentage(90), name: 'Other' })
      expect(await orderOf(first._id)).to.eql(first)
      await service().db('automatic_discounts').where({ id }).update({ deleted_at: new Date() })
      expect(await orderOf(first._id)).to.eql(first)
      expect((await placed(product)).discount).to.equal(0)
    })

    it('applies one to a first order alone, also when two are placed at the same time', async () => {
      const product = await thing()
      await createAutomaticDiscount(shop, percentage(50), { first_order: true })
      await add(product)
      expect((await cart()).discount).to.equal(5)
      const both = await Promise.all([placed(product), placed(product)])
      expect(both.map(({ discount }) => discount).sort()).to.eql([0, 5])
      expect((await cart()).discount).to.equal(0)
      expect((await placed(product, await createAccount())).discount).to.equal(5)
    })

    it('gives one for tags to the customers who have one, in cart, quote and order alike, and to no guest', async () => {
      const product = await thing()
      const discount = await createAutomaticDiscount(shop, percentage(50), {
        customer_tags: ['trade', 'staff'],
      })
      const { db } = service()
      const known = { shop_id: shop.id, name: 'A customer', tags: ['old', 'trade'] }
      // She has bought before the account existed, or at another till: the record has no account yet.
      await db('customers').insert({ ...known, id: newId(), email: shopper.email! })
      const offered = async (who: Person) => {
        await add(product, 1, who)
        const { body } = await call('store').get('/api/v1/cart').set(who.as(shop)).expect(200)
        const quote = await post('/orders/quote', {}, who)
        const email = who.email ? {} : { email: shopper.email }
        const made = await order({ expectedTotal: quote.total, ...email }, who)
        return [body.data.discount, quote.discount, made.discount]
      }
      expect(await offered(shopper)).to.eql([5, 5, 5])
      expect(await offered(shopper)).to.eql([5, 5, 5])
      expect(await offered(await createGuest())).to.eql([0, 0, 0])
      expect(await offered(await createAccount())).to.eql([0, 0, 0])
      const other = await createAccount()
      const elsewhere = { ...known, shop_id: (await createShop()).id }
      await db('customers').insert({ ...elsewhere, id: newId(), user_id: other.id, email: other.email! })
      expect(await offered(other)).to.eql([0, 0, 0])
      const email = `${newId()}@example.com`
      await db('customers')
        .where({ shop_id: shop.id, user_id: other.id })
        .update({ tags: ['staff'], email })
      expect(await offered(other)).to.eql([5, 5, 5])
      await db('automatic_discounts')
        .where({ id: discount.id })
        .update({ customer_tags: ['vip'] })
      expect(await offered(other)).to.eql([0, 0, 0])
    })

    it('takes a cancelled order for none, and an address for known only once it has paid', async () => {
      const product = await thing()
      await createAutomaticDiscount(shop, percentage(50), { first_order: true })
      const email = 'somebody@example.com'
      const asGuest = async () =>
        await post('/orders', { items: [{ productId: product, quantity: 1 }], email }, await createGuest())
      const first = await asGuest()
      expect([first.discount, (await asGuest()).discount]).to.eql([5, 5])
      const { db } = service()
      await db('orders').where({ id: first._id }).update({ paid_at: new Date(), status: 'paid' })
      expect((await asGuest()).discount).to.equal(0)
      const mine = await placed(product)
      await db('orders').where({ id: mine._id }).update({ status: 'cancelled' })
      expect((await placed(product)).discount).to.equal(5)
    })
  })

  describe('applyCoupon', () => {
    const use = async ({ _id: orderId }: Amounts, { code }: { code: string }) =>
      (await call('store').post('/api/v1/coupons/apply').set(shopper.as(shop)).send({ orderId, code })).body
    const verify = async (body: object) =>
      (await call('store').post('/api/v1/coupons/verify').set(shopper.as(shop)).send(body)).body

    it('takes its part of what the discounts have left, and says so before', async () => {
      await createAutomaticDiscount(shop, percentage(40))
      const coupon = await createCoupon(shop, { discount: 7000 })
      const product = await thing()
      await add(product)
      expect((await verify(coupon)).data.discountAmount).to.equal(4.2)
      const made = await order()
      expect((await verify({ ...coupon, orderId: made._id })).data.discountAmount).to.equal(4.2)
      const { data } = await use(made, coupon)
      expect([data.order.discount, data.order.total]).to.eql([8.2, 1.8])
      const after = await orderOf(made._id)
      expect(after.discounts.map(({ kind, amount }) => [kind, amount])).to.eql([
        ['automatic', 4],
        ['coupon', 4.2],
      ])
      expect(after.items[0]!.discounts).to.eql(after.discounts)
    })

    it('replaces an exclusive discount where it takes more, and is refused and not used up where it does not', async () => {
      await createAutomaticDiscount(shop, percentage(30), { exclusive: true, name: 'Alone' })
      const product = await thing()
      const [less, more] = [await createCoupon(shop), await createCoupon(shop, { discount: 4000 })]
      const made = await placed(product)
      expect(made.total).to.equal(7)
      expect((await verify({ ...less, orderId: made._id })).code).to.equal('coupon_not_combinable')
      expect((await use(made, less)).code).to.equal('coupon_not_combinable')
      const { db } = service()
      expect(await db('coupons').where({ id: less.id }).first('usage_count')).to.eql({ usage_count: 0 })
      expect((await use(made, more)).data.order.total).to.equal(6)
      expect((await orderOf(made._id)).discounts.map(({ kind }) => kind)).to.eql(['coupon'])
    })
  })
})
