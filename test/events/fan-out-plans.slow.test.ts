import { newId } from '../../src/base/ids.ts'
import { type Database, transaction } from '../../src/db/database.ts'
import { fanOut } from '../../src/events/fan-out.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { partitions } from '../support/partitions.ts'
import { expectPlans } from '../support/plans.ts'

describe('The fan-out of 20,000 new events', () => {
  // The numbers of rows are those of tables without partitions.
  if (partitions > 0) return

  for (const [statistics, known] of [
    ['an empty table', null],
    ['a moment when nothing was new', 0],
    ['a moment when a few were new', 30],
  ] as const)
    describe(`with statistics of ${statistics}`, () => {
      let database: TestDatabase
      before(async () => {
        database = await openTestDatabase()
        // The statistics stay those of that moment.
        await database.db.raw('alter table events set (autovacuum_enabled = false)')
        await createStores(database.db)
        if (known !== null) {
          await changed(database.db, 'ee', 20_000, new Date())
          await changed(database.db, 'ef', known)
        }
        await database.db.raw('vacuum analyze')
        await changed(database.db, 'ff', 20_000)
      })
      after(() => database.close())

      it('reads those of one batch, and none of those behind it', () =>
        expectPlans(database.db, () => fanOut(database.db), { large: new Set(['events']), rows: 6_500 }))
    })
})

/** Fifty stores without apps. */
async function createStores(db: Database): Promise<void> {
  const ownerId = newId()
  await db('users').insert({ id: ownerId, email: 'owner@example.com' })
  const stores = Array.from({ length: 50 }, (_, n) => ({
    id: idOf(n),
    owner_id: ownerId,
    name: 'Shop',
    slug: `shop-${n}`,
    type: 'ecommerce' as const,
    currency: 'USD',
    scale: 100,
    country: 'US',
  }))
  await db('shops').insert(stores)
}

/** Changes of these stores, one after the other. */
async function changed(
  db: Database,
  kind: string,
  count: number,
  fannedOutAt: Date | null = null,
): Promise<void> {
  await transaction(db, (tx) =>
    tx.raw(
      `insert into events (id, shop_id, resource, resource_id, method, path, fanned_out_at)
       select '${kind}' || lpad(to_hex(n), 22, '0'), 'aa' || lpad(to_hex(n % 50), 22, '0'), 'orders', 'order',
         'PATCH', '/orders/1', ?::timestamptz
       from generate_series(1, ?::integer) n`,
      [fannedOutAt, count],
    ),
  )
}

const idOf = (n: number) => `aa${n.toString(16).padStart(22, '0')}`
