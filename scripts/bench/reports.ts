/**
 * `make bench-reports`: measures how long the reports of one store of a million paid orders in a year take, once the job
 * has kept its sums, each for its last month and for the year, and prints the milliseconds as a table: the fastest run of five, or of those of
 * 20 seconds, which other work disturbs least. The orders have two lines, taxes and, two of five, an automatic discount. ORDERS sets their number.
 * The database takes 2.5 GB, and is deleted at the end.
 */
import { rm } from 'node:fs/promises'
import type { Knex } from 'knex'
import type { Shop } from '../../src/base/context.ts'
import { foldChanges } from '../../src/db/counters/record-counts.ts'
import { type Database, openDatabase, openForMigrations } from '../../src/db/database.ts'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { taxReport } from '../../src/services/accounting/tax-report.ts'
import { salesByDay } from '../../src/services/sales/sales.ts'
import { exportSales } from '../../src/services/sales/sales-export.ts'
import { salesByGroup } from '../../src/services/sales/sales-groups.ts'
import { settleDay } from '../../src/services/sales/settling.ts'

const folder = '.data/bench-reports'
const orders = Number(process.env.ORDERS ?? 1_000_000)
const runs = 5
const [shopId, ownerId] = [idOf('a0', 1), idOf('a1', 1)]
const shop = { id: shopId, currency: 'EUR', scale: 100, timeZone: 'Europe/Berlin', country: 'DE' } as Shop

const periods = {
  month: { from: '2025-12-01', to: '2025-12-31' },
  year: { from: '2025-01-01', to: '2025-12-31' },
}
const groups = [
  ...(['product', 'category', 'country', 'customer', 'coupon', 'rule', 'paymentMethod', 'staff'] as const),
]

type Report = (db: Database, asked: { from: string; to: string }) => Promise<unknown>
const reports: Record<string, Report> = {
  'by day': (db, asked) => salesByDay(db, shop, asked),
  ...Object.fromEntries(
    groups.map((by) => [
      `by ${by}`,
      (db: Database, asked: object) => salesByGroup(db, shop, { ...asked, by, page: 1, limit: 20 }),
    ]),
  ),
  'taxes by rate': (db, asked) => taxReport(db, shop, asked),
  'export, until its first rows': async (db, asked) => {
    const rows = await exportSales(db, shop, { ...asked, what: 'orders' })
    await rows.next()
    await rows.return(undefined)
  },
}

async function fastest(report: Report, asked: { from: string; to: string }): Promise<string> {
  const took: number[] = []
  const began = performance.now()
  try {
    while (took.length < runs && performance.now() - began < 20_000) {
      const from = performance.now()
      await report(db, asked)
      took.push(performance.now() - from)
    }
  } catch (error) {
    return (error as Error).message.split(' - ').at(-1)!
  }
  return `${Math.min(...took).toFixed(0)} ms`
}

function idOf(kind: string, n: number) {
  return kind + n.toString(16).padStart(22, '0')
}

/** Without triggers, and without the indexes that no report reads, which would take as much space again. */
async function fill(tx: Knex.Transaction): Promise<void> {
  await tx.raw("set local session_replication_role = 'replica'")
  const { rows } = await tx.raw(
    `select indexname, indexdef from pg_indexes
      where indexname not like '%_pkey' and tablename in ('orders', 'order_items', 'customers')`,
  )
  for (const { indexname } of rows) await tx.raw(`drop index ${indexname}`)
  for (const sql of statements) await tx.raw(sql)
  const read = /orders_sold|order_items_of_order|orders_number/
  for (const { indexname, indexdef } of rows) if (read.test(indexname)) await tx.raw(indexdef)
  await tx.raw('select recount_records()')
}

const id = (kind: string, n: string) => `'${kind}' || lpad(to_hex(${n}), 22, '0')`
const all = `from generate_series(1, ${orders}) n`
const paidAt = `timestamptz '2025-01-01 Europe/Berlin' + n * (interval '365 days' / ${orders + 1})`
/** Taxes in a price that contains them, as orders keep them. */
const taxOf = (amount: string) => `jsonb_build_array(jsonb_build_object('name', 'VAT', 'rate', 190000,
  'base', ${amount} - ${amount} * 19 / 119, 'amount', ${amount} * 19 / 119, 'included', true, 'country', country))`

