import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { newId } from '../../src/ids.ts'
import { createApp, deliveriesTo, tidyUp } from '../events/support.ts'
import type { Received } from '../support/receiver.ts'
import { service } from '../support/service.ts'
import { endWorker, startWorkerProcess } from '../support/worker.ts'

const apps = 10
const eventsEach = 200

/** Ten stores with an app each; every third call fails, and an answer takes a moment. */
async function createApps(answered: (call: Received, ok: boolean) => void) {
  let calls = 0
  const answer = (call: Received) => {
    calls += 1
    const ok = calls % 3 !== 0
    answered(call, ok)
    return { status: ok ? 200 : 500, delayMs: 5 + Math.random() * 20 }
  }
  return Promise.all(Array.from({ length: apps }, () => createApp(['READ_ORDERS'], answer)))
}

async function changeMany(shops: { id: string }[]): Promise<void> {
  const events = shops.flatMap(({ id }) =>
    Array.from({ length: eventsEach }, () => {
      const resourceId = newId()
      return {
        id: newId(),
        shop_id: id,
        resource: 'orders',
        resource_id: resourceId,
        method: 'PATCH',
        path: `/orders/${resourceId}`,
      }
    }),
  )
  await service().db.batchInsert('events', events, 500)
}

/** What came, by the id in the body. */
class Tally {
  readonly bodies = new Map<string, Set<string>>()
  readonly accepted = new Set<string>()
  calls = 0

  add({ body, headers }: Received, ok: boolean): void {
    this.calls += 1
    const { id } = JSON.parse(body)
    expect(headers['x-service-event-id']).to.equal(id)
    const signed = `${headers['x-service-hmac-sha256']} ${body}`
    this.bodies.set(id, (this.bodies.get(id) ?? new Set()).add(signed))
    if (ok) this.accepted.add(id)
  }
}

describe('a worker that dies', () => {
  let worker: ChildProcess | null = null

  afterEach(async () => {
    if (worker) await endWorker(worker, 'SIGKILL')
    worker = null
    await tidyUp()
  })

  const until = async (done: () => boolean | Promise<boolean>, what: string, patience = 40_000) => {
    const deadline = performance.now() + patience
    while (!(await done())) {
      if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`)
      await sleep(10)
    }
  }

  it('loses nothing when it is killed again and again: all arrive, duplicates with the same id and bytes', async function () {
    this.timeout(90_000)
    const tally = new Tally()
    const all = await createApps((call, ok) => tally.add(call, ok))
    await changeMany(all.map(({ shop }) => shop))
    let cutShort = 0
    for (const calls of [400, 1100, 1800]) {
      worker = await startWorkerProcess()
      await until(() => tally.calls >= calls, `${calls} calls`)
      await endWorker(worker, 'SIGKILL')
      cutShort += await claimed()
    }
    expect(cutShort).to.be.above(10)
    expect(tally.accepted.size).to.be.below(apps * eventsEach)
    worker = await startWorkerProcess()
    const settled = async () => (await states(all)).pending === 0
    await until(() => tally.accepted.size === apps * eventsEach, 'all deliveries')
    await until(settled, 'all results')
    expect(await states(all)).to.deep.equal({ pending: 0, delivered: apps * eventsEach, other: 0 })
    expect(tally.bodies.size).to.equal(apps * eventsEach)
    for (const [id, bodies] of tally.bodies) expect(bodies.size, id).to.equal(1)
    expect(tally.calls).to.be.above((apps * eventsEach * 4) / 3)
    expect(await endWorker(worker, 'SIGTERM')).to.equal(0)
    const { db } = service()
    expect(
      await db('agenda_jobs').where('name', 'like', 'deliver-webhooks-%').whereNotNull('locked_at'),
    ).to.have.length.at.most(3)
  })

  it('survives PostgreSQL ending all its connections under load, and loses nothing', async function () {
    this.timeout(60_000)
    const tally = new Tally()
    const all = await createApps((call, ok) => tally.add(call, ok))
    worker = await startWorkerProcess()
    await changeMany(all.map(({ shop }) => shop))
    for (const calls of [200, 700, 1300, 1900]) {
      await until(() => tally.calls >= calls, `${calls} calls`)
      const { rows } = await service().db.raw(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name in ('worker', 'storefront-clock')",
      )
      expect(rows).to.have.length.above(1)
    }
    await until(() => tally.accepted.size === apps * eventsEach, 'all deliveries')
    await until(async () => (await states(all)).pending === 0, 'all results')
    expect(await states(all)).to.deep.equal({ pending: 0, delivered: apps * eventsEach, other: 0 })
    for (const [id, bodies] of tally.bodies) expect(bodies.size, id).to.equal(1)
    expect(worker.exitCode).to.equal(null)
    expect(await endWorker(worker, 'SIGTERM')).to.equal(0)
  })

  const claimed = async () => {
    const row = await service()
      .db('deliveries')
      .where({ state: 'pending' })
      .whereNotNull('lease')
      .count()
      .first()
    return Number(row?.count)
  }

  const states = async (all: Awaited<ReturnType<typeof createApps>>) => {
    const counts = { pending: 0, delivered: 0, other: 0 }
    for (const app of all) {
      for (const { state } of await deliveriesTo(app).select('state')) {
        counts[state === 'pending' || state === 'delivered' ? (state as 'pending') : 'other'] += 1
      }
    }
    const { rows } = await service().db.raw(
      'select count(*) as fresh from events where fanned_out_at is null',
    )
    counts.pending += rows[0].fresh
    return counts
  }
})
