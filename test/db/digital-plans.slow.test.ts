import { newId } from '../../src/base/ids.ts'
import { hashToken, newToken } from '../../src/base/tokens.ts'
import { type Transaction, transaction } from '../../src/db/database.ts'
import type { Dependencies } from '../../src/dependencies.ts'
import { renewPasses } from '../../src/jobs/renew-passes.ts'
import { openSession } from '../../src/services/people/sessions.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { fillTables } from '../support/filling.ts'
import { partitions } from '../support/partitions.ts'
import { expectPlans } from '../support/plans.ts'
import { call, openApps, testConfig } from '../support/service.ts'

/** The tables that grow with a store of digital goods: none of them is ever scanned as a whole. */
const large = new Set(
  'entitlements access_grants renewal_charges digital_files products orders order_items users'.split(' '),
)
const many = 100_000
const idOf = (kind: string, n: number) => `${kind}0${n.toString(16).padStart(21, '0')}`
const [shopper, product] = [idOf('aa', 0), idOf('bb', 300)]
const [pass, allAccess] = [idOf('ee', 207), idOf('ee', 407)]
const storeToken = newToken('app_')

describe('The lists of digital access, at 100,000 in a store beside another one as large', () => {
  // The numbers of rows are those of tables without partitions.
  if (partitions > 0) return
  const [shopId, otherId] = [newId(), newId()]
  let database: TestDatabase
  let dependencies: Dependencies
  let get: (surface: 'store' | 'apps', path: string) => Promise<unknown>

  before(async () => {
    database = await openTestDatabase()
    const config = testConfig(database)
    const open = await openApps(config, database.db)
    dependencies = open.dependencies
    await fillTables(database.db, [...large], fill)
    await database.db.raw('vacuum analyze')
    const { token } = await transaction(database.db, (tx) =>
      openSession(
        tx,
        config.jwtSecrets,
        { id: shopper, guest: false },
        { surface: 'store', shop: { id: shopId } },
      ),
    )
    const bearer = { store: token, apps: storeToken }
    get = (surface, path) =>
      call(surface, open[surface])
        .get(`/api/v1${path}`)
        .set({ authorization: `Bearer ${bearer[surface]}`, 'x-shop-id': shopId })
        .expect(200)
  })
  after(() => database.close())

  // The total is counted: of all accesses of the store, or of all files if an access covers all of them.
  for (const [surface, path, rows] of [
    ['store', '/library', 800],
    ['store', '/library?page=5', 800],
    ['store', `/library/${pass}`, 500],
    ['store', `/library/${pass}/files`, 500],
    ['store', `/library/${allAccess}`, 120_000],
    ['store', `/library/${allAccess}/files`, 120_000],
    ['apps', '/digital-access', 120_000],
    ['apps', '/digital-access?page=2000', 250_000],
    ['apps', `/digital-access?user=${shopper}`, 1_000],
    ['apps', `/digital-access?product=${product}`, 500],
    ['apps', `/digital-access?user=${shopper}&product=${product}`, 100],
    ['apps', '/digital-access?grantStatus=failed', 1_000],
    ['apps', `/digital-access?grantStatus=failed&user=${shopper}`, 1_500],
    ['apps', `/digital-access?grantStatus=failed&product=${product}`, 1_500],
    ['apps', `/digital-access/${pass}`, 100],
    // The sizes of all files of the store are added up, from an index.
    ['apps', `/digital-access/products/${product}/files`, 120_000],
    ['apps', '/digital-access/pass', 100],
  ] as const) {
    const named = path.replace(/[0-9a-f]{24}/g, '…')
    it(`GET ${named}`, () => expectPlans(database.db, () => get(surface, path), { large, rows }))
  }

  it('renew-passes', () => {
    const { db } = database
    const run = () => renewPasses.run({ db, dependencies, signal: new AbortController().signal })
    return expectPlans(db, run, { large, rows: 100 })
  })

  async function fill(tx: Transaction): Promise<void> {
    await tx('users').insert({ id: shopper, email: 'shopper@example.com' })
    for (const [store, id] of [shopId, otherId].entries()) {
      const shop = {
        name: id,
        slug: id,
        type: 'digital' as const,
        currency: 'USD',
        scale: 100,
        country: 'US',
      }
      await tx('shops').insert({ ...shop, id, owner_id: shopper })
      for (const sql of inserts(store)) await tx.raw(sql, { shop: id })
    }
    await tx('app_tokens').insert({
      id: newId(),
      shop_id: shopId,
      user_id: shopper,
      token_hash: hashToken(storeToken),
      scopes: ['READ_INVENTORY'],
      expires_at: new Date(Date.now() + 3_600_000),
    })
  }
})

