import type { components, StoreClient } from '../../src/client/store.ts'
import { shopCatalogue } from '../seed/shop.ts'
import { ask, type Clients, expect } from './call.ts'
import { signInOnStore } from './sign-in.ts'

type Order = components['schemas']['Order']

export interface Bought {
  order: Pick<Order, '_id' | 'orderId' | 'total'>
  productId: string
  /** The buyer, and the client that acts for them. */
  email: string
  shopper: StoreClient
}

const card = 'tok_ok'
const home = { name: 'Demo Shopper', phone: '+234 000 000 0000', line1: '2 Example Road', city: 'Ikeja' }

/** The address of the shop's own pages, by which its calls name it. */
export const shopOrigin = `http://${shopCatalogue.slug}.localhost`

/** A guest finds a product, signs in, has it delivered, uses a coupon and pays by card. */
export async function buy(clients: Clients, email: string): Promise<Bought> {
  const { productId, guest } = await fillCart(clients)
  const shopper = await signInOnStore(clients, shopOrigin, email, guest)
  const moved = await ask('The cart has moved to the account', shopper.cart.get())
  expect(moved.count, 1, 'the number of things in the cart')
  const placed = await placeOrder(shopper)
  const use = { orderId: placed._id, code: 'welcome10' }
  const { order } = await ask('The shopper applies a coupon', shopper.coupons.apply(use))
  const sum = order.subtotal + order.shippingCost - order.discount
  expect(order.total.toFixed(2), sum.toFixed(2), 'the total of the order')
  await pay(shopper, order._id)
  return { order, productId, email, shopper }
}

/** A guest searches, puts the first result on the wishlist, and moves it into the cart. */
async function fillCart(clients: Clients): Promise<{ productId: string; guest: string }> {
  const headers = { origin: shopOrigin }
  const page = clients.store({ headers })
  const { token } = await ask('A guest session starts', page.auth.createGuest())
  const guest = clients.store({ headers, token })
  const { products } = await ask(
    'The guest searches for oil: in stock, not too expensive, cheapest first',
    page.products.list({ query: 'oil', inStock: true, maxPrice: 10_000, sort: 'price', limit: 2 }),
  )
  const [product] = products
  if (!product) throw new Error('nothing was found: with a fresh .data/ the demo store is full again')
  const { _id: productId, variants } = product
  await ask('The guest adds it to the wishlist', guest.wishlist.addItem({ productId }))
  const variantId = variants.find(({ quantity }) => quantity > 0)?._id
  await ask(
    'The guest moves it from the wishlist to the cart',
    guest.wishlist.moveItem(productId, { variantId }),
  )
  return { productId, guest: token }
}

/** The shopper completes an address, chooses the cheapest rate, and places the order. */
async function placeOrder(shopper: StoreClient): Promise<Order> {
  const [place] = await ask(
    'The shopper types the beginning of an address',
    shopper.shippingAddress.autocompleteAddress({ country: 'NG', input: `${home.line1}, Lag` }),
  )
  if (!place) throw new Error('no address was suggested')
  const address = await ask(
    'The shopper saves the address',
    shopper.shippingAddress.create({ ...home, state: 'Lagos', country: 'NG' }),
  )
  const rates = await ask(
    'The shopper requests shipping rates',
    shopper.shipping.quote({ addressId: address._id }),
  )
  const rate = rates.toSorted((one, other) => one.amount - other.amount)[0]!
  const order = await ask(
    'The shopper places the order with the cheapest rate',
    shopper.orders.create({ shippingAddressId: address._id, rateId: rate.rateId }),
  )
  expect(order.shippingCost, rate.amount, 'what sending costs')
  return order
}

async function pay(shopper: StoreClient, orderId: string): Promise<void> {
  const methods = await ask('The shopper lists the payment methods', shopper.payments.list())
  const sandbox = methods.find(({ paymentOption }) => paymentOption.id === 'sandbox')!
  await ask(
    'The shopper pays with a test card',
    shopper.orders.pay(orderId, { paymentId: sandbox._id, card }),
  )
  const payment = await ask(
    'The shopper sees that the order is paid',
    shopper.orders.getPaymentStatus(orderId),
  )
  expect(payment.orderStatus, 'paid', 'the status of the order')
}
