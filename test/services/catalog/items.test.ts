import { expect } from 'chai'
import { newId } from '../../../src/base/ids.ts'
import { numberOf } from '../../../src/db/counters/record-counts.ts'
import { statements } from '../../../src/db/statement.ts'
import { createAppToken } from '../../support/fixtures/apps.ts'
import {
  createCategory,
  createCoupon,
  createFood,
  createProduct,
  createService,
  createVariant,
} from '../../support/fixtures/catalogue.ts'
import { createCartItem } from '../../support/fixtures/orders.ts'
import { createAccount, createGuest, type Person } from '../../support/fixtures/people.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { partitions } from '../../support/partitions.ts'
import { sampledTest } from '../../support/sample.ts'
import { call, service } from '../../support/service.ts'

// Products, foods and services share a table, the cart and the order, but no operation mixes them otherwise.

type Shop = Awaited<ReturnType<typeof createShop>>

const send = (method: 'post' | 'patch', path: string, who: Person, shop: Shop, body: object) =>
  call('store')[method](`/api/v1${path}`).set(who.as(shop)).send(body)
const cartOf = async (who: Person, shop: Shop) =>
  (await call('store').get('/api/v1/cart').set(who.as(shop)).expect(200)).body.data
const switchFood = async (shop: Shop, id: string, available: boolean) => {
  const as = await createAppToken(shop, ['WRITE_INVENTORY'])
  await call('apps').patch(`/api/v1/foods/${id}`).set(as).send({ available }).expect(200)
}

