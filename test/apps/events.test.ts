import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { clock, days, hours, minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { type Transaction, transaction } from '../../src/db/database.ts'
import { continueEvents } from '../../src/db/queues/event-clock.ts'
import { recordEvent } from '../../src/events/record.ts'
import { prune } from '../../src/jobs/prune.ts'
import { change, createApp, deliverer, moveClock, tidyUp } from '../events/support.ts'
import { feedSettled } from '../support/feed.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { partitions } from '../support/partitions.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'

type Token = { authorization: string }
interface FeedEvent {
  id: string
  resource: string
  resourceId?: string
}
interface Page {
  events: FeedEvent[]
  next: string
}

async function read(token: Token, query: { after?: string; limit?: number } = {}): Promise<Page> {
  const { body } = await call('apps').get('/api/v1/events').query(query).set(token).expect(200)
  return body.data
}

/** Reads everything from `after` on, page by page. */
async function readAll(token: Token, after?: string): Promise<Page> {
  const all: FeedEvent[] = []
  for (;;) {
    const { events, next } = await read(token, { ...(after === undefined ? {} : { after }), limit: 3 })
    if (events.length === 0) return { events: all, next }
    all.push(...events)
    after = next
  }
}

async function tokenForYears(shop: Parameters<typeof createAppToken>[0]): Promise<Token> {
  const token = await createAppToken(shop, ['READ_ORDERS'])
  await service()
    .db('app_tokens')
    .where({ shop_id: shop.id })
    .update({ expires_at: new Date('2100-01-01') })
  return token
}

const namesIn = ({ events }: Page) => events.map(({ resourceId }) => resourceId)

describe('listEvents', () => {
  afterEach(tidyUp)

  it('returns the same event as the webhook, under the same id', async () => {
    const app = await createApp(['READ_ORDERS', 'READ_INVENTORY'])
    const token = await createAppToken(app.shop, ['READ_ORDERS', 'READ_INVENTORY'], app.installation.id)
    const resourceId = await change(app.shop)
    const bulk = { method: 'PATCH', path: '/products/bulk/prices' }
    await change(app.shop, { resource: 'products', resourceId: null, call: bulk })
    await feedSettled()
    await deliverer().deliverDue()
    const { events } = await read(token)
    expect(namesIn({ events, next: '' })).to.eql([resourceId, undefined])
    const sent = app.receiver.received.map(({ body }) => JSON.parse(body))
    expect(events).to.have.deep.members(sent)
  })

  it('goes on without a gap or a repetition where another PostgreSQL counts transactions, as after a restore', async () => {
    const { db } = service()
    const shop = await createShop()
    const token = await createAppToken(shop, ['READ_ORDERS'])
    // The former server had counted far beyond this one.
    await db('event_clock').update({ ahead: 1e12, counter: 'the former server' })
    const seen = await change(shop)
    await feedSettled()
    const before = await readAll(token)
    expect(namesIn(before)).to.eql([seen])
    const unread = await change(shop)
    await db('event_clock').update({ ahead: 0 })
    expect(await Promise.all([1, 2, 3].map(() => continueEvents(db)))).to.have.members([true, false, false])
    const fresh = await change(shop)
    await feedSettled()
    const after = await readAll(token, before.next)
    expect(namesIn(after)).to.eql([unread, fresh])
    expect(await continueEvents(db)).to.equal(false)
    expect(namesIn(await readAll(token, after.next))).to.eql([])
  })

  it('continues where the previous reply ended, and is empty until something happens', async () => {
    const shop = await createShop()
    const token = await createAppToken(shop, ['READ_ORDERS'])
    const nothing = await read(token)
    expect(nothing.events).to.eql([])
    const names: string[] = []
    for (let count = 0; count < 8; count += 1) names.push(await change(shop))
    await feedSettled()
    const all = await readAll(token, nothing.next)
    expect(namesIn(all)).to.eql(names)
    expect(namesIn(await readAll(token))).to.eql(names)
    expect((await read(token, { after: all.next })).events).to.eql([])
    const late = await change(shop)
    await feedSettled()
    expect(namesIn(await read(token, { after: all.next }))).to.eql([late])
  })

  it('covers the scopes of the token, of its store alone, for first-party tokens too', async () => {
    const shop = await createShop()
    const order = await change(shop)
    const product = await change(shop, { resource: 'products' })
    const role = await change(shop, { resource: 'roles' })
    await change(await createShop())
    await feedSettled()
    const seenWith = async (...scopes: string[]) => namesIn(await read(await createAppToken(shop, scopes)))
    expect(await seenWith('READ_ORDERS', 'READ_INVENTORY', 'READ_ROLES')).to.eql([order, product, role])
    expect(await seenWith('READ_INVENTORY')).to.eql([product])
    expect(await seenWith('WRITE_STORE')).to.eql([])
  })

  it('misses nothing and repeats nothing, even if an early event is committed after later ones', async () => {
    const shop = await createShop()
    const token = await createAppToken(shop, ['READ_ORDERS'])
    const { db } = service()
    const held = newId()
    const [opened, released] = [new EventEmitter(), new EventEmitter()]
    const isOpen = once(opened, 'now')
    const slow = transaction(db, async (tx) => {
      await recordEvent(tx, { shopId: shop.id, resource: 'orders', resourceId: held })
      opened.emit('now')
      await once(released, 'now')
    })
    await isOpen
    const first = await read(token)
    const later = [await change(shop), await change(shop)]
    const during = await read(token, { after: first.next })
    expect(namesIn(during)).to.not.include(held)
    released.emit('now')
    await slow
    await feedSettled()
    const seen = [...namesIn(first), ...namesIn(during)]
    const rest = await readAll(token, during.next)
    expect([...seen, ...namesIn(rest)]).to.have.members([held, ...later])
    expect([...seen, ...namesIn(rest)]).to.have.length(3)
  })

  it('repeats nothing for a reader whose clock is behind that of the writer', async () => {
    const { db } = service()
    const numberOf = async (tx: Transaction) => {
      const { rows } = await tx.raw('select pg_current_xact_id()::text as number')
      return BigInt(rows[0].number)
    }
    moveClock(-1 * minutes)
    // The transaction behind that of the event is open, so that the position of a reader is within that of the event;
    // other test files have transactions too, so that it takes a few tries, each in a store with no other events.
    let isWithin = false
    while (!isWithin) {
      const shop = await createShop()
      const token = await createAppToken(shop, ['READ_ORDERS'])
      const [done, ended] = [new EventEmitter(), new EventEmitter()]
      const isDone = once(done, 'now')
      const hasEnded = once(ended, 'now')
      const resourceId = newId()
      let isNext = false
      let open: Promise<void> | undefined
      try {
        await transaction(db, async (tx) => {
          const number = await numberOf(tx)
          open = transaction(db, async (next) => {
            isNext = (await numberOf(next)) === number + 1n
            done.emit('now')
            await hasEnded
          })
          await isDone
          await recordEvent(tx, { shopId: shop.id, resource: 'orders', resourceId })
        })
        const first = await read(token)
        const again = await read(token, { after: first.next })
        for (const name of namesIn(again)) expect(namesIn(first)).to.not.include(name)
        isWithin = isNext && namesIn(first).includes(resourceId)
      } finally {
        // A transaction that stays open keeps the feeds of all other test files waiting.
        ended.emit('now')
        await open
      }
    }
  })

  it('misses nothing and repeats nothing while many write and one reads all the time', async () => {
    const shop = await createShop()
    const token = await createAppToken(shop, ['READ_ORDERS', 'READ_INVENTORY', 'READ_TASKS'])
    const { db } = service()
    const resources = ['orders', 'products', 'tasks', 'foods']
    const written: string[] = []
    const write = async (writer: number) => {
      for (let count = 0; count < 25; count += 1) {
        const names = Array.from({ length: 1 + (count % 3) }, () => newId())
        await transaction(db, async (tx) => {
          for (const name of names) {
            await recordEvent(tx, {
              shopId: shop.id,
              resource: resources[(writer + count) % 4]!,
              resourceId: name,
            })
            await sleep(Math.random() * 15)
          }
        })
        written.push(...names)
      }
    }
    let writing = true
    const writers = Promise.all([0, 1, 2, 3, 4, 5].map(write)).finally(() => {
      writing = false
    })
    const seen: (string | undefined)[] = []
    let after: string | undefined
    let pages = 0
    const turn = async () => {
      const page = await read(token, { ...(after === undefined ? {} : { after }), limit: 5 })
      seen.push(...namesIn(page))
      after = page.next
      pages += 1
      return page.events.length
    }
    while (writing) await turn()
    await writers
    await feedSettled()
    while ((await turn()) > 0);
    expect(pages).to.be.greaterThan(20)
    expect(new Set(seen).size).to.equal(seen.length)
    expect(seen).to.have.members(written)
  })

  it('refuses an `after` behind which events may have been removed, and loses none before that', async () => {
    const shop = await createShop()
    const token = await tokenForYears(shop)
    const first = await change(shop)
    await feedSettled()
    const page = await read(token, { limit: 1 })
    expect(namesIn(page)).to.eql([first])
    const second = await change(shop)
    await feedSettled()
    await service().db('events').where({ shop_id: shop.id }).update({ fanned_out_at: new Date() })
    const [, id] = Buffer.from(page.next, 'base64url').toString().split('.')
    const edge = Number.parseInt(id!.slice(0, 8), 16) * 1000 + 30 * days
    clock.now = () => new Date(edge + 999)
    await prune.run({ ...service(), signal: new AbortController().signal })
    expect(namesIn(await read(token, { after: page.next }))).to.eql([second])
    clock.now = () => new Date(edge + 1000)
    const query = { after: page.next }
    const { body } = await call('apps').get('/api/v1/events').query(query).set(token).expect(410)
    expect(body).to.include({ code: 'cursor_expired' })
    clock.now = () => new Date(edge + 2 * hours)
    await prune.run({ ...service(), signal: new AbortController().signal })
    expect((await read(token)).events).to.eql([])
  })

  it('does not expire for a reader of a quiet store', async () => {
    const shop = await createShop()
    const token = await tokenForYears(shop)
    await change(shop)
    await feedSettled()
    let { next } = await readAll(token)
    for (let count = 0; count < 3; count += 1) {
      moveClock(29 * days)
      ;({ next } = await read(token, { after: next }))
    }
    const late = await change(shop)
    await feedSettled()
    expect(namesIn(await read(token, { after: next }))).to.eql([late])
  })

  it('refuses an `after` that it has not returned', async () => {
    const token = await createAppToken(await createShop(), ['READ_ORDERS'])
    const forged = (text: string) => Buffer.from(text).toString('base64url')
    for (const after of ['', 'x', '0', forged('1'), forged('-1.'), forged(`${2n ** 64n}.`), forged('1.zz')]) {
      const { body } = await call('apps').get('/api/v1/events').query({ after }).set(token).expect(400)
      expect(body.message).to.include('after')
    }
    expect((await read(token, { after: forged(`${2n ** 64n - 1n}.`) })).events).to.eql([])
  })

  sampledTest('reads a rare resource of a store with 100,000 events from its index', async function () {
    // The name of the index is that of a table without partitions.
    if (partitions > 0) this.skip()
    const { db } = service()
    const shop = await createShop()
    const insert = `insert into events (id, shop_id, resource, resource_id, method, path, fanned_out_at)
      select lpad(to_hex(n), 24, '0'), ?, case when n % 1000 = 0 then 'tasks' else 'orders' end, null, 'POST', '/x', now()
      from generate_series(?::int, ?::int) n`
    // The events come from several transactions, as in production.
    for (let from = 1; from < 100_000; from += 5000) await db.raw(insert, [shop.id, from, from + 4999])
    await db.raw('analyze events')
    await feedSettled()
    const statements: { sql: string; bindings: unknown[] }[] = []
    const note = (query: (typeof statements)[0]) => void statements.push(query)
    db.on('query', note)
    const token = await createAppToken(shop, ['READ_TASKS', 'READ_ORDERS'])
    const { events } = await read(token, { limit: 100 })
    db.removeListener('query', note)
    expect(events).to.have.length(100)
    const feed = statements.find(({ sql }) => sql.includes('pg_snapshot_xmin'))!
    const explained = async (token: string) => {
      const bindings = feed.bindings.map((value) => (Array.isArray(value) ? [token] : value))
      const { rows } = await db.raw(
        `explain (analyze, format json) ${feed.sql.replace(/\$\d+/g, '?')}`,
        bindings as string[],
      )
      return rows[0]['QUERY PLAN'][0]
    }
    for (const resource of ['tasks', 'orders']) {
      const plan = await explained(resource)
      expect(JSON.stringify(plan))
        .to.include('events_feed')
        // Of the clock there is one row.
        .and.not.match(/Seq Scan(?![^{}]*"event_clock")|Removed by Filter/)
    }
    await db('events').where({ shop_id: shop.id }).delete()
  })
})
