import { expect } from 'chai'
import { recordEvent } from '../../src/events/record.ts'
import { expireOrders } from '../../src/services/orders/order-expiry.ts'
import { useDeadlocks } from '../support/deadlocks.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createCategory, createCoupon, createProduct, createVariant } from '../support/fixtures/catalogue.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount, createCustomer, createGuest, type Person } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { seed } from '../support/sample.ts'
import { call, openApps, service } from '../support/service.ts'
import { log } from '../support/service-errors.ts'
import { askForCode, newEmail } from '../support/sign-in.ts'

type World = Awaited<ReturnType<typeof createWorld>>
type Apps = Awaited<ReturnType<typeof openApps>>
/** Prepares a change, and returns the call that makes it. */
type Writer = (world: World, turn: number) => Promise<() => Promise<unknown>>

/** The number of times that a pair is played, and the number of calls of each at once. */
const [rounds, atOnce] = [seed ? 1 : 3, 5]

const deadlocks = useDeadlocks()
let apps: Apps

/**
 * Creates the records that the writers share: a product of several variants, two plain ones, their category, a coupon, a
 * guest. There are two shoppers, because orders of one customer wait for each other before they come to the products.
 */
async function createWorld() {
  const shop = await createShop()
  const [product, plain, second, category, other] = [
    await createProduct(shop, { quantity: 100_000 }),
    await createProduct(shop, { quantity: 100_000 }),
    await createProduct(shop, { quantity: 100_000 }),
    await createCategory(shop),
    await createCategory(shop),
  ]
  const variants: string[] = []
  for (let i = 0; i < 6; i += 1) {
    variants.push((await createVariant(shop, product, { quantity: 100_000 })).id)
  }
  const ids = [product.id, plain.id, second.id]
  await service().db('products').whereIn('id', ids).update({ category_id: category.id })
  const scopes = ['READ_INVENTORY', 'WRITE_INVENTORY', 'WRITE_ORDERS', 'WRITE_DISCOUNTS', 'WRITE_CUSTOMERS']
  const merchant = await createAppToken(shop, [...scopes, 'READ_ORDERS', 'WRITE_SHIPPING', 'READ_CUSTOMERS'])
  const [coupon, guest] = [await createCoupon(shop), await createGuest()]
  const shoppers: [Person, Person] = [await createAccount(), await createAccount()]
  const [account, method] = [await createAccount(), await createPaymentMethod(shop)]
  return {
    shop,
    product,
    plain,
    second,
    category,
    other,
    variants,
    merchant,
    coupon,
    shoppers,
    guest,
    account,
    method,
  }
}

