import { createRequire } from 'node:module'
import { expect } from 'chai'
import { factorySchema } from 'express-openapi-validator/dist/framework/openapi/factory.schema.js'
import pg from 'pg'
import packages from '../package.json' with { type: 'json' }
import { acquire, discard, poolOf, release } from '../src/db/connection/knex-internals.ts'
import { type Database, openDatabase } from '../src/db/database.ts'
import type { Connection } from '../src/db/wire/message.ts'
import { isAtWork, prepareValue, Result, wireOf } from '../src/db/wire/pg-internals.ts'
import { mount } from '../src/http/validator-internals.ts'
import { service } from './support/service.ts'

// A new version of these packages may move what they keep to themselves. These tests say which part is gone; the files
// named *-internals.ts are what has to follow.

const require = createRequire(import.meta.url)

function expectMethods(of: string, object: object, names: string[]): void {
  for (const name of names) expect(Reflect.get(object, name), `${of}.${name}`).to.be.a('function')
}

describe('The private parts of packages', () => {
  let db: Database
  beforeEach(() => {
    db = openDatabase(service().databaseUrl, 2, 'internals')
  })
  afterEach(() => db.destroy())

  async function withConnection(work: (connection: Connection) => Promise<void>): Promise<void> {
    const connection = await acquire<Connection>(db)
    await work(connection).finally(() => release(db, connection))
  }

  for (const name of ['pg', 'knex', 'express-openapi-validator'] as const) {
    it(`are those of ${name} in its exact version`, () => {
      const { version } = require(`${name}/package.json`) as { version: string }
      expect(packages.dependencies[name]).to.equal(version)
    })
  }

  it('of pg: what writes messages, and remembers parsed statements', () =>
    withConnection(async (connection) => {
      const wire = wireOf(connection)
      expectMethods('connection', wire, [
        'parse',
        'bind',
        'describe',
        'execute',
        'sync',
        'sendCopyFail',
        'on',
      ])
      expectMethods('connection.stream', wire.stream, ['cork', 'uncork', 'setTimeout', 'destroy'])
      await connection.query({ name: 'parsed', text: 'select 1' })
      expect(wire.parsedStatements, 'connection.parsedStatements').to.include({ parsed: 'select 1' })
      expect(wire.submittedNamedStatements, 'connection.submittedNamedStatements').to.be.an('object')
    }))

  it('of pg: the statement under way, and the key that cancels it', () =>
    withConnection(async (connection) => {
      expect(isAtWork(connection), 'client._getActiveQuery() while idle').to.equal(false)
      const slow = connection.query('select pg_sleep(0.05)')
      expect(isAtWork(connection), 'client._getActiveQuery() at work').to.equal(true)
      await slow
      expect(Reflect.get(connection, 'processID'), 'client.processID').to.be.a('number')
      expect(Reflect.get(connection, 'secretKey'), 'client.secretKey').to.be.a('number')
    }))

  it('of pg: results, their layouts and values', () => {
    const result = new Result(null, pg.types)
    expectMethods('Result', result, ['addFields', 'parseRow', 'addRow', 'addCommandComplete'])
    const field = { name: 'n', dataTypeID: pg.types.builtins.INT4, format: 'text' }
    result.addFields([field as unknown as pg.FieldDef])
    expect(result._parsers, 'Result._parsers').to.have.length(1)
    expect(result._prebuiltEmptyResultObject, 'Result._prebuiltEmptyResultObject').to.eql({ n: null })
    expect(result.parseRow(['7']), 'Result.parseRow').to.eql({ n: 7 })
    expect(prepareValue(7), 'utils.prepareValue').to.equal('7')
  })

  it('of Knex: its pool, and connections that it does not lend again', async () => {
    const pool = poolOf(db)
    const opened: unknown[] = []
    pool.on('createSuccess', (id) => opened.push(id))
    let first: Connection | undefined
    await withConnection(async (connection) => {
      first = connection
      const figures = [pool.numUsed(), pool.numFree(), pool.numPendingAcquires()]
      expect(figures, 'pool.numUsed(), numFree(), numPendingAcquires()').to.eql([1, 0, 0])
      discard(connection, new Error('not again'))
    })
    await withConnection(async (connection) => {
      expect(connection, 'connection.__knex__disposed').not.to.equal(first)
    })
    expect(opened, "pool.on('createSuccess')").to.have.length(2)
    expectMethods('client', db.client, ['acquireConnection', 'releaseConnection', '_query'])
    expectMethods('knex.context', Reflect.get(db, 'context'), ['queryBuilder'])
  })

  it('of Knex: word that its pool is closed', async () => {
    const told: string[] = []
    poolOf(db).on('poolDestroyRequest', () => told.push('closing'))
    await db.destroy()
    expect(told, "pool.on('poolDestroyRequest')").to.have.length(1)
  })

  it('of express-openapi-validator: its handlers, and one schema of contracts that is emptied', async () => {
    expect(Object.keys(factorySchema('3.1.0')), 'factorySchema').to.eql(['$id'])
    const described = { responses: {} }
    const [lookUp] = mount({
      openapi: '3.1.0',
      info: { title: 'One', version: '1' },
      servers: [{ url: '/api/v1' }],
      paths: { '/things/{id}': { get: described } },
      components: {},
    })
    const found = await lookUp('GET', '/api/v1/things/7')
    expect(found, 'req.openapi').to.include.keys('pathParams', 'schema', 'openApiRoute')
  })
})
