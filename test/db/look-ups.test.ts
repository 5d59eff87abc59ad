import { expect } from 'chai'
import pg from 'pg'
import { type Database, openDatabase, transaction } from '../../src/db/database.ts'
import { lookUp } from '../../src/db/statement.ts'
import { messagesOf } from '../support/plans.ts'
import { service } from '../support/service.ts'

const half = lookUp<{ n: number }, { n: number }>('test.lookUps.half', 'select 12 / :n::integer as n')
const word = lookUp<{ text: string }, { text: string }>('test.lookUps.word', 'select :text::text as text')

describe('Look-ups of one turn of the event loop', () => {
  let db: Database
  const sentBy = async (work: () => Promise<unknown>) =>
    (await messagesOf(work))
      .map((message) => message.flatMap(({ name }) => name ?? []))
      .filter(({ length }) => length > 0)

  beforeEach(() => {
    db = openDatabase(service().databaseUrl, 4, 'test of look-ups')
  })
  afterEach(() => db.destroy())

  it('travel in one message, each with the rows of its own', async () => {
    const answers: unknown[] = []
    const messages = await sentBy(async () => {
      answers.push(...(await Promise.all([half(db, { n: 3 }), word(db, { text: 'a' }), half(db, { n: 4 })])))
    })
    expect(answers).to.eql([[{ n: 4 }], [{ text: 'a' }], [{ n: 3 }]])
    expect(messages).to.eql([['test.lookUps.half', 'test.lookUps.word', 'test.lookUps.half']])
  })

  it('are eight of a message at the most', async () => {
    const numbers = Array.from({ length: 20 }, (_, n) => n + 1)
    const messages = await sentBy(async () => {
      const answers = await Promise.all(numbers.map((n) => word(db, { text: `${n}` })))
      expect(answers.flat()).to.eql(numbers.map((n) => ({ text: `${n}` })))
    })
    expect(messages.map(({ length }) => length)).to.eql([8, 8, 4])
  })

  it('do not fail with one of them that fails', async () => {
    const answers = await Promise.allSettled([0, 2, 3].map((n) => half(db, { n })))
    expect(answers.map(({ status }) => status)).to.eql(['rejected', 'fulfilled', 'fulfilled'])
    expect(await half(db, { n: 6 })).to.eql([{ n: 2 }])
  })

  it('go by themselves within a transaction, and see what it has done', async () => {
    await service().db.raw('create table looked_up (n integer); insert into looked_up values (1)')
    const own = lookUp<Record<string, never>, { n: number }>('test.lookUps.own', 'select n from looked_up')
    try {
      await transaction(db, async (tx) => {
        await tx.raw('update looked_up set n = 2')
        expect(await Promise.all([own(tx, {}), own(db, {})])).to.eql([[{ n: 2 }], [{ n: 1 }]])
      })
    } finally {
      await service().db.raw('drop table looked_up')
    }
  })
})

describe('The columns of a named statement', () => {
  it('are asked for once for each connection', async () => {
    const db = openDatabase(service().databaseUrl, 1, 'test of columns')
    const asked: string[] = []
    const { describe: ask } = pg.Connection.prototype
    try {
      await word(db, { text: 'first' })
      pg.Connection.prototype.describe = function (this: pg.Connection, ...given: Parameters<typeof ask>) {
        asked.push('columns')
        return ask.apply(this, given)
      }
      expect(await word(db, { text: 'second' })).to.eql([{ text: 'second' }])
      expect(asked).to.eql([])
      await half(db, { n: 1 })
      expect(asked).to.eql(['columns'])
    } finally {
      pg.Connection.prototype.describe = ask
      await db.destroy()
    }
  })

  it('are asked for each time where statements go without their names', async () => {
    const route = { pooler: false, preparedStatements: false }
    const db = openDatabase(service().databaseUrl, 1, 'test of columns', 1, route)
    try {
      for (const text of ['first', 'second']) expect(await word(db, { text })).to.eql([{ text }])
      expect(await half(db, { n: 3 })).to.eql([{ n: 4 }])
    } finally {
      await db.destroy()
    }
  })
})
