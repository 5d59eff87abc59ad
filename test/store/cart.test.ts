import { expect } from 'chai'
import {
  createCoupon,
  createFood,
  createProduct,
  createService,
  createVariant,
} from '../support/fixtures/catalogue.ts'
import { createCartItem } from '../support/fixtures/orders.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { add, as, openCart, read, shop, shopper, url, warningsOf } from './cart-support.ts'

describe('The cart', () => {
  openCart()

  describe('getCart', () => {
    it('shows an empty cart to a shopper who never added anything', async () => {
      const empty = { _id: null, items: [], subtotal: 0, count: 0, currency: 'USD', warnings: [] }
      expect(await read()).to.eql(empty)
    })

    it('shows today’s prices, and warns of a changed one', async () => {
      const product = await createProduct(shop, { price: 4500 })
      await add({ productId: product.id, quantity: 2 }).expect(201)
      await service().db('products').where({ id: product.id }).update({ price: 4999 })
      const cart = await read()
      expect(cart).to.include({ subtotal: 99.98, count: 2 })
      expect(cart.items[0]).to.include({ unitPrice: 49.99, total: 99.98 })
      expect(cart.warnings).to.eql([
        {
          itemId: cart.items[0]._id,
          code: 'price_changed',
          message: `The price of ${product.name} has changed from 45.00 to 49.99`,
        },
      ])
    })

    it('shows a cart that a price has taken beyond what can be charged, and a coupon the discount on it', async () => {
      const product = await createProduct(shop, { price: 1e12 })
      await add({ productId: product.id, quantity: 100 }).expect(201)
      await service().db('products').where({ id: product.id }).update({ price: 1e14 })
      const cart = await read()
      expect(cart).to.include({ subtotal: 1e14, count: 100 })
      expect(cart.items[0]).to.include({ unitPrice: 1e12, total: 1e14 })
      const { code } = await createCoupon(shop, { type: 'percentage', discount: 5000 })
      const verified = await call('store').post('/api/v1/coupons/verify').set(as()).send({ code }).expect(200)
      expect(verified.body.data.discountAmount).to.equal(5e13)
    })

    it('formats amounts with the decimals of the currency', async () => {
      const [yen, dinar] = await Promise.all([
        createShop({ currency: 'JPY' }),
        createShop({ currency: 'KWD' }),
      ])
      for (const [where, words] of [
        [yen, 'from 1000 to 1500'],
        [dinar, 'from 1.000 to 1.500'],
      ] as const) {
        const product = await createProduct(where, { price: 1000 })
        await add({ productId: product.id, quantity: 1 }, shopper, where).expect(201)
        await service().db('products').where({ id: product.id }).update({ price: 1500 })
        const cart = await read(shopper, where)
        expect(cart.warnings[0].message).to.include(words)
        expect(cart.subtotal).to.equal(1500 / where.scale)
      }
    })

    it('warns of insufficient stock, counted over all lines of a product, and of none', async () => {
      const product = await createProduct(shop, { quantity: 3 })
      await add({ productId: product.id, quantity: 2, options: { colour: 'green' } }).expect(201)
      const { body } = await add({ productId: product.id, quantity: 2, options: { colour: 'red' } }).expect(
        201,
      )
      expect(warningsOf(body.data)).to.eql(['not_enough_stock', 'not_enough_stock'])
      expect(body.data.warnings[0].message).to.equal(`Only 3 left of ${product.name}`)
      await service().db('products').where({ id: product.id }).update({ quantity: 0 })
      expect((await read()).warnings[0].message).to.equal(`${product.name} is sold out`)
    })

    it('says of which kind a line is, and how many pieces there are of what can run out', async () => {
      const files = { digital: { accessType: 'lifetime' } } as const
      const goods = await Promise.all([
        createProduct(shop, { quantity: 7 }),
        createProduct(shop, files),
        createFood(shop),
        createFood(shop, { available: false }),
        createService(shop),
        createProduct(shop, { listed: false, quantity: 7 }),
        createProduct(shop, { quantity: 7 }),
      ])
      const varied = goods.at(-1)!
      const variant = await createVariant(shop, varied, { quantity: 2 })
      for (const [place, { id, price }] of goods.entries())
        if (place === 5) await createCartItem(shop, shopper, { id, price })
        else
          await add({
            productId: id,
            quantity: 1,
            ...(id === varied.id && { variantId: variant.id }),
          }).expect(201)
      const { items } = await read()
      const told = goods.map(({ id }) => {
        const { kind, stock } = items.find(({ product }: { product: string }) => product === id)
        return [kind, stock]
      })
      expect(told).to.eql([
        ['product', 7],
        ['digital', null],
        ['food', null],
        ['food', 0],
        ['service', null],
        ['product', 0],
        ['product', 2],
      ])
    })

    it('never warns of the stock of digital products', async () => {
      const product = await createProduct(shop, { quantity: 0, digital: { accessType: 'lifetime' } })
      const { body } = await add({ productId: product.id, quantity: 1 }).expect(201)
      expect(body.data.warnings).to.eql([])
    })

    it('warns of items that are no longer sold: unlisted, deleted, a deleted variant, variants that were added later', async () => {
      const [unlisted, deleted, chosen, varied] = await Promise.all(
        [1, 2, 3, 4].map(() => createProduct(shop)),
      )
      const variant = await createVariant(shop, chosen!)
      for (const { id } of [unlisted!, deleted!, varied!])
        await add({ productId: id, quantity: 1 }).expect(201)
      await add({ productId: chosen!.id, variantId: variant.id, quantity: 1 }).expect(201)
      const { db } = service()
      await db('products').where({ id: unlisted!.id }).update({ listed: false })
      await db('products').where({ id: deleted!.id }).update({ deleted_at: new Date() })
      await db('variants').where({ id: variant.id }).update({ deleted_at: new Date() })
      await createVariant(shop, varied!)
      expect(warningsOf(await read())).to.eql(['unavailable', 'unavailable', 'unavailable', 'unavailable'])
    })

    it('names the variant of a line and the options that define it', async () => {
      const product = await createProduct(shop)
      const variant = await createVariant(shop, product, { name: 'Large, green' })
      await service()
        .db('variants')
        .where({ id: variant.id })
        .update({ options: { size: 'L', colour: 'green' } })
      const line = { productId: product.id, variantId: variant.id, quantity: 1 }
      await add({ ...line, options: { engraving: 'Ada', size: 'S' } }).expect(201)
      await add({
        productId: (await createProduct(shop)).id,
        quantity: 1,
        options: { colour: 'red' },
      }).expect(201)
      const [chosen, plain] = (await read()).items
      expect(chosen).to.deep.include({
        variantName: 'Large, green',
        options: { size: 'L', colour: 'green', engraving: 'Ada' },
      })
      expect(plain).to.deep.include({ variantName: null, options: { colour: 'red' } })
      const placed = await call('store')
        .post('/api/v1/orders')
        .set(as())
        .send({ email: 'ada@example.com' })
        .expect(201)
      const words = ({ variantName, options }: { variantName: string; options: object }) => ({
        variantName,
        options,
      })
      expect(placed.body.data.items.map(words)).to.eql([chosen, plain].map(words))
      await service().db('variants').where({ id: variant.id }).update({ name: 'Other', options: {} })
      const { body } = await call('store').get(`/api/v1/orders/${placed.body.data._id}`).set(as()).expect(200)
      expect(body.data.items.map(words), 'as it was when it was ordered').to.eql([chosen, plain].map(words))
    })

    it('is separate for each store', async () => {
      const elsewhere = await createShop()
      await createCartItem(shop, shopper)
      expect((await read(shopper, elsewhere)).items).to.eql([])
      expect((await read()).items).to.have.length(1)
    })
  })

  describe('clearCart', () => {
    it('removes every line, and does nothing to an empty cart', async () => {
      await createCartItem(shop, shopper)
      await createCartItem(shop, shopper)
      for (const _ of [1, 2]) {
        expect((await call('store').delete(url).set(as()).expect(200)).body.data).to.equal(null)
      }
      expect(await read()).to.deep.include({ items: [], count: 0 })
    })
  })

  describe('countCart', () => {
    it('adds up the quantities', async () => {
      const countIt = async () => (await call('store').get(`${url}/count`).set(as()).expect(200)).body.data
      expect(await countIt()).to.eql({ count: 0 })
      const product = await createProduct(shop)
      await add({ productId: product.id, quantity: 3 }).expect(201)
      await createCartItem(shop, shopper)
      expect(await countIt()).to.eql({ count: 4 })
    })
  })
})