describe('The cart and the order of all kinds of items', () => {
  let shop: Shop
  let shopper: Person
  beforeEach(async () => {
    shop = await createShop()
    shopper = await createAccount()
  })

  it('accepts a food, a service and a product in cart, order and coupon', async () => {
    const food = await createFood(shop, { price: 1050 })
    const visit = await createService(shop, { price: 8000, duration_minutes: 90 })
    const product = await createProduct(shop, { price: 500, quantity: 3 })
    const put = (productId: string, quantity: number, options = {}) =>
      send('post', '/cart/items', shopper, shop, { productId, quantity, options, autoRenew: true }).expect(
        201,
      )
    await put(food.id, 9000, { sauce: 'hot' })
    await put(food.id, 2, { sauce: 'mild' })
    await put(food.id, 1, { sauce: 'mild' })
    await put(visit.id, 1)
    const { body } = await put(product.id, 1)
    expect(body.data.warnings).to.eql([])
    expect(
      body.data.items.map(({ product, quantity }: { product: string; quantity: number }) => [
        product,
        quantity,
      ]),
    ).to.eql([
      [food.id, 9000],
      [food.id, 3],
      [visit.id, 1],
      [product.id, 1],
    ])
    const [hot] = body.data.items
    await send('patch', `/cart/items/${hot._id}`, shopper, shop, { quantity: 1 }).expect(200)

    const { body: placed } = await send('post', '/orders', shopper, shop, {}).expect(201)
    const order = placed.data
    expect(order.subtotal).to.equal(4 * 10.5 + 80 + 5)
    const { db } = service()
    const rows = await db('order_items').where({ order_id: order._id }).orderBy('position')
    expect(rows.map(({ product_id, holds_stock }) => [product_id, holds_stock])).to.eql([
      [food.id, false],
      [food.id, false],
      [visit.id, false],
      [product.id, true],
    ])
    const { code } = await createCoupon(shop, { discount: 1000 })
    const { body: applied } = await send('post', '/coupons/apply', shopper, shop, {
      orderId: order._id,
      code,
    }).expect(200)
    expect(applied.data.order.total).to.equal(114.3)

    await send('post', `/orders/${order._id}/cancel`, shopper, shop, {}).expect(200)
    const stock = await db('products')
      .whereIn('id', [food.id, visit.id, product.id])
      .orderBy('id')
      .pluck('quantity')
    expect(stock).to.eql([0, 0, 3])
  })

  sampledTest('sells a food to fifty parallel callers, a hundred each', async () => {
    const food = await createFood(shop)
    const items = [{ productId: food.id, quantity: 100 }]
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => send('post', '/orders', shopper, shop, { items })),
    )
    expect(new Set(replies.map(({ status }) => status))).to.eql(new Set([201]))
  })

  it('warns of a food that is not available, and refuses it only when ordering', async () => {
    const [off, on] = [await createFood(shop, { available: false }), await createFood(shop)]
    const { body } = await send('post', '/cart/items', shopper, shop, {
      productId: off.id,
      quantity: 1,
    }).expect(201)
    const warning = { itemId: body.data.items[0]._id, code: 'unavailable' }
    expect(body.data.warnings).to.eql([{ ...warning, message: `${off.name} is not available at the moment` }])
    const line = (productId: string) => ({ productId, quantity: 1 })
    for (const order of [{}, { items: [line(on.id), line(off.id)] }]) {
      const refused = await send('post', '/orders', shopper, shop, order).expect(409)
      expect(refused.body).to.deep.include({ code: 'out_of_stock', data: { productId: off.id } })
    }
    expect((await cartOf(shopper, shop)).items).to.have.length(1)
    await switchFood(shop, off.id, true)
    expect((await cartOf(shopper, shop)).warnings).to.eql([])
    await send('post', '/orders', shopper, shop, {}).expect(201)
  })

  it('warns once that a food is no longer sold, and refuses it as unknown', async () => {
    const food = await createFood(shop, { available: false })
    const guest = await createGuest()
    await createCartItem(shop, guest, food)
    await service().db('products').where({ id: food.id }).update({ listed: false })
    const { warnings } = await cartOf(guest, shop)
    expect(warnings.map(({ message }: { message: string }) => message)).to.eql([
      `${food.name} is no longer sold`,
    ])
    const body = { productId: food.id, quantity: 1 }
    await send('post', '/cart/items', guest, shop, body).expect(404)
    await send('post', '/orders', shopper, shop, { items: [body] }).expect(404)
  })

  it('accepts no variants of foods and services, and none of another store', async () => {
    const { id: variantId } = await createVariant(shop, await createProduct(shop))
    const foreign = await createFood(await createShop())
    for (const { id: productId } of [await createFood(shop), await createService(shop)]) {
      const { body } = await send('post', '/cart/items', shopper, shop, {
        productId,
        variantId,
        quantity: 1,
      }).expect(400)
      expect(body.code).to.equal('variant_required')
    }
    await send('post', '/cart/items', shopper, shop, { productId: foreign.id, quantity: 1 }).expect(404)
  })

  it('warns of a changed price', async () => {
    const visit = await createService(shop, { price: 4500 })
    await send('post', '/cart/items', shopper, shop, { productId: visit.id, quantity: 1 }).expect(201)
    const as = await createAppToken(shop, ['WRITE_INVENTORY'])
    await call('apps').patch(`/api/v1/services/${visit.id}`).set(as).send({ price: 50 }).expect(200)
    const { warnings } = await cartOf(shopper, shop)
    expect(warnings[0].message).to.equal(`The price of ${visit.name} has changed from 45.00 to 50.00`)
  })
})

