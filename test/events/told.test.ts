import { expect } from 'chai'
import { clock, hours, minutes, seconds } from '../../src/base/clock.ts'
import { Claimer, type Held } from '../../src/events/claimer.ts'
import { Endpoints } from '../../src/events/endpoints.ts'
import { fanOut } from '../../src/events/fan-out.ts'
import { messagesOf } from '../support/plans.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { change, createApp, deliverer, moveClock, tidyUp } from './support.ts'

describe('A deliverer that has fanned an event out', () => {
  afterEach(tidyUp)

  /** A claimer of its own, which sends nothing. */
  const openClaimer = () => {
    const { db, dependencies } = service()
    const { log, vault } = dependencies
    const endpoints = new Endpoints<Held>()
    return new Claimer({ db, log, vault, leaseMs: 30_000, endpoints, sendNext: () => {} })
  }

  it('claims for its apps at once, and every other time looks for what is due to all', async () => {
    const { db } = service()
    const apps = [await createApp(), await createApp()]
    const claimer = openClaimer()
    await claimer.claimMore()
    const looks: boolean[] = []
    for (const { shop, installation } of apps) {
      await change(shop)
      await fanOut(db)
      claimer.expect([installation.appId])
      const sent = (
        await messagesOf(async () => expect((await claimer.claimMore()).count).to.equal(1))
      ).flat()
      looks.push(sent.some(({ text }) => text.includes('"nextIn"')))
    }
    expect(looks).to.eql([false, true])
  })

  it('looks again when the next delivery becomes due, and not before', async () => {
    const { db } = service()
    const app = await createApp()
    await change(app.shop)
    await fanOut(db)
    const waiting = { attempt: 1, next_at: new Date(Date.now() + 1 * hours) }
    await db('deliveries').where({ shop_id: app.shop.id }).update(waiting)
    const claimer = openClaimer()
    const { count, pause } = await claimer.claimMore()
    expect(count).to.equal(0)
    expect(pause).to.be.within(59 * minutes, 60 * minutes)
    moveClock(1 * hours)
    const next = await claimer.claimMore()
    expect(next).to.include({ count: 1 })
    expect(next.pause).to.be.below(1 * seconds)
  })

  it('finds what is due to others while events keep coming', async () => {
    const [busy, other] = [await createApp(), await createApp()]
    await change(other.shop)
    await fanOut(service().db)
    const soon = { attempt: 1, next_at: new Date(Date.now() + 2_000) }
    await service().db('deliveries').where({ shop_id: other.shop.id }).update(soon)
    let isOver = false
    const stream = Promise.all(
      Array.from({ length: 3 }, async () => {
        while (!isOver) await change(busy.shop)
      }),
    )
    try {
      deliverer().start()
      await until('the retry', () => other.receiver.received.length === 1, 20_000)
    } finally {
      isOver = true
      await stream
    }
    expect(busy.receiver.received).not.to.have.length(0)
  })

  it('looks at all endpoints again and again while more is due than it sees from the ends of the line', async () => {
    const { db } = service()
    const [early, late] = [await createApp(), await createApp()]
    const now = clock.now().getTime()
    const fanOutAs = async ({ shop }: typeof early, dueAt: number, count: number) => {
      for (let made = 0; made < count; made += 1) await change(shop)
      while ((await fanOut(db)) > 0);
      const due = { next_at: new Date(dueAt), attempt: 1 }
      await db('deliveries').where({ shop_id: shop.id }).update(due)
    }
    await fanOutAs(early, now - 3_000, 110)
    await fanOutAs(late, now - 1_000, 110)
    const claimer = openClaimer()
    expect((await claimer.claimMore()).count).to.equal(2)
    const between = await createApp()
    await fanOutAs(between, now - 2_000, 1)
    await until('the claim of the one between', async () => (await claimer.claimMore()).count === 1)
  })
})
