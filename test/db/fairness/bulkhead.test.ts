import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { type Database, openDatabase, transaction } from '../../../src/db/database.ts'
import { BulkheadFull, throughBulkhead } from '../../../src/db/fairness/bulkhead.ts'
import { service } from '../../support/service.ts'
import { until } from '../../support/until.ts'

describe('The share of a tenant', () => {
  let db: Database
  let begun: string[] = []
  beforeEach(() => {
    begun = []
    db = openDatabase(service().databaseUrl, 6, 'share')
  })
  afterEach(() => db.destroy())

  const patient = { turn: 10_000 }
  const held: (() => void)[] = []
  /** Begins a transaction of a tenant that stays open until `release` is called. */
  function hold(tenant: string): Promise<void> {
    const until = new Promise<void>((resolve) => void held.push(resolve))
    return transaction(throughBulkhead(db, tenant, patient), async (tx) => {
      await tx.raw('select 1')
      begun.push(tenant)
      await until
    })
  }
  const release = () => {
    for (const end of held.splice(0)) end()
  }
  const countOf = (tenant: string) => begun.filter((name) => name === tenant).length
  const has = (count: number, tenant: string) =>
    until(`${count} of ${tenant}`, () => countOf(tenant) >= count)
  /** Waits a little for those that should not begin. */
  async function settled(): Promise<void> {
    let before = -1
    while (before !== begun.length) {
      before = begun.length
      await sleep(100)
    }
  }

  it('is half of the pool for one, and leaves a connection for whoever comes next', async () => {
    const calls = Array.from({ length: 5 }, () => hold('one'))
    await has(3, 'one')
    await settled()
    expect(countOf('one')).to.equal(3)
    calls.push(...Array.from({ length: 5 }, () => hold('two')))
    await settled()
    expect(begun.length).to.be.below(6)
    calls.push(hold('three'))
    await has(1, 'three')
    while (begun.length < calls.length) {
      release()
      await sleep(20)
    }
    release()
    await Promise.all(calls)
  })

  it('is taken by statements outside of transactions too, and given back after a failure', async () => {
    const own = throughBulkhead(db, 'one', patient)
    const ask = (sql: string) =>
      own.raw(sql).then(
        () => 'done',
        ({ code }) => code,
      )
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => ask(i % 2 ? 'select 1/0' : 'select 1')),
    )
    expect(replies.filter((reply) => reply === '22012')).to.have.length(10)
    expect(await own('shops').count()).to.have.length(1)
    expect(db.client.pool.numUsed()).to.equal(0)
  })

  it('is waited for in turn, and no longer than the terms say', async () => {
    const calls = [hold('one'), hold('one'), hold('one')]
    await has(3, 'one')
    const hasty = throughBulkhead(db, 'one', { turn: 50 })
    const refused = await hasty.raw('select 1').catch((error) => error)
    expect(refused).to.be.instanceOf(BulkheadFull)
    const next = hold('one')
    release()
    await Promise.all(calls)
    await has(4, 'one')
    release()
    await next
    expect((await hasty.raw('select 1 as one')).rows).to.eql([{ one: 1 }])
  })

  it('is refused without naming whose it is, because that can be the token of a caller', async () => {
    const calls = [hold('caller Bearer secret'), hold('caller Bearer secret'), hold('caller Bearer secret')]
    await has(3, 'caller Bearer secret')
    const refused = await throughBulkhead(db, 'caller Bearer secret', { turn: 50 })
      .raw('select 1')
      .catch((error) => error)
    release()
    await Promise.all(calls)
    expect(refused).to.be.instanceOf(BulkheadFull)
    expect(refused.message).not.to.include('secret')
  })

  it('limits how long its transactions wait for a lock, without a round trip', async () => {
    const own = throughBulkhead(db, 'one', { turn: 1000, lock: 1234 })
    const limit = (at: Database) => at.raw('show lock_timeout').then(({ rows }) => rows[0].lock_timeout)
    expect(await transaction(own, limit)).to.equal('1234ms')
    expect(await transaction(throughBulkhead(db, 'one', patient), limit)).to.equal('5s')
    expect(await limit(own)).to.equal('5s')
  })
})
