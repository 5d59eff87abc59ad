import { expect } from 'chai'
import type { Knex } from 'knex'
import {
  type Database,
  openDatabase,
  savepoint,
  type Transaction,
  transaction,
} from '../../../src/db/database.ts'
import { refuseSql } from '../../../src/db/sql/refusals.ts'
import { sendAll, sendLast, statement } from '../../../src/db/statement.ts'
import type { Bound, Connection } from '../../../src/db/wire/message.ts'
import { somebodyWaits } from '../../support/locks.ts'
import { service } from '../../support/service.ts'

type Named = { name: string }
const add = statement<Named, Named>('test.opened.add', 'insert into opened values (:name) returning name')
const count = statement<Named, { rows: number }>(
  'test.opened.count',
  'select count(*) as rows from opened where name = :name',
)
const fail = statement<Record<string, never>, never>('test.opened.fail', 'select 1 / 0')
const refuse = statement<Record<string, never>, never>(
  'test.opened.refuse',
  `select ${refuseSql('pathNotFound')}`,
)
const wait = statement<Record<string, never>, never>(
  'test.opened.wait',
  `select from opened where name = 'row' for update`,
)
const overMessage = 'the transaction of this statement has ended'
const addAll = (names: string[]): Bound => ({
  name: 'test.opened.addAll',
  text: 'insert into opened select unnest($1::text[])',
  values: [names],
})

