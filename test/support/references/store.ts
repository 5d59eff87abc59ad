import { randomInt } from 'node:crypto'
import { createBookable, createBooking, slotIn } from '../fixtures/bookings.ts'
import {
  createCategory,
  createCoupon,
  createFood,
  createProduct,
  createVariant,
} from '../fixtures/catalogue.ts'
import { createOrder, createWishlistItem } from '../fixtures/orders.ts'
import { createBlog, createComment } from '../fixtures/posts.ts'
import { declareWithdrawal, setReturnDays } from '../fixtures/returns.ts'
import { createShippingAddress, createShippingRate, setShipping } from '../fixtures/shipping.ts'
import { createPaymentMethod } from '../fixtures/shops.ts'
import type { Owner } from '../records.ts'
import { service } from '../service.ts'
import { ofPerson, ofShopper, ofStore, type Reference, set } from './reference.ts'

const review = { rating: 5, title: 'A title', body: 'What I think of it' }
const itemsOf = (productId: string, variantId?: string) => [{ productId, variantId, quantity: 1 }]

const product = ({ shop }: Owner) => createProduct(shop, { price: 5000 })

async function variant({ shop }: Owner) {
  const { id: productId } = await createProduct(shop)
  return { ...(await createVariant(shop, { id: productId })), productId }
}

/** Creates a product of the store, its rates for shipping, and an address of the shopper. */
async function parcel({ shop, account }: Owner) {
  await setShipping(shop)
  return { productId: (await createProduct(shop)).id, addressId: (await createShippingAddress(account)).id }
}

const rate = async (owner: Owner) => ({
  ...(await createShippingRate(owner.shop, owner.account)),
  productId: (await product(owner)).id,
})

const method = async (owner: Owner) => ({
  ...(await createPaymentMethod(owner.shop)),
  productId: (await product(owner)).id,
})

const orderWithCoupon = async ({ shop, account }: Owner) => ({
  ...(await createOrder(shop, account)),
  code: (await createCoupon(shop)).code,
})

const couponForOrder = async (owner: Owner) => {
  const { id: orderId, code: id } = await orderWithCoupon(owner)
  return { id, orderId }
}

const orderLine = async ({ shop, account }: Owner) => {
  await setReturnDays(shop, 30)
  const { id: orderId } = await createOrder(shop, account, { status: 'paid' })
  const { id } = await service().db('order_items').where({ order_id: orderId }).first('id')
  return { id: id as string, orderId }
}

const products = { table: 'products' }
const orders = { table: 'orders' }
const variants = { table: 'variants' }

