import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { expect } from 'chai'
import { onOneConnection } from '../../../src/db/connection/copy.ts'
import { type Database, openDatabase } from '../../../src/db/database.ts'
import { throughBulkhead } from '../../../src/db/fairness/bulkhead.ts'
import { refusalOf } from '../../../src/http/reply.ts'
import { service } from '../../support/service.ts'
import { until } from '../../support/until.ts'

describe('A database whose server was lost', () => {
  let isSilent: boolean
  let between: Server
  let db: Database

  /** Opens the database through a network in which everything is lost while `isSilent`. */
  beforeEach(async () => {
    isSilent = false
    const { hostname, port } = new URL(service().databaseUrl)
    between = createServer((near) => {
      const far = connect(Number(port), hostname)
      near.on('data', (bytes) => isSilent || far.write(bytes)).on('close', () => far.destroy())
      far.on('data', (bytes) => isSilent || near.write(bytes)).on('close', () => near.destroy())
      for (const end of [near, far]) end.on('error', () => {})
    })
    await once(between.listen(0, '127.0.0.1'), 'listening')
    const url = new URL(service().databaseUrl)
    url.hostname = '127.0.0.1'
    url.port = String((between.address() as AddressInfo).port)
    db = openDatabase(url.href, 4, 'lost server', 0.25)
  })
  afterEach(async () => {
    await db.destroy()
    between.close()
  })

  const ask = (at: Database, sql = 'select 1') =>
    at.raw(sql).then(
      () => 'done',
      (error) => refusalOf(error).refusal,
    )

  /** Opens two connections, and does the same on each. */
  async function openTwo(): Promise<void> {
    const held = await Promise.all([db.client.acquireConnection(), db.client.acquireConnection()])
    for (const connection of held) {
      await connection.query('select 1')
      await db.client.releaseConnection(connection)
    }
  }

  it('fails the statements that wait for a server that is silent, whose calls are told to come again, and gives their connections back', async () => {
    await openTwo()
    isSilent = true
    const read = throughBulkhead(db, 'somebody', { turn: 10_000, longest: 2_000 })
    expect(await Promise.all([ask(db), ask(read)])).to.eql(['unavailable', 'unavailable'])
    expect(db.client.pool.numUsed()).to.equal(0)
    isSilent = false
    await until('an answer', async () => (await ask(db)) === 'done')
  })

  it('is left as soon by a connection over which nobody had asked anything for longer than that', async () => {
    const connection = await db.client.acquireConnection()
    await db.client.releaseConnection(connection)
    await once(connection.connection.stream, 'timeout')
    isSilent = true
    expect(await ask(db)).to.equal('unavailable')
    expect(db.client.pool.numUsed()).to.equal(0)
  })

  it('is waited for in silence by a copy of its tables, which may take long between two rows', async () => {
    const [row] = await onOneConnection(db, 'begin', ({ query }) => query('select 1 as done, pg_sleep(5.5)'))
    expect(row).to.include({ done: 1 })
  })

  it('is looked for again where a server refuses to write, as one does that has become a replica', async () => {
    const write = 'update shops set name = name where false'
    await Promise.all([1, 2].map(() => db.raw('select pg_sleep(0.1)')))
    const connections = db.client.pool.numFree()
    expect(connections).to.equal(2)
    await Promise.all(
      [1, 2].map(() => db.raw('set default_transaction_read_only = on; select pg_sleep(0.1)')),
    )
    expect(await Promise.all([ask(db, write), ask(db, write)])).to.eql(['unavailable', 'unavailable'])
    await until('a server that writes', async () => (await ask(db, write)) === 'done')
  })

  it('is away, and no fault of ours, while its name cannot be looked up', async () => {
    const nowhere = openDatabase('postgres://nobody@database.invalid/none', 2, 'nowhere')
    expect(await ask(nowhere)).to.equal('unavailable')
    await nowhere.destroy()
  })
})
