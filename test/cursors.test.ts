import { expect } from 'chai'
import type { Shop } from '../src/base/context.ts'
import { newId } from '../src/base/ids.ts'
import { createAppToken } from './support/fixtures/apps.ts'
import { createProduct } from './support/fixtures/catalogue.ts'
import { createOrder } from './support/fixtures/orders.ts'
import { createAccount, type Person } from './support/fixtures/people.ts'
import { createShipment } from './support/fixtures/shipping.ts'
import { createShop } from './support/fixtures/shops.ts'
import { call, service } from './support/service.ts'
import { operations } from './support/walk.ts'

type Query = Record<string, string | number | boolean>
interface Page {
  ids: string[]
  pagination: { total: number; page: number; pages: number; hasNext: boolean }
  next: string | null
}
type Read = (query: Query, status?: number) => Promise<Page>

const many = 11
const limit = 3
const timeOf = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, Math.floor(n / 2)))

/** Creates a store with as many of everything that people write about, or that is written down about them. */
async function createTalk(shopper: Person) {
  const { db } = service()
  const shop = await createShop()
  const [{ id: product }, order] = [await createProduct(shop), await createOrder(shop, shopper)]
  const insert = async (table: string, row: object) => {
    const id = newId()
    await db(table).insert({ id, shop_id: shop.id, ...row })
    return id
  }
  const comment = { resource: 'product', resource_id: product, body: 'Good' }
  const thread = await insert('comments', { ...comment, created_at: timeOf(0) })
  for (let n = 0; n < many; n += 1) {
    const created_at = timeOf(n)
    if (n > 0) await insert('comments', { ...comment, created_at })
    await insert('comments', { ...comment, created_at, parent_id: thread })
    await insert('comments', { ...comment, created_at, hidden_at: created_at })
    const author = { user_id: (await createAccount()).id }
    await insert('reviews', { product_id: product, rating: 1, title: '', body: '', ...author, created_at })
    await insert('activity', { action: 'settings.updated', actor_kind: 'guest', created_at })
    const about = { resource: 'orders', resource_id: order.id }
    await insert('notifications', { type: 'order_placed', title: '', body: '', ...about, created_at })
    const reader = { email: `${n}@example.com`, status: 'subscribed', confirmed_at: created_at }
    await insert('newsletter_subscriptions', reader)
    const { id } = await createShipment(shop, shopper, order)
    await db('shipments').where({ id }).update({ created_at })
  }
  const token = await createAppToken(shop, [
    'READ_ACTIVITY',
    'READ_NOTIFICATIONS',
    'READ_ORDERS',
    'READ_SHIPPING',
    'WRITE_COMMENTS',
    'WRITE_STORE',
  ])
  return { shop, token, product, order: order.id, thread }
}

