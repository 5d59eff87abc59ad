import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { hashToken, newToken } from '../../src/base/tokens.ts'
import { foldChanges } from '../../src/db/counters/record-counts.ts'
import type { Transaction } from '../../src/db/database.ts'
import { count } from '../../src/services/orders/orders.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { fillTables } from '../support/filling.ts'
import { partitions } from '../support/partitions.ts'
import { expectPlans, statementsOf } from '../support/plans.ts'
import { call, openApps, testConfig } from '../support/service.ts'

const many = 100_000
/** The tables that hold so many rows here. */
const large = new Set(['orders', 'customers', 'newsletter_subscriptions', 'record_counts_by_time'])
const storeToken = newToken('app_')

describe("A merchant's orders and sales, at 100,000 orders beside a store as large", () => {
  // The numbers of rows are those of tables without partitions.
  if (partitions > 0) return
  const [shopId, otherId, userId, shopperId] = [newId(), newId(), newId(), newId()]
  let database: TestDatabase
  let get: (path: string) => Promise<{ body: { data: { next: string | null } } }>

  before(async () => {
    database = await openTestDatabase()
    const { apps } = await openApps(testConfig(database), database.db, 'apps')
    await fillTables(database.db, ['customers', 'newsletter_subscriptions', 'refunds'], fill)
    while ((await foldChanges(database.db, 10_000)) > 0);
    await database.db.raw('vacuum analyze')
    get = async (path) =>
      await call('apps', apps)
        .get(`/api/v1${path}`)
        .set({ authorization: `Bearer ${storeToken}` })
        .expect(200)
  })
  after(() => database.close())

  // For filters that records are not counted by, the total is counted from all that match: twice as many as are
  // collected for it and for the page.
  for (const [path, rows] of [
    ['/orders', 250],
    ['/orders?status=paid&paymentStatus=awaiting_confirmation', 250],
    ['/orders?page=20', 1_250],
    ['/orders/count?status=paid', 50],
    ['/customers', 100],
    ['/orders?query=4711', 250],
    ['/orders?query=reader4711', 100],
    ['/orders?query=Buyer%204711', 100],
    ['/orders?query=nobody', 100],
    ['/customers?search=reader%204711', 100],
    ['/customers?search=Buyer%204711', 100],
    // A hundredth of all, and the newest of them stand far behind the newest of the store.
    ['/customers?search=pioneer', 5_000],
    ['/newsletter/subscribers?query=pioneer', 5_000],
    ['/orders?query=reader471&status=paid', 1_000],
    ['/orders?query=hermit&paymentStatus=paid', 5_000],
    ['/orders?paymentStatus=awaiting_confirmation', 250],
    ['/orders?paymentStatus=awaiting_confirmation&limit=100', 1_000],
    // Of the day within which the period begins or ends, its orders are counted; of all others, their numbers are known.
    ['/orders?from=2026-01-18T12:00:00Z', 1_250],
    ['/orders?from=2026-06-01T12:00:00Z&to=2026-08-01T00:00:00Z', 750],
    ['/orders/count?status=paid&to=2026-11-25T12:00:00Z', 1_250],
    // The 10,000 refunds of the store are counted; of the page alone, their orders are read.
    ['/refunds', 25_000],
    ['/newsletter/subscribers', 100],
    // Orders and refunds have sums of each hour; where days begin within one, half an hour of each day is read besides.
    ['/sales?from=2026-03-01&to=2026-03-01', 250],
    ['/sales?from=2026-03-01&to=2026-03-30', 2_000],
    ['/sales?from=2026-01-01&to=2026-12-31&timeZone=Africa/Lagos', 25_000],
    ['/sales?from=2026-01-01&to=2026-12-31&timeZone=Asia/Kolkata', 35_000],
  ] as const)
    it(`GET ${path} reads at most ${rows} rows`, () =>
      expectPlans(database.db, () => get(path), { large, rows }))

  // For a search by text, the total is counted.
  for (const [path, most] of [
    ['/orders', 250],
    ['/orders?paymentStatus=paid', 250],
    ['/customers', 150],
    ['/customers?search=example.com', 500_000],
  ] as const)
    it(`GET ${path} after page 4000 costs what the first page costs`, async () => {
      const first = `${path}${path.includes('?') ? '&' : '?'}limit=20`
      const { next } = (await get(`${first}&page=4000`)).body.data
      const rowsRead = (from: string) =>
        expectPlans(database.db, () => get(first + from), { large, rows: most })
      expect(await rowsRead(`&after=${next}`)).to.be.at.most(1.01 * (await rowsRead('')) + 100)
    })

  it("counts a shopper's orders of a status from an index alone", async () => {
    const shop = { id: shopId, scale: 100 } as Shop
    const [counting] = await statementsOf(() => count(database.db, shop, { user: shopperId, status: 'paid' }))
    const { rows } = await database.db.raw(
      `explain ${counting!.text.replace(/\$\d/g, '?')}`,
      counting!.values as string[],
    )
    const plan = rows.map((row: object) => Object.values(row)[0]).join('\n')
    expect(plan).to.match(/Index Only Scan using orders_of_shopper_by_status/)
  })

  async function fill(tx: Transaction): Promise<void> {
    await tx('users').insert([
      { id: userId, email: 'owner@example.com' },
      { id: shopperId, email: 'shopper@example.com' },
    ])
    const time = `timestamptz '2026-01-01' + n * interval '5 minutes'`
    const series = `from generate_series(1, ${many}) n`
    for (const [n, shop] of [shopId, otherId].entries()) {
      await tx('shops').insert({
        id: shop,
        owner_id: userId,
        name: shop,
        slug: shop,
        type: 'ecommerce',
        currency: 'USD',
        scale: 100,
        country: 'US',
      })
      const called = `case when n <= 1000 then 'Pioneer' else 'Buyer' end`
      const id = (kind: string) => `'${kind}${n}' || lpad(to_hex(n), 21, '0')`
      await tx.raw(
        `insert into customers (id, shop_id, name, email, created_at) select ${id('cc')}, '${shop}', ${called} || ' ' || n,
          n || '@example.com', ${time} ${series}`,
      )
      await tx.raw(
        `insert into orders (id, shop_id, number, user_id, customer_id, email, subtotal, currency, status,
            payment_status, paid_at, created_at)
          select ${id('bb')}, '${shop}', n, case when n % 500 = 0 then '${shopperId}' else '${userId}' end, ${id('cc')},
            case when n % 100 = 0 then 'hermit' else 'reader' end || n || '@example.com', 100, 'USD', 'paid',
            case when n % 100 = 1 then 'awaiting_confirmation' else 'paid' end, ${time}, ${time} ${series}`,
      )
      await tx.raw(
        `insert into newsletter_subscriptions (id, shop_id, email, status, confirmed_at)
          select ${id('ee')}, '${shop}', lower(${called}) || n || '@example.com', 'subscribed', ${time} ${series}`,
      )
      await tx.raw(
        `insert into refunds (id, shop_id, order_id, amount, state, created_at)
          select ${id('dd')}, '${shop}', ${id('bb')}, 100, 'succeeded', ${time} ${series} where n % 10 = 0`,
      )
    }
    await tx.raw('select recount_records()')
    await tx('app_tokens').insert({
      id: newId(),
      shop_id: shopId,
      user_id: userId,
      token_hash: hashToken(storeToken),
      scopes: ['READ_ORDERS', 'READ_SALES', 'READ_CUSTOMERS', 'WRITE_STORE'],
      expires_at: '2100-01-01',
    })
  }
})
