import { once } from 'node:events'
import { Agent, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import type { Shop } from '../../src/base/context.ts'
import { type Database, openDatabase, transaction } from '../../src/db/database.ts'
import { cacheReplies } from '../../src/services/shared/cached-replies.ts'
import { openSurface } from '../../src/surfaces.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { startFlood } from '../support/flood.ts'
import { service } from '../support/service.ts'

type Reply = { status: number; code: string | null; retryAfter: string | undefined; ms: number }

/** The connections of the pool; a store's share is half of it. */
const poolSize = 10
/** Fifty times what the store's share carries at once. */
const flood = 50 * (poolSize / 2)
const samples = 300
/**
 * The time, in milliseconds, that counts as undisturbed in any case: below it, the pauses of a busy machine decide. Three
 * times that is just below what a disturbance takes: the second for which a store's calls hold connections.
 */
const floor = 300

describe('A store beside one that wants everything', () => {
  let db: Database
  const servers: Server[] = []
  let address: { host: string; port: number }
  let stores: { one: Shop; other: Shop }
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

  before(async () => {
    db = openDatabase(service().databaseUrl, poolSize, 'isolation')
    const { config } = service()
    cacheReplies(db, config.cacheMegabytes)
    const { server } = await openSurface('store', db, service().dependencies)
    servers.push(server.listen(0, '127.0.0.1'))
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    address = { host: '127.0.0.1', port }
    stores = { one: await createShop(), other: await createShop() }
    for (let i = 0; i < 20; i += 1) await createProduct(stores.other)
  })
  after(async () => {
    agent.destroy()
    for (const server of servers) server.close()
    await db.destroy()
  })

  /** A call without a client in between: there are many, and they share the processor with the service. */
  function make(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: object,
  ): Promise<Reply> {
    const startedAt = performance.now()
    const text = body ? JSON.stringify(body) : undefined
    return new Promise((resolve, reject) => {
      const sent = request({ ...address, agent, method, path: `/api/v1${path}` }, (res) => {
        const pieces: Buffer[] = []
        res.on('data', (piece) => pieces.push(piece))
        res.on('end', () => {
          const { code = null } = JSON.parse(String(Buffer.concat(pieces)))
          const retryAfter = res.headers['retry-after']
          resolve({ status: res.statusCode!, code, retryAfter, ms: performance.now() - startedAt })
        })
      })
      sent.on('error', reject)
      for (const [name, value] of Object.entries(headers)) sent.setHeader(name, value)
      if (text) sent.setHeader('content-type', 'application/json').setHeader('content-length', text.length)
      sent.end(text)
    })
  }

  async function fill(shop: Shop, count: number): Promise<void> {
    await service().db.raw(
      `insert into products (id, shop_id, kind, name, slug, description, price, quantity)
      select 'f' || lpad(to_hex(n), 23, '0'), :shopId, 'product', 'A vase ' || n, 'vase-' || n, 'Made by hand', n, 5
      from generate_series(1, :count::int) n`,
      { shopId: shop.id, count },
    )
  }

  /** Returns the 99th percentile of the times, in milliseconds, in which the other store's reads end. */
  async function otherStore(count = samples): Promise<number> {
    const times: number[] = []
    while (times.length < count) {
      const reply = await make('GET', '/products?limit=20', { 'x-shop-id': stores.other.id })
      expect(reply.status).to.equal(200)
      times.push(reply.ms)
      await sleep(10)
    }
    return times.sort((a, b) => a - b)[Math.ceil(count * 0.99) - 1]!
  }

  /** Locks a product of the first store, as a merchant's change of many rows does, while `work` runs. */
  async function whileLocked<T>(work: (productId: string) => Promise<T>): Promise<T> {
    const product = await createProduct(stores.one, { quantity: 1_000_000 })
    return transaction(service().db, async (tx) => {
      await tx('products').where({ id: product.id }).forUpdate().first('id')
      return work(product.id)
    })
  }

  it('is as quick as when it is alone', async () => {
    const shopper = await createAccount()
    await otherStore(50) // what is compiled and planned at first
    const alone = await otherStore()
    const [beside, replies] = await whileLocked(async (productId) => {
      const clients = await startFlood({
        url: `http://${address.host}:${address.port}/api/v1/orders`,
        method: 'POST',
        headers: shopper.as(stores.one),
        body: { items: [{ productId, quantity: 1 }] },
        clients: flood,
      })
      const measured = await otherStore()
      return [measured, await clients.end()] as const
    })
    const figures = `alone ${alone.toFixed(1)} ms, beside ${replies.length} calls ${beside.toFixed(1)} ms`
    if (process.env.FIGURES) console.log(`      ${figures}`)
    expect(beside, figures).to.be.below(3 * Math.max(alone, floor))
    for (const reply of replies) expect(reply).to.include({ status: 503, code: 'busy', retryAfter: '1' })
  })

  it('is answered beside fourteen searches for a word that is repeated again and again', async () => {
    await fill(stores.one, 20_000)
    const query = encodeURIComponent('vase '.repeat(40).trim())
    const search = () => make('GET', `/products?query=${query}&sort=name`, { 'x-shop-id': stores.one.id })
    const [replies, others] = await Promise.all([
      Promise.all(Array.from({ length: 14 }, search)),
      Promise.all(
        Array.from({ length: 20 }, async (_, i) => {
          await sleep(20 * i)
          return make('GET', '/products?limit=20', { 'x-shop-id': stores.other.id })
        }),
      ),
    ])
    for (const { status } of others) expect(status, 'within the two seconds of a read').to.equal(200)
    for (const { status } of replies) expect(status).to.be.oneOf([200, 503])
  })

  it('and a read that anybody may make ends after two seconds, in the database too', async () => {
    const search = () => make('GET', '/products?query=vase', { 'x-shop-id': stores.one.id })
    const running = () =>
      service()
        .db('pg_stat_activity')
        .where({ application_name: 'isolation', state: 'active' })
        .count('* as found')
    const [reply, left] = await transaction(service().db, async (tx) => {
      await tx.raw('lock table product_texts in access exclusive mode')
      const slow = await search()
      return [slow, await running()] as const
    })
    expect(reply).to.include({ status: 503, code: 'took_too_long', retryAfter: '1' })
    expect(reply.ms).to.be.within(1_900, 12_000) // a statement of any other call ends after 15 s
    expect(left).to.eql([{ found: 0 }])
    const list = () => make('GET', '/products?limit=1', { 'x-shop-id': stores.one.id })
    for (let i = 0; i < poolSize; i++) expect((await list()).status).to.equal(200)
  })

  it('and a shopper who waits for a lock hears within about a second that the store is busy', async () => {
    const shopper = await createAccount()
    const reply = await whileLocked((productId) =>
      make('POST', '/orders', shopper.as(stores.one), { items: [{ productId, quantity: 1 }] }),
    )
    expect(reply).to.include({ status: 503, code: 'busy', retryAfter: '1' })
    expect(reply.ms).to.be.within(1000, 4_500) // a lock is given up after 5 s
  })
})
