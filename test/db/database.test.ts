import { expect } from 'chai'
import { checkDatabase } from '../../src/db/connection/check.ts'
import { openDatabase, savepoint, transaction } from '../../src/db/database.ts'
import { statement } from '../../src/db/statement.ts'
import { service } from '../support/service.ts'

const echo = statement<{ n: number }, { n: number; pid: number }>(
  'test.echo',
  'select :n::int as n, pg_backend_pid() as pid',
)

describe('A transaction', () => {
  before(() => service().db.raw('create table scratch (n integer primary key)'))
  after(() => service().db.raw('drop table scratch'))
  const rows = () => service().db('scratch').orderBy('n').pluck('n')

  it('leaves nothing behind when its work throws', async () => {
    const work = transaction(service().db, async (tx) => {
      await tx('scratch').insert({ n: 1 })
      throw new Error('stop')
    })
    expect(await work.catch((error) => error.message)).to.equal('stop')
    expect(await rows()).to.eql([])
  })

  it('runs builder and prepared statements on its own connection', async () => {
    await transaction(service().db, async (tx) => {
      const { rows: direct } = await tx.raw('select pg_backend_pid() as pid')
      const [prepared] = await echo(tx, { n: 1 })
      expect(prepared!.pid).to.equal(direct[0].pid)
    })
  })

  it('throws if a failed statement was swallowed, instead of pretending to have committed', async () => {
    const work = transaction(service().db, async (tx) => {
      await tx('scratch').insert({ n: 2 })
      await tx.raw('select 1/0').catch(() => undefined)
    })
    expect(await work.catch((error) => error.message)).to.include('was ignored')
    expect(await rows()).to.eql([])
  })

  it('rolls back a failed savepoint and keeps the rest', async () => {
    await transaction(service().db, async (tx) => {
      await tx('scratch').insert({ n: 3 })
      const part = savepoint(tx, async () => tx('scratch').insert([{ n: 4 }, { n: 3 }]))
      expect(await part.catch((error) => error.code)).to.equal('23505')
      await savepoint(tx, async () => tx('scratch').insert({ n: 5 }))
    })
    expect(await rows()).to.eql([3, 5])
  })

  it('refuses another transaction inside', async () => {
    const work = transaction(service().db, (tx) => tx.transaction(async () => undefined))
    expect(await work.catch((error) => error.message)).to.include('savepoint')
  })

  it('releases its connection after its server process was ended', async () => {
    const work = transaction(service().db, async (tx) => {
      const { rows: direct } = await tx.raw('select pg_backend_pid() as pid')
      await service().db.raw('select pg_terminate_backend(?)', [direct[0].pid])
      await tx('scratch').insert({ n: 6 })
    })
    expect(await work.catch((error) => error)).to.be.instanceOf(Error)
    const many = await Promise.all(Array.from({ length: 30 }, (_, n) => echo(service().db, { n })))
    expect(many.map(([row]) => row!.n)).to.eql(Array.from({ length: 30 }, (_, n) => n))
  })
})

describe('A statement', () => {
  it('keeps its values apart when it runs many times at once', async () => {
    const many = await Promise.all(Array.from({ length: 50 }, (_, n) => echo(service().db, { n })))
    expect(many.map(([row]) => row!.n)).to.eql(Array.from({ length: 50 }, (_, n) => n))
  })

  it('may not share its name with another', () => {
    expect(() => statement('test.echo', 'select 1')).to.throw('two statements')
  })

  it('tells a value from a cast of its name, from a time and from an operator', async () => {
    const text = `select :date::date::text as date, to_char(now(), 'HH24:MI') ~ ':' as timed, '{"a":1}'::jsonb \\? 'a' as has`
    const same = statement<{ date: string }, { date: string; timed: boolean; has: boolean }>(
      'test.colons',
      text,
    )
    expect(await same(service().db, { date: '2026-01-02' })).to.eql([
      { date: '2026-01-02', timed: true, has: true },
    ])
  })

  it('throws, with its name, for a value that it is not given', async () => {
    const misnamed = statement<{ orderId: string }, never>('test.misnamed', 'select :id')
    const failure = await misnamed(service().db, { orderId: '1' }).catch((error) => error.message)
    expect(failure).to.equal('statement test.misnamed is given no id')
  })

  it('returns times in milliseconds, whatever PostgreSQL leaves out', async () => {
    const times = ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.5Z', '2026-01-02T03:04:05.120Z']
    const { rows } = await service().db.raw('select unnest(?::timestamptz[]) as at', [times])
    const shown = rows.map(({ at }: { at: string }) => at)
    expect(shown).to.eql(times.map((time) => new Date(time).toISOString()))
  })

  it('returns times as ISO 8601 in UTC, counts and sums as numbers', async () => {
    const { rows: direct } = await service().db.raw(
      "select '2026-01-02T03:04:05.678+02:00'::timestamptz(3) as at, count(*) as n, sum(2.5) as s from (values (1)) v",
    )
    expect(direct[0]).to.eql({ at: '2026-01-02T01:04:05.678Z', n: 1, s: 2.5 })
  })

  describe('on a database whose sessions write times otherwise', () => {
    const name = () => new URL(service().databaseUrl).pathname.slice(1)
    const set = (setting: string) => service().db.raw(`alter database ${name()} ${setting}`)
    const open = (pooler: boolean) =>
      openDatabase(service().databaseUrl, 1, 'test', 25, { pooler, preparedStatements: true })
    before(async () => {
      await set("set datestyle = 'German'")
      await set("set timezone = 'Australia/Lord_Howe'")
    })
    after(async () => {
      await set('reset datestyle')
      await set('reset timezone')
    })

    it('returns times and days as ISO 8601 in UTC', async () => {
      const db = open(false)
      const { rows } = await db.raw(
        "select '2026-01-02T03:04:05Z'::timestamptz as at, '2026-01-02'::date as day",
      )
      await db.destroy()
      expect(rows[0]).to.eql({ at: '2026-01-02T03:04:05.000Z', day: '2026-01-02' })
    })

    it('is refused behind a pooler, which takes no settings of a session', async () => {
      const db = open(true)
      const message = await checkDatabase(db, service().databaseUrl, true).catch((error) => error.message)
      await db.destroy()
      expect(message).to.match(/alter role \S+ set timezone = 'UTC'; alter role \S+ set datestyle = 'ISO';/)
    })
  })
})
