import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { type Transaction, transaction } from '../../src/db/database.ts'
import { list } from '../../src/services/catalog/product-lists.ts'
import { foldStockByVariants } from '../../src/services/catalog/stock-by-variants.ts'
import { openSession } from '../../src/services/people/sessions.ts'
import { preview } from '../../src/services/prices/bulk-prices.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { fillTables } from '../support/filling.ts'
import { partitions } from '../support/partitions.ts'
import { expectPlans, ownStatements, plannedAnew, playStatements } from '../support/plans.ts'
import { call, openApps, testConfig } from '../support/service.ts'
import { valuesIn } from './plan-values.ts'

const many = 100_000
/** The columns that triggers of `products` would have written. */
const derived = [
  `insert into product_texts (product_id, shop_id, category_id, text, stems)
    select id, shop_id, category_id, lower(said), strip(to_tsvector('english', lower(said)))
    from products cross join lateral (select name || E'\n' || description as said) as texts where kind = 'product'`,
  `insert into product_tags (product_id, tag, shop_id, created_at)
    select id, unnest(tags), shop_id, created_at from products`,
]

/** The tables that grow with a store: none of them is ever scanned as a whole. */
const large = new Set(
  'products variants product_texts product_tags orders order_items comments reviews wishlist_items blogs'.split(
    ' ',
  ),
)

type Query = Record<string, string | number | boolean>

