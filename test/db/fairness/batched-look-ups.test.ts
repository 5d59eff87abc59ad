import { expect } from 'chai'
import type { Knex } from 'knex'
import { batched, batchFigures } from '../../../src/db/fairness/batched-look-ups.ts'
import { BulkheadFull, throughBulkhead } from '../../../src/db/fairness/bulkhead.ts'
import { service } from '../../support/service.ts'

describe('Questions that are asked together', () => {
  const [one, other] = ['one', 'other'].map(
    (name) => () => throughBulkhead(service().db, name, { turn: 1_000 }),
  )
  let asked: string[][]
  /** Doubles what it is asked; `broken` fails, alone or among others. */
  const ask = (error = new Error('broken')) =>
    batched<string, string>(
      async (_db: Knex, question) => {
        asked.push([question])
        if (question === 'broken') throw error
        return question + question
      },
      async (_db: Knex, questions) => {
        asked.push([...questions])
        if (questions.includes('broken')) throw error
        return questions.map((question) => question + question)
      },
    )
  beforeEach(() => {
    asked = []
  })

  it('are answered by one statement for each tenant, each with its own answer', async () => {
    const answer = ask()
    const answers = [answer(one!(), 'a'), answer(other!(), 'b'), answer(one!(), 'c')]
    expect(await Promise.all(answers)).to.eql(['aa', 'bb', 'cc'])
    expect(asked).to.have.deep.members([['a', 'c'], ['b']])
  })

  it('are counted where they travelled along with another', async () => {
    const before = batchFigures.lookUps
    const answer = ask()
    await Promise.all([answer(one!(), 'a'), answer(one!(), 'b'), answer(one!(), 'c'), answer(other!(), 'd')])
    expect(batchFigures.lookUps - before).to.equal(2)
  })

  it('are not answered by a statement that has begun before', async () => {
    const begun: (() => void)[] = []
    const answer = batched<string, number>(
      () => new Promise((resolve) => void begun.push(() => resolve(begun.length))),
      () => Promise.reject(new Error('nobody asked together')),
    )
    const first = answer(one!(), 'a')
    while (begun.length === 0) await new Promise(setImmediate)
    const second = answer(one!(), 'b')
    while (begun.length === 1) await new Promise(setImmediate)
    for (const end of begun) end()
    expect(await Promise.all([first, second])).to.eql([2, 2])
  })

  it('are asked one by one where the statement for all of them fails', async () => {
    const answer = ask()
    const answers = await Promise.allSettled(['a', 'broken', 'c'].map((question) => answer(one!(), question)))
    expect(
      answers.map((ended) => (ended.status === 'fulfilled' ? ended.value : ended.reason.message)),
    ).to.eql(['aa', 'broken', 'cc'])
  })

  it('are all refused where the tenant has used up its share', async () => {
    const answer = ask(new BulkheadFull())
    const answers = await Promise.allSettled(['a', 'broken'].map((question) => answer(one!(), question)))
    expect(answers.map(({ status }) => status)).to.eql(['rejected', 'rejected'])
    expect(asked).to.eql([['a', 'broken']])
  })
})
