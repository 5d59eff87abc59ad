import { expect } from 'chai'
import { type Database, literal, openDatabase, transaction } from '../../src/db/database.ts'
import { somebodyWaits } from '../support/locks.ts'
import { service } from '../support/service.ts'

// The pool has one connection, so whatever a broken transaction leaves behind meets the next one.
describe('What opens a transaction along with its begin', () => {
  let db: Database
  const written = () => service().db('opened').orderBy('name').pluck<string[]>('name')
  const insert = (name: string) => `insert into opened values (${literal(name)})`
  const open = (sql: string, check: (rows: unknown[]) => void = () => {}) =>
    transaction(db, async (tx) => void (await tx('opened').insert({ name: 'work' })), { sql, check })
  /** Opens a transaction that writes and then waits for a row; `end` is what becomes of its connection. */
  const interrupted = async (end: 'pg_cancel_backend' | 'pg_terminate_backend') => {
    const { rows } = await db.raw('select pg_backend_pid() as pid')
    await transaction(service().db, async (tx) => {
      await tx('opened').where({ name: 'row' }).forUpdate().first()
      const opened = open(`${insert('lost')}; select from opened where name = 'row' for update`).catch(
        (e) => e,
      )
      await somebodyWaits()
      await service().db.raw(`select ${end}(?)`, [rows[0].pid])
      expect(await opened).to.be.an('error')
    })
  }

  beforeEach(async () => {
    await service().db.raw(`create table opened (name text); insert into opened values ('row')`)
    db = openDatabase(service().databaseUrl, 1, 'test', 8)
  })
  afterEach(async () => {
    await db.destroy()
    await service().db.raw('drop table opened')
  })

  it('is a part of it', async () => {
    await open(insert("it's"))
    expect(await written()).to.eql(["it's", 'row', 'work'])
  })

  it('undoes all of it, where it is refused or wrong', async () => {
    const refused = open(`${insert('lost')} returning name`, (rows) => {
      expect(rows).to.eql([{ name: 'lost' }])
      throw new Error('refused')
    })
    expect((await refused.catch((error) => error)).message).to.equal('refused')
    expect(await open(`${insert('lost')}; select 1 / 0`).catch((error) => error)).to.include({
      code: '22012',
    })
    await open(insert('next'))
    expect(await written()).to.eql(['next', 'row', 'work'])
  })

  it('leaves nothing behind when it is cancelled, and the next one is whole', async () => {
    await interrupted('pg_cancel_backend')
    const failed = transaction(db, async (tx) => {
      await tx('opened').insert({ name: 'lost' })
      throw new Error('no')
    })
    await failed.catch(() => {})
    await open(insert('next'))
    expect(await written()).to.eql(['next', 'row', 'work'])
  })

  it('leaves nothing behind when its connection is lost', async () => {
    await interrupted('pg_terminate_backend')
    await open(insert('next'))
    expect(await written()).to.eql(['next', 'row', 'work'])
  })
})