describe('The lists of the Store API, in a store of 100,000 products beside another one as large', () => {
  // The numbers of rows are those of tables without partitions.
  if (partitions > 0) return
  const [shopId, otherId, shopperId, productId, categoryId] = [newId(), newId(), newId(), newId(), newId()]
  let database: TestDatabase
  let get: (path: string, query: Query) => Promise<unknown>
  let listOf: (shop: string, query: Query) => Promise<{ body: { data: { next: string | null } } }>

  before(async () => {
    database = await openTestDatabase()
    const config = testConfig(database, { CACHE_MEGABYTES: '0' })
    const { store } = await openApps(config, database.db, 'store')
    await fill()
    const { token } = await transaction(database.db, (tx) =>
      openSession(
        tx,
        config.jwtSecrets,
        { id: shopperId, guest: false },
        { surface: 'store', shop: { id: shopId } },
      ),
    )
    get = (path, query) =>
      call('store', store)
        .get(`/api/v1${path}`)
        .query(query)
        .set({ authorization: `Bearer ${token}`, 'x-shop-id': shopId })
        .expect(200)
    listOf = async (shop, query) =>
      await call('store', store).get('/api/v1/products').query(query).set({ 'x-shop-id': shop }).expect(200)
  })
  after(() => database.close())

  // Nearly all rows beyond the 20 that are shown are read for the total, which is kept for a category and without filters.
  // A word that a tenth of the products contain, or all, is cheaper to find in the texts of the store than in an index of
  // words; sorted by name, a category comes up on the way.
  for (const [name, filter, rows, byName = rows] of [
    ['that shows all', {}, 300],
    ['of a rare word', { query: 'needle777' }, 1_000],
    ['of a word of every tenth product', { query: 'lamp' }, 150_000],
    ['of two words', { query: 'lamp brass' }, 150_000],
    ['of another form of a word of every tenth product', { query: 'lamps' }, 150_000],
    ['of a word of every product', { query: 'hand' }, 110_000, 350_000],
    ['of a word of every product, in stock', { query: 'hand', inStock: true }, 110_000, 350_000],
    ['of a word of every product, of a category', { query: 'hand', category: 'chairs' }, 110_000, 350_000],
    ['of a category', { category: 'chairs' }, 300, 45_000],
    ['of a word of the name of a category', { query: 'chairs' }, 150_000],
    ['of high prices', { minPrice: 990 }, 5_000],
    ['of low prices', { maxPrice: 10 }, 5_000],
    ['of a range of prices', { minPrice: 500, maxPrice: 501 }, 1_000],
    [
      'of all filters',
      { query: 'lamp', category: 'chairs', minPrice: 100, maxPrice: 900, inStock: true },
      150_000,
    ],
  ] as [string, Query, number, number?][]) {
    for (const sort of ['newest', 'price', '-price', 'name']) {
      const most = sort === 'name' ? byName : rows
      it(`GET /products ${name}, by ${sort}`, () => inspect('/products', { ...filter, sort }, most))
    }
  }
  for (const query of ['sextant', 'sextants', 'sextants lamps']) {
    it(`GET /products of the rare words ${query}`, () => inspect('/products', { query }, 500))
  }
  for (const [filter, rows] of [
    [{ query: 'la' }, 250_000],
    [{ query: 'z' }, 150_000],
    [{ query: 'la brass' }, 150_000],
    [{ inStock: true }, 300],
    [{ inStock: false }, 600],
    [{ inStock: false, sort: 'price' }, 1_200],
    [{ inStock: true, category: 'chairs' }, 300],
    [{ page: 4000 }, 90_000],
  ] as [Query, number][]) {
    it(`GET /products of ${JSON.stringify(filter)}`, () => inspect('/products', filter, rows))
  }

  const shop = {
    name: 'A',
    slug: 'a',
    type: 'ecommerce' as const,
    currency: 'USD',
    scale: 100,
    country: 'US',
  }

  it('the products of a merchant that are not listed', async () => {
    const asked = { page: 1, limit: 20, listed: false }
    const work = () => list(database.db, { ...shop, id: shopId } as Shop, asked)
    await expectPlans(database.db, work, { large, rows: 100 })
  })

  for (const category of [undefined, categoryId])
    it(`the preview of a change of all prices${category ? ' of a category' : ''}`, async () => {
      const asked = { page: 1, limit: 20, percent: 5, ...(category && { category }) }
      const work = () => preview(database.db, { ...shop, id: shopId } as Shop, asked)
      await expectPlans(database.db, work, { large, rows: 1_000 })
    })

  for (const [path, query, rows] of [
    ['/foods', {}, 300],
    ['/foods', { category: 'chairs' }, 1_000],
    ['/foods', { query: 'needle100777' }, 300],
    ['/services', {}, 300],
    ['/services', { page: 5 }, 300],
    ['/orders', {}, 500],
    ['/orders', { status: 'paid' }, 500],
    ['/comments', { resource: 'product', resourceId: productId }, 150],
    ['/reviews', { productId }, 200],
    ['/reviews/summary', { productId }, 200],
    ['/wishlist', {}, 1_000],
    [`/products/${productId}/related`, {}, 100],
    ['/blogs', {}, 300],
    ['/blogs', { query: 'needle776' }, 100],
    ['/blogs', { tag: 'tag776' }, 100],
  ] as const) {
    it(`GET ${path} ${JSON.stringify(query)}`, () => inspect(path, query, rows))
  }

  // All have these words, and the second call knows how many those are.
  for (const [path, query] of [
    ['/foods', { query: 'hand' }],
    ['/blogs', { query: 'needle' }],
  ] as [string, Query][]) {
    it(`GET ${path} ${JSON.stringify(query)} once more`, async () => {
      await get(path, query)
      await inspect(path, query, 1_000)
    })
  }

  // In the other store a fifth of the products have one price, so that a page begins in the midst of equals.
  for (const [store, query, page] of [
    ['this', {}, 4000],
    ['this', { sort: 'price' }, 4000],
    ['this', { sort: '-price' }, 4000],
    ['this', { sort: 'name' }, 4000],
    ['the other', { sort: 'price' }, 3300],
    ['the other', { sort: '-price' }, 1700],
    ['this', { category: 'chairs' }, 200],
    ['this', { query: 'lamp', sort: 'price' }, 400],
    ['this', { query: 'lamp', sort: 'name' }, 400],
  ] as const) {
    it(`GET /products of ${store} store ${JSON.stringify(query)} after page ${page} costs what the first page costs`, async () => {
      const of = store === 'this' ? shopId : otherId
      const { next } = (await listOf(of, { ...query, page })).body.data
      const rowsRead = (from: Query) =>
        expectPlans(database.db, () => listOf(of, { ...query, ...from }), { large, rows: 350_000 })
      expect(await rowsRead({ after: next! })).to.be.at.most((await rowsRead({})) + 100)
    })
  }

  it('and all other named statements are planned once', async () => {
    const values = valuesIn({ shopId, shopperId, productId, categoryId })
    const played = await playStatements(database.db, values)
    expect(played.map(({ name }) => name)).to.have.members(ownStatements().map(([name]) => name))
    const anew = played.filter(({ generic }) => Number(generic) === 0).map(({ name }) => name)
    expect(anew.filter((name) => !plannedAnew.has(name))).to.eql([])
  })

  /**
   * Expects that no statement of a call scans a whole table, and that all of them read at most `rows` rows.
   */
  const inspect = (path: string, query: Query, rows: number) =>
    expectPlans(database.db, () => get(path, query), { large, rows })

  /** Writes the columns of triggers at the end. */
  async function fill(): Promise<void> {
    await fillTables(database.db, ['products', 'product_texts', 'product_tags'], async (tx) => {
      await tx('users').insert({ id: shopperId, email: 'shopper@example.com' })
      for (const [n, id] of [shopId, otherId].entries()) {
        const shop = {
          name: id,
          slug: id,
          type: 'restaurant' as const,
          currency: 'USD',
          scale: 100,
          country: 'US',
        }
        await tx('shops').insert({ ...shop, id, owner_id: shopperId })
        const category = n === 0 ? categoryId : newId()
        await tx('categories').insert({ id: category, shop_id: id, name: 'Chairs', slug: 'chairs' })
        await fillProducts(tx, n, id, category)
      }
      for (const sql of derived) await tx.raw(sql)
      await fillOthers(tx)
      await tx.raw('select recount_records()')
    })
    while ((await foldStockByVariants(database.db, many)) > 0);
    await database.db.raw('vacuum analyze')
  }

  async function fillProducts(tx: Transaction, n: number, shop: string, category: string): Promise<void> {
    const insert = `insert into products (id, shop_id, kind, category_id, name, slug, description, price, quantity, tags, created_at)
      select case when n = 1 and :n = 0 then :productId else :n || lpad(to_hex(n), 23, '0') end, :shop, :kind,
        case when n % 20 = 0 then :category end,
        (array['Lamp','Chair','Table','Shelf','Bowl','Vase','Clock','Mirror','Stool','Bench'])[n % 10 + 1] || ' ' ||
          (array['brass','oak','steel','glass','linen','clay','cork'])[n % 7 + 1] || ' needle' || n,
        case when :kind = 'product' then :n || 's' || n end, 'Made by hand, number ' || n || case when n % 10000 = 0 then ', with a sextant' else '' end,
        case when :n = 1 and n % 5 = 0 then 70000 else n % 100000 end, case when n % 9 = 0 then 0 else 5 end, case when n % 50 = 0 then '{daily}'::text[] else '{}' end,
        timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(:from::int, :to::int) n`
    for (const [kind, from, to] of [
      ['product', 1, many],
      ['food', many + 1, many + 10_000],
      ['service', many + 10_001, many + 20_000],
    ] as const) {
      const values = { n, shop, category, productId, kind, from, to }
      await tx.raw(insert, values)
    }
  }

  /** Inserts 20,000 of each, of which the shopper has 200 and the product 100, and as many blog posts. */
  async function fillOthers(tx: Transaction): Promise<void> {
    const id = (kind: string) => `'${kind}' || lpad(to_hex(n), 22, '0')`
    const series = 'from generate_series(1, 20000) n'
    const time = `timestamptz '2026-01-01' + n * interval '1 minute'`
    const product = `case when n % 200 = 0 then '${productId}' else '0' || lpad(to_hex(n % 1000 + 2), 23, '0') end`
    const user = `case when n % 100 = 0 then '${shopperId}' else ${id('aa').replace('(n)', '(n % 500)')} end`
    for (const sql of [
      `insert into variants (id, shop_id, product_id, name, quantity)
        select ${id('99')}, '${shopId}', '0' || lpad(to_hex(n * 3), 23, '0'), 'Red', n % 2 ${series}`,
      'update products set in_variants = true where id in (select product_id from variants)',
      `insert into users (id, email) select ${id('aa')}, n || '@example.com' from generate_series(0, 19999) n`,
      `insert into orders (id, shop_id, number, user_id, email, subtotal, currency, status, created_at)
        select ${id('bb')}, '${shopId}', n, ${user}, 'x@example.com', 100, 'USD',
          (array['pending','paid'])[n % 2 + 1], ${time} ${series}`,
      `insert into order_items (id, shop_id, order_id, product_id, name, unit_price, quantity, holds_stock, position)
        select ${id('cc')}, '${shopId}', ${id('bb')}, ${product}, 'Thing', 100, 1, true, 0 ${series}`,
      `insert into comments (id, shop_id, resource, resource_id, user_id, body, created_at, deleted_at)
        select ${id('dd')}, '${shopId}', 'product', ${product}, ${user}, 'Good', ${time},
          case when n % 600 = 0 then now() end ${series}`,
      `insert into reviews (id, shop_id, product_id, user_id, rating, title, body, created_at)
        select ${id('ee')}, '${shopId}', ${product}, ${id('aa').replace('(n)', '(n - 1)')}, 4, 'Good', 'Good', ${time} ${series}`,
      `insert into wishlist_items (shop_id, user_id, product_id, created_at)
        select '${shopId}', case when n <= 200 then '${shopperId}' else ${id('aa').replace('(n)', '(n % 500)')} end,
          '0' || lpad(to_hex(n + 1), 23, '0'), ${time} ${series}`,
      `insert into blogs (id, shop_id, title, slug, content, tags, published_at)
        select ${id('ff')}, case when n % 4 = 0 then '${shopId}' else '${otherId}' end, 'No ' || n, 'b' || n, 'needle' || n, array['tag' || n], ${time} ${series}`,
    ])
      await tx.raw(sql)
  }
})
