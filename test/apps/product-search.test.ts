import { once } from 'node:events'
import { get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect } from 'chai'
import pg from 'pg'
import { pino } from 'pino'
import { newId } from '../../src/base/ids.ts'
import { hashToken, newToken } from '../../src/base/tokens.ts'
import { createDependencies } from '../../src/dependencies.ts'
import { openSurface } from '../../src/surfaces.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { fillTables } from '../support/filling.ts'
import { sampledTest } from '../support/sample.ts'
import { testConfig } from '../support/service.ts'
import { until } from '../support/until.ts'

const many = 100_000
const megabyte = 2 ** 20
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

// On a server of its own, without the check of replies, which would hold each as a whole.
describe('searchProducts, of 100,000 matches', () => {
  const token = newToken('app_')
  const lines: { operation: string; status: number }[] = []
  let database: TestDatabase
  let server: Server

  before(async () => {
    database = await openTestDatabase()
    await fill()
    const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) })
    const dependencies = await createDependencies(testConfig(database), log)
    server = (await openSurface('apps', database.db, dependencies)).server
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  beforeEach(() => lines.splice(0))
  after(async () => {
    server.closeAllConnections()
    server.close()
    await database.close()
  })

  sampledTest('sends all of them, newest first', async () => {
    const { status, message, data } = JSON.parse(await textOf(await ask()))
    expect([status, message]).to.eql([200, 'Search products'])
    const names = data.products.map(({ name }: { name: string }) => name)
    expect(names).to.eql(Array.from({ length: many }, (_, n) => `Mug ${many - n}`))
  })

  sampledTest(
    'holds next to nothing while it waits for a slow client, least of all a connection',
    async () => {
      const before = held()
      const reply = await ask()
      await standstill()
      // The rows that PostgreSQL sent are freed by and by, as they are collected.
      await until('its memory', () => (held() - before) / megabyte < 16)
      expect(database.db.client.pool.numUsed()).to.equal(0)
      expect(JSON.parse(await textOf(reply)).data.products).to.have.length(many)
    },
  )

  it('stops reading when the caller disconnects, and releases its connection', async () => {
    const { batches } = await during(async () => {
      const reply = await ask()
      reply.destroy()
      expect(await lineOf()).to.include({ operation: 'searchProducts', status: 200 })
    })
    expect(batches).to.be.within(1, 200)
    await until('the connection', () => database.db.client.pool.numUsed() === 0)
  })

  it('answers in the envelope when it fails before the first byte, and closes the connection after it', async () => {
    const reply = await ask()
    await standstill()
    await database.db.raw('alter table products rename to mislaid')
    try {
      const failure = await textOf(reply).catch((error) => error)
      expect(failure.code).to.equal('ECONNRESET')
      expect(await lineOf()).to.include({ operation: 'searchProducts', status: 500 })
      const refused = await ask()
      expect(refused.statusCode).to.equal(500)
      expect(JSON.parse(await textOf(refused))).to.include({ success: false, code: 'unexpected' })
    } finally {
      await database.db.raw('alter table mislaid rename to products')
    }
    expect(database.db.client.pool.numUsed()).to.equal(0)
  })

  /** Sends a request and reads only the head of its reply. */
  async function ask(): Promise<IncomingMessage> {
    const { port } = server.address() as AddressInfo
    const headers = { authorization: `Bearer ${token}` }
    const [reply] = await once(
      get({ port, path: '/api/v1/products/search?query=mug', headers, agent: false }),
      'response',
    )
    return reply
  }

  async function textOf(reply: IncomingMessage): Promise<string> {
    let text = ''
    for await (const part of reply.setEncoding('utf8')) text += part
    return text
  }

  /** Returns how many batches were read while `work` ran. */
  async function during(work: () => Promise<void>): Promise<{ batches: number }> {
    let batches = 0
    const { query } = pg.Client.prototype
    pg.Client.prototype.query = function (this: pg.Client, config: pg.QueryConfig, ...rest: unknown[]) {
      if (config?.name === 'products.findBatch') batches++
      return (query as (...all: unknown[]) => unknown).call(this, config, ...rest)
    } as typeof query
    try {
      await work()
    } finally {
      pg.Client.prototype.query = query
    }
    return { batches }
  }

  /** Waits until the buffers of both ends are full and nothing is read any more. */
  async function standstill(): Promise<void> {
    for (;;) {
      const { batches } = await during(() => sleep(300))
      if (batches === 0 && database.db.client.pool.numUsed() === 0) return
    }
  }

  async function lineOf() {
    await until('the log line', () => lines.length > 0)
    return lines[0]
  }

  function held(): number {
    collectGarbage()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }

  async function fill(): Promise<void> {
    const [userId, shopId] = [newId(), newId()]
    await fillTables(database.db, ['products', 'product_texts'], async (tx) => {
      await tx('users').insert({ id: userId, email: 'owner@example.com' })
      const shop = {
        name: 'Mugs',
        slug: 'mugs',
        type: 'ecommerce' as const,
        currency: 'USD',
        scale: 100,
        country: 'US',
      }
      await tx('shops').insert({ ...shop, id: shopId, owner_id: userId })
      await tx('app_tokens').insert({
        id: newId(),
        shop_id: shopId,
        user_id: userId,
        token_hash: hashToken(token),
        scopes: ['READ_INVENTORY'],
        expires_at: new Date(Date.now() + 86_400_000),
      })
      await tx.raw(
        `insert into products (id, shop_id, name, slug, price, quantity, images, created_at)
        select lpad(to_hex(n), 24, '0'), :shopId, 'Mug ' || n, 'mug-' || n, n, 1,
          array['https://pictures.example/' || n || '-front.jpg', 'https://pictures.example/' || n || '-back.jpg'],
          timestamptz '2026-01-01' + n * interval '1 minute'
        from generate_series(1, :many::int) n`,
        { shopId, many },
      )
      await tx.raw(
        `insert into product_texts (product_id, shop_id, text, stems)
        select id, shop_id, searchable(name), stems_of(name) from products`,
      )
    })
    await database.db.raw('vacuum analyze')
  }
})
