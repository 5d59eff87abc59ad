import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { type Database, openDatabase, openForMigrations } from '../../src/db/database.ts'
import { type EmbeddedDatabase, startEmbedded } from '../../src/db/embedded/embedded.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { foldStockByVariants } from '../../src/services/catalog/stock-by-variants.ts'

/** One of the two stores that are compared: what it has, and what its requests name. */
export interface Store {
  isLarge: boolean
  id: string
  ownerId: string
  shopperId: string
  productId: string
  orderId: string
  customerId: string
}
export interface LargeWorld {
  large: Store
  small: Store
}

const stores = 1000
/** The numbers of records in the large store, in the one it is compared with, and in each of the others. */
const sizes = { records: [200_000, 1000, 801], events: [2_000_000, 10_000, 8000] }
/** The number of orders that a shopper has in each of the two stores. */
const ordersOfShopper = 200

/** The tables that are filled without their indexes, which are built at the end in a fraction of the time. */
const large = 'products product_texts product_tags orders order_items customers events'.split(' ')

/** Opens the database in `folder`, which is created on first use and kept. The caller stops it. */
export async function openLargeWorld(
  folder: string,
  port: number,
): Promise<{ world: LargeWorld; db: Database; database: EmbeddedDatabase }> {
  const filled = join(folder, 'filled')
  if (!existsSync(filled)) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const settings = ['shared_buffers=1GB', 'maintenance_work_mem=512MB', 'max_wal_size=8GB']
  const database = await startEmbedded(join(folder, 'postgres'), port, 'storefront', settings)
  const db = openDatabase(database.url, 4)
  try {
    await migrate(database.url)
    if (!existsSync(filled)) {
      const patient = openForMigrations(database.url)
      await patient.transaction(fill)
      while ((await foldStockByVariants(patient, 10_000)) > 0);
      await timed(patient, 'vacuum analyze')
      await patient.destroy()
      await writeFile(filled, '')
    }
    return { world: { large: storeAt(0), small: storeAt(1) }, db, database }
  } catch (error) {
    await db.destroy()
    await database.stop()
    throw error
  }
}

async function fill(tx: Knex.Transaction): Promise<void> {
  await tx.raw("set local session_replication_role = 'replica'")
  const { rows: indexes } = await tx.raw(
    `select indexname, indexdef from pg_indexes where indexname not like '%_pkey' and tablename = any(?)`,
    [large],
  )
  for (const { indexname } of indexes) await timed(tx, `drop index ${indexname}`)
  for (const sql of statements) await timed(tx, sql)
  for (const { indexdef } of indexes) await timed(tx, indexdef.replace(' ON ONLY ', ' ON '))
}

const storeAt = (n: number): Store => ({
  isLarge: n === 0,
  id: idIn('a0', n),
  ownerId: idIn('a1', n),
  shopperId: idIn('a2', 0, 1),
  productId: idIn('a3', n, 1),
  orderId: idIn('a4', n, 500),
  customerId: idIn('a5', n, 500),
})

async function timed(db: Knex, sql: string): Promise<void> {
  const from = Date.now()
  await db.raw(sql)
  const took = Date.now() - from
  if (took > 5000) console.log(`${(took / 1000).toFixed(0)} s: ${sql.trim().split('\n')[0]}`)
}

/** Returns the id of a record of this kind with this number in a store. */
const idIn = (kind: string, store: number, n = 0) => kind + hex(store, 4) + hex(n, 18)
const hex = (n: number, digits: number) => n.toString(16).padStart(digits, '0')

const id = (kind: string, n = 'n') =>
  `'${kind}' || lpad(to_hex(store), 4, '0') || lpad(to_hex(${n}), 18, '0')`
const shopper = (n: string) => `'a20000' || lpad(to_hex(${n}), 18, '0')`
/** Returns SQL for the stores with the numbers of their records: `store`, and `n` from 1 to `size`. */
const each = ([first, second, others]: number[], some = '') => `from (
    select store, case store when 0 then ${first} when 1 then ${second} else ${others} end as size
    from generate_series(0, ${stores - 1}) store ${some}
  ) sized cross join lateral generate_series(1, size) n`
const records = each(sizes.records)
/** Records of the two stores that are compared: a tenth of their products. */
const tenths = each(
  sizes.records.map((size) => Math.floor(size / 10)),
  'where store < 2',
)
const time = `date_trunc('hour', now()) - (size - n) * (interval '360 days' / size)`
const letters = (n: string) => `translate((${n})::text, '0123456789', 'bcdfghjkmn')`
const prose = 'A sturdy thing of good material, made to be used every day and to be repaired when it breaks.'

