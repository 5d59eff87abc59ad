/**
 * This server is the baseline: node:http and pg, and nothing else. It runs the service's own statements (by their
 * names, from src/services), in a transaction where the service uses one, and answers with the same JSON. It checks no
 * signature, validates nothing, logs nothing. scripts/bench.ts starts it.
 */
import { readFileSync } from 'node:fs'
import knexFactory from 'knex'
import pg from 'pg'
import { newId } from '../../src/base/ids.ts'
import { numberSql } from '../../src/db/counters/record-counts.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { statement, statements } from '../../src/db/statement.ts'
import { totalsOf } from '../../src/services/amounts/totals.ts'
import { productJson, withVariants } from '../../src/services/catalog/product-projection.ts'
import { filtered } from '../../src/services/catalog/product-search.ts'
import { type CartRow, cartOf, pricedRows } from '../../src/services/checkout/cart-view.ts'
import { listPublished } from '../../src/services/content/blogs.ts'
import '../../src/apps/index.ts' // every statement of the services
import '../../src/events/record.ts'
import '../../src/store/index.ts'
import { taxColumns } from '../../src/services/taxes/order-taxes.ts'
import { type Call, idOf, serveBaseline } from './baseline.ts'
import type { World } from './world.ts'

const world: World = JSON.parse(readFileSync(process.argv[2]!, 'utf8'))
const connectionString = process.argv[3]!
const pool = new pg.Pool({ connectionString, max: 16, options: '-c timezone=UTC' })
const beside = new pg.Pool({ connectionString, max: 1 })
const { shop } = world
const product = { shopId: shop.id, scale: shop.scale, shop: shop.reference }

const firstPage = { limit: 20, offset: 0, known: '' }

type Values = Record<string, unknown>
/** The coupon and its order, as `coupons.lockOrder` returns them. */
interface Coupon {
  _id: string
  code: string
  type: string
  discount: number
  reduction: number
  lines: { id: string; price: number; quantity: number }[]
}
type Client = pg.Pool | pg.PoolClient
type Answer = (client: Client, call: Call) => Promise<unknown>

async function run(client: Client, name: string, values: Values): Promise<Values[]> {
  const { text, bind } = statements.get(name)!
  return (await client.query({ name, text, values: bind(values) })).rows
}

async function session(client: Client, { session: sessionId }: Call): Promise<string> {
  const [row] = await run(client, 'sessions.findLive', {
    sessionId,
    surface: 'store',
    shopId: shop.id,
    now: new Date(),
  })
  return row!.userId as string
}

async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const cart = { shopId: shop.id, currency: shop.currency, scale: shop.scale }
const shownCart = (found: unknown[]) => {
  const rows = found as CartRow[]
  return cartOf(rows, shop, { totals: totalsOf({ lines: pricedRows(rows) }), treatment: null })
}
const event = (client: Client, resourceId: unknown, path: string, resource = 'orders') =>
  run(client, 'events.insert', {
    rows: JSON.stringify([{ id: newId(), shopId: shop.id, resource, resourceId, method: 'POST', path }]),
  })

/** The search, in the SQL that Knex builds. It is built once. */
const search = filtered(
  knexFactory({ client: 'pg' }),
  { ...shop, ...world.large },
  { words: [{ word: 'word', categories: [] }], sort: 'newest', limit: 20, offset: 0, listed: true },
)
  .toSQL()
  .toNative()

/** A list with every kind of filter, in the SQL that Knex builds. It is built once. */
const filters = { category: 'everything', minPrice: 6, maxPrice: 12, inStock: true, listed: true }
const narrowed = filtered(
  knexFactory({ client: 'pg' }),
  {
    id: shop.id,
    name: 'Bench',
    slug: 'bench',
    type: 'ecommerce',
    currency: 'USD',
    country: 'US',
    scale: 100,
    timeZone: 'UTC',
  },
  { ...filters, words: [], sort: 'price', limit: 20, offset: 0 },
)
  .toSQL()
  .toNative()

/** The SQL of a list of posts, as the service makes it. */
const posts = await sqlOf((db) => listPublished(db, shop, { page: 1, limit: 20 }))

async function sqlOf(
  read: (db: Database) => Promise<unknown>,
): Promise<{ sql: string; bindings: unknown[] }> {
  const db = openDatabase(connectionString, 1)
  let made = { sql: '', bindings: [] as unknown[] }
  db.on('query', ({ sql, bindings }) => {
    made = { sql, bindings }
  })
  await read(db)
  await db.destroy()
  return made
}

