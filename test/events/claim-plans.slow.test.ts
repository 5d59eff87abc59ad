import { expect } from 'chai'
import type pg from 'pg'
import { clock } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { type Database, type Transaction, transaction } from '../../src/db/database.ts'
import { claim, findDue } from '../../src/events/claim.ts'
import { settle } from '../../src/events/settle.ts'
import { leaveStores } from '../../src/services/permissions/app-tokens.ts'
import { backlogOf } from '../../src/services/platform/backlog.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { partitions } from '../support/partitions.ts'
import { expectPlans, messagesOf } from '../support/plans.ts'
import { everything } from './support.ts'

const large = new Set(['deliveries', 'apps', 'webhook_hosts', 'installations'])
const [shopId, userId] = [newId(), newId()]
const idOf = (kind: string, n: number) => `${kind}${n.toString(16).padStart(22, '0')}`
/** The endpoints that have 200 due deliveries each. */
const busy = Array.from({ length: 100 }, (_, n) => idOf('aa', n + 1))

/** Four deliveries fit for each of them. */
const busyWithQuotas = {
  ...everything,
  among: busy,
  quotas: new Map(busy.map((_, n) => [`app-${n + 1}`, 4])),
}

describe('Deliveries of 100,000 endpoints, of which 10,000 wait for a retry and 100 have 200 due', () => {
  // The numbers of rows are those of tables without partitions.
  if (partitions > 0) return

  for (const [statistics, isThere] of [
    ['an empty table', false],
    ['a moment when nothing was pending', true],
  ] as const)
    describe(`with statistics of ${statistics}`, () => {
      let database: TestDatabase
      let db: Database
      before(async () => {
        database = await openTestDatabase()
        db = database.db
        // The statistics stay those of that moment.
        await db.raw('alter table deliveries set (autovacuum_enabled = false)')
        if (isThere) await transaction(db, settled)
        await db.raw('vacuum analyze')
        if (!isThere) await transaction(db, settled)
        await transaction(db, pending)
        await db.raw('vacuum analyze apps, webhook_hosts, installations')
      })
      after(() => database.close())

      it('finds what is due at the ends of its line', () =>
        expectPlans(db, () => findDue(db), { large, rows: 500 }))

      it('claims what is due for these endpoints, and reads nothing else', async () => {
        const capacity = { ...busyWithQuotas, lane: 'new' as const }
        await expectPlans(db, () => claim(db, capacity), { large, rows: 3_500 })
        expect(await claim(db, capacity)).to.have.length(4 * everything.endpoints)
      })

      it('claims retries as well', async () => {
        await db('deliveries').where({ app_id: busy[0], attempt: 0 }).update({ attempt: 1 })
        const capacity = { ...busyWithQuotas, lane: 'tried' as const }
        await expectPlans(db, () => claim(db, capacity), { large, rows: 1_000 })
      })

      it('stores results, and reads no other endpoint or delivery', async () => {
        const claimed = await claim(db, { ...busyWithQuotas, lane: 'new' })
        const results = claimed.map((one, n) => ({
          ...one,
          state: n % 2 ? ('delivered' as const) : ('dead' as const),
          waits: null,
          endedAt: performance.now(),
          tried: { status: n % 2 ? 200 : 410, error: null, durationMs: 1, response: '' },
        }))
        await expectPlans(db, () => settle(db, results), { large, rows: 2_000 })
        const accepted = await db('delivery_attempts').count({ count: '*' })
        expect(accepted).to.eql([{ count: results.length }])
      })

      it('finds by its app what is dropped when an installation ends', async () => {
        const ends = (tx: Transaction) =>
          leaveStores(tx, (installations) => installations.where({ app_id: busy[1], shop_id: shopId }))
        const sent = (await messagesOf(() => transaction(db, ends))).flat()
        expect(await db('deliveries').where({ app_id: busy[1], state: 'dropped' })).to.have.length(200)
        const { text, values } = sent.find(({ text }) => text.includes('update deliveries'))!
        const plan = JSON.stringify(await explained(db, text, values))
        expect(plan).to.include('"deliveries_new"').and.to.include('"deliveries_tried"')
        expect(plan).not.to.include('"deliveries_of_app"').and.not.to.include('Seq Scan')
      })

      it('tells the backlog', () => expectPlans(db, () => backlogOf(db), { large, rows: 20_200 }))
    })
})

async function explained(db: Database, text: string, values: unknown[]): Promise<unknown> {
  const connection: pg.Client = await db.client.acquireConnection()
  try {
    return (await connection.query({ text: `explain (format json) ${text}`, values })).rows
  } finally {
    await db.client.releaseConnection(connection)
  }
}

/** Writes settled deliveries, half of them to the endpoints that are busy now. */
async function settled(tx: Transaction): Promise<void> {
  await tx.raw("set local session_replication_role = 'replica'; set local statement_timeout = 0")
  await tx('users').insert({ id: userId, email: 'developer@example.com' })
  await tx('shops').insert({
    id: shopId,
    owner_id: userId,
    name: 'Shop',
    slug: 'shop',
    type: 'ecommerce',
    currency: 'USD',
    scale: 100,
    country: 'US',
  })
  // Written by themselves, because no trigger runs here; each has answered, so it is not called one at a time.
  await tx.raw(
    "insert into webhook_hosts (host, answered_at) select 'app-' || n, now() from generate_series(1, 100000) n",
  )
  await tx.raw(
    `insert into apps (id, owner_id, name, client_id, client_secret_hash, webhook_url, webhook_host, signing_secret)
       select ${id('aa')}, ?, 'App', 'client_' || n, 'hash', 'https://app.example/', 'app-' || n, 'sealed'
       from generate_series(1, 100000) n`,
    [userId],
  )
  await tx.raw(
    `insert into installations (id, shop_id, app_id, user_id, scopes)
       select ${id('bb')}, ?, ${id('aa')}, ?, '{READ_ORDERS}' from generate_series(1, 100000) n`,
    [shopId, userId],
  )
  await deliver(tx, 'cc', '1 + n % case when n > 50000 then 100 else 100000 end', 100_000, {
    state: 'delivered',
    attempt: 1,
    next_at: clock.now(),
  })
}

/** Writes deliveries that wait for a retry, and a burst of new ones. */
async function pending(tx: Transaction): Promise<void> {
  await tx.raw("set local session_replication_role = 'replica'")
  const inAnHour = new Date(clock.now().getTime() + 3_600_000)
  await deliver(tx, 'dd', '1000 + n', 10_000, { state: 'pending', attempt: 1, next_at: inAnHour })
  await deliver(tx, 'ee', '1 + n % 100', 20_000, { state: 'pending', attempt: 0, next_at: clock.now() })
}

const id = (kind: string, n = 'n') => `'${kind}' || lpad(to_hex(${n}), 22, '0')`

async function deliver(
  tx: Transaction,
  kind: string,
  app: string,
  count: number,
  { state, attempt, next_at }: { state: string; attempt: number; next_at: Date },
): Promise<void> {
  await tx.raw(
    `insert into deliveries (id, shop_id, app_id, installation_id, event_id, topic, resource, body, state, attempt, next_at)
       select ${id(kind)}, ?, ${id('aa', app)}, ${id('bb', app)}, ${id(kind)}, 'orders/updated', 'orders', '{}', ?, ?, ?
       from generate_series(1, ?::integer) n`,
    [shopId, state, attempt, next_at, count],
  )
}
