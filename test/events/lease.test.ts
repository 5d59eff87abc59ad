import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { hours, minutes, seconds } from '../../src/base/clock.ts'
import { transaction } from '../../src/db/database.ts'
import { claim, releaseClaims } from '../../src/events/claim.ts'
import { fanOut } from '../../src/events/fan-out.ts'
import { ResultWriter } from '../../src/events/result-writer.ts'
import { settle } from '../../src/events/settle.ts'
import { leaveStores } from '../../src/services/permissions/app-tokens.ts'
import { redeliver } from '../../src/services/webhooks/deliveries.ts'
import { whileClocksAre } from '../support/clocks.ts'
import { whilePoisoned } from '../support/poison.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'
import {
  attemptsTo,
  change,
  createApp,
  deliverer,
  deliveriesTo,
  everything,
  moveClock,
  tidyUp,
} from './support.ts'

describe('The lease of a delivery', () => {
  afterEach(tidyUp)

  const claimOne = async () => {
    const { db } = service()
    const app = await createApp()
    await change(app.shop)
    await fanOut(db)
    const [claimed] = await claim(db, { lane: 'new', ...everything })
    return { db, app, claimed: claimed! }
  }
  const resultOf = ({
    id,
    shopId,
    lease,
    appId,
    attempt,
  }: Awaited<ReturnType<typeof claimOne>>['claimed']) => {
    const tried = { status: 200, error: null, durationMs: 1, response: '' }
    return {
      id,
      shopId,
      lease,
      appId,
      attempt,
      state: 'delivered' as const,
      waits: null,
      endedAt: performance.now(),
      tried,
    }
  }

  it('keeps other workers away until it ends, and then lets one of them claim the delivery', async () => {
    const { db, app, claimed } = await claimOne()
    expect(await claim(db, { lane: 'tried', ...everything })).to.be.empty
    moveClock(29 * seconds)
    expect(await claim(db, { lane: 'tried', ...everything })).to.be.empty
    moveClock(1 * seconds)
    const [again] = await claim(db, { lane: 'tried', ...everything })
    expect(again).to.include({ id: claimed.id, attempt: 2 })
    expect(again!.lease).not.to.equal(claimed.lease)
    expect((await deliveriesTo(app))[0].lease).to.equal(again!.lease)
  })

  it('keeps other workers away, now and until the next attempt is due, whatever the clocks of the workers say', async () => {
    const { db } = service()
    const app = await createApp(['READ_ORDERS'], () => ({ status: 500, delayMs: 200 }))
    await change(app.shop)
    await whileClocksAre(2 * minutes, () => fanOut(db))
    const sent = whileClocksAre(-2 * minutes, () => deliverer().deliverDue())
    await until('the call', () => app.receiver.received.length === 1)
    await whileClocksAre(2 * minutes, () => deliverer().deliverDue())
    await sent
    await whileClocksAre(2 * minutes, () => deliverer().deliverDue())
    expect(app.receiver.received).to.have.length(1)
    moveClock(6 * seconds)
    await deliverer().deliverDue()
    expect(app.receiver.received).to.have.length(2)
  })

  it('is not waited for by what is sent again from a process whose clock is ahead', async () => {
    const app = await createApp()
    await change(app.shop)
    await deliverer().deliverDue()
    const [{ id }] = await deliveriesTo(app)
    await whileClocksAre(2 * minutes, () =>
      transaction(service().db, (tx) => redeliver(tx, { app_id: app.installation.appId }, id)),
    )
    await deliverer().deliverDue()
    expect(app.receiver.received).to.have.length(2)
  })

  it('refuses the result of a worker that has lost it', async () => {
    const { db, app, claimed } = await claimOne()
    moveClock(30 * seconds)
    const [again] = await claim(db, { lane: 'tried', ...everything })
    expect((await settle(db, [resultOf(claimed)])).accepted).to.be.empty
    expect((await deliveriesTo(app))[0]).to.include({ state: 'pending', lease: again!.lease })
    expect(await attemptsTo(app)).to.be.empty
    expect((await settle(db, [resultOf(again!)])).accepted).to.eql([{ id: claimed.id, state: 'delivered' }])
    expect((await settle(db, [resultOf(again!)])).accepted).to.be.empty
    expect(await attemptsTo(app)).to.have.length(1)
  })

  it('records the results of other apps while the row of one is locked, and its own afterwards', async () => {
    const answersIn = 300
    const busy = await createApp(undefined, () => ({ status: 500, delayMs: answersIn }))
    const idle = await createApp()
    await change(busy.shop)
    deliverer().start()
    await until('the call to the busy app', () => busy.receiver.received.length > 0)
    await transaction(service().db, async (tx) => {
      await tx('apps').where({ id: busy.installation.appId }).forUpdate().first('id')
      await sleep(2 * answersIn)
      const changedAt = performance.now()
      await change(idle.shop)
      await until(
        'the result of the idle app',
        async () => (await deliveriesTo(idle))[0]?.state === 'delivered',
      )
      expect(performance.now() - changedAt, 'not when the lock is given up, after 40 s').to.be.below(30_000)
      expect(await attemptsTo(busy)).to.be.empty
    })
    await until('the result of the busy app', async () => (await attemptsTo(busy)).length > 0)
    expect((await deliveriesTo(busy))[0].lease).to.equal(null)
  })

  it('keeps a result while the delivery is locked, and records it afterwards', async () => {
    const { db, app, claimed } = await claimOne()
    await transaction(db, async (tx) => {
      await tx('deliveries').where({ id: claimed.id }).forNoKeyUpdate().first('id')
      expect(await settle(db, [resultOf(claimed)])).to.eql({ accepted: [], later: [claimed.id] })
    })
    const { log } = service().dependencies
    const results = new ResultWriter({ db, log, leaseMs: 30 * seconds, onRetry: () => {} })
    await transaction(db, async (tx) => {
      await tx('deliveries').where({ id: claimed.id }).forNoKeyUpdate().first('id')
      results.add(resultOf(claimed))
      await sleep(200)
    })
    await results.flush()
    expect((await deliveriesTo(app))[0]).to.include({ state: 'delivered', lease: null })
    expect(await attemptsTo(app)).to.have.length(1)
  })

  it('is given up as soon as the delivery is no longer locked', async () => {
    const { db, app, claimed } = await claimOne()
    let released!: Promise<void>
    await transaction(db, async (tx) => {
      await tx('deliveries').where({ id: claimed.id }).forNoKeyUpdate().first('id')
      released = releaseClaims(db, [claimed])
      await sleep(200)
      expect((await deliveriesTo(app))[0].lease).to.equal(claimed.lease)
    })
    await released
    expect((await deliveriesTo(app))[0]).to.include({ lease: null, attempt: 0 })
  })

  it('is not given up by a worker that has lost it', async () => {
    const { db, app, claimed } = await claimOne()
    moveClock(30 * seconds)
    const [again] = await claim(db, { lane: 'tried', ...everything })
    await releaseClaims(db, [claimed])
    expect((await deliveriesTo(app))[0]).to.include({ lease: again!.lease, attempt: 2 })
  })

  it('records the results of others where one cannot be recorded', async () => {
    const [broken, other] = [await createApp(), await createApp()]
    await change(broken.shop)
    await change(other.shop)
    const rule = `app_id <> '${broken.installation.appId}' or state <> 'delivered'`
    await whilePoisoned('deliveries', rule, () => deliverer().deliverDue())
    expect((await deliveriesTo(other))[0]).to.include({ state: 'delivered' })
    expect((await deliveriesTo(broken))[0]).to.include({ state: 'pending' })
    moveClock(30 * seconds)
    await deliverer().deliverDue()
    expect((await deliveriesTo(broken))[0]).to.include({ state: 'delivered' })
  })

  it('keeps a result while the database does not answer, and records it afterwards', async () => {
    const { db, app, claimed } = await claimOne()
    const { log } = service().dependencies
    let refused = 0
    const isDown = () => refused < 3
    const failing = new Proxy(db, {
      get: (target, name) => {
        if (name === 'raw' && isDown()) throw new Error(`the database is down, ${++refused}`)
        return Reflect.get(target, name)
      },
    })
    const writer = new ResultWriter({ db: failing, log, leaseMs: 30_000, onRetry: () => {} })
    writer.add(resultOf(claimed))
    await writer.flush()
    expect(refused).to.equal(3)
    expect((await deliveriesTo(app))[0]).to.include({ state: 'delivered', lease: null })
    expect(await attemptsTo(app)).to.have.length(1)
  })

  it('gives up a delivery that was dropped before it was sent', async () => {
    const { db, app, claimed } = await claimOne()
    await db('deliveries').where({ id: claimed.id }).update({ state: 'dropped' })
    await releaseClaims(db, [claimed])
    expect((await deliveriesTo(app))[0]).to.include({ state: 'dropped', lease: null })
  })

  for (const [status, state] of [
    [200, 'delivered'],
    [500, 'dropped'],
  ] as const) {
    it(`records the attempt at a delivery that was dropped while it was sent: ${status} makes it ${state}`, async () => {
      const app = await createApp(undefined, () => ({ status, delayMs: 200 }))
      await change(app.shop)
      const done = deliverer().deliverDue()
      await until('the call', () => app.receiver.received.length > 0)
      await transaction(service().db, (tx) =>
        leaveStores(tx, (all) => all.where({ id: app.installation.id })),
      )
      await done
      const [delivery] = await deliveriesTo(app)
      expect(delivery).to.include({ state, attempt: 1, lease: null })
      expect(delivery.delivered_at !== null).to.equal(status === 200)
      expect((await attemptsTo(app)).map((attempt) => attempt.status)).to.eql([status])
      moveClock(24 * hours)
      await deliverer().deliverDue()
      expect(app.receiver.received).to.have.length(1)
    })
  }

  it('gives a delivery to one of many parallel claims', async () => {
    const { db } = service()
    const apps = await Promise.all(Array.from({ length: 5 }, () => createApp()))
    for (const app of apps) for (let count = 0; count < 10; count += 1) await change(app.shop)
    await fanOut(db)
    const claims = (
      await Promise.all(Array.from({ length: 8 }, () => claim(db, { lane: 'new', ...everything })))
    ).flat()
    expect(new Set(claims.map(({ id }) => id)).size).to.equal(claims.length)
  })
})
