import { expect } from 'chai'
import { newId } from '../../src/base/ids.ts'
import { transaction } from '../../src/db/database.ts'
import { createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createCartItem, createWishlistItem } from '../support/fixtures/orders.ts'
import { createAccount, createGuest, type Person } from '../support/fixtures/people.ts'
import { createReview } from '../support/fixtures/posts.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { somebodyWaits } from '../support/locks.ts'
import { call, service } from '../support/service.ts'
import { askForCode, later, newEmail, signIn, verify } from '../support/sign-in.ts'

type Shop = Awaited<ReturnType<typeof createShop>>
type Shown = { _id: string; addedAt: string }

const url = '/api/v1/wishlist'
let shop: Shop
let shopper: Person

const list = async (who = shopper, where = shop, query = {}) => {
  const { body } = await call('store').get(url).set(who.as(where)).query(query).expect(200)
  return body.data as { products: Shown[]; pagination: { total: number } }
}
const ids = async (who = shopper, where = shop) => (await list(who, where)).products.map(({ _id }) => _id)
const add = (productId: string) => call('store').post(url).set(shopper.as(shop)).send({ productId })
const remove = (productId: string) => call('store').delete(`${url}/${productId}`).set(shopper.as(shop))
const move = (productId: string, body: object = {}) =>
  call('store').post(`${url}/${productId}/move-to-cart`).set(shopper.as(shop)).send(body)
const cart = async (who = shopper) =>
  (await call('store').get('/api/v1/cart').set(who.as(shop)).expect(200)).body.data
const change = (product: { id: string }, columns: object) =>
  service().db('products').where({ id: product.id }).update(columns)

