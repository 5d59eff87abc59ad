import { expect } from 'chai'
import { clock, hours, minutes } from '../../src/base/clock.ts'
import { onWork } from '../../src/db/queues/work-signals.ts'
import { claim } from '../../src/events/claim.ts'
import { fanOut } from '../../src/events/fan-out.ts'
import { attemptsTo, change, deliverer, deliveriesTo, everything, tidyUp } from '../events/support.ts'
import { feedSettled } from '../support/feed.ts'
import { createAppToken, createDelivery, createInstallation } from '../support/fixtures/apps.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { ago, createOwned, fill } from './deliveries-support.ts'

/** Returns how often workers are told that there are deliveries to send, while something is done. */
async function woken(work: () => PromiseLike<unknown>): Promise<number> {
  let count = 0
  const end = onWork(service().db, 'deliveries', () => {
    count += 1
  })
  try {
    await work()
  } finally {
    end()
  }
  return count
}

describe('redeliver', () => {
  afterEach(tidyUp)

  it('sends a delivered or dead one again with its id and its bytes', async () => {
    for (const status of [200, 410]) {
      const app = await createOwned(() => ({ status }))
      const { redeliver, get } = app
      await change(app.shop)
      await deliverer().deliverDue()
      const [{ id }] = await deliveriesTo(app)
      // A 410 has disabled the webhook; the developer saves the URL again.
      const { appId } = app.installation
      await service().db('apps').where({ id: appId }).update({ switched_off_at: null })
      app.receiver.answer = () => ({ status: 202 })
      const { body } = await redeliver(id).expect(202)
      expect(body.data).to.deep.include({ _id: id, state: 'pending', tries: 1, deliveredAt: null })
      await deliverer().deliverDue()
      const [first, second] = app.receiver.received
      expect(app.receiver.received).to.have.length(2)
      expect(second!.body).to.equal(first!.body)
      expect(second!.headers['x-service-event-id']).to.equal(id)
      expect((await get(id)).body.data).to.include({ state: 'delivered' })
      expect(await attemptsTo(app)).to.have.length(2)
    }
  })

  it('makes one that waits for its next attempt due now, without using up an attempt', async () => {
    const app = await createOwned(() => ({ status: 500 }))
    const { redeliver } = app
    await change(app.shop)
    const worker = deliverer()
    await worker.deliverDue()
    await worker.deliverDue()
    expect(app.receiver.received).to.have.length(1)
    const [{ id }] = await deliveriesTo(app)
    expect((await redeliver(id).expect(202)).body.data).to.include({ state: 'pending', tries: 1 })
    await worker.deliverDue()
    expect(app.receiver.received).to.have.length(2)
    expect((await deliveriesTo(app))[0]).to.include({ state: 'pending', attempt: 2 })
  })

  it('wakes the workers, who would otherwise look for it seconds later', async () => {
    const { shop, installation, redeliver } = await createOwned()
    const id = await createDelivery(shop, installation, 'dead')
    expect(await woken(() => redeliver(id).expect(202))).to.be.greaterThan(0)
  })

  it('leaves one alone that is being sent', async () => {
    const { db } = service()
    const app = await createOwned()
    const { redeliver } = app
    await change(app.shop)
    await fanOut(db)
    const [claimed] = await claim(db, { lane: 'new', ...everything })
    const [before] = await deliveriesTo(app)
    await redeliver(claimed!.id).expect(202)
    expect((await deliveriesTo(app))[0]).to.include({
      lease: claimed!.lease,
      next_at: before.next_at,
      attempt: 1,
    })
  })

  sampledTest('is one attempt, however many parallel calls there are while workers deliver', async () => {
    const app = await createOwned(() => ({ delayMs: 50 }))
    const { redeliver } = app
    const id = await createDelivery(app.shop, app.installation, 'dead')
    await Promise.all(Array.from({ length: 50 }, () => redeliver(id).expect(202)))
    await Promise.all([deliverer().deliverDue(), deliverer().deliverDue()])
    expect(app.receiver.received).to.have.length(1)
    expect((await deliveriesTo(app))[0]).to.include({ state: 'delivered' })
  })

  it('is refused if nobody would get it', async () => {
    const { db } = service()
    const app = await createOwned()
    const { redeliver } = app
    const id = await createDelivery(app.shop, app.installation, 'dead')
    const byId = { id: app.installation.appId }
    await db('apps').where(byId).update({ switched_off_at: new Date() })
    expect((await redeliver(id).expect(409)).body.code).to.equal('webhook_off')
    await db('apps').where(byId).update({ switched_off_at: null })
    await db('installations')
      .where({ id: app.installation.id })
      .update({ scopes: ['READ_TASKS'] })
    expect((await redeliver(id).expect(409)).body.code).to.equal('not_installed')
    await db('installations')
      .where({ id: app.installation.id })
      .update({ scopes: ['READ_ORDERS'], removed_at: new Date() })
    await redeliver(id).expect(409)
    expect((await deliveriesTo(app))[0]).to.include({ state: 'dead' })
  })
})

