import { EventEmitter, once } from 'node:events'
import { expect } from 'chai'
import { hours, minutes, seconds } from '../../src/base/clock.ts'
import { writeAnnounced } from '../../src/services/orders/order-announcements.ts'
import { createGuest } from '../support/fixtures/people.ts'
import { service } from '../support/service.ts'
import { later } from '../support/sign-in.ts'
import { browser, cancelled, push, run, subscribe, waiting, withPush } from './push-support.ts'

describe('send-push, for services that do not answer', () => {
  withPush()

  it('retries after a 500 with growing delays, seven attempts in all', async () => {
    push.answer = () => ({ status: 500 })
    await cancelled()
    const started = Date.now()
    let elapsed = 0
    const waits: number[] = []
    for (let attempt = 1; attempt <= 7; attempt++) {
      await later(elapsed, () => run())
      expect(push.received).to.have.length(attempt)
      if (attempt === 7) break
      await later(elapsed, () => run())
      expect(push.received, 'not before its time').to.have.length(attempt)
      const { next_at } = await waiting().first()
      waits.push(Date.parse(next_at) - started - elapsed)
      elapsed = Date.parse(next_at) - started + 1 * seconds
    }
    expect(waits).to.eql([...waits].sort((a, b) => a - b))
    expect(await waiting()).to.eql([])
  })

  it('waits as long as a 429 says, but an hour at most', async () => {
    for (const [asked, waits] of [
      [5, 10 * seconds],
      [120, 2 * minutes],
      [86_400, 1 * hours],
    ] as const) {
      await waiting().delete()
      push.answer = () => ({ status: 429, headers: { 'retry-after': String(asked) } })
      await cancelled()
      const at = Date.now()
      await run()
      const { next_at } = await waiting().first()
      expect(Date.parse(next_at) - at, `${asked}`).to.be.within(waits - 1000, waits + 60_000)
    }
    push.answer = () => ({})
    await later(1 * hours + 5 * seconds, () => run())
    expect(await waiting()).to.eql([])
  })

  it('retries when there is no answer within 5 s, without delaying the others', async () => {
    const quick = await subscribe()
    push.answer = ({ path }) => ({ hangs: path === browser.path })
    await cancelled()
    const startedAt = performance.now()
    await run()
    expect(performance.now() - startedAt).to.be.lessThan(60_000)
    expect(push.received.map(({ path }) => path)).to.include(quick.path)
    expect(await waiting()).to.have.length(1)
    push.answer = () => ({})
    await later(11 * seconds, () => run())
    expect(await waiting()).to.eql([])
  })

  it('leaves a push service alone for half a minute that has failed five times in a row', async () => {
    for (let n = 0; n < 5; n++) await subscribe()
    push.answer = () => ({ status: 503 })
    await cancelled()
    await run()
    expect(push.received).to.have.length(6)
    push.answer = () => ({})
    await cancelled()
    expect(await run()).to.include('left alone')
    expect(push.received).to.have.length(6)
    await later(31 * seconds, () => run())
    await later(92 * seconds, () => run())
    expect(await waiting()).to.eql([])
  })

  describe('while others hang', () => {
    /** Queues messages to browsers that do not answer, each of a guest of its own. */
    const hanging = async (count: number) => {
      for (let made = 0; made < count; ) {
        const guest = await createGuest()
        for (let n = 0; n < 20 && made < count; n++, made++) await subscribe(guest)
        await cancelled(guest)
      }
      await writeAnnounced(service().db, service().dependencies, 1000)
    }
    /** Runs the job until the healthy browser has its message, which is queued once `begun` others hang. */
    const reaches = async (begun: number) => {
      const [stop, arrivals] = [new AbortController(), new EventEmitter()]
      const [othersHang, isReached] = [once(arrivals, `${begun}`), once(arrivals, browser.path)]
      push.answer = ({ path }) => {
        arrivals.emit(path)
        arrivals.emit(`${push.received.length}`)
        return { hangs: path !== browser.path }
      }
      const running = run({ signal: stop.signal, longestMs: 100 * seconds })
      await othersHang
      await cancelled()
      await writeAnnounced(service().db, service().dependencies, 1000)
      await isReached
      // A message without an answer in time is postponed, and then nobody has leased it.
      const putOff = waiting().where('next_at', '>', new Date()).whereNull('lease')
      expect(await putOff, 'all others still hang').to.eql([])
      stop.abort()
      await push.close()
      await running
    }

    it('sends messages that become due meanwhile', async () => {
      await hanging(60)
      await reaches(60)
    })

    it('leaves room for new messages when all retries hang', async () => {
      await hanging(110)
      await waiting().update({ attempt: 1, next_at: new Date() })
      await reaches(50)
    })
  })
})