// The pool has one connection, so whatever a broken transaction leaves behind meets the next one.
describe('A transaction of which several statements are one message', () => {
  let db: Database
  const written = () => service().db('opened').orderBy('name').pluck<string[]>('name')
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => expect.fail('it succeeded'),
      (error) => error,
    )
  /** Locks the row, and does this to the connection of `waiting` once that waits for it. */
  const interrupt = async (
    waiting: () => Promise<unknown>,
    end: 'pg_cancel_backend' | 'pg_terminate_backend',
  ) => {
    const { rows } = await db.raw('select pg_backend_pid() as pid')
    return transaction(service().db, async (tx) => {
      await tx('opened').where({ name: 'row' }).forUpdate().first()
      const failure = failureOf(waiting())
      await somebodyWaits()
      await service().db.raw(`select ${end}(?)`, [rows[0].pid])
      return failure
    })
  }
  /** Counts the messages that `work` sends. */
  const messagesOf = async (work: () => Promise<unknown>) => {
    const connection: Connection = await db.client.acquireConnection()
    await db.client.releaseConnection(connection)
    const { query } = connection
    let messages = 0
    connection.query = ((...given: Parameters<typeof query>) => {
      messages += 1
      return query.apply(connection, given)
    }) as typeof query
    await work()
    connection.query = query
    return messages
  }

  beforeEach(async () => {
    await service().db.raw(`create table opened (name text unique); insert into opened values ('row')`)
    db = openDatabase(service().databaseUrl, 1, 'test', 8)
  })
  afterEach(async () => {
    await db.destroy()
    await service().db.raw('drop table opened')
  })
  /** The next transaction is whole, and only it is there beside `before`. */
  const expectWhole = async (...before: string[]) => {
    await failureOf(
      transaction(db, async (tx) => {
        await sendAll(tx, add.with({ name: 'undone' }), count.with({ name: 'undone' }))
        throw new Error('no')
      }),
    )
    await transaction(db, (tx) => add(tx, { name: 'then' }))
    expect(await written()).to.eql([...before, 'row', 'then'].sort())
  }

  it('begins along with its first statement, and writes along with its commit what nobody reads before', async () => {
    const messages = await messagesOf(() =>
      transaction(db, async (tx) => {
        await sendLast(tx, addAll, ['a', 'b'])
        await sendAll(tx, add.with({ name: 'c' }), count.with({ name: 'c' }))
        await sendLast(tx, addAll, ['d'])
        expect(await count(tx, { name: 'a' })).to.eql([{ rows: 0 }])
      }),
    )
    expect(messages).to.equal(3)
    expect(await written()).to.eql(['a', 'b', 'c', 'd', 'row'])
  })

  it('shows each statement of a message what those before it have done', async () => {
    await transaction(db, async (tx) => {
      const [[added], [counted]] = await sendAll(tx, add.with({ name: 'a' }), count.with({ name: 'a' }))
      expect([added, counted]).to.eql([{ name: 'a' }, { rows: 1 }])
    })
  })

  it('sends nothing where its work asks for nothing', async () => {
    expect(await messagesOf(() => transaction(db, async () => {}))).to.equal(0)
  })

  it('is undone where a statement fails, after which no other of its message is run', async () => {
    const work = transaction(db, async (tx) => {
      await add(tx, { name: 'a' })
      await sendAll(tx, add.with({ name: 'b' }), fail.with({}), add.with({ name: 'c' }), wait.with({}))
    })
    expect(await failureOf(work)).to.include({ code: '22012' })
    // The statement that the failure has skipped was never parsed, and is now.
    await transaction(db, async (tx) => void (await wait(tx, {})))
    await expectWhole()
  })

  it('runs nothing by itself after its first message has failed, not even what swallows the failure', async () => {
    for (const knex of [false, true]) {
      const next = (tx: Knex) => (knex ? tx('opened').insert({ name: 'lost' }) : add(tx, { name: 'lost' }))
      const work = transaction(db, async (tx) => {
        await fail(tx, {}).catch(() => {})
        await next(tx).catch(() => {})
      })
      expect(await failureOf(work)).to.be.an('error')
    }
    await expectWhole()
  })

  it('lets no statement go before it is known that it has begun, though several are sent at once', async () => {
    const work = async (tx: Knex) => {
      const names = ['a', 'b', 'c']
      await Promise.allSettled(names.map((name) => add(tx, { name })))
      await Promise.allSettled(names.map((name) => tx('opened').insert({ name })))
    }
    expect(await failureOf(transaction(db, work, { opening: fail.with({}) }))).to.include({ code: '22012' })
    await expectWhole()
    const together = ['x', 'y', 'z']
    await transaction(db, (tx) => Promise.all(together.map((name) => add(tx, { name }))))
    expect(await written()).to.eql(['row', 'then', ...together])
  })

  it('is undone where what opens it is refused, even where nothing else is left but to commit', async () => {
    const works = [
      (tx: Knex) => add(tx, { name: 'lost too' }),
      (tx: Knex) => sendLast(tx, addAll, ['lost too']),
    ]
    for (const work of works) {
      const refused = transaction(db, async (tx) => void (await work(tx)), { opening: refuse.with({}) })
      expect(await failureOf(refused)).to.include({ refusal: 'pathNotFound', message: 'Path not found' })
    }
    await expectWhole()
  })

  for (const end of ['pg_cancel_backend', 'pg_terminate_backend'] as const) {
    it(`leaves nothing behind where ${end} ends what opens it`, async () => {
      const opening = wait.with({})
      await interrupt(() => transaction(db, (tx) => add(tx, { name: 'lost' }), { opening }), end)
      await expectWhole()
    })

    it(`leaves nothing behind where ${end} ends a statement between others of a message`, async () => {
      const statements = [add.with({ name: 'lost' }), wait.with({}), add.with({ name: 'lost too' })] as const
      await interrupt(() => transaction(db, (tx) => sendAll(tx, ...statements)), end)
      await expectWhole()
    })

    it(`leaves nothing behind where ${end} ends what travels with its commit`, async () => {
      const work = () =>
        transaction(db, async (tx) => {
          await sendLast(tx, () => wait.with({}))
          await add(tx, { name: 'lost' })
          await sendLast(tx, addAll, ['lost too'])
        })
      await interrupt(work, end)
      await expectWhole()
    })
  }

  it('leaves nothing behind where its connection is lost between two messages', async () => {
    const work = transaction(db, async (tx) => {
      await add(tx, { name: 'lost' })
      const { rows } = await tx.raw('select pg_backend_pid() as pid')
      await service().db.raw('select pg_terminate_backend(?, 5000)', [rows[0].pid])
      await sendLast(tx, addAll, ['lost too'])
    })
    expect(await failureOf(work)).to.be.an('error')
    await expectWhole()
  })

  it('takes back with a savepoint what it would have written at the commit', async () => {
    await transaction(db, async (tx) => {
      await sendLast(tx, addAll, ['a'])
      const part = savepoint(tx, async () => {
        await sendLast(tx, addAll, ['b'])
        throw new Error('no')
      })
      await part.catch(() => {})
      await savepoint(tx, () => sendLast(tx, addAll, ['c']))
      await sendLast(tx, addAll, ['d'])
    })
    expect(await written()).to.eql(['a', 'c', 'd', 'row'])
  })

  it('takes back all of a part, also where a part of that has failed before', async () => {
    await transaction(db, async (tx) => {
      const part = savepoint(tx, async () => {
        await add(tx, { name: 'a' })
        await savepoint(tx, () => fail(tx, {})).catch(() => {})
        await add(tx, { name: 'b' })
        throw new Error('no')
      })
      await part.catch(() => {})
      await add(tx, { name: 'c' })
    })
    expect(await written()).to.eql(['c', 'row'])
  })

  it('fails where what it writes at the commit fails', async () => {
    const work = transaction(db, async (tx) => {
      await add(tx, { name: 'a' })
      await sendLast(tx, addAll, ['row'])
    })
    expect(await failureOf(work)).to.include({ code: '23505' })
    await expectWhole()
  })

  it('refuses a value that cannot be sent, and keeps its connection in order', async () => {
    const unsendable = { toPostgres: () => JSON.parse('') }
    const sent = { ...add.with({ name: '' }), name: 'test.opened.unsendable', values: [unsendable] }
    const work = transaction(db, (tx) => sendAll(tx, add.with({ name: 'lost' }), sent, wait.with({})))
    expect(await failureOf(work)).to.be.instanceOf(SyntaxError)
    await expectWhole()
  })

  const ways: [string, (tx: Transaction, name: string) => Promise<unknown>][] = [
    ['a statement', (tx, name) => add(tx, { name })],
    ['several statements', (tx, name) => sendAll(tx, add.with({ name }), count.with({ name }))],
    ['a statement of Knex', (tx, name) => tx('opened').insert({ name })],
    ['what is written at the commit', (tx, name) => sendLast(tx, addAll, [name])],
    ['a savepoint', (tx, name) => savepoint(tx, () => add(tx, { name }))],
  ]
  const ends: [string, (tx: Transaction) => Promise<unknown>][] = [
    ['was committed', (tx) => add(tx, { name: 'kept' })],
    ['was committed without a statement', async () => {}],
    [
      'was rolled back',
      async (tx) => {
        await add(tx, { name: 'undone' })
        throw new Error('no')
      },
    ],
  ]
  for (const [way, late] of ways) {
    for (const [end, work] of ends) {
      it(`refuses ${way} after it ${end}, also while another one runs over its connection`, async () => {
        let ended!: Transaction
        await transaction(db, (tx) => {
          ended = tx
          return work(tx)
        }).catch(() => {})
        const before = await written()
        expect(await failureOf(late(ended, 'late'))).to.have.property('message', overMessage)
        await transaction(db, async (tx) => {
          await add(tx, { name: 'other' })
          expect(await failureOf(late(ended, 'later'))).to.have.property('message', overMessage)
        })
        expect(await written()).to.eql([...before, 'other'].sort())
      })
    }

    it(`leaves nothing behind of ${way} of a part that goes on after another part has failed`, async () => {
      let laggard!: Promise<unknown>
      const work = async (tx: Transaction) => {
        await add(tx, { name: 'undone' })
        const failing = fail(tx, {})
        laggard = failing.catch(() => {}).then(() => late(tx, 'late'))
        await Promise.all([failing, laggard])
      }
      expect(await failureOf(transaction(db, work))).to.include({ code: '22012' })
      // The rollback takes what was sent or kept before it.
      await laggard.catch(() => {})
      await expectWhole()
    })
  }

  it('refuses a statement for which Knex took the connection before the end', async () => {
    let send!: () => Promise<unknown>
    await transaction(db, async (tx) => {
      const connection = await tx.client.acquireConnection()
      send = () => tx.client.query(connection, { sql: `insert into opened values ('late')` })
    })
    expect((await failureOf(send())).message).to.contain(overMessage)
    expect(await written()).to.eql(['row'])
  })

  it('writes at once what it would write at the commit, where there is no transaction', async () => {
    await sendLast(db, addAll, ['a'])
    expect(await written()).to.eql(['a', 'row'])
  })
})
