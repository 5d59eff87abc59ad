import { expect } from 'chai'
import fc from 'fast-check'
import {
  createAutomaticDiscount,
  createCoupon,
  createFood,
  createModifierGroup,
  createProduct,
} from '../support/fixtures/catalogue.ts'
import { createWishlistItem } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { call, service } from '../support/service.ts'
import { add, as, openCart, read, shop, shopper, url, warningsOf } from './cart-support.ts'

const get = async (path: string) =>
  (await call('store').get(`/api/v1${path}`).set({ 'x-shop-id': shop.id }).expect(200)).body.data
const order = (body: object = {}) =>
  call('store')
    .post('/api/v1/orders')
    .set(as())
    .send({ email: 'ada@shop.example', ...body })
const quote = (body: object) => call('store').post('/api/v1/orders/quote').set(as()).send(body)
const patch = (itemId: string, body: object) =>
  call('store').patch(`${url}/items/${itemId}`).set(as()).send(body)
const setOptions = (
  id: string,
  change: (options: { name: string; price: number; available: boolean }[]) => void,
) =>
  service().db.transaction(async (tx) => {
    const { options } = (await tx('modifier_groups').where({ id }).first('options'))!
    change(options)
    await tx('modifier_groups')
      .where({ id })
      .update({ options: JSON.stringify(options) })
  })
/** Returns choices of these options, one piece of each. */
const one = (...optionIds: string[]) => optionIds.map((optionId) => ({ optionId }))