describe('The product operations', () => {
  it('ignore foods and services', async () => {
    const shop = await createShop()
    const { db } = service()
    const as = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
    const category = await createCategory(shop)
    const product = await createProduct(shop, { name: 'Tasty thing' })
    const food = await createFood(shop, { name: 'Tasty food', category_id: category.id })
    const visit = await createService(shop, { name: 'Tasty visit' })
    const store = async (query: string) => {
      const { body } = await call('store')
        .get(`/api/v1/products${query}`)
        .set('x-shop-id', shop.id)
        .expect(200)
      return [body.data.products.map(({ _id }: { _id: string }) => _id), body.data.pagination.total]
    }
    for (const sort of ['newest', 'price', '-price', 'name']) {
      expect(await store(`?sort=${sort}`)).to.eql([[product.id], 1])
    }
    expect(await store('?query=tasty')).to.eql([[product.id], 1])
    expect(await store('?minPrice=1')).to.eql([[product.id], 1])
    expect(await store(`?category=${category.id}`)).to.eql([[], 0])
    const apps = (method: 'get' | 'patch' | 'delete', path: string) =>
      call('apps')[method](`/api/v1/products${path}`).set(as)
    const { body: all } = await apps('get', '').expect(200)
    expect([all.data.products.length, all.data.pagination.total]).to.eql([1, 1])
    expect((await apps('get', '/search?query=tasty').expect(200)).body.data.products).to.have.length(1)
    for (const id of [food.id, visit.id]) {
      await call('store').get(`/api/v1/products/${id}`).set('x-shop-id', shop.id).expect(404)
      await apps('get', `/${id}`).expect(404)
      await apps('patch', `/${id}`).send({ price: 1 }).expect(404)
      await apps('delete', `/${id}`).expect(404)
    }
    expect((await apps('patch', '/bulk/prices').send({ percent: 10 }).expect(200)).body.data).to.eql({
      updated: 1,
    })
    expect(await db('products').whereIn('id', [food.id, visit.id]).pluck('price')).to.eql([1000, 1000])

    await db('products').where({ id: food.id }).update({ listed: false })
    await db('products').where({ id: visit.id }).update({ deleted_at: new Date() })
    await db('products').where({ id: food.id }).delete()
    expect(await numberOf(db, shop, 'products')).to.equal(1)
    expect(await db('product_texts').where({ shop_id: shop.id }).pluck('product_id')).to.eql([product.id])
  })
})

describe('The indexes of the catalogue', () => {
  /** Returns the plan of a statement for a store of 2,000 products, foods and services each. */
  let planOf: (sql: string, values: unknown[]) => Promise<string>
  let shop: Shop
  before(async function () {
    // Partitions are merged in order, which is another plan.
    if (partitions > 0) return this.skip()
    const { db } = service()
    shop = await createShop()
    const rows = ['product', 'food', 'service'].flatMap((kind) =>
      Array.from({ length: 2000 }, (_, i) => {
        const id = newId()
        const created_at = new Date(Date.UTC(2026, 0, 1) + i * 1000)
        const listed = i % 4 > 0
        return { id, shop_id: shop.id, kind, slug: id, name: `${kind} ${i}`, price: i, listed, created_at }
      }),
    )
    await db.batchInsert('products', rows, 1000)
    await db.raw('analyze products')
    planOf = async (sql, values) => {
      const connection = await db.client.acquireConnection()
      try {
        const { rows } = await connection.query({ text: `explain ${sql}`, values })
        return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
      } finally {
        await db.client.releaseConnection(connection)
      }
    }
  })

  for (const [name, index] of [
    ['products.newest', 'products_listed_newest'],
    ['products.cheapest', 'products_listed_price'],
    ['products.dearest', 'products_listed_dearest'],
    ['products.byName', 'products_listed_folded_name'],
    ['products.all', 'products_newest'],
  ] as const) {
    it(`read ${name} from ${index}, in its order`, async () => {
      const { text, bind } = statements.get(name)!
      const values = bind({
        shopId: shop.id,
        scale: 100,
        shop: '{}',
        unseen: '{}',
        limit: 20,
        offset: 40,
        known: '',
      })
      const plan = await planOf(text, values)
      expect(plan).to.include(`Index Scan using ${index} on products`)
      // The few variants of each are sorted separately.
      expect(plan).not.to.match(/Sort Key: (?!v\.)|Seq Scan on products/)
    })
  }

  for (const [kind, index] of [
    ['food', 'foods_newest'],
    ['service', 'services_newest'],
  ] as const) {
    it(`read the newest of each ${kind} from ${index}`, async () => {
      const sql = `select * from products where shop_id = $1 and kind = $2 and deleted_at is null and listed
        order by created_at desc, id desc limit 20`
      const plan = await planOf(sql, [shop.id, kind])
      expect(plan).to.include(`Index Scan using ${index} on products`)
      expect(plan).not.to.match(/Sort|Seq Scan/)
    })
  }

  it('look up the words of foods in foods_words', async () => {
    const sql = `select id from products where shop_id = $1 and kind = 'food' and deleted_at is null
      and words_of(name || ' ' || description) @@ to_tsquery('simple', '77:*')`
    expect(await planOf(sql, [shop.id])).to.include('foods_words')
  })
})