describe('replayDeliveries', () => {
  afterEach(tidyUp)
  const lastDay = () => ({ from: ago(24 * hours).toISOString(), to: clock.now().toISOString() })

  it('sends finished deliveries of that time again', async () => {
    const app = await createOwned()
    const { replay } = app
    const inTime = { created_at: ago(2 * hours) }
    const expected = [
      await createDelivery(app.shop, app.installation, 'delivered', inTime),
      await createDelivery(app.shop, app.installation, 'dead', inTime),
      await createDelivery(app.shop, app.installation, 'dropped', inTime),
    ]
    await createDelivery(app.shop, app.installation, 'dead', { created_at: ago(25 * hours) })
    await createDelivery(app.shop, app.installation, 'pending', { ...inTime, next_at: ago(-hours) })
    await createDelivery(app.shop, app.installation, 'dead', { ...inTime, resource: 'products' })
    const gone = await createInstallation(app.shop, { scopes: ['READ_ORDERS'] })
    await service().db('installations').where({ id: gone.id }).update({ removed_at: new Date() })
    await createDelivery(app.shop, { id: gone.id, appId: app.installation.appId }, 'dead', inTime)
    expect((await replay(lastDay()).expect(202)).body.data).to.eql({ queued: 3 })
    await deliverer().deliverDue()
    const sent = app.receiver.received.map(({ headers }) => headers['x-service-event-id'])
    expect(sent).to.have.members(expected)
    expect((await replay({ ...lastDay(), state: 'dead' }).expect(202)).body.data).to.eql({ queued: 0 })
    expect((await replay({ ...lastDay(), state: 'delivered' }).expect(202)).body.data).to.eql({ queued: 3 })
  })

  it('sends what happened while the webhook was off, once, under the id that the feed has', async () => {
    const app = await createOwned()
    const { db } = service()
    const { appId, id } = app.installation
    const set = (values: object) => db('apps').where({ id: appId }).update(values)
    const seen = await change(app.shop)
    await deliverer().deliverDue()
    const missed: string[] = []
    const causes = [{ webhook_url: '' }, { switched_off_at: new Date() }, { suspended_at: new Date() }]
    for (const cause of causes) {
      await set(cause)
      missed.push(await change(app.shop))
      await change(app.shop, { resource: 'products' })
      await fanOut(db)
      await set({ webhook_url: app.receiver.url, switched_off_at: null, suspended_at: null })
    }
    await set({ topics: ['orders/created'] })
    expect((await app.replay({ ...lastDay(), state: 'missed' }).expect(202)).body.data).to.eql({ queued: 0 })
    await set({ topics: null })
    expect((await app.replay({ ...lastDay(), state: 'dead' }).expect(202)).body.data).to.eql({ queued: 0 })
    const replies = await Promise.all(
      [1, 2, 3].map(() => app.replay({ ...lastDay(), state: 'missed' }).expect(202)),
    )
    expect(replies.reduce((sum, { body }) => sum + body.data.queued, 0)).to.equal(3)
    await deliverer().deliverDue()
    const sent = app.receiver.received.map(({ body }) => JSON.parse(body))
    expect(sent.map(({ resourceId }) => resourceId)).to.have.members([seen, ...missed])
    const token = await createAppToken(app.shop, ['READ_ORDERS'], id)
    await feedSettled()
    const feed = await call('apps').get('/api/v1/events').set(token).expect(200)
    expect(feed.body.data.events).to.have.deep.members(sent)
    expect((await app.replay(lastDay()).expect(202)).body.data).to.eql({ queued: 4 })
  })

  it('sends nothing that was before the installation, of another store, or of another time', async () => {
    const [app, other] = [await createOwned(), await createOwned()]
    const { db } = service()
    for (const one of [app, other]) {
      await change(one.shop)
      await db('events').where({ shop_id: one.shop.id }).update({ fanned_out_at: new Date() })
    }
    const installed = (at: Date) =>
      db('installations').where({ id: app.installation.id }).update({ created_at: at, removed_at: null })
    const missed = async (period: object = lastDay()) =>
      (await app.replay({ ...lastDay(), ...period, state: 'missed' }).expect(202)).body.data.queued
    await installed(ago(-1 * hours))
    expect(await missed()).to.equal(0)
    await installed(ago(1 * hours))
    expect(await missed({ to: ago(1 * minutes).toISOString() })).to.equal(0)
    await db('installations').where({ id: app.installation.id }).update({ removed_at: new Date() })
    expect(await missed()).to.equal(0)
    await installed(ago(1 * hours))
    expect(await missed()).to.equal(1)
    expect(await deliveriesTo(other)).to.eql([])
  })

  it('wakes the workers, who would otherwise look for them seconds later', async () => {
    const { shop, installation, replay } = await createOwned()
    await createDelivery(shop, installation, 'dead')
    expect(await woken(() => replay(lastDay()).expect(202))).to.be.greaterThan(0)
  })

  sampledTest('queues each once, however many parallel calls there are', async () => {
    const app = await createOwned()
    const { replay } = app
    for (let count = 0; count < 40; count += 1) await createDelivery(app.shop, app.installation, 'dead')
    const replies = await Promise.all(Array.from({ length: 20 }, () => replay(lastDay()).expect(202)))
    expect(replies.reduce((sum, { body }) => sum + body.data.queued, 0)).to.equal(40)
    await deliverer().deliverDue()
    expect(app.receiver.received).to.have.length(40)
  })

  sampledTest('queues none if there are more than 10,000', async () => {
    const { db } = service()
    const app = await createOwned()
    const { replay } = app
    const { appId } = app.installation
    await fill(app, 10_001)
    const refused = await replay(lastDay()).expect(400)
    expect(refused.body.code).to.equal('too_many_deliveries')
    const states = () => db('deliveries').where({ app_id: appId }).distinct('state').pluck('state')
    expect(await states()).to.have.members(['dead', 'delivered'])
    // Without its event, which would count as missed.
    const { id, event_id } = await db('deliveries').where({ app_id: appId }).first('id', 'event_id')
    await db('deliveries').where({ id }).delete()
    await db('events').where({ id: event_id }).delete()
    const all = await replay(lastDay()).expect(202)
    expect(all.body.data).to.eql({ queued: 10_000 })
    expect(await states()).to.eql(['pending'])
    await db('deliveries').where({ app_id: appId }).delete()
  })

  it('is refused for a reversed range, and while the webhook is disabled', async () => {
    const app = await createOwned()
    const { replay } = app
    const { from, to } = lastDay()
    expect((await replay({ from: to, to: from }).expect(400)).body.message).to.include('to ')
    await replay({ from, to, state: 'pending' }).expect(400)
    await service().db('apps').where({ id: app.installation.appId }).update({ webhook_url: '' })
    expect((await replay({ from, to }).expect(409)).body.code).to.equal('webhook_off')
  })
})