// The service keeps products in memory and asks for what has changed; here PostgreSQL writes all of
// them.
statement(
  'bare.shop',
  'select id, name, slug, type, currency, country, scale, suspended_at from shops where id = :id and closed_at is null',
)
statement(
  'bare.listProducts',
  `select ${numberSql("'products'", "key like '% listed %'")} as total,
    coalesce((select json_agg(${productJson}) from (
      select p.* from (
        select p.* from products p
        where p.shop_id = :shopId and p.kind = 'product' and p.deleted_at is null and p.listed
        order by p.created_at desc, p.id desc limit 100
      ) p limit (select cast(:limit as integer)) offset (select cast(:offset as integer))
    ) p ${withVariants}), '[]') as products`,
)
statement(
  'bare.getProduct',
  `select ${productJson} as product from (
    select * from products
    where shop_id = :shopId and kind = 'product' and listed and deleted_at is null and (id = :id or slug = :id)
    order by id = :id desc limit 1
  ) p ${withVariants}`,
)

async function ofIds(client: Client, shopId: string, found: Values): Promise<Values> {
  const [row] = await run(client, 'products.ofIds', {
    ...product,
    ...found,
    shopId,
    hidden: false,
    known: '',
  })
  return row!
}

const answers: Record<string, Answer> = {
  async listProducts(client) {
    await run(client, 'bare.shop', { id: shop.id })
    const [row] = await run(client, 'bare.listProducts', { ...product, limit: 20, offset: 0 })
    return row
  },
  async searchProducts(client, call) {
    await run(client, 'bare.shop', { id: world.large.id })
    const query = new URL(call.path, 'http://bare').searchParams.get('query')
    await run(client, 'products.categoriesOfWords', { shopId: world.large.id, words: [query] })
    const values = search.bindings.map((value: unknown) =>
      typeof value === 'string' && /^%?word%?$/.test(value) ? value.replace('word', query!) : value,
    )
    return ofIds(client, world.large.id, (await client.query(search.sql, values)).rows[0])
  },
  async filterProducts(client) {
    await run(client, 'bare.shop', { id: shop.id })
    return ofIds(client, shop.id, (await client.query(narrowed.sql, [...narrowed.bindings])).rows[0])
  },
  async getShop(client) {
    await run(client, 'bare.shop', { id: shop.id })
    const currency = JSON.stringify({ symbol: '$', code: shop.currency })
    const [row] = await run(client, 'shops.settings', { currency, ids: [shop.id], known: [''] })
    return row!.body
  },
  async listCategories(client) {
    await run(client, 'bare.shop', { id: shop.id })
    const [row] = await run(client, 'categories.byName', { shopId: shop.id, ...firstPage })
    return row
  },
  async listBanners(client) {
    await run(client, 'bare.shop', { id: shop.id })
    const asked = { shopId: shop.id, placement: null, now: new Date(), ...firstPage }
    const [row] = await run(client, 'banners.live', asked)
    return row
  },
  async listBlogs(client) {
    await run(client, 'bare.shop', { id: shop.id })
    return (await client.query(posts.sql, posts.bindings)).rows[0]
  },
  async getProduct(client, call) {
    await run(client, 'bare.shop', { id: shop.id })
    const [row] = await run(client, 'bare.getProduct', { ...product, id: idOf(call) })
    return row!.product
  },
  async getCart(client, call) {
    const userId = await session(client, call)
    return shownCart(await run(client, 'carts.view', { ...cart, userId }))
  },
  async addCartItem(client, call) {
    const userId = await session(client, call)
    return inTransaction(async (tx) => {
      const ids = { cartId: newId(), id: newId() }
      const item = { variantId: null, options: '{}', autoRenew: false, ...call.body }
      await run(tx, 'carts.put', { ...cart, ...ids, userId, ...item })
      const rows = await run(tx, 'carts.viewAdded', { ...cart, userId, id: ids.id })
      return shownCart(rows)
    })
  },
  async updateCartItem(client, call) {
    const userId = await session(client, call)
    const values = { ...cart, userId, itemId: idOf(call), quantity: call.body.quantity }
    const rows = await inTransaction((tx) => run(tx, 'carts.setQuantity', values))
    return shownCart(rows)
  },
  async createOrder(client, call) {
    const userId = await session(client, call)
    return inTransaction(async (tx) => {
      const lines = (call.body.items as Values[]).map((line, position) => ({ position, ...line }))
      const [offer] = await run(tx, 'orderStock.hold', {
        shopId: shop.id,
        lines: JSON.stringify(lines),
        cause: '{}',
      })
      const visitor = {
        id: newId(),
        shopId: shop.id,
        userId,
        name: 'x',
        mailbox: userId,
        email: `${userId}@x`,
        shopperId: null,
        shippingAddressId: null,
        rateId: null,
        now: new Date(),
      }
      const [customer] = await run(tx, 'customers.visit', visitor)
      const row = {
        id: newId(),
        product_id: offer!.productId,
        name: offer!.name,
        options: {},
        unit_price: offer!.price,
        quantity: 1,
        auto_renew: false,
        holds_stock: true,
        kind: offer!.kind,
        position: 0,
        discount: 0,
        discounts: [],
      }
      const [taken] = await run(beside, 'orderNumbers.take', { shopId: shop.id, count: 1 })
      const [order] = await run(tx, 'orders.insert', {
        id: newId(),
        shopId: shop.id,
        userId,
        customerId: customer!.id,
        email: 'shopper@bench.example',
        subtotal: offer!.price,
        shippingCost: 0,
        ...taxColumns(null),
        taxTreatment: null,
        billingAddress: null,
        dueAt: null,
        handover: null,
        taxId: null,
        discount: 0,
        rules: '[]',
        discounts: '[]',
        currency: shop.currency,
        addressCopy: null,
        paymentMethodId: null,
        note: null,
        byHand: false,
        toShip: 1,
        payableFor: '3600 seconds',
        byGuest: false,
        heldByGuest: false,
        guestAddress: null,
        collection: null,
        lines: JSON.stringify([row]),
        rate: null,
        scale: shop.scale,
        number: taken!.last,
      })
      const id = newId()
      const news = { id, shopId: shop.id, type: 'order_placed', title: 'x', body: 'x', resource: 'orders' }
      const rows = JSON.stringify([{ ...news, resourceId: order!._id }])
      await run(tx, 'notifications.insert', { rows, now: new Date() })
      await event(tx, id, '/notifications', 'notifications')
      await run(tx, 'orderAnnouncements.insert', {
        id: newId(),
        shopId: shop.id,
        orderId: order!._id,
        change: 'placed',
        details: '{}',
        paymentId: null,
        now: new Date(),
      })
      await event(tx, order!._id, '/orders')
      return order
    })
  },
  async applyCoupon(client, call) {
    const userId = await session(client, call)
    return inTransaction(async (tx) => {
      const question = { shopId: shop.id, ...call.body, userId, now: new Date(), scale: shop.scale }
      const [found] = await run(tx, 'coupons.lockOrder', question)
      const { _id: couponId, code, type, discount, reduction, lines } = found! as unknown as Coupon
      const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
      const amount = Math.min(
        subtotal,
        type === 'fixed' ? reduction : Math.round((subtotal * reduction) / 10_000),
      )
      await run(tx, 'coupons.countUse', { id: couponId, shopId: shop.id })
      const coupon = JSON.stringify({ _id: couponId, code, type, discount })
      const [order] = await run(tx, 'coupons.redeem', {
        ...question,
        couponId,
        coupon,
        discount: amount,
        discounts: '[]',
        lines: JSON.stringify([{ id: lines[0]!.id, discount: amount, discounts: [] }]),
      })
      await event(tx, order!._id, '/coupons/apply')
      return { order }
    })
  },
  async addWishlistItem(client, call) {
    const userId = await session(client, call)
    const values = { ...product, userId, productId: call.body.productId, now: new Date() }
    const [row] = await inTransaction((tx) => run(tx, 'wishlists.wish', values))
    return row!.product
  },
  async likeComment(client, call) {
    const userId = await session(client, call)
    const id = call.path.split('/')[2]
    return inTransaction(async (tx) => {
      await run(tx, 'comments.lock', { id, shopId: shop.id })
      const [state] = await run(tx, 'comments.react', { id, shopId: shop.id, userId, liked: true })
      await event(tx, id, call.path, 'comments')
      return state
    })
  },
  async getOrder(client, call) {
    await run(client, 'app_tokens.findLive', { hash: world.app.hash, now: new Date() })
    const [row] = await run(client, 'orders.byIdWithBuyer', {
      id: idOf(call),
      shopId: shop.id,
      scale: shop.scale,
    })
    return row
  },
}

serveBaseline((name) => {
  const answer = answers[name]
  return (
    answer &&
    (async (call) => ({ status: 200, success: true, message: 'Done', data: await answer(pool, call) }))
  )
})