describe('Modifiers', () => {
  openCart()

  /** A burger with a size that must be chosen, and up to three sauces, one of them included. */
  async function burger() {
    const sizes = await createModifierGroup(shop, {
      ...{ name: 'Size', min: 1, max: 1 },
      options: [
        { name: 'Regular', price: 0 },
        { name: 'Large', price: 250 },
      ],
    })
    const sauces = await createModifierGroup(shop, {
      ...{ name: 'Sauces', max: 3, included: 1, allow_quantities: true },
      options: [
        { name: 'Ketchup', price: 50 },
        { name: 'Truffle', price: 120 },
      ],
    })
    const dish = await createFood(shop, {
      name: 'Burger',
      price: 900,
      modifier_groups: [sizes.id, sauces.id],
    })
    const [regular, large] = sizes.options as [string, string]
    const [ketchup, truffle] = sauces.options as [string, string]
    return { productId: dish.id, sizes, sauces, regular, large, ketchup, truffle }
  }

  describe('getFood and getProduct', () => {
    it('show the groups with all that they contain, in the order of the merchant', async () => {
      const { productId, sizes, sauces, large } = await burger()
      const shown = await get(`/foods/${productId}`)
      expect(shown.modifierGroups).to.eql([sizes.id, sauces.id])
      expect(shown.modifiers.map(({ name }: { name: string }) => name)).to.eql(['Size', 'Sauces'])
      expect(shown.modifiers[0]).to.deep.include({ min: 1, max: 1, included: 0, allowQuantities: false })
      expect(shown.modifiers[0].options[1]).to.eql({
        ...{ _id: large, name: 'Large', price: 2.5, default: false, available: true },
        ...{ soldOutUntil: null, foodId: null, groups: [] },
      })
      const wrap = await createModifierGroup(shop, { options: [{ groups: [sizes.id] }] })
      const { id } = await createProduct(shop, { modifier_groups: [wrap.id] })
      expect((await get(`/products/${id}`)).modifiers[0].options[0].groups[0].name).to.equal('Size')
    })

    it('show a dish of a combo as unavailable while it is', async () => {
      const fries = await createFood(shop, { name: 'Fries' })
      const side = await createModifierGroup(shop, { options: [{ foodId: fries.id }] })
      const { id } = await createFood(shop, { modifier_groups: [side.id] })
      expect((await get(`/foods/${id}`)).modifiers[0].options[0].available).to.equal(true)
      await add({ productId: id, quantity: 1, modifiers: one(...side.options) }).expect(201)
      await service().db('products').where({ id: fries.id }).update({ available: false })
      const refused = await add({ productId: id, quantity: 1, modifiers: one(...side.options) }).expect(409)
      expect(refused.body.code).to.equal('modifier_sold_out')
    })
  })

  describe('addCartItem', () => {
    it('prices a line with what was chosen, the cheapest pieces being those that are included', async () => {
      const { productId, large, ketchup, truffle } = await burger()
      const modifiers = [...one(large, truffle), { optionId: ketchup, quantity: 2 }]
      const { body } = await add({ productId, quantity: 2, modifiers }).expect(201)
      const [item] = body.data.items
      expect(item).to.include({ unitPrice: 13.2, total: 26.4, quantity: 2 })
      expect(item.modifiers.map((one: { name: string; total: number }) => [one.name, one.total])).to.eql([
        ['Large', 2.5],
        ['Ketchup', 0.5],
        ['Truffle', 1.2],
      ])
      expect(body.data).to.deep.include({ subtotal: 26.4, warnings: [] })
    })

    it('makes one line of equal choices, however they are written, and another of each other choice', async () => {
      const { productId, sizes, regular, large, ketchup } = await burger()
      const some = [
        [
          { optionId: regular, groupId: sizes.id },
          { optionId: ketchup, quantity: 2 },
        ],
        one(ketchup, regular, ketchup),
        one(large),
        one(regular),
      ]
      for (const modifiers of some) await add({ productId, quantity: 1, modifiers }).expect(201)
      expect((await read()).items.map(({ quantity }: { quantity: number }) => quantity)).to.eql([2, 1, 1])
    })

    it('refuses what breaks a bound, and says which', async () => {
      const { productId, sauces, regular, large, ketchup } = await burger()
      for (const [modifiers, reason, message] of [
        [undefined, 'too_few', 'Choose at least 1 of Size'],
        [one(ketchup), 'too_few', 'Choose at least 1 of Size'],
        [one(regular, large), 'too_many', 'Choose at most 1 of Size'],
        [[...one(regular), { optionId: ketchup, quantity: 4 }], 'too_many', 'Choose at most 3 of Sauces'],
        [one(regular, productId), 'unknown', 'An option that was chosen is not offered'],
        [[{ optionId: regular, groupId: sauces.id }], 'unknown', 'An option that was chosen is not offered'],
      ] as const) {
        const { body } = await add({ productId, quantity: 1, modifiers }).expect(400)
        expect(body).to.deep.include({ code: 'modifiers_invalid', message, data: { productId, reason } })
      }
      expect((await read()).items).to.eql([])
    })

    it('needs no choice of a dish whose groups need none', async () => {
      const { sauces } = await burger()
      const { id: productId } = await createFood(shop, { modifier_groups: [sauces.id] })
      const { body } = await add({ productId, quantity: 1 }).expect(201)
      expect(body.data.items[0]).to.not.have.property('modifiers')
    })

    it('refuses an option until it is no longer sold out', async () => {
      const { productId, sizes, regular, large } = await burger()
      await setOptions(sizes.id, (options) => {
        Object.assign(options[0]!, { soldOutUntil: new Date(Date.now() + 60_000).toISOString() })
        Object.assign(options[1]!, { soldOutUntil: new Date(Date.now() - 60_000).toISOString() })
      })
      const refused = await add({ productId, quantity: 1, modifiers: one(regular) }).expect(409)
      expect(refused.body.message).to.equal('Regular is sold out')
      await add({ productId, quantity: 1, modifiers: one(large) }).expect(201)
    })

    it('refuses more than can be charged', async () => {
      const dear = await createModifierGroup(shop, {
        allow_quantities: true,
        options: [{ price: 100_000_000_000 }],
      })
      const { id: productId } = await createFood(shop, { modifier_groups: [dear.id] })
      const modifiers = [{ optionId: dear.options[0], quantity: 100 }]
      await add({ productId, quantity: 10_000, modifiers }).expect(400)
    })
  })

  describe('getCart', () => {
    it('warns of a choice that is no longer offered like that, and of a price that changed', async () => {
      const { productId, sizes, sauces, regular, ketchup } = await burger()
      await add({ productId, quantity: 1, modifiers: one(regular, ketchup, ketchup) }).expect(201)
      await setOptions(sauces.id, (options) => Object.assign(options[0]!, { price: 80 }))
      const dearer = await read()
      expect(dearer.items[0].unitPrice).to.equal(9.8)
      expect(dearer.warnings[0]).to.include({
        code: 'price_changed',
        message: 'The price of Burger has changed from 9.50 to 9.80',
      })
      await setOptions(sauces.id, (options) => Object.assign(options[0]!, { available: false }))
      expect((await read()).warnings[0]).to.include({
        code: 'modifiers_changed',
        message: 'Burger: Ketchup is sold out',
      })
      await service().db('modifier_groups').where({ id: sauces.id }).update({ max: 1 })
      await setOptions(sauces.id, (options) => Object.assign(options[0]!, { available: true }))
      expect(warningsOf(await read())).to.eql(['modifiers_changed'])
      await service()
        .db('products')
        .where({ id: productId })
        .update({ modifier_groups: [sizes.id] })
      expect(warningsOf(await read())).to.eql(['modifiers_changed'])
      expect((await order().expect(400)).body.code).to.equal('modifiers_invalid')
    })
  })

  describe('updateCartItem', () => {
    it('changes what a line chooses, and takes the place of one that is the same', async () => {
      const { productId, regular, large, ketchup } = await burger()
      await add({ productId, quantity: 2, modifiers: one(regular) }).expect(201)
      const { body } = await add({ productId, quantity: 3, modifiers: one(large) }).expect(201)
      const [first, second] = body.data.items
      const changed = (await patch(first._id, { quantity: 1, modifiers: one(regular, ketchup, ketchup) }))
        .body.data
      expect(changed.items[0]).to.include({ _id: first._id, quantity: 1, unitPrice: 9.5 })
      expect(changed.warnings).to.eql([])
      const merged = (await patch(first._id, { quantity: 1, modifiers: one(large) }).expect(200)).body.data
      expect(
        merged.items.map(({ _id, quantity }: { _id: string; quantity: number }) => [_id, quantity]),
      ).to.eql([[first._id, 4]])
      await patch(second._id, { quantity: 1, modifiers: one(large) }).expect(404)
      await patch(first._id, { quantity: 1, modifiers: [] }).expect(400)
      await patch(first._id, { quantity: 5 }).expect(200)
      expect((await read()).items[0]).to.include({ quantity: 5, unitPrice: 11.5 })
    })

    it('refuses a line beyond 10000 pieces, and what is sold out or gone', async () => {
      const { productId, sizes, regular, large } = await burger()
      await add({ productId, quantity: 6000, modifiers: one(regular) }).expect(201)
      const { body } = await add({ productId, quantity: 1, modifiers: one(large) }).expect(201)
      const { _id } = body.data.items[1]
      const full = await patch(_id, { quantity: 6000, modifiers: one(regular) }).expect(400)
      expect(full.body.code).to.equal('cart_line_full')
      await setOptions(sizes.id, (options) => Object.assign(options[0]!, { available: false }))
      await patch(_id, { quantity: 1, modifiers: one(regular) }).expect(409)
      await service().db('products').where({ id: productId }).update({ listed: false })
      await patch(_id, { quantity: 1, modifiers: one(large) }).expect(404)
    })
  })

  describe('createOrder', () => {
    it('keeps what was chosen, with the names and prices of then', async () => {
      const { productId, sizes, large, ketchup } = await burger()
      await add({ productId, quantity: 2, modifiers: [...one(large), { optionId: ketchup, quantity: 2 }] })
      const cart = await read()
      const { body } = await order({ expectedTotal: cart.subtotal }).expect(201)
      await setOptions(sizes.id, (options) => Object.assign(options[1]!, { name: 'Huge', price: 999 }))
      const placed = (await call('store').get(`/api/v1/orders/${body.data._id}`).set(as()).expect(200)).body
        .data
      expect(placed).to.include({ subtotal: 24, total: 24 })
      expect(placed.items[0].unitPrice).to.equal(12)
      expect(placed.items[0].modifiers).to.eql(cart.items[0].modifiers)
      expect(placed.items[0].modifiers[0]).to.include({
        group: 'Size',
        name: 'Large',
        price: 2.5,
        total: 2.5,
      })
      const mail = await service().db('order_announcements').where({ order_id: body.data._id }).first('facts')
      expect(JSON.stringify(mail.facts)).to.include('Large')
    })

    it('refuses for items what a cart refuses', async () => {
      const { productId, sizes, regular } = await burger()
      const items = [{ productId, quantity: 1 }]
      for (const send of [order, quote])
        expect((await send({ items }).expect(400)).body.code).to.equal('modifiers_invalid')
      await setOptions(sizes.id, (options) => Object.assign(options[0]!, { available: false }))
      const soldOut = [{ productId, quantity: 1, modifiers: one(regular) }]
      for (const send of [order, quote])
        expect((await send({ items: soldOut }).expect(409)).body.code).to.equal('modifier_sold_out')
      const address = { name: 'Ada', line1: '1 Main Street', city: 'Ikeja', state: 'Lagos', country: 'NG' }
      const rates = (body: object) =>
        call('store')
          .post('/api/v1/shipping/rates')
          .set(as())
          .send({ address, ...body })
      expect((await rates({ items }).expect(400)).body.code).to.equal('modifiers_invalid')
      expect((await rates({ items: soldOut }).expect(409)).body.code).to.equal('modifier_sold_out')
    })

    it('has the amounts of the cart, the quote and the coupon check, whatever was chosen', async () => {
      const { productId, regular, large, ketchup, truffle } = await burger()
      const plain = await createProduct(shop, { price: 333, quantity: 100_000 })
      await createAutomaticDiscount(shop, { kind: 'percentage', percent: 750 })
      const { code } = await createCoupon(shop, { type: 'percentage', discount: 1250 })
      const choices = fc.record({
        modifiers: fc
          .tuple(
            fc.constantFrom(regular, large),
            fc.array(fc.constantFrom(ketchup, truffle), { maxLength: 3 }),
          )
          .map(([size, sauces]) => one(size, ...sauces)),
        quantity: fc.integer({ min: 1, max: 20 }),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(choices, { minLength: 1, maxLength: 4 }), async (lines) => {
          await call('store').delete(url).set(as()).expect(200)
          await add({ productId: plain.id, quantity: 1 })
          for (const line of lines) await add({ productId, ...line }).expect(201)
          const cart = await read()
          const quoted = (await quote({}).expect(200)).body.data
          const withCoupon = (await quote({ code }).expect(200)).body.data
          const check = await call('store')
            .post('/api/v1/coupons/verify')
            .set(as())
            .send({ code })
            .expect(200)
          const address = {
            name: 'Ada',
            line1: '1 Main Street',
            city: 'Ikeja',
            state: 'Lagos',
            country: 'NG',
          }
          await call('store').post('/api/v1/shipping/rates').set(as()).send({ address }).expect(200)
          const placed = (await order({}).expect(201)).body.data
          expect([quoted.subtotal, quoted.discount]).to.eql([cart.subtotal, cart.discount])
          expect([placed.subtotal, placed.discount]).to.eql([cart.subtotal, cart.discount])
          expect(withCoupon.discount - quoted.discount).to.be.closeTo(check.body.data.discountAmount, 1e-9)
        }),
        { numRuns: 8 },
      )
    })
  })

  describe('moveWishlistItem', () => {
    it('refuses a dish of which something has to be chosen', async () => {
      const { productId } = await burger()
      const account = await createAccount()
      await createWishlistItem(shop, account, { id: productId })
      const moved = await call('store')
        .post(`/api/v1/wishlist/${productId}/move-to-cart`)
        .set(account.as(shop))
        .send({})
      expect(moved.body.code).to.equal('modifiers_invalid')
    })
  })

  it('keeps what a guest chose when the cart moves to an account', async () => {
    const { productId, regular, large } = await burger()
    await add({ productId, quantity: 1, modifiers: one(regular) }).expect(201)
    await add({ productId, quantity: 1, modifiers: one(large) }).expect(201)
    const { moveCart } = await import('../../src/services/checkout/cart-merge.ts')
    const account = await createAccount()
    await add({ productId, quantity: 2, modifiers: one(large) }, account).expect(201)
    await service().db.transaction((tx) => moveCart(tx as never, shopper.id, account.id))
    const { items } = await read(account)
    expect(items.map(({ quantity }: { quantity: number }) => quantity).sort()).to.eql([1, 3])
  })
})
