import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { openDatabase, transaction } from '../../../src/db/database.ts'
import type { Work } from '../../../src/db/queues/waiting-work.ts'
import { listenForWork, onWork, queueWork } from '../../../src/db/queues/work-signals.ts'
import { service } from '../../support/service.ts'
import { log } from '../../support/service-errors.ts'

describe('Signals of queued work', () => {
  const open: (() => unknown)[] = []

  /** Another process, as far as signals go: a pool of its own, and a connection that listens. */
  const listen = () => {
    const db = openDatabase(service().databaseUrl, 2, 'test')
    const listener = listenForWork(db, service().databaseUrl, log)
    open.push(
      () => listener.close(),
      () => db.destroy(),
    )
    return (work: Work) => new Promise<void>((resolve) => open.push(onWork(db, work, resolve)))
  }
  /** Queues work until it is heard: nobody can say from here when the other one listens. */
  const until = async (heard: Promise<void>, work: Work) => {
    let isHeard = false
    void heard.then(() => {
      isHeard = true
    })
    while (!isHeard) {
      await transaction(service().db, async (tx) => queueWork(tx, work))
      await sleep(5)
    }
  }
  const listeners = () =>
    service()
      .db('pg_stat_activity')
      .where({ application_name: 'storefront-listener' })
      .whereRaw('datname = current_database()')
      .pluck<number[]>('pid')

  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close()
  })

  it('wake who waits in another process, once the transaction is committed', async () => {
    const hear = listen()
    await until(hear('events'), 'events')
    const kinds: Work[] = []
    void hear('mails').then(() => kinds.push('mails'))
    const refused = transaction(service().db, async (tx) => {
      queueWork(tx, 'mails')
      throw new Error('no')
    })
    await refused.catch(() => {})
    await until(hear('codes'), 'codes')
    expect(kinds).to.eql([])
    await until(hear('mails'), 'mails')
    expect(kinds).to.eql(['mails'])
  })

  it('come within milliseconds for a second change after a quiet time', async () => {
    const hear = listen()
    await until(hear('events'), 'events')
    const untilHeard = async () => {
      const heard = hear('codes')
      const from = performance.now()
      await transaction(service().db, async (tx) => queueWork(tx, 'codes'))
      await heard
      return performance.now() - from
    }
    // The shortest of several, because a busy machine can make any of them longer.
    let shortest = Infinity
    for (let n = 0; n < 10; n += 1) {
      await sleep(60)
      await untilHeard()
      shortest = Math.min(shortest, await untilHeard())
    }
    expect(shortest).to.be.below(15)
  })

  it('come rarely for those who go on writing', async () => {
    const hear = listen()
    await until(hear('events'), 'events')
    let heard = 0
    void (async () => {
      for (;;) {
        await hear('codes')
        heard += 1
      }
    })()
    const from = performance.now()
    for (let written = 0; written < 500; written += 1) {
      await transaction(service().db, async (tx) => queueWork(tx, 'codes'))
      await sleep(1)
    }
    expect(heard).to.be.within(1, (performance.now() - from) / 10)
  })

  it('wake everybody when a connection that was lost listens again, and go on', async () => {
    const hear = listen()
    // Nobody queues deliveries or messages here, nor did the test before, whose last signals may still be on their way:
    // a worker that waits for them is woken because the listening has begun.
    await hear('deliveries')
    const woken = hear('messages')
    const pid = (await listeners())[0]!
    await service().db.raw('select pg_terminate_backend(?)', [pid])
    await woken
    expect(await listeners())
      .to.have.length(1)
      .and.not.include(pid)
    await until(hear('events'), 'events')
  })
})