type Method = 'post' | 'patch' | 'delete'
/** A refusal is as good as a success here; only what the database could not do is a mistake. */
async function send(
  surface: 'store' | 'apps',
  method: Method,
  path: string,
  headers: Record<string, string>,
  body?: object,
) {
  const reply = await call(surface, apps[surface])[method](`/api/v1${path}`).set(headers).send(body)
  expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.body)}`).to.be.below(500)
  return reply
}

const asMerchant =
  (method: Method, path: (world: World) => string, body?: (world: World, turn: number) => object): Writer =>
  async (world, turn) =>
  () =>
    send('apps', method, path(world), world.merchant, body?.(world, turn))

/**
 * Returns the lines of an order, in one order or the other: several variants, and mostly products too. Orders that have
 * products come to the variants one after the other.
 */
function linesOf({ variants, product, plain, second }: World, turn: number) {
  const ofVariants = variants.map((variantId) => ({ productId: product.id, variantId, quantity: 1 }))
  const ofProducts = [plain, second].map(({ id }) => ({ productId: id, quantity: 1 }))
  const all = Math.floor(turn / 2) % 2 === 0 ? [...ofVariants, ...ofProducts] : ofVariants
  return turn % 2 === 0 ? all : all.reverse()
}

const shopperOf = ({ shoppers }: World, turn: number) => shoppers[turn % 2]!

async function place(world: World, turn: number, by = shopperOf(world, turn)): Promise<string> {
  const email = by.email ? {} : { email: world.account.email! }
  const { body } = await send('store', 'post', '/orders', by.as(world.shop), {
    items: linesOf(world, turn),
    ...email,
  })
  return body.data._id
}

const fillCart = ({ shop, guest, plain }: World) =>
  send('store', 'post', '/cart/items', guest.as(shop), { productId: plain.id, quantity: 1 })

const writers = {
  'placing an order': async (world, turn) => () => place(world, turn),
  'placing an order of the cart': async (world) => {
    await fillCart(world)
    return () => send('store', 'post', '/orders', world.guest.as(world.shop), { email: world.account.email! })
  },
  'cancelling an order': async (world, turn) => {
    const id = await place(world, turn)
    return () => send('store', 'post', `/orders/${id}/cancel`, shopperOf(world, turn).as(world.shop))
  },
  'the expiry of orders': async (world, turn) => {
    const id = await place(world, turn, turn % 2 === 0 ? shopperOf(world, turn) : world.guest)
    await service()
      .db('orders')
      .where({ id })
      .update({ expires_at: new Date(0) })
    return () => expireOrders(deadlocks.db, { log, record: recordEvent }, new AbortController().signal)
  },
  'applying a coupon': async (world, turn) => {
    const orderId = await place(world, turn)
    const { code } = world.coupon
    return () =>
      send('store', 'post', '/coupons/apply', shopperOf(world, turn).as(world.shop), { orderId, code })
  },
  'cancelling an order with a coupon': async (world, turn) => {
    const orderId = await place(world, turn)
    const headers = shopperOf(world, turn).as(world.shop)
    await send('store', 'post', '/coupons/apply', headers, { orderId, code: world.coupon.code })
    return () => send('store', 'post', `/orders/${orderId}/cancel`, headers)
  },
  'cancelling a paid order with a coupon': async (world, turn) => {
    const orderId = await place(world, turn)
    const headers = shopperOf(world, turn).as(world.shop)
    await send('store', 'post', '/coupons/apply', headers, { orderId, code: world.coupon.code })
    await send('apps', 'patch', `/orders/${orderId}`, world.merchant, { status: 'paid' })
    return () => send('apps', 'post', `/orders/${orderId}/cancel`, world.merchant)
  },
  'marking an order paid': async (world, turn) => {
    const id = await place(world, turn)
    return () => send('apps', 'patch', `/orders/${id}`, world.merchant, { status: 'paid' })
  },
  'changing a coupon': asMerchant(
    'patch',
    ({ coupon }) => `/discounts/${coupon.id}`,
    () => ({ usageLimit: 100_000 }),
  ),
  'changing a product and its variants': asMerchant(
    'patch',
    ({ product }) => `/products/${product.id}`,
    ({ variants }, turn) => {
      const given = variants.map((_id) => ({ _id, name: `Variant ${_id}`, quantity: 100_000 }))
      return { price: 10, variants: turn % 2 === 0 ? given : given.reverse() }
    },
  ),
  "changing products' categories": async ({ shop, category, other, merchant }, turn) => {
    const { id } = await createProduct(shop)
    await service()
      .db('products')
      .where({ id })
      .update({ category_id: [category.id, other.id, null][turn % 3] })
    const body = { category: turn % 2 === 0 ? category.id : other.id, price: 12 }
    return () => send('apps', 'patch', `/products/${id}`, merchant, body)
  },
  'changing a product': asMerchant(
    'patch',
    ({ plain }) => `/products/${plain.id}`,
    () => ({ price: 11 }),
  ),
  'changing all prices': asMerchant(
    'patch',
    () => '/products/bulk/prices',
    () => ({ amount: 0.01 }),
  ),
  'changing the prices of a category': asMerchant(
    'patch',
    () => '/products/bulk/prices',
    ({ category }) => ({ amount: 0.01, category: category.id }),
  ),
  'deleting a category': async ({ category, other, merchant }, turn) => {
    const { id } = turn % 2 === 0 ? category : other
    return () => send('apps', 'delete', `/categories/${id}`, merchant)
  },
  'renaming a category': asMerchant(
    'patch',
    ({ category }) => `/categories/${category.id}`,
    (_world, turn) => ({ name: `Name ${turn}`, slug: `slug-${turn}` }),
  ),
  'swapping the slugs of two categories': async ({ category, other, merchant }, turn) => {
    const [one, its] = turn % 2 === 0 ? [category, other] : [other, category]
    return () => send('apps', 'patch', `/categories/${one.id}`, merchant, { slug: its.slug })
  },
  'deleting a customer': async (world) => {
    const customer = await service().db('customers').where({ shop_id: world.shop.id }).first('id')
    const id = customer?.id ?? (await createCustomer(world.shop)).id
    return () => send('apps', 'delete', `/customers/${id}`, world.merchant)
  },
  'a review': async ({ shop, plain }) => {
    const author = await createAccount()
    const review = { productId: plain.id, rating: 4, title: 'Good', body: 'Very good' }
    return () => send('store', 'post', '/reviews', author.as(shop), review)
  },
  'adding to the cart': async ({ shop, guest, plain }) => {
    const line = { productId: plain.id, quantity: 1 }
    return () => send('store', 'post', '/cart/items', guest.as(shop), line)
  },
  'moving a wish to the cart': async ({ shop, guest, plain }) => {
    await send('store', 'post', '/wishlist', guest.as(shop), { productId: plain.id })
    return () => send('store', 'post', `/wishlist/${plain.id}/move-to-cart`, guest.as(shop))
  },
  'a guest signing in': async (world, turn) => {
    const { shop, guest, account } = world
    await fillCart(world)
    await createOrder(shop, guest)
    await createOrder(shop, guest)
    const email = turn === 0 ? account.email! : newEmail()
    const otp = await askForCode(email)
    return () => send('store', 'post', '/auth/verify', guest.as(shop), { email, otp })
  },
  'deleting an account': async ({ shop, account, plain }, turn) => {
    const own = turn === 0 ? account : await createAccount()
    await send('store', 'post', '/cart/items', own.as(shop), { productId: plain.id, quantity: 1 })
    await send('store', 'post', '/orders', own.as(shop), {})
    return () => send('store', 'delete', '/auth/me', own.as(shop))
  },
  'paying an order by card': async (world, turn) => {
    const by = turn % 2 === 0 ? shopperOf(world, turn) : world.guest
    const id = await place(world, turn, by)
    const payment = { paymentId: world.method.id, card: 'tok_ok' }
    return () => send('store', 'post', `/orders/${id}/pay`, by.as(world.shop), payment)
  },
  'shipping an order': async (world, turn) => {
    const orderId = await place(world, turn)
    const shipment = { orderId, carrier: 'Riders', shippingCost: 1 }
    return () => send('apps', 'post', '/shipping/shipments', world.merchant, shipment)
  },
} satisfies Record<string, Writer>

type Name = keyof typeof writers

/** These changes share rows: each stands with all that follow. */
const pairs: [Name, Name[]][] = [
  [
    'placing an order',
    [
      'placing an order',
      'cancelling an order',
      'the expiry of orders',
      'changing a product and its variants',
      "changing products' categories",
      'changing all prices',
      'deleting a category',
      'deleting a customer',
      'a review',
    ],
  ],
  [
    'changing a product and its variants',
    [
      'changing a product and its variants',
      'cancelling an order',
      'the expiry of orders',
      'changing all prices',
      'deleting a category',
    ],
  ],
  [
    'deleting a category',
    [
      "changing products' categories",
      'changing a product',
      'changing all prices',
      'changing the prices of a category',
      'renaming a category',
      'cancelling an order',
      'a review',
    ],
  ],
  [
    "changing products' categories",
    ['renaming a category', 'changing the prices of a category', 'changing all prices', 'a review'],
  ],
  [
    'changing all prices',
    ['cancelling an order', 'the expiry of orders', 'changing the prices of a category', 'a review'],
  ],
  [
    'applying a coupon',
    [
      'applying a coupon',
      'cancelling an order with a coupon',
      'the expiry of orders',
      'changing a coupon',
      'deleting a customer',
    ],
  ],
  [
    'cancelling a paid order with a coupon',
    [
      'cancelling a paid order with a coupon',
      'placing an order',
      'applying a coupon',
      'changing a product and its variants',
      'changing a coupon',
      'the expiry of orders',
    ],
  ],
  ['swapping the slugs of two categories', ['swapping the slugs of two categories']],
  ['cancelling an order', ['the expiry of orders', 'marking an order paid', 'deleting a customer']],
  ['shipping an order', ['the expiry of orders', 'deleting a customer']],
  [
    'a guest signing in',
    [
      'a guest signing in',
      'placing an order of the cart',
      'the expiry of orders',
      'deleting a customer',
      'adding to the cart',
      'moving a wish to the cart',
      'deleting an account',
    ],
  ],
  ['deleting an account', ['deleting an account', 'deleting a customer', 'placing an order of the cart']],
  [
    'paying an order by card',
    ['the expiry of orders', 'cancelling an order', 'a guest signing in', 'deleting a customer'],
  ],
]

async function race(names: Name[], times = rounds): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    const world = await createWorld()
    const calls: (() => Promise<unknown>)[] = []
    for (let turn = 0; turn < atOnce; turn += 1) {
      for (const name of names) calls.push(await (writers[name] as Writer)(world, turn))
    }
    await Promise.all(calls.map((make) => make()))
  }
}

describe('One order of locks', () => {
  before(async () => {
    apps = await openApps(service().config, deadlocks.db)
  })

  it('keeps all of them together from one', async () => {
    await race(Object.keys(writers) as Name[], 1)
    expect(deadlocks.seen).to.eql([])
  })

  for (const [one, others] of pairs) {
    for (const other of others) {
      it(`keeps ${one} and ${other} from a deadlock`, async () => {
        await race([one, other])
        expect(deadlocks.seen).to.eql([])
      })
    }
  }
})
