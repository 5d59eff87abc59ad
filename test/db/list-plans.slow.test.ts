import type { Shop } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { foldChanges } from '../../src/db/counters/record-counts.ts'
import type { Database, Transaction } from '../../src/db/database.ts'
import * as activity from '../../src/services/activity/log.ts'
import * as comments from '../../src/services/content/comment-moderation.ts'
import * as reviews from '../../src/services/content/review-moderation.ts'
import * as discounts from '../../src/services/coupons/discounts.ts'
import * as notes from '../../src/services/office/notes.ts'
import * as tasks from '../../src/services/office/tasks.ts'
import * as pictures from '../../src/services/pictures/pictures.ts'
import * as shipments from '../../src/services/shipping/shipments.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { fillTables } from '../support/filling.ts'
import { partitions } from '../support/partitions.ts'
import { expectPlans } from '../support/plans.ts'
import { testConfig } from '../support/service.ts'

const many = 20_000
const tables = [
  'notes',
  'pictures',
  'picture_files',
  'tasks',
  'coupons',
  'shipments',
  'comments',
  'reviews',
  'activity',
]
const [shopId, otherId, userId] = [newId(), newId(), newId()]
const shop = { id: shopId, scale: 100, currency: 'USD' } as Shop
/** The product that has half of all reviews of its store. */
const popular = `d0${'1'.padStart(22, '0')}`
const page = { page: 1, limit: 20 }
const changes = { ...page, sort: 'updatedAt' } as const

describe("A merchant's lists, at 20,000 records of each kind beside a store as large", () => {
  // The numbers of rows are those of tables without partitions.
  if (partitions > 0) return
  let database: TestDatabase
  let db: Database

  before(async () => {
    database = await openTestDatabase()
    db = database.db
    await fillTables(db, tables, fill)
    while ((await foldChanges(db, 10_000)) > 0);
    await db.raw('vacuum analyze')
  })
  after(() => database.close())

  // A page has 20 records, with their authors, products or files, and the total is known.
  const lists: [name: string, rows: number, list: () => Promise<unknown>][] = [
    ['notes', 150, () => notes.list(db, shop, page)],
    ['notes on orders', 150, () => notes.list(db, shop, { resource: 'orders', ...page })],
    ['pictures', 250, () => pictures.list(db, shop, testConfig(database), page)],
    ['tasks', 100, () => tasks.list(db, shop, page)],
    ['tasks of a status', 100, () => tasks.list(db, shop, { status: 'done', ...page })],
    ['discounts', 100, () => discounts.list(db, shop, page)],
    ['notes in the order of changes', 150, () => notes.list(db, shop, changes)],
    ['tasks in the order of changes', 100, () => tasks.list(db, shop, changes)],
    ['discounts in the order of changes', 100, () => discounts.list(db, shop, changes)],
    ['comments in the order of changes', 150, () => comments.list(db, shop, changes)],
    [
      'shipments in the order of changes',
      100,
      () => shipments.list(db, { config: testConfig(database) }, shop, changes),
    ],
    ['shipments', 100, () => shipments.list(db, { config: testConfig(database) }, shop, page)],
    ['comments', 200, () => comments.list(db, shop, page)],
    ['comments that shoppers see', 200, () => comments.list(db, shop, { hidden: false, ...page })],
    ['reviews', 250, () => reviews.list(db, shop, page)],
    ['reviews with five stars', 250, () => reviews.list(db, shop, { rating: 5, hidden: false, ...page })],
    ['reviews of a product', 250, () => reviews.list(db, shop, { productId: popular, ...page })],
    ['entries of a period', 1_000, () => activity.list(db, shop, { from: '2026-01-20T12:00:00Z', ...page })],
  ]
  for (const [name, rows, list] of lists)
    it(`read at most ${rows} rows for a page of ${name}`, () =>
      expectPlans(db, list, { large: new Set(tables), rows }))

  async function fill(tx: Transaction): Promise<void> {
    await tx('users').insert({ id: userId, email: 'owner@example.com' })
    const time = `timestamptz '2026-01-01' + n * interval '5 minutes'`
    for (const [store, shop] of [shopId, otherId].entries()) {
      const about = { currency: 'USD', scale: 100, country: 'US', type: 'ecommerce' as const }
      await tx('shops').insert({ id: shop, owner_id: userId, name: shop, slug: shop, ...about })
      const id = (kind: string) => `'${kind}${store}' || lpad(to_hex(n), 21, '0')`
      const insert = (table: string, values: Record<string, string>) =>
        tx.raw(
          `insert into ${table} (id, shop_id, created_at, ${Object.keys(values).join(', ')})
            select ${id('aa')}, '${shop}', ${time}, ${Object.values(values).join(', ')} from generate_series(1, ${many}) n`,
        )
      const text = "'x'"
      const subject = { resource: "'product'", resource_id: id('bb') }
      await insert('orders', {
        ...{ number: 'n', user_id: `'${userId}'`, email: text, subtotal: '1', currency: "'USD'" },
      })
      await insert('notes', {
        ...{
          title: text,
          content: text,
          user_id: `'${userId}'`,
          resource: "'orders'",
          resource_id: id('aa'),
        },
      })
      await insert('pictures', { sha256: 'n', name: text })
      await tx.raw(
        `insert into picture_files (shop_id, picture_id, storage_key, size_name, format, width, height, sha256, size)
          select shop_id, id, id || size || format, size, format, 1, 1, repeat('0', 64), 1 from pictures
          cross join unnest(array['small', 'medium', 'large']) as size
          cross join unnest(array['jpeg', 'webp']) as format where shop_id = '${shop}'`,
      )
      await insert('tasks', { title: text, created_by: `'${userId}'`, status: "'done'" })
      await insert('coupons', { code: `'C' || n`, type: "'fixed'", discount: '1' })
      await insert('shipments', {
        ...{
          order_id: id('aa'),
          carrier: text,
          courier: `'{"id":"x","name":"x","image":"x"}'`,
          shipping_address: `'{"_id":"x"}'`,
          history: "'[]'",
        },
        ...{ tracking_number: text, tracking_code: id('aa'), shipping_method: text, shipping_cost: '1' },
        ...{ notes: text, updated_at: 'now()' },
      })
      await insert('comments', { ...subject, user_id: `'${userId}'`, body: text })
      await insert('reviews', {
        ...{ product_id: `case when n % 2 = 0 then '${popular}' else ${id('bb')} end`, user_id: id('ee') },
        ...{ rating: '1 + n % 5', title: text, body: text },
      })
      await insert('activity', {
        action: "'settings.updated'",
        actor_kind: "'account'",
        actor_id: `'${userId}'`,
      })
    }
    await tx.raw('select recount_records()')
  }
})