const statements = [
  `insert into users (id, email) values ('${ownerId}', 'owner@bench.example')`,
  `insert into shops (id, owner_id, name, slug, type, currency, scale, country, time_zone)
    values ('${shopId}', '${ownerId}', 'Bench', 'bench', 'ecommerce', 'EUR', 100, 'DE', 'Europe/Berlin')`,
  `insert into categories (id, shop_id, name, slug)
    select ${id('a2', 'n')}, '${shopId}', 'Category ' || n, 'category-' || n from generate_series(0, 19) n`,
  `insert into products (id, shop_id, category_id, name, slug, price, quantity)
    select ${id('a3', 'n')}, '${shopId}', ${id('a2', 'n % 20')}, 'Product ' || n, 'product-' || n, 1000 + n, 1000
    from generate_series(0, 999) n`,
  `insert into customers (id, shop_id, name, email)
    select ${id('a4', 'n')}, '${shopId}', 'Buyer ' || n, n || '@bench.example' from generate_series(0, ${orders} / 5) n`,
  `insert into coupons (id, shop_id, code, type, discount)
    select ${id('a5', 'n')}, '${shopId}', 'CODE' || n, 'fixed', 100 from generate_series(0, 9) n`,
  `insert into automatic_discounts (id, shop_id, name, effect)
    select ${id('a6', 'n')}, '${shopId}', 'Sale ' || n, '{"kind": "percentage", "percent": 1000}' from generate_series(0, 9) n`,
  `insert into payment_methods (id, shop_id, option)
    select ${id('a7', 'n')}, '${shopId}', option from unnest(array['sandbox', 'bank-transfer']) with ordinality as all_of (option, n)`,
  `insert into orders (id, shop_id, number, user_id, customer_id, email, subtotal, shipping_cost, discount, currency,
      status, payment_status, paid_at, created_at, coupon_id, payment_method_id, shipping_address, discounts, rules,
      tax_treatment, taxes, shipping_taxes)
    select ${id('b0', 'n')}, '${shopId}', n, '${ownerId}', ${id('a4', `n::bigint * 7919 % (${orders} / 5)`)}, n || '@bench.example',
      5000, 490, discount, 'EUR', 'paid', 'paid', ${paidAt}, ${paidAt}, case when n % 10 = 0 then ${id('a5', 'n / 10 % 10')} end,
      ${id('a7', '1 + n % 2')},
      jsonb_build_object('name', 'Buyer ' || n, 'line1', n || ' High Street', 'city', 'Berlin', 'postalCode', '10115', 'country', country),
      case when discount > 0 then jsonb_build_array(jsonb_build_object('_id', ${id('a6', 'n / 5 % 10')}, 'kind', 'automatic', 'name', 'Sale', 'amount', discount)) else '[]' end,
      '[]', 'taxed', ${taxOf('(5490 - discount)')}, ${taxOf('490')}
    ${all} cross join lateral (select case when n % 5 < 2 then 500 else 0 end as discount,
      (array['DE','DE','DE','AT','FR','NL','IT','ES','PL','CH'])[1 + n % 10] as country) as drawn`,
  `insert into order_items (id, shop_id, order_id, product_id, name, unit_price, quantity, discount, holds_stock, position, taxes)
    select ${id('b1', 'n::bigint * 2 + line')}, '${shopId}', ${id('b0', 'n')}, ${id('a3', '(n::bigint * 31 + line * 7) * 13 % 1000')}, 'Product',
      case line when 0 then 3000 else 2000 end, 1, case line when 0 then discount else 0 end, true, line,
      ${taxOf('(case line when 0 then 3000 - discount else 2000 end)')}
    ${all} cross join lateral (select case when n % 5 < 2 then 500 else 0 end as discount,
      (array['DE','DE','DE','AT','FR','NL','IT','ES','PL','CH'])[1 + n % 10] as country) as drawn,
      generate_series(0, 1) line`,
  `insert into draft_orders (id, shop_id, status, lines, computed, staff_id, created_at, updated_at)
    select ${id('b0', 'n')}, '${shopId}', 'completed', '[]', '{}', '${ownerId}', ${paidAt}, ${paidAt} ${all} where n % 50 = 0`,
  `insert into refunds (id, shop_id, order_id, amount, state, created_at)
    select ${id('b2', 'n')}, '${shopId}', ${id('b0', 'n')}, 1000, 'succeeded', ${paidAt} ${all} where n % 20 = 0`,
]

await rm(folder, { recursive: true, force: true })
const settings = [
  'shared_buffers=256MB',
  'maintenance_work_mem=256MB',
  'max_wal_size=256MB',
  'wal_level=minimal',
]
const database = await startEmbedded(`${folder}/postgres`, 4106, 'storefront', [
  ...settings,
  'max_wal_senders=0',
])
const db = openDatabase(database.url, 4)
try {
  await migrate(database.url)
  const patient = openForMigrations(database.url)
  await patient.transaction(fill)
  while ((await foldChanges(patient, 10_000)) > 0);
  await patient.raw('vacuum analyze')
  await patient.destroy()
  const from = performance.now()
  while (await settleDay(db, shopId));
  console.log(`keeping all sums took ${Math.round((performance.now() - from) / 1000)} s`)
  for (const [name, report] of Object.entries(reports)) {
    const [month, year] = [await fastest(report, periods.month), await fastest(report, periods.year)]
    console.log(`${name.padEnd(30)} ${month.padStart(8)} ${year.padStart(8)}`)
  }
} finally {
  await db.destroy()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