/**
 * Returns statements that insert 100,000 rows of each. In both stores the shopper has 500 of the accesses, a
 * product 100 of the files and of the accesses, 200 orders could not be granted, and one pass of a hundred is
 * to be renewed, but not yet.
 */
function inserts(store: number): string[] {
  const id = (kind: string, n = 'n') => `'${kind}${store}' || lpad(to_hex(${n}), 21, '0')`
  const series = `from generate_series(1, ${many}) n`
  const time = `timestamptz '2026-01-01' + n * interval '1 minute'`
  const user = `case when n % 200 = 7 then '${shopper}' else ${id('aa')} end`
  const bought = id('bb', '(n + 293) % 1000 + 1')
  return [
    `insert into users (id, email) select ${id('aa')}, n || '@${store}.example' ${series}`,
    `insert into products (id, shop_id, kind, name, slug, price, quantity, digital, created_at)
      select ${id('bb')}, :shop, 'product', 'Thing ' || n, 's' || n, 1000, 0,
        jsonb_build_object('accessType', 'pass', 'allAccess', n = 1), ${time} ${series}`,
    `insert into digital_files (id, shop_id, product_id, name, content_type, size, sha256, storage_key, created_at)
      select ${id('ff')}, :shop, ${id('bb', 'n % 1000 + 1')}, 'A file', 'text/plain', 1, repeat('a', 64), 'key ' || n, ${time} ${series}`,
    `insert into orders (id, shop_id, number, user_id, email, subtotal, currency, status, grant_status, paid_at, created_at)
      select ${id('cc')}, :shop, n, ${user}, 'x@example.com', 1000, 'USD', 'paid',
        case when n % 500 = 7 then 'failed' else 'granted' end, ${time}, ${time} ${series}`,
    `insert into order_items (id, shop_id, order_id, product_id, name, unit_price, quantity, holds_stock, position, digital)
      select ${id('dd')}, :shop, ${id('cc')}, ${bought}, 'Thing', 1000, 1, false, 0, '{"accessType":"pass"}' ${series}`,
    `insert into entitlements (id, shop_id, user_id, product_id, access_type, all_access, starts_at, ends_at, created_at,
        auto_renew, card_token_sealed, card_provider, card_brand, card_last4)
      select ${id('ee')}, :shop, ${user}, case when n % 200 = 7 then ${id('bb')} else ${id('bb', 'n % 1000 + 1')} end,
        'pass', n = 407, ${time}, now() + (10 + n % 20) * interval '1 day', ${time}, n % 100 = 0,
        case when n % 100 = 0 then 'k.a.b.c' end, 'sandbox', 'visa', '4242' ${series}`,
    `insert into access_grants (id, shop_id, entitlement_id, product_id, order_id, access_type, days, created_at)
      select ${id('a1')}, :shop, ${id('ee')}, ${bought}, ${id('cc')}, 'pass', 30, ${time} ${series} where n % 500 <> 7`,
    `insert into renewal_charges (id, shop_id, entitlement_id, product_id, period_end, attempt, provider, reference, amount,
        currency, email, card_brand, card_last4, state)
      select ${id('c1')}, :shop, ${id('ee')}, ${id('bb', '1')}, ${time}, 1, 'sandbox', ${id('c1')}, 1000, 'USD', '',
        'visa', '4242', 'succeeded' ${series}`,
  ]
}