/** The references of the Store API. */
export const storeReferences: Record<string, Reference> = {
  'createBooking service': ofStore(
    ({ shop }) => createBookable(shop),
    (service) => ({ body: { service, startsAt: slotIn(3), email: 'guest@example.com' } }),
    products,
  ),
  'createBooking resource': ofStore(
    async ({ shop }) => {
      const { id: service, resourceId: id } = await createBookable(shop)
      return { id, service }
    },
    (resource, { service }) => ({
      body: { service, resource, startsAt: slotIn(3), email: 'guest@example.com' },
    }),
    { table: 'resources' },
  ),
  'moveBooking resource': ofStore(
    async ({ shop, account }) => {
      const { id: booking, resourceId: id } = await createBooking(shop, account)
      return { id, booking }
    },
    (resource, { booking }) => ({ path: { id: booking }, body: { resource, startsAt: slotIn(3) } }),
    { table: 'resources' },
  ),
  'listServiceSlots ?resource': ofStore(
    async ({ shop }) => {
      const { id: service, resourceId: id } = await createBookable(shop)
      return { id, service }
    },
    (resource, { service }) => ({ path: { id: service }, query: { resource } }),
  ),
  'createOrder bookings': ofShopper(
    ({ shop, account }) => createBooking(shop, account, { status: 'held' }),
    (id) => ({ body: { bookings: [id], email: 'guest@example.com' } }),
  ),
  'listProducts ?category': ofStore(
    async ({ shop }) => {
      const category = await createCategory(shop)
      await createProduct(shop, { category_id: category.id })
      return category
    },
    (category) => ({ query: { category } }),
  ),
  'listCategories ?parent': ofStore(
    async ({ shop }) => {
      const [category, below] = [await createCategory(shop), await createCategory(shop)]
      await set('categories', below, { parent_id: category.id })
      return category
    },
    (parent) => ({ query: { parent } }),
  ),
  'listFoods ?category': ofStore(
    async ({ shop }) => {
      const category = await createCategory(shop)
      await createFood(shop, { category_id: category.id })
      return category
    },
    (category) => ({ query: { category } }),
  ),
  'listReviews ?productId': ofStore(product, (productId) => ({ query: { productId } }), products),
  'createTimeAlert resource': ofStore(
    async ({ shop }) => {
      const { id: booked, resourceId: id } = await createBookable(shop)
      return { id, booked }
    },
    (resource, { booked }) => ({
      path: { id: booked },
      body: { email: 'shopper@shop.example', date: slotIn(3).slice(0, 10), resource },
    }),
    { table: 'resources' },
  ),
  'createStockAlert variant': ofStore(
    async ({ shop }) => {
      const product = await createProduct(shop)
      return { ...(await createVariant(shop, product)), product: product.id }
    },
    (variant, { product }) => ({
      path: { id: product },
      body: { email: 'shopper@shop.example', variant },
    }),
    { table: 'variants' },
  ),
  'createReview productId': ofStore(product, (productId) => ({ body: { ...review, productId } }), products),
  'getReviewSummary ?productId': ofStore(product, (productId) => ({ query: { productId } }), products),
  'addWishlistItem productId': ofStore(product, (productId) => ({ body: { productId } }), products),
  'moveWishlistItem variantId': ofStore(
    async (owner) => {
      const made = await variant(owner)
      return { ...made, ...(await createWishlistItem(owner.shop, owner.account, { id: made.productId })) }
    },
    (variantId, { productId }) => ({ path: { productId }, body: { variantId } }),
    variants,
  ),
  'addCartItem productId': ofStore(product, (productId) => ({ body: { productId, quantity: 1 } }), products),
  'addCartItem variantId': ofStore(
    variant,
    (variantId, { productId }) => ({ body: { productId, variantId, quantity: 1 } }),
    variants,
  ),
  'createOrder items[].productId': ofStore(product, (id) => ({ body: { items: itemsOf(id) } }), products),
  'createOrder items[].variantId': ofStore(
    variant,
    (variantId, { productId }) => ({ body: { items: itemsOf(productId, variantId) } }),
    variants,
  ),
  'createOrder shippingAddressId': ofPerson(
    // The store has no zones, so the order needs no rate, which would bring an address of its own.
    async (owner) => ({
      ...(await createShippingAddress(owner.account)),
      productId: (await product(owner)).id,
    }),
    (shippingAddressId, { productId }) => ({ body: { items: itemsOf(productId), shippingAddressId } }),
  ),
  'createOrder rateId': ofShopper(rate, (rateId, { productId }) => ({
    body: { items: itemsOf(productId), rateId },
  })),
  'createOrder paymentId': ofStore(
    method,
    (paymentId, { productId }) => ({ body: { items: itemsOf(productId), paymentId } }),
    { table: 'payment_methods' },
  ),
  'trackOrder orderId': ofShopper(
    async ({ shop, account }) => {
      const order = await createOrder(shop, account)
      const number = randomInt(10_000, 900_000)
      await set('orders', order, { number })
      return { id: number }
    },
    (orderId, _mine, { account }) => ({ body: { orderId, email: account.email } }),
    { nowhere: 999_999 },
  ),
  'payOrder paymentId': ofStore(
    async ({ shop, account }) => ({
      ...(await createPaymentMethod(shop)),
      orderId: (await createOrder(shop, account)).id,
    }),
    (paymentId, { orderId }) => ({ path: { id: orderId }, body: { paymentId } }),
    { table: 'payment_methods' },
  ),
  'verifyCoupon orderId': ofShopper(
    orderWithCoupon,
    (orderId, { code }) => ({ body: { code, orderId } }),
    orders,
  ),
  'verifyCoupon code': ofStore(
    async ({ shop }) => ({ id: (await createCoupon(shop)).code }),
    (code) => ({ body: { code } }),
  ),
  'applyCoupon orderId': ofShopper(orderWithCoupon, (orderId, { code }) => ({ body: { code, orderId } }), {
    ...orders,
    // For another shopper's order in the same store, the specification has a refusal that says so.
    others: ["another store's", "the shopper's own in another store"],
  }),
  'applyCoupon code': ofStore(couponForOrder, (code, { orderId }) => ({ body: { code, orderId } })),
  'quoteShipping addressId': ofPerson(
    async (owner) => {
      const { addressId, productId } = await parcel(owner)
      return { id: addressId, productId }
    },
    (addressId, { productId }) => ({ body: { addressId, items: itemsOf(productId) } }),
  ),
  'createReturn lines[].itemId': ofShopper(orderLine, (itemId, { orderId }) => ({
    path: { id: orderId },
    body: { kind: 'return', lines: [{ itemId, quantity: 1 }] },
  })),
  'createReturn lines[].wanted.product': ofStore(
    async (owner) => {
      const { id: itemId, orderId } = await orderLine(owner)
      return { ...(await createProduct(owner.shop)), itemId, orderId }
    },
    (product, { itemId, orderId }) => ({
      path: { id: orderId },
      body: { kind: 'exchange', lines: [{ itemId, quantity: 1, wanted: { product } }] },
    }),
    products,
  ),
  'createReturn lines[].wanted.variant': ofStore(
    async (owner) => {
      const { id: itemId, orderId } = await orderLine(owner)
      const product = await createProduct(owner.shop)
      return { ...(await createVariant(owner.shop, product)), product: product.id, itemId, orderId }
    },
    (variant, { product, itemId, orderId }) => ({
      path: { id: orderId },
      body: { kind: 'exchange', lines: [{ itemId, quantity: 1, wanted: { product, variant } }] },
    }),
    variants,
  ),
  'confirmWithdrawal lines[].itemId': ofStore(
    async ({ shop, account }) => {
      const { id: orderId, number } = await createOrder(shop, account, { status: 'paid' })
      const { id } = await service().db('order_items').where({ order_id: orderId }).first('id')
      return { id: id as string, token: await declareWithdrawal(shop, { number, email: account.email! }) }
    },
    (itemId, { token }) => ({ body: { token, lines: [{ itemId, quantity: 1 }] } }),
  ),
  'quoteShipping orderId': ofShopper(
    async (owner) => ({ ...(await parcel(owner)), ...(await createOrder(owner.shop, owner.account)) }),
    (orderId, { addressId }) => ({ body: { addressId, orderId } }),
    orders,
  ),
  'quoteShipping items[].productId': ofStore(
    async (owner) => ({ ...(await parcel(owner)), ...(await product(owner)) }),
    (productId, { addressId }) => ({ body: { addressId, items: itemsOf(productId) } }),
    products,
  ),
  'quoteShipping items[].variantId': ofStore(
    async (owner) => ({ ...(await parcel(owner)), ...(await variant(owner)) }),
    (variantId, { addressId, productId }) => ({ body: { addressId, items: itemsOf(productId, variantId) } }),
    variants,
  ),
  'quoteOrder items[].productId': ofStore(
    product,
    (productId) => ({ body: { items: itemsOf(productId) } }),
    products,
  ),
  'quoteOrder items[].variantId': ofStore(
    variant,
    (variantId, { productId }) => ({ body: { items: itemsOf(productId, variantId) } }),
    variants,
  ),
  'quoteOrder rateId': ofShopper(rate, (rateId, { productId }) => ({
    body: { items: itemsOf(productId), rateId },
  })),
  'quoteOrder shippingAddressId': ofPerson(
    async (owner) => {
      const { addressId, productId } = await parcel(owner)
      return { id: addressId, productId }
    },
    (shippingAddressId, { productId }) => ({ body: { items: itemsOf(productId), shippingAddressId } }),
  ),
  'quoteOrder code': ofStore(
    async (owner) => ({ id: (await createCoupon(owner.shop)).code, productId: (await product(owner)).id }),
    (code, { productId }) => ({ body: { items: itemsOf(productId), code } }),
  ),
  'listComments ?resourceId': ofStore(
    ({ shop }) => createBlog(shop),
    (resourceId) => ({ query: { resource: 'blog', resourceId } }),
    { table: 'blogs' },
  ),
  'createComment resourceId': ofStore(
    product,
    (resourceId) => ({ body: { resource: 'product', resourceId, body: 'Words.' } }),
    products,
  ),
  'createComment parentId': ofStore(
    ({ shop, account }) => createComment(shop, account),
    (parentId, { productId }) => ({
      body: { resource: 'product', resourceId: productId, body: 'Words.', parentId },
    }),
    { table: 'comments' },
  ),
}