const statements = [
  `insert into users (id, email) select ${id('a1', '0')}, 'owner-' || store || '@bench.example'
    from generate_series(0, ${stores - 1}) store`,
  `insert into users (id, email) select ${shopper('n')}, 'shopper-' || n || '@bench.example'
    from generate_series(0, 20000) n`,
  `insert into shops (id, owner_id, name, slug, type, currency, scale, country)
    select ${id('a0', '0')}, ${id('a1', '0')}, 'Store ' || store, 'store-' || store, 'ecommerce', 'USD', 100, 'US'
    from generate_series(0, ${stores - 1}) store`,
  `insert into categories (id, shop_id, name, slug)
    select ${id('a6')}, ${id('a0', '0')}, 'Category ' || n, 'category-' || n
    from generate_series(0, ${stores - 1}) store, generate_series(0, 9) n`,
  `insert into products (id, shop_id, category_id, name, slug, description, price, quantity, in_variants, images,
      tags, created_at)
    select ${id('a3')}, ${id('a0', '0')}, ${id('a6', 'n % 10')},
      'Model' || ${letters('n / 100')} || ' in shade' || n % 100, 'model-' || n, '${prose}',
      500 + (n::bigint * 7919) % 100000, case when n % 9 = 0 then 0 else 1000000 end,
      n % 5 = 0, array['https://pictures.example/' || n || '.jpg'], '{daily,sturdy}', ${time} ${records}`,
  `insert into product_texts (product_id, shop_id, category_id, text, stems)
    select id, shop_id, category_id, searchable(said), stems_of(said) from products cross join lateral (
      select name || E'\\n' || description || E'\\n' || array_to_string(tags, E'\\n')
        || case when in_variants then E'\\nBlue' else '' end as said
    ) as texts`,
  `insert into variants (id, shop_id, product_id, name, quantity)
    select 'ad' || substr(id, 3), shop_id, id, 'Blue', quantity from products where in_variants`,
  `insert into product_tags (product_id, tag, shop_id, created_at)
    select id, unnest(tags), shop_id, created_at from products`,
  `insert into customers (id, shop_id, name, email, created_at)
    select ${id('a5')}, ${id('a0', '0')}, 'Buyer ' || ${letters('n')}, 'buyer-' || n || '@example.com', ${time} ${records}`,
  `insert into orders (id, shop_id, number, user_id, customer_id, email, subtotal, currency, status, payment_status,
      paid_at, created_at)
    select ${id('a4')}, ${id('a0', '0')}, 1000 + n, ${shopper(`n % (size / ${ordersOfShopper} + 1)`)}, ${id('a5')},
      'buyer-' || n || '@example.com', 4500, 'USD',
      (array['pending','processing','paid','paid','paid','paid','paid','paid','paid','cancelled'])[n % 10 + 1],
      case when n % 10 between 2 and 8 then 'paid' else 'unpaid' end,
      case when n % 10 between 2 and 8 then ${time} end, ${time} ${records}`,
  `insert into order_items (id, shop_id, order_id, product_id, name, unit_price, quantity, holds_stock, position)
    select ${id('a7')}, ${id('a0', '0')}, ${id('a4')}, ${id('a3')}, 'Product', 4500, 1, true, 0 ${records}`,
  `insert into order_numbers (shop_id, last_number) select shop_id, max(number) from orders group by shop_id`,
  `insert into comments (id, shop_id, resource, resource_id, user_id, body, created_at)
    select ${id('a8')}, ${id('a0', '0')}, 'product', ${id('a3', '1')}, ${shopper('n')}, 'It does what it should.', ${time} ${tenths}`,
  `insert into reviews (id, shop_id, product_id, user_id, rating, title, body, created_at)
    select ${id('a9')}, ${id('a0', '0')}, ${id('a3', '1')}, ${shopper('n')}, n % 5 + 1, 'Good', 'As it should.', ${time} ${tenths}`,
  `insert into notifications (id, shop_id, type, title, body, resource, resource_id, created_at, read_at)
    select ${id('aa')}, ${id('a0', '0')}, 'order_placed', 'New order', 'A new order', 'orders', ${id('a4')}, ${time},
      case when n < size - 10 then now() end ${each(sizes.records, 'where store < 2')}`,
  `insert into activity (id, shop_id, action, actor_kind, actor_id, resource_id, created_at)
    select ${id('ab')}, ${id('a0', '0')}, 'settings.updated', 'account', ${id('a1', '0')}, ${id('a3')}, ${time}
    ${each(sizes.records, 'where store < 2')}`,
  `insert into events (id, shop_id, resource, resource_id, method, path, occurred_at, fanned_out_at, transaction_id)
    select ${id('ac')}, ${id('a0', '0')}, resource, ${id('a3', 'n % 1000')}, 'PATCH',
      '/' || resource || '/' || ${id('a3', 'n % 1000')}, at, at, ((n::bigint * ${stores} + store)::text)::xid8
    from (
      select store, n, (array['products','orders','customers'])[n % 3 + 1] as resource,
        now() - (size - n) * (interval '29 days' / size) as at ${each(sizes.events)}
    ) e`,
  'select recount_records()',
  // The events are from transactions of a server whose transaction ids were ahead of this one's.
  `update event_clock set ahead = ${sizes.events[0]! * stores * 2}`,
]
