import { expect } from 'chai'
import { clock, hours, minutes } from '../../src/base/clock.ts'
import { changed } from '../../src/base/context.ts'
import { newId } from '../../src/base/ids.ts'
import { transaction } from '../../src/db/database.ts'
import { type Claimed, claim, findDue } from '../../src/events/claim.ts'
import { Endpoints } from '../../src/events/endpoints.ts'
import { fanOut } from '../../src/events/fan-out.ts'
import { recordEvent } from '../../src/events/record.ts'
import { createInstallation } from '../support/fixtures/apps.ts'
import { partitions } from '../support/partitions.ts'
import { expectPlans } from '../support/plans.ts'
import { sampledTest } from '../support/sample.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { change, createApp, deliverer, everything, moveClock, tidyUp } from './support.ts'

/** A call that hangs does so until the end of the test: a delivery that waits for it waits in vain. */
const patient = { longestCallMs: 100_000, leaseMs: 250_000 }

describe('fairness', () => {
  afterEach(tidyUp)

  it('does not let hanging endpoints delay others', async () => {
    const hanging = await Promise.all(
      Array.from({ length: 10 }, () => createApp(['READ_ORDERS'], () => ({ hangs: true }))),
    )
    const healthy = await Promise.all(Array.from({ length: 10 }, () => createApp()))
    for (const { shop } of hanging) for (let count = 0; count < 20; count += 1) await change(shop)
    deliverer(patient).start()
    await until('a call to each that hangs', () =>
      hanging.every(({ receiver }) => receiver.received.length > 0),
    )
    await Promise.all(healthy.map(({ shop }) => change(shop)))
    await until('the healthy ones', () => healthy.every(({ receiver }) => receiver.received.length > 0))
    for (const { receiver } of hanging) expect(receiver.received).to.have.length(1)
    for (const { receiver } of hanging) await receiver.close()
  })

  sampledTest('does not let 60 endpoints that begin to hang at once delay others', async () => {
    const hanging = await Promise.all(
      Array.from({ length: 60 }, () => createApp(['READ_ORDERS'], () => ({ hangs: true }))),
    )
    const healthy = await createApp()
    await Promise.all(hanging.flatMap(({ shop }) => Array.from({ length: 5 }, () => change(shop))))
    deliverer(patient).start()
    await until(
      'fifty that hang',
      () => hanging.filter(({ receiver }) => receiver.received.length > 0).length >= 50,
    )
    await change(healthy.shop)
    await until('the healthy one', () => healthy.receiver.received.length > 0)
    for (const { receiver } of hanging) await receiver.close()
  })

  it('calls an endpoint once at a time until it answers, and again once it does not', async () => {
    const endpoints = new Endpoints<Claimed>()
    const claims = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        id: `${n}`,
        shopId: 's',
        appId: 'a',
        host: 'a',
        attempt: 1,
        lease: 'l',
        failing: false,
        shared: false,
      }))
    const quotas = () => endpoints.capacity('new').quotas.get('a') ?? 1
    const serve = (outcome: { status: number | null; durationMs: number }) => {
      for (const held of endpoints.next('a')) endpoints.done(held, outcome)
    }
    expect(quotas()).to.equal(1)
    endpoints.add(claims(1), new Map())
    serve({ status: 500, durationMs: 100 })
    expect(quotas()).to.equal(8)
    endpoints.add(claims(2), new Map())
    serve({ status: null, durationMs: 5000 })
    expect(quotas()).to.equal(1)
    endpoints.add(claims(6), new Map())
    expect(endpoints.next('a')).to.have.length(1)
  })

  it('holds at most 100 for an endpoint, however quickly it answers, and calls one that fails once at a time', () => {
    const endpoints = new Endpoints<Claimed>()
    const one = { id: '1', shopId: 's', appId: 'a', host: 'a', attempt: 1, lease: 'l', shared: false }
    const answerAtOnce = (failing: boolean) => {
      endpoints.add([{ ...one, failing }], new Map())
      for (const held of endpoints.next('a')) endpoints.done(held, { status: 200, durationMs: 1 })
      return endpoints.capacity('new').quotas.get('a')
    }
    expect(answerAtOnce(false)).to.equal(100)
    expect(answerAtOnce(true)).to.equal(1)
    expect(answerAtOnce(false)).to.equal(100)
  })

  it('serves first attempts before a pile of retries, and calls a failing endpoint once at a time', async () => {
    const { db } = service()
    const app = await createApp(['READ_ORDERS'], () => ({ delayMs: 5 }))
    await db('apps').where({ id: app.installation.appId }).update({ failures: 10, failing_since: new Date() })
    for (let count = 0; count < 3; count += 1) await change(app.shop)
    await fanOut(db)
    await db('deliveries').where({ installation_id: app.installation.id }).update({ attempt: 1 })
    const fresh = await change(app.shop)
    await fanOut(db)
    expect(await claim(db, { lane: 'tried', ...everything, failingToo: false })).to.be.empty
    await deliverer().deliverDue()
    const order = app.receiver.received.map(({ body }) => JSON.parse(body).resourceId)
    expect(order).to.have.length(4)
    expect(order[0]).to.equal(fresh)
  })

  it('serves the endpoints first that were served longest ago', async () => {
    const { db } = service()
    const [first, second] = [await createApp(), await createApp()]
    for (const { shop } of [first, second]) for (let count = 0; count < 9; count += 1) await change(shop)
    await fanOut(db)
    await db('apps').where({ id: first.installation.appId }).update({ last_served_at: clock.now() })
    await db('apps')
      .where({ id: second.installation.appId })
      .update({ last_served_at: new Date(0) })
    await db('webhook_hosts').update({ answered_at: clock.now() })
    const next = async () => {
      moveClock(1)
      return new Set(
        (await claim(db, { lane: 'new', ...everything, endpoints: 1 })).map(({ appId }) => appId),
      )
    }
    expect(await next()).to.deep.equal(new Set([second.installation.appId]))
    expect(await next()).to.deep.equal(new Set([first.installation.appId]))
    expect(await next()).to.deep.equal(new Set([second.installation.appId]))
  })

  it('passes over endpoints that hold more than fits, and serves others in their place', async () => {
    const { db } = service()
    const [full, other] = [await createApp(), await createApp()]
    for (const { shop } of [full, other]) for (let count = 0; count < 2; count += 1) await change(shop)
    await fanOut(db)
    await db('webhook_hosts').update({ answered_at: clock.now() })
    const longAgo = { last_served_at: new Date(0) }
    await db('apps').where({ id: full.installation.appId }).update(longAgo)
    for (const quota of [0, -3]) {
      const quotas = new Map([
        [new URL(full.receiver.url).host, quota],
        [new URL(other.receiver.url).host, 1],
      ])
      const claimed = await claim(db, { lane: 'new', ...everything, endpoints: 1, quotas })
      expect(claimed.map(({ appId }) => appId)).to.eql([other.installation.appId])
    }
  })

  sampledTest(
    'claims at most 500 deliveries by one statement, however many fit, and the others by the next',
    async () => {
      const { db } = service()
      const apps = await Promise.all(Array.from({ length: 6 }, () => createApp()))
      for (const { shop } of apps) {
        const changes = Array.from({ length: 90 }, () => ({ shopId: shop.id, ...changed('orders', newId()) }))
        await transaction(db, (tx) => recordEvent(tx, changes))
      }
      while ((await fanOut(db)) > 0);
      const quotas = new Map(apps.map(({ receiver }) => [new URL(receiver.url).host, 100]))
      await db('webhook_hosts')
        .whereIn('host', [...quotas.keys()])
        .update({ answered_at: clock.now() })
      const counts: number[] = []
      for (let claims = 0; claims < 3; claims += 1)
        counts.push((await claim(db, { lane: 'new', ...everything, quotas })).length)
      expect(counts).to.eql([500, 40, 0])
    },
  )

  it('divides its calls: at most 150 are retries, and failing endpoints get no more than 100', () => {
    const endpoints = new Endpoints<Claimed>()
    const take = (from: number, count: number, values: Partial<Claimed>) => {
      const apps = Array.from({ length: count }, (_, n) => `${from + n}`)
      const claims = apps.flatMap((appId) =>
        Array.from({ length: values.failing ? 1 : 4 }, (_, n) => {
          return {
            id: `${appId} ${n}`,
            shopId: 's',
            appId,
            host: appId,
            attempt: 1,
            lease: 'l',
            failing: false,
            shared: false,
            ...values,
          }
        }),
      )
      endpoints.add(claims, new Map(apps.map((appId) => [appId, 4])))
      return claims
    }
    const retries = take(0, 37, { attempt: 2 })
    expect(endpoints.capacity('tried').endpoints).to.equal(0)
    expect(endpoints.capacity('new').endpoints).to.equal(13)
    for (const { appId } of retries)
      for (const held of endpoints.next(appId)) endpoints.done(held, { status: 200, durationMs: 1 })
    expect(endpoints.capacity('tried').endpoints).to.equal(37)
    expect(endpoints.capacity('new').endpoints).to.equal(50)
    take(100, 99, { failing: true })
    expect(endpoints.capacity('new').failingToo).to.equal(true)
    take(200, 1, { failing: true })
    expect(endpoints.capacity('new').failingToo).to.equal(false)
  })

  it('returns deliveries that an endpoint would answer too late, because it has become slow', () => {
    const endpoints = new Endpoints<Claimed>()
    const one = { shopId: 's', appId: 'a', host: 'a', attempt: 2, lease: 'l', failing: false, shared: false }
    const claims = Array.from({ length: 30 }, (_, n) => ({ ...one, id: `${n}` }))
    endpoints.add(claims, new Map([['a', 30]]))
    const [first] = endpoints.next('a')
    const { surplus } = endpoints.done(first!, { status: null, durationMs: 5000 })
    expect(surplus).to.have.length(28)
    expect(endpoints.capacity('new').quotas.get('a')).to.equal(0)
    const left = endpoints.next('a')
    expect(left).to.have.length(1)
    endpoints.done(left[0]!, { status: 200, durationMs: 1 })
    expect(endpoints.capacity('tried')).to.deep.include({ endpoints: 37 })
    expect(endpoints.capacity('new')).to.deep.include({ endpoints: 50 })
  })

  it('does not let one app of a developer wait for another app on the same host', async () => {
    const app = await createApp(['READ_ORDERS'], ({ headers }) => ({
      delayMs: headers['x-service-app-client-id'] === slow ? 1000 : 0,
    }))
    const slow = app.installation.clientId
    const quick = await createInstallation(app.shop, {
      scopes: ['READ_ORDERS'],
      webhookUrl: app.receiver.url,
    })
    for (let count = 0; count < 8; count += 1) await change(app.shop)
    deliverer().start()
    const arrivals = (clientId: string) =>
      app.receiver.received
        .filter(({ headers }) => headers['x-service-app-client-id'] === clientId)
        .map(({ at }) => at)
    await until('the deliveries of the quick one', () => arrivals(quick.clientId).length === 8)
    expect(arrivals(slow)).to.have.length.below(8)
  })

  it('finds an endpoint whose delivery is due between those of others that have many', async () => {
    const { db } = service()
    const [early, between, late] = [await createApp(), await createApp(), await createApp()]
    const fanOutMany = async ({ shop }: typeof early, dueAt: number) => {
      for (let count = 0; count < 150; count += 1) await change(shop)
      while ((await fanOut(db)) > 0);
      await db('deliveries')
        .where({ shop_id: shop.id })
        .update({ next_at: new Date(dueAt), attempt: 1 })
    }
    const now = clock.now().getTime()
    await fanOutMany(early, now - 3000)
    await fanOutMany(late, now - 1000)
    await change(between.shop)
    await fanOut(db)
    const due = { next_at: new Date(now - 2000), attempt: 1 }
    await db('deliveries').where({ shop_id: between.shop.id }).update(due)
    const found = await findDue(db)
    expect(found.complete).to.equal(false)
    expect(found.tried).to.have.members([early.installation.appId, late.installation.appId])
    deliverer().start()
    await until('the delivery between them', () => between.receiver.received.length > 0)
    expect(early.receiver.received.length).to.be.below(150)
  })

  it('reads nothing of the endpoints that wait for their next attempt', async function () {
    // The numbers of rows are those of tables without partitions.
    if (partitions > 0) this.skip()
    const { db } = service()
    const app = await createApp()
    for (let count = 0; count < 500; count += 1) await change(app.shop)
    while ((await fanOut(db)) > 0);
    const waiting = { attempt: 1, next_at: new Date(Date.now() + 1 * hours) }
    await db('deliveries').where({ shop_id: app.shop.id }).update(waiting)
    await change(app.shop)
    await fanOut(db)
    // As autovacuum does within a minute: the plan for a table that was empty reads it as a whole.
    await db.raw('vacuum analyze deliveries')
    const found = await findDue(db)
    expect(found).to.deep.include({ new: [app.installation.appId], tried: [], complete: true })
    expect(found.nextIn).to.be.within(59 * minutes, 60 * minutes)
    await expectPlans(db, () => findDue(db), { large: new Set(['deliveries']), rows: 20 })
  })
})
