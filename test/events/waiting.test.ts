import { EventEmitter, once } from 'node:events'
import { expect } from 'chai'
import { seconds } from '../../src/base/clock.ts'
import type { Deliverer } from '../../src/events/deliver.ts'
import { fanOut } from '../../src/events/fan-out.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { type App, change, createApp, deliverer, deliveriesTo, moveClock, tidyUp } from './support.ts'

describe('Deliveries that wait in a worker while their endpoint is slow', () => {
  afterEach(tidyUp)

  /**
   * Leaves a worker with eight deliveries that wait behind four in flight, which `answer` lets end: their endpoint took no
   * time before, however busy the machine is, so that all were claimed at once.
   */
  async function whileEightWait(run: (worker: Deliverer) => Promise<void> | void) {
    const app = await createApp(['READ_ORDERS'], () => ({}))
    for (let count = 0; count < 5; count += 1) await change(app.shop)
    const worker = deliverer({ longestCallMs: 60_000 })
    const still = performance.now()
    await withClock(
      () => still,
      () => worker.deliverDue(),
    )
    for (let count = 0; count < 12; count += 1) await change(app.shop)
    await fanOut(service().db)
    app.receiver.received.length = 0
    const answer = new EventEmitter()
    const isTime = once(answer, 'now')
    app.receiver.answer = () => ({ after: isTime })
    const done = run(worker)
    await until('four deliveries', () => app.receiver.received.length === 4)
    return { app, worker, done, answer: () => void answer.emit('now') }
  }
  /** Does some work by another clock of the process. */
  async function withClock(read: (now: number) => number, work: () => Promise<void>): Promise<void> {
    const { now } = performance
    performance.now = () => read(now.call(performance))
    await work().finally(() => (performance.now = now))
  }
  /** Does some work as if it began that much later. */
  const whenLater = (milliseconds: number, work: () => Promise<void>) =>
    withClock((now) => now + milliseconds, work)
  const pendingOf = async (app: App) => (await deliveriesTo(app)).filter(({ state }) => state === 'pending')

  it('are read again before they are sent', async () => {
    const { app, done, answer } = await whileEightWait((worker) => worker.deliverDue())
    const { id } = app.installation
    await service().db('installations').where({ id }).update({ removed_at: new Date() })
    await whenLater(1 * seconds, async () => {
      answer()
      await done
    })
    expect(app.receiver.received).to.have.length(4)
    expect((await deliveriesTo(app)).filter(({ state }) => state === 'dropped')).to.have.length(8)
  })

  it('are not sent once half of their lease is over: a call could end after it', async () => {
    const { app, worker, done, answer } = await whileEightWait((worker) => worker.deliverDue())
    await whenLater(16 * seconds, async () => {
      answer()
      await done
    })
    expect(app.receiver.received).to.have.length(4)
    expect(await pendingOf(app)).to.have.length(8)
    moveClock(30 * seconds)
    await worker.deliverDue()
    expect(app.receiver.received).to.have.length(12)
  })

  it('are free for other workers as soon as it stops, and no try is counted', async () => {
    const { app, worker, answer } = await whileEightWait((worker) => worker.start())
    const stopped = worker.stop()
    const free = async () =>
      (await pendingOf(app)).filter(({ lease, attempt }) => lease === null && attempt === 0)
    await until('the eight that are free', async () => (await free()).length === 8)
    expect(app.receiver.received).to.have.length(4)
    answer()
    await stopped
    await deliverer().deliverDue()
    expect(app.receiver.received).to.have.length(12)
  })
})