describe('Lists that are read on from a cursor', () => {
  let shop: Shop & { ownerId: string }
  let talk: Awaited<ReturnType<typeof createTalk>>
  let shopper: Person
  let token: { authorization: string }

  before(async () => {
    shop = await createShop()
    shopper = await createAccount()
    token = await createAppToken(shop, ['READ_INVENTORY', 'READ_ORDERS', 'READ_CUSTOMERS'])
    for (let n = 0; n < many; n += 1) {
      // Every other record has the time of the one before: the id decides.
      const created_at = timeOf(n)
      const { id } = await createOrder(shop, shopper)
      await service().db('orders').where({ id }).update({ created_at })
      await addCustomer(created_at)
    }
    await service().db('products').where({ shop_id: shop.id }).update({ deleted_at: new Date() })
    for (let n = 0; n < many; n += 1) await addProduct(n)
    talk = await createTalk(shopper)
  })

  /** Three prices, and names that differ by their case alone. */
  async function addProduct(n: number): Promise<string> {
    const id = newId()
    const name = `${n % 2 ? 'Ünder' : 'ünder'} “${n % 3}” 100%`
    const row = { id, shop_id: shop.id, slug: id, name, description: 'hand-made', price: (n % 3) * 100 }
    await service()
      .db('products')
      .insert({ ...row, quantity: 1, created_at: timeOf(n) })
    return id
  }

  const addCustomer = (created_at: Date) => {
    const id = newId()
    return service()
      .db('customers')
      .insert({ id, shop_id: shop.id, email: `${id}@example.com`, created_at })
  }

  const reader =
    (
      surface: 'store' | 'apps',
      path: string,
      { key = path.slice(1), within = () => ({ shop, token, query: {} as Query, path }) } = {},
    ): Read =>
    async (query, status = 200) => {
      const where = within()
      const { body } = await call(surface)
        .get(`/api/v1${where.path}`)
        .query({ ...where.query, ...query })
        .set(surface === 'apps' ? where.token : shopper.as(where.shop))
        .expect(status)
      const records: { _id: string }[] = body.data?.[key] ?? []
      return { ids: records.map(({ _id }) => _id), ...body.data, code: body.code, message: body.message }
    }
  /** Reads a list of the store where people talk. */
  const talked = (
    surface: 'store' | 'apps',
    key: string,
    path = () => `/${key}`,
    query = (): Query => ({}),
  ) => reader(surface, '', { key, within: () => ({ ...talk, path: path(), query: query() }) })
  const of = {
    storeProducts: reader('store', '/products'),
    products: reader('apps', '/products'),
    ownOrders: reader('store', '/orders'),
    orders: reader('apps', '/orders'),
    customers: reader('apps', '/customers'),
    comments: talked('store', 'comments', undefined, () => ({
      resource: 'product',
      resourceId: talk.product,
    })),
    replies: talked('store', 'replies', () => `/comments/${talk.thread}/replies`),
    reviews: talked('store', 'reviews', undefined, () => ({ productId: talk.product })),
    ownShipments: talked('store', 'shipments', () => `/orders/${talk.order}/shipments`),
    allComments: talked('apps', 'comments', undefined, () => ({ hidden: true })),
    allReviews: talked('apps', 'reviews'),
    activity: talked('apps', 'activity'),
    notifications: talked('apps', 'notifications'),
    subscribers: talked('apps', 'subscribers', () => '/newsletter/subscribers'),
    shipments: talked('apps', 'shipments', () => '/shipping/shipments'),
    orderShipments: talked('apps', 'shipments', () => `/orders/${talk.order}/shipments`),
  }

  async function readAll(read: Read, query: Query): Promise<Page[]> {
    const pages = [await read(query)]
    for (let next = pages[0]!.next; next; next = pages.at(-1)!.next)
      pages.push(await read({ ...query, after: next }))
    return pages
  }

  const lists: [string, keyof typeof of, Query][] = [
    ['products', 'storeProducts', {}],
    ['products by price', 'storeProducts', { sort: 'price' }],
    ['products by price, dearest first', 'storeProducts', { sort: '-price' }],
    ['products by name', 'storeProducts', { sort: 'name' }],
    ['products with a word', 'storeProducts', { query: 'hand' }],
    ['products with a word, by price', 'storeProducts', { query: 'hand', sort: 'price' }],
    ['products with a word, by name', 'storeProducts', { query: 'hand', sort: 'name' }],
    ['products in stock, dearest first', 'storeProducts', { inStock: true, sort: '-price' }],
    ['the products of a merchant', 'products', {}],
    ['the listed products of a merchant', 'products', { listed: true }],
    ["a shopper's orders", 'ownOrders', {}],
    ['orders', 'orders', {}],
    ['unpaid orders', 'orders', { paymentStatus: 'unpaid' }],
    ['customers', 'customers', {}],
    ['customers with a text', 'customers', { search: 'example.com' }],
    ['the comments on a product', 'comments', {}],
    ['the replies to a comment', 'replies', {}],
    ['the reviews of a product', 'reviews', {}],
    ["the shipments of a shopper's order", 'ownShipments', {}],
    ["a store's comments", 'allComments', {}],
    ["a store's reviews", 'allReviews', {}],
    ["a store's bad reviews", 'allReviews', { rating: 1 }],
    ['the activity log', 'activity', {}],
    ['an action in the activity log', 'activity', { action: 'settings.updated' }],
    ['notifications', 'notifications', {}],
    ['readers of the newsletter', 'subscribers', {}],
    ['shipments', 'shipments', {}],
    ['the shipments of an order', 'orderShipments', {}],
  ]
  for (const [name, list, query] of lists) {
    it(`${name}: each page is the one that its number gives`, async () => {
      const read = of[list]
      const pages = await readAll(read, { ...query, limit })
      expect(pages.map(({ ids }) => ids.length)).to.eql([3, 3, 3, 2])
      for (const [n, page] of pages.entries()) {
        const { ids, pagination, next } = await read({ ...query, limit, page: n + 1 })
        expect(page.ids, `page ${n + 1}`).to.eql(ids)
        expect(page.pagination).to.eql(pagination)
        expect(page.next).to.equal(next)
      }
    })

    it(`${name}: a cursor is refused where it does not fit`, async () => {
      const { next } = await of[list]({ ...query, limit })
      const [sort, before, at, id, key] = JSON.parse(Buffer.from(next!, 'base64url').toString())
      const faults = [
        '',
        'x',
        'bnVsbA',
        'e30',
        next!.slice(0, 20),
        `${next!.slice(0, -9)}`,
        ...[
          ['other', before, at, id, key],
          [sort, -1, at, id, key],
          [sort, 1.5, at, id, key],
          [sort, before, '0000-01-01T00:00:00.000Z', id, key],
          [sort, before, '2026-02-31T25:00:00.000Z', id, key],
          [sort, before, at, 'x', key],
          [sort, before, at, null, key],
          [sort, before, at, id, { a: 1 }],
          [sort, before, at, id, typeof key === 'number' ? 1e30 : 7],
          [sort, before, at, id, typeof key === 'string' ? 'a\0b' : 'a'],
        ].map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url')),
      ]
      for (const after of faults) {
        const refusal = await of[list]({ ...query, limit, after }, 400)
        expect(refusal, after).to.deep.include({
          code: 'invalid_request',
          message: 'after must be the next of an earlier reply',
        })
      }
    })
  }

  it('a cursor of another sort order is refused', async () => {
    for (const [sort, other] of [
      ['newest', 'price'],
      ['price', '-price'],
      ['name', 'newest'],
    ] as const) {
      const { next } = await of.storeProducts({ sort, limit })
      await of.storeProducts({ sort: other, limit, after: next! }, 400)
    }
  })

  it('no record is shown twice or left out, whatever is added and removed meanwhile', async () => {
    const known = (await readAll(of.products, { limit: 100 })).flatMap(({ ids }) => ids)
    const first = await of.products({ limit })
    const [added, removed] = [await addProduct(1000), first.ids[0]!]
    await service().db('products').where({ id: removed }).update({ deleted_at: new Date() })
    try {
      const rest = (await readAll(of.products, { limit, after: first.next! })).flatMap(({ ids }) => ids)
      expect([...first.ids, ...rest]).to.eql(known)
    } finally {
      await service().db('products').where({ id: removed }).update({ deleted_at: null })
      await service().db('products').where({ id: added }).delete()
    }
  })

  it('a page after the record of a cursor is read when the record is gone', async () => {
    const gone = newId()
    await service()
      .db('customers')
      .insert({
        id: gone,
        shop_id: shop.id,
        email: `${gone}@example.com`,
        created_at: new Date('2025-06-01'),
      })
    const { next, ids } = await of.customers({ limit: many + 1 })
    expect(ids.at(-1)).to.equal(gone)
    await service().db('customers').where({ id: gone }).delete()
    expect((await of.customers({ limit, after: next! })).ids).to.eql([])
  })

  it('every operation that takes after tells next', () => {
    const taking = operations.filter(({ documented }) =>
      JSON.stringify(documented).includes('parameters/After'),
    )
    expect(taking.length).to.be.at.least(16)
    for (const { name, documented } of taking) expect(JSON.stringify(documented), name).to.include('"next"')
  })
})