describe('The wishlist', () => {
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createGuest()
  })

  describe('listWishlist', () => {
    it('shows products in full, the newest first, in pages', async () => {
      const [first, second, third] = [
        await createProduct(shop),
        await createProduct(shop),
        await createProduct(shop),
      ]
      const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n))
      await createWishlistItem(shop, shopper, third, minute(0))
      await createWishlistItem(shop, shopper, first, minute(1))
      await createWishlistItem(shop, shopper, second, minute(2))
      await createVariant(shop, second, { quantity: 3 })
      await createReview(shop, await createAccount(), second, 5)
      const page = await list(shopper, shop, { limit: 2 })
      expect(page.products.map(({ _id }) => _id)).to.eql([second.id, first.id])
      expect(page.pagination).to.include({ total: 3, pages: 2, hasNext: true })
      const rest = await list(shopper, shop, { limit: 2, page: 2 })
      expect(rest.products.map(({ _id }) => _id)).to.eql([third.id])
      const { body } = await call('store').get(`/api/v1/products/${second.id}`).set('x-shop-id', shop.id)
      const { modifiers, ...listed } = body.data
      expect(page.products[0]).to.eql({ ...listed, addedAt: minute(2).toISOString() })
    })

    it('omits unlisted and deleted products, and shows them again when they are back', async () => {
      const [hidden, gone, kept] = [
        await createProduct(shop),
        await createProduct(shop),
        await createProduct(shop),
      ]
      for (const product of [hidden, gone, kept]) await createWishlistItem(shop, shopper, product)
      await change(hidden, { listed: false })
      await change(gone, { deleted_at: new Date() })
      expect(await list()).to.deep.include({ pagination: { ...(await list()).pagination, total: 1 } })
      expect(await ids()).to.eql([kept.id])
      await change(hidden, { listed: true })
      expect(await ids()).to.have.members([hidden.id, kept.id])
    })

    it('is separate for each store and shopper', async () => {
      const elsewhere = await createShop()
      const { productId } = await createWishlistItem(shop, shopper)
      await createWishlistItem(elsewhere, shopper)
      await createWishlistItem(shop, await createGuest())
      expect(await ids()).to.eql([productId])
      expect(await ids(await createAccount())).to.eql([])
    })
  })

  describe('addWishlistItem', () => {
    it('returns the product, and keeps the first time when it is repeated', async () => {
      const product = await createProduct(shop)
      await createProduct(shop)
      const { body } = await add(product.id).expect(201)
      expect(body.message).to.equal('Added to wishlist')
      expect(body.data).to.include({ _id: product.id, name: product.name })
      const again = await later(60_000, () => add(product.id).expect(201))
      expect(again.body.data).to.eql(body.data)
      expect((await list()).products).to.eql([body.data])
    })

    it('has the product once after parallel calls, which all get the same reply', async () => {
      const product = await createProduct(shop)
      const replies = await Promise.all(Array.from({ length: 10 }, () => add(product.id).expect(201)))
      expect(new Set(replies.map(({ body }) => body.data.addedAt)).size).to.equal(1)
      expect(await ids()).to.eql([product.id])
    })

    it('refuses products that the store does not show', async () => {
      const foreign = await createProduct(await createShop())
      const hidden = await createProduct(shop, { listed: false })
      const gone = await createProduct(shop)
      const food = await createProduct(shop)
      await change(gone, { deleted_at: new Date() })
      await change(food, { kind: 'food' })
      for (const productId of [foreign.id, hidden.id, gone.id, food.id, newId(), 'nonsense', '']) {
        expect((await add(productId).expect(404)).body.message).to.equal('Product not found')
      }
    })
  })

  describe('removeWishlistItem', () => {
    it('removes the product, once, whether or not it is still listed, from no other wishlist', async () => {
      const [product, kept] = [await createProduct(shop), await createProduct(shop)]
      const other = await createGuest()
      await createWishlistItem(shop, other, product)
      for (const wished of [product, kept]) await createWishlistItem(shop, shopper, wished)
      await change(product, { listed: false })
      const { body } = await remove(product.id).expect(200)
      expect(body).to.include({ message: 'Removed from wishlist', data: null })
      expect((await remove(product.id).expect(404)).body.message).to.equal('Wishlist item not found')
      await change(product, { listed: true })
      expect(await ids()).to.eql([kept.id])
      expect(await ids(other)).to.eql([product.id])
    })
  })

  describe('moveWishlistItem', () => {
    it('adds one to the cart and removes it from the wishlist', async () => {
      const product = await createProduct(shop, { price: 1250 })
      await createWishlistItem(shop, shopper, product)
      await createCartItem(shop, shopper, product)
      const { body } = await move(product.id).expect(200)
      expect(body.message).to.equal('Moved to cart')
      expect(body.data).to.include({ count: 2, subtotal: 25 })
      expect(body.data).to.eql(await cart())
      expect(await ids()).to.eql([])
      expect((await move(product.id).expect(404)).body.message).to.equal('Wishlist item not found')
    })

    it('adds one in parallel calls', async () => {
      const { productId } = await createWishlistItem(shop, shopper)
      const replies = await Promise.all(Array.from({ length: 10 }, () => move(productId)))
      expect(replies.map(({ status }) => status).sort()).to.eql([200, ...Array(9).fill(404)])
      expect((await cart()).count).to.equal(1)
    })

    it('requires a variant if the product has some, and leaves it on the wishlist without one', async () => {
      const product = await createProduct(shop)
      const variant = await createVariant(shop, product, { price: 300 })
      const other = await createVariant(shop, await createProduct(shop))
      await createWishlistItem(shop, shopper, product)
      for (const body of [{}, { variantId: other.id }]) {
        expect((await move(product.id, body).expect(400)).body.code).to.equal('variant_required')
      }
      expect(await ids()).to.eql([product.id])
      const { body } = await move(product.id, { variantId: variant.id }).expect(200)
      expect(body.data.items[0]).to.include({ variant: variant.id, unitPrice: 3, quantity: 1 })
      expect(await ids()).to.eql([])
    })

    it('refuses unlisted products, and leaves them on the wishlist', async () => {
      const product = await createProduct(shop)
      await createWishlistItem(shop, shopper, product)
      await change(product, { listed: false })
      expect((await move(product.id).expect(404)).body.message).to.equal('Product not found')
      await change(product, { listed: true })
      expect(await ids()).to.eql([product.id])
    })

    it('refuses what the cart cannot hold, and leaves it on the wishlist', async () => {
      const product = await createProduct(shop)
      await createWishlistItem(shop, shopper, product)
      const { id, cartId } = await createCartItem(shop, shopper, product)
      await service().db('cart_items').where({ id }).update({ quantity: 10_000 })
      expect((await move(product.id).expect(400)).body.code).to.equal('cart_line_full')
      const lines = Array.from({ length: 100 }, (_, i) => ({
        id: newId(),
        shop_id: shop.id,
        cart_id: cartId,
        product_id: product.id,
        options: JSON.stringify({ i: String(i) }),
        quantity: 1,
        seen_price: 1,
      }))
      await service().db('cart_items').where({ id }).delete()
      const dear = await createProduct(shop, { price: 1e14 })
      await createCartItem(shop, shopper, dear)
      expect((await move(product.id).expect(400)).body.code).to.equal('amount_too_large')
      await service().db('cart_items').insert(lines)
      expect((await move(product.id).expect(400)).body.code).to.equal('cart_full')
      expect(await ids()).to.eql([product.id])
    })
  })

  describe('at sign-in', () => {
    it("moves from a guest to the account in every store; products that both have are there once, as the account's", async () => {
      const [elsewhere, email] = [await createShop(), newEmail()]
      const { _id } = await signIn(email)
      const [both, early] = [await createProduct(shop), new Date(Date.UTC(2026, 0, 1))]
      await createWishlistItem(shop, { id: _id }, both, early)
      await createWishlistItem(shop, shopper, both)
      const { productId: here } = await createWishlistItem(shop, shopper)
      const stranger = await createGuest()
      const { productId: theirs } = await createWishlistItem(shop, stranger)
      const { productId: there } = await createWishlistItem(elsewhere, shopper)
      const { token } = await signIn(email, shopper.as(shop))
      const { token: second } = await signIn(email, { 'x-shop-id': elsewhere.id })
      const account = {
        ...shopper,
        as: (where?: { id: string }) => headersOf(where === elsewhere ? second : token, where),
      }
      const { products } = await list(account)
      expect(products.map((product) => product._id)).to.eql([here, both.id])
      expect(products[1]!.addedAt).to.equal(early.toISOString())
      expect(await ids(account, elsewhere)).to.eql([there])
      expect(await ids(stranger)).to.eql([theirs])
      expect(await service().db('wishlist_items').where({ user_id: shopper.id })).to.have.length(0)
    })

    it('includes products that are being moved to the cart at that moment', async () => {
      const { productId } = await createWishlistItem(shop, shopper)
      const { cartId } = await createCartItem(shop, shopper)
      const email = newEmail()
      const code = await askForCode(email)
      const { verified } = await transaction(service().db, async (tx) => {
        await tx('wishlist_items').where({ user_id: shopper.id }).delete()
        const verified = verify(email, code, shopper.as(shop)).then(({ body }) => body.data)
        await somebodyWaits()
        await tx('carts').where({ id: cartId }).update({ updated_at: new Date() })
        const line = { id: newId(), shop_id: shop.id, cart_id: cartId, product_id: productId }
        await tx('cart_items').insert({ ...line, quantity: 1, seen_price: 1000 })
        return { verified }
      })
      const account = await verified
      const lines = service().db('cart_items').join('carts', 'carts.id', 'cart_id')
      expect(await lines.where({ user_id: account._id }).pluck('product_id')).to.include(productId)
      expect(await service().db('wishlist_items').where({ product_id: productId })).to.have.length(0)
    })
  })
})

function headersOf(token: string, where?: { id: string }): Record<string, string> {
  return { authorization: `Bearer ${token}`, ...(where ? { 'x-shop-id': where.id } : {}) }
}
