import { expect } from 'chai'
import type { Refusal } from '../../src/base/errors.ts'
import {
  type Database,
  openDatabase,
  savepoint,
  type Transaction,
  transaction,
} from '../../src/db/database.ts'
import { refuseSql } from '../../src/db/sql/refusals.ts'
import { sendAll, sendAndCommit, sendLast, statement } from '../../src/db/statement.ts'
import type { Bound } from '../../src/db/wire/message.ts'
import { somebodyWaits } from '../support/locks.ts'
import { messagesOf } from '../support/plans.ts'
import { service } from '../support/service.ts'

type Named = { name: string }
const add = statement<Named, Named>('test.only.add', 'insert into only_once values (:name) returning name')
const count = statement<Record<string, never>, { rows: number }>(
  'test.only.count',
  'select count(*) as rows from only_once',
)
const refuse = statement<Named, never>(
  'test.only.refuse',
  `select ${refuseSql('payoutUnsupported', { currency: ':name::text' })}`,
)
const addAll = (names: string[]): Bound => ({
  name: 'test.only.addAll',
  text: 'insert into only_once select unnest($1::text[])',
  values: [names],
})

describe('The only message of a transaction', () => {
  let db: Database
  const written = () => service().db('only_once').orderBy('name').pluck<string[]>('name')
  const only = <T>(work: (tx: Transaction) => Promise<T>, opening?: Bound) =>
    transaction(db, work, { endsWithWork: true, opening })
  const addAndCount = (tx: Transaction, name: string) => sendAndCommit(tx, add.with({ name }), count.with({}))
  const sentBy = async (work: () => Promise<unknown>) =>
    (await messagesOf(work)).map((message) => message.map(({ name, text }) => name ?? text))
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => expect.fail('it succeeded'),
      (error) => error,
    )

  beforeEach(async () => {
    await service().db.raw('create table only_once (name text unique)')
    db = openDatabase(service().databaseUrl, 1, 'test')
    // Its one connection is open.
    await db.raw('select 1')
  })
  afterEach(async () => {
    await db.destroy()
    await service().db.raw('drop table only_once')
  })

  it('has the begin, what opens it, its statements, what was kept for the end, and the commit', async () => {
    const sent = await sentBy(async () => {
      const work = async (tx: Transaction) => {
        await sendLast(tx, addAll, ['kept'])
        return addAndCount(tx, 'a')
      }
      expect(await only(work, add.with({ name: 'first' }))).to.eql([[{ name: 'a' }], [{ rows: 2 }]])
    })
    expect(sent).to.eql([
      ['begin', 'test.only.add', 'test.only.add', 'test.only.count', 'test.only.addAll', 'commit'],
    ])
    expect(await written()).to.eql(['a', 'first', 'kept'])
  })

  it('has no commit where something is to follow, was written before, or may be taken back', async () => {
    const works: [string, () => Promise<unknown>][] = [
      ['something follows', () => transaction(db, (tx) => addAndCount(tx, 'a'))],
      [
        'written before',
        () => only(async (tx) => [await add(tx, { name: 'b' }), await addAndCount(tx, 'c')]),
      ],
      ['a savepoint', () => only((tx) => savepoint(tx, () => addAndCount(tx, 'd')))],
    ]
    for (const [name, work] of works) {
      const ends = (await sentBy(work)).filter((message) => message.includes('commit'))
      expect(ends, name).to.eql([['commit']])
    }
    expect(await written()).to.eql(['a', 'b', 'c', 'd'])
  })

  it('leaves nothing behind where one of its statements refuses the call', async () => {
    const refused = only((tx) => sendAndCommit(tx, add.with({ name: 'lost' }), refuse.with({ name: 'EUR' })))
    const { refusal, message, status } = (await failureOf(refused)) as Refusal
    expect({ refusal, message, status }).to.eql({
      refusal: 'payoutUnsupported',
      message: 'payout must be a payout method that supports EUR',
      status: 400,
    })
    await only((tx) => addAndCount(tx, 'then'))
    expect(await written()).to.eql(['then'])
  })

  for (const end of ['pg_cancel_backend', 'pg_terminate_backend'] as const) {
    it(`leaves nothing behind where ${end} ends it`, async () => {
      const { rows } = await db.raw('select pg_backend_pid() as pid')
      await service().db.transaction(async (other) => {
        await other('only_once').insert({ name: 'taken' })
        const waiting = failureOf(
          only((tx) => sendAndCommit(tx, add.with({ name: 'lost' }), add.with({ name: 'taken' }))),
        )
        await somebodyWaits()
        await service().db.raw(`select ${end}(?)`, [rows[0].pid])
        expect(await waiting).to.be.an('error')
      })
      await only((tx) => addAndCount(tx, 'then'))
      expect(await written()).to.eql(['taken', 'then'])
    })
  }

  it('is the last one: a statement after it fails, and what it has written stays', async () => {
    const late: ((tx: Transaction) => Promise<unknown>)[] = [
      (tx) => add(tx, { name: 'late' }),
      (tx) => sendAll(tx, add.with({ name: 'late' })),
      (tx) => sendAndCommit(tx, add.with({ name: 'late' })),
      (tx) => sendLast(tx, addAll, ['late']),
      (tx) => tx('only_once').insert({ name: 'late' }),
    ]
    for (const [n, next] of late.entries()) {
      const work = only(async (tx) => [await addAndCount(tx, `kept ${n}`), await next(tx)])
      expect((await failureOf(work)).message).to.contain('the transaction of this statement has ended')
    }
    expect(await written()).to.eql(late.map((_, n) => `kept ${n}`))
  })

  it('fails the transaction where its failure is swallowed', async () => {
    const work = only(async (tx) => {
      await sendAndCommit(tx, add.with({ name: 'lost' }), refuse.with({ name: 'EUR' })).catch(() => {})
    })
    expect(await failureOf(work)).to.be.an('error')
    await only((tx) => addAndCount(tx, 'then'))
    expect(await written()).to.eql(['then'])
  })
})
