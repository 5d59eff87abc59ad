import { randomUUID } from 'node:crypto'
import type { Config } from '../../src/config.ts'
import { shopCatalogue } from '../seed/shop.ts'
import { call, expect } from './call.ts'
import { signInOnStore } from './sign-in.ts'

type Urls = Config['publicUrls']
type Headers = Record<string, string>

export interface Bought {
  order: { _id: string; orderId: number; total: number }
  productId: string
  /** Whoever bought it, and the headers of their calls. */
  email: string
  shopper: Headers
}

const card = 'tok_ok'
const home = { name: 'Demo Shopper', phone: '+234 000 000 0000', line1: '2 Example Road', city: 'Ikeja' }

/** A guest finds something, signs in, has it sent home, uses a coupon and pays by card. */
export async function buy(urls: Urls, email: string): Promise<Bought> {
  const api = `${urls.store}/api/v1`
  const { productId, guest } = await fillCart(api)
  const shopper = await signInOnStore(urls, guest, email)
  const moved = await call({
    title: 'The cart has moved to the account',
    method: 'GET',
    url: `${api}/cart`,
    headers: shopper,
  })
  expect(moved.count, 1, 'the number of things in the cart')
  const placed = await placeOrder(api, shopper)
  const { order } = await call({
    title: 'The shopper applies a coupon',
    method: 'POST',
    url: `${api}/coupons/apply`,
    headers: shopper,
    body: { orderId: placed._id, code: 'welcome10' },
  })
  const sum = order.subtotal + order.shippingCost - order.discount
  expect(order.total.toFixed(2), sum.toFixed(2), 'the total of the order')
  await pay(api, shopper, order._id)
  return { order, productId, email, shopper }
}

/** A guest searches, wishes for what is found first, and moves it into the cart. */
async function fillCart(api: string): Promise<{ productId: string; guest: Headers }> {
  // A storefront's pages name the store: it is found by their address.
  const page = { origin: `http://${shopCatalogue.slug}.localhost` }
  const { token } = await call({
    title: 'A guest session starts',
    method: 'POST',
    url: `${api}/auth/ghost`,
    headers: page,
  })
  const guest = { ...page, authorization: `Bearer ${token}` }
  const { products } = await call({
    title: 'The guest searches for oil: in stock, not too expensive, cheapest first',
    method: 'GET',
    url: `${api}/products?query=oil&inStock=true&maxPrice=10000&sort=price&limit=2`,
    headers: page,
  })
  const [product] = products
  if (!product) throw new Error('nothing was found: with a fresh .data/ the demo store is full again')
  await call({
    title: 'The guest adds it to the wishlist',
    method: 'POST',
    url: `${api}/wishlist`,
    headers: guest,
    body: { productId: product._id },
  })
  const variant = product.variants.find(({ quantity }: { quantity: number }) => quantity > 0)
  await call({
    title: 'The guest moves it from the wishlist to the cart',
    method: 'POST',
    url: `${api}/wishlist/${product._id}/move-to-cart`,
    headers: guest,
    body: { variantId: variant?._id },
  })
  return { productId: product._id, guest }
}

/** The shopper has an address completed, chooses the cheapest way to it, and orders the cart. */
async function placeOrder(api: string, shopper: Headers): Promise<Bought['order']> {
  const [place] = await call({
    title: 'The shopper types the beginning of an address',
    method: 'GET',
    url: `${api}/shipping-address/autocomplete?country=NG&input=${encodeURIComponent(`${home.line1}, Lag`)}`,
    headers: shopper,
  })
  if (!place) throw new Error('no address was suggested')
  const address = await call({
    title: 'The shopper saves the address',
    method: 'POST',
    url: `${api}/shipping-address`,
    headers: shopper,
    body: { ...home, state: 'Lagos', country: 'NG' },
  })
  const rates = await call({
    title: 'The shopper requests shipping rates',
    method: 'POST',
    url: `${api}/shipping/rates`,
    headers: shopper,
    body: { addressId: address._id },
  })
  const [rate] = rates.toSorted(
    (one: { amount: number }, other: { amount: number }) => one.amount - other.amount,
  )
  const order = await call({
    title: 'The shopper places the order with the cheapest rate',
    method: 'POST',
    url: `${api}/orders`,
    headers: { ...shopper, 'idempotency-key': randomUUID() },
    body: { shippingAddressId: address._id, rateId: rate.rateId },
  })
  expect(order.shippingCost, rate.amount, 'what sending costs')
  return order
}

async function pay(api: string, shopper: Headers, orderId: string): Promise<void> {
  const methods = await call({
    title: 'The shopper lists the payment methods',
    method: 'GET',
    url: `${api}/payments`,
    headers: shopper,
  })
  const sandbox = methods.find((way: { paymentOption: { id: string } }) => way.paymentOption.id === 'sandbox')
  await call({
    title: 'The shopper pays with a test card',
    method: 'POST',
    url: `${api}/orders/${orderId}/pay`,
    headers: { ...shopper, 'idempotency-key': randomUUID() },
    body: { paymentId: sandbox._id, card },
  })
  const payment = await call({
    title: 'The shopper sees that the order is paid',
    method: 'GET',
    url: `${api}/orders/${orderId}/payment-status`,
    headers: shopper,
  })
  expect(payment.orderStatus, 'paid', 'the status of the order')
}
