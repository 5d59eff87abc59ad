import { randomBytes } from 'node:crypto'
import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createCartItem } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { add, as, openCart, read, shop, shopper, url, warningsOf } from './cart-support.ts'

describe('The items of the cart', () => {
  openCart()

  describe('addCartItem', () => {
    it('answers with the whole cart', async () => {
      const product = await createProduct(shop, { price: 1999 })
      const variant = await createVariant(shop, product, { name: 'Large', price: 2500 })
      const { body } = await add({
        productId: product.id,
        variantId: variant.id,
        quantity: 2,
        options: { engraving: 'A' },
      }).expect(201)
      expect(body.message).to.equal('Item added to cart')
      const [item] = body.data.items
      expect(item).to.eql({
        _id: item._id,
        product: product.id,
        kind: 'product',
        stock: 10,
        variant: variant.id,
        name: product.name,
        variantName: 'Large',
        image: null,
        unitPrice: 25,
        quantity: 2,
        total: 50,
        autoRenew: false,
        options: { engraving: 'A' },
      })
      expect(body.data).to.include({ subtotal: 50, count: 2, currency: 'USD' })
    })

    it('adds to the line of the same product, variant and options, whatever the order of the options', async () => {
      const product = await createProduct(shop, { quantity: 100 })
      const options = { colour: 'green', size: 'L' }
      await add({ productId: product.id, quantity: 1, options }).expect(201)
      await add({ productId: product.id, quantity: 2, options: { size: 'L', colour: 'green' } }).expect(201)
      const { body } = await add({ productId: product.id, quantity: 5 }).expect(201)
      expect(body.data.items.map(({ quantity }: { quantity: number }) => quantity)).to.eql([3, 5])
    })

    it('loses nothing of parallel calls', async () => {
      const product = await createProduct(shop, { quantity: 100 })
      await Promise.all(
        Array.from({ length: 20 }, () => add({ productId: product.id, quantity: 1 }).expect(201)),
      )
      expect(await read()).to.deep.include({ count: 20, warnings: [] })
    })

    it('stores the wish for renewal for a pass only', async () => {
      const pass = await createProduct(shop, { digital: { accessType: 'pass' } })
      const lifetime = await createProduct(shop, { digital: { accessType: 'lifetime' } })
      await add({ productId: pass.id, quantity: 1, autoRenew: true }).expect(201)
      const { body } = await add({ productId: lifetime.id, quantity: 1, autoRenew: true }).expect(201)
      expect(body.data.items.map(({ autoRenew }: { autoRenew: boolean }) => autoRenew)).to.eql([true, false])
    })

    it('accepts options as large as the contract allows', async () => {
      const product = await createProduct(shop)
      const random = (length: number) => randomBytes(length / 2).toString('hex')
      const options = Object.fromEntries(Array.from({ length: 20 }, () => [random(64), random(200)]))
      const { body } = await add({ productId: product.id, quantity: 1, options }).expect(201)
      expect(body.data.items[0].options).to.eql(options)
    })

    it('refuses items that the store does not sell', async () => {
      const foreign = await createProduct(await createShop())
      const unlisted = await createProduct(shop, { listed: false })
      for (const productId of [foreign.id, unlisted.id, newId(), 'nonsense', '']) {
        const { body } = await add({ productId, quantity: 1 }).expect(404)
        expect(body.message).to.equal('Product not found')
      }
    })

    it('refuses a missing variant, and one of another product', async () => {
      const [product, other] = [await createProduct(shop), await createProduct(shop)]
      await createVariant(shop, product)
      const { id: variantId } = await createVariant(shop, other)
      for (const body of [
        { productId: product.id, quantity: 1 },
        { productId: product.id, variantId, quantity: 1 },
        { productId: (await createProduct(shop)).id, variantId, quantity: 1 },
      ]) {
        expect((await add(body).expect(400)).body.code).to.equal('variant_required')
      }
    })

    it('refuses totals above the largest amount, also over several lines', async () => {
      const product = await createProduct(shop, { price: 1e14 })
      const { body } = await add({ productId: product.id, quantity: 10_000 }).expect(400)
      expect(body).to.include({
        code: 'amount_too_large',
        message: 'The total exceeds 1000000000000 USD, the largest amount that can be charged',
      })
      await add({ productId: product.id, quantity: 1 }).expect(201)
      await add({ productId: product.id, quantity: 1, options: { colour: 'red' } }).expect(400)
      await add({ productId: (await createProduct(shop, { price: 1 })).id, quantity: 1 }).expect(400)
      expect(await read()).to.include({ subtotal: 1e12, count: 1 })
    })

    it('refuses more than 10000 units in a line', async () => {
      const product = await createProduct(shop)
      await add({ productId: product.id, quantity: 9999 }).expect(201)
      expect((await add({ productId: product.id, quantity: 2 }).expect(400)).body.code).to.equal(
        'cart_line_full',
      )
      await add({ productId: product.id, quantity: 1 }).expect(201)
    })

    it('refuses more than 100 lines, in parallel calls too', async () => {
      const product = await createProduct(shop)
      const { cartId } = await createCartItem(shop, shopper, product)
      const lines = Array.from({ length: 97 }, (_, i) => ({
        id: newId(),
        shop_id: shop.id,
        cart_id: cartId,
        product_id: product.id,
        options: JSON.stringify({ i: String(i) }),
        quantity: 1,
        seen_price: 1,
      }))
      await service().db('cart_items').insert(lines)
      const replies = await Promise.all(
        ['a', 'b', 'c', 'd', 'e'].map((key) => add({ productId: product.id, quantity: 1, options: { key } })),
      )
      expect(replies.map(({ status }) => status).sort()).to.eql([201, 201, 400, 400, 400])
      expect((await read()).items).to.have.length(100)
      expect((await add({ productId: product.id, quantity: 1, options: { key: 'f' } })).body.code).to.equal(
        'cart_full',
      )
    })
  })

  describe('addCartItem, in a cart that was merged at sign-in and has more than 100 lines', () => {
    it('adds to a line that is there, and refuses a new one', async () => {
      const product = await createProduct(shop)
      const { cartId } = await createCartItem(shop, shopper, product)
      const lines = Array.from({ length: 119 }, (_, i) => ({
        id: newId(),
        shop_id: shop.id,
        cart_id: cartId,
        product_id: product.id,
        quantity: 1,
        options: JSON.stringify({ i: String(i) }),
        seen_price: 1,
      }))
      await service().db('cart_items').insert(lines)
      const line = (i: string) => ({ productId: product.id, quantity: 2, options: { i } })
      const { body } = await add(line('7')).expect(201)
      expect(body.data.items).to.have.length(120)
      expect(body.data.count).to.equal(122)
      expect((await add(line('new')).expect(400)).body.code).to.equal('cart_full')
      expect((await read()).count).to.equal(122)
    })
  })

  describe('updateCartItem', () => {
    it('refuses totals above the largest amount, and can remove such a line', async () => {
      const product = await createProduct(shop, { price: 1e13 })
      const { id } = await createCartItem(shop, shopper, product)
      const set = (quantity: number) => call('store').patch(`${url}/items/${id}`).set(as()).send({ quantity })
      expect((await set(10_000).expect(400)).body.code).to.equal('amount_too_large')
      expect((await read()).count).to.equal(1)
      await service().db('cart_items').where({ id }).update({ quantity: 10_000 })
      await service().db('products').where({ id: product.id }).update({ price: 1e14 })
      await set(0).expect(200)
    })

    it('makes a cart that is above the largest amount smaller step by step, and never larger', async () => {
      const [product, other] = [await createProduct(shop), await createProduct(shop)]
      const { id } = await createCartItem(shop, shopper, product)
      const { id: beside } = await createCartItem(shop, shopper, other)
      await service().db('cart_items').where({ id }).update({ quantity: 10 })
      await service().db('products').where({ id: product.id }).update({ price: 1e14 })
      for (const quantity of [10, 6, 2]) {
        const { body } = await set(id, quantity).expect(200)
        expect(body.data.count).to.equal(quantity + 1)
      }
      for (const line of [id, beside])
        expect((await set(line, 3).expect(400)).body.code).to.equal('amount_too_large')
      await set(beside, 0).expect(200)
      await set(id, 1).expect(200)
      expect(await read()).to.include({ subtotal: 1e12, count: 1 })
    })

    const set = (id: string, quantity: number) =>
      call('store').patch(`${url}/items/${id}`).set(as()).send({ quantity })

    it('answers with the whole cart as it is now', async () => {
      const product = await createProduct(shop, { price: 1000, quantity: 3 })
      const { id } = await createCartItem(shop, shopper, product)
      await createCartItem(shop, shopper, await createProduct(shop, { price: 50 }))
      const { body } = await set(id, 4).expect(200)
      expect(body.data).to.include({ subtotal: 40.5, count: 5 })
      expect(body.data.items[0]).to.include({ _id: id, quantity: 4, total: 40 })
      expect(warningsOf(body.data)).to.eql(['not_enough_stock'])
      expect(await read()).to.eql(body.data)
    })

    it('removes the line with a quantity of 0', async () => {
      const { id } = await createCartItem(shop, shopper)
      const { id: other } = await createCartItem(shop, shopper, await createProduct(shop, { price: 50 }))
      const { body } = await set(id, 0).expect(200)
      expect(body.data).to.include({ subtotal: 0.5, count: 1 })
      expect(body.data.items.map(({ _id }: { _id: string }) => _id)).to.eql([other])
      const { body: emptied } = await set(other, 0).expect(200)
      expect(emptied.data).to.deep.include({ _id: body.data._id, items: [], subtotal: 0, count: 0 })
      expect(await read()).to.eql(emptied.data)
    })

    it('does not find lines that are not in the caller’s cart', async () => {
      const { id } = await createCartItem(shop, await createAccount())
      for (const quantity of [0, 3]) {
        expect((await set(id, quantity).expect(404)).body.message).to.equal('Cart item not found')
        await set(newId(), quantity).expect(404)
      }
    })
  })

  describe('removeCartItem', () => {
    it('removes the line, once', async () => {
      const [{ id }, kept] = [await createCartItem(shop, shopper), await createCartItem(shop, shopper)]
      const remove = () => call('store').delete(`${url}/items/${id}`).set(as())
      expect((await remove().expect(200)).body.data).to.equal(null)
      await remove().expect(404)
      expect((await read()).items.map(({ _id }: { _id: string }) => _id)).to.eql([kept.id])
    })
  })
})
