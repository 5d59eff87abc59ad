import { expect } from 'chai'
import { clock, days, hours, minutes, seconds } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { metrics } from '../../src/base/metrics.ts'
import { transaction } from '../../src/db/database.ts'
import { claim, releaseClaims } from '../../src/events/claim.ts'
import { fanOut } from '../../src/events/fan-out.ts'
import { recordEvent } from '../../src/events/record.ts'
import { webhookRequestsOf } from '../../src/events/requests.ts'
import { delays } from '../../src/events/retry.ts'
import { signatureOf } from '../../src/gateways/webhooks/sign.ts'
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

describe('deliver', () => {
  afterEach(tidyUp)

  it('sends a signed notification and records the attempt', async () => {
    const app = await createApp(['READ_ORDERS'], () => ({ status: 201, body: 'noted' }))
    const resourceId = await change(app.shop)
    await deliverer().deliverDue()
    expect(app.receiver.received).to.have.length(1)
    const { headers, body } = app.receiver.received[0]!
    const notification = JSON.parse(body)
    expect(notification).to.include({
      topic: 'orders/updated',
      resourceId,
      method: 'PATCH',
      path: `/orders/${resourceId}`,
    })
    expect(headers).to.include({
      'content-type': 'application/json',
      'x-service-topic': 'orders/updated',
      'x-service-shop-id': app.shop.id,
      'x-service-app-client-id': app.installation.clientId,
      'x-service-event-id': notification.id,
      'x-service-hmac-sha256': signatureOf(body, app.installation.signingSecret),
    })
    expect(headers).not.to.have.property('x-service-hmac-sha256-previous')
    const [delivery] = await deliveriesTo(app)
    expect(delivery).to.include({ id: notification.id, state: 'delivered', attempt: 1, lease: null, body })
    expect(delivery.delivered_at).to.be.a('string')
    const [attempt] = await attemptsTo(app)
    expect(attempt).to.include({
      delivery_id: notification.id,
      attempt: 1,
      status: 201,
      error: null,
      response: 'noted',
    })
  })

  it('dates a change by when it was made, so that the later of two has the later time, whichever began first', async () => {
    const app = await createApp()
    const resourceId = newId()
    const changed = (path: string) => ({ resourceId, call: { method: 'PATCH', path } })
    await transaction(service().db, async (tx) => {
      await tx.raw('select pg_sleep(0.005)')
      await change(app.shop, changed('/quick'))
      await tx.raw('select pg_sleep(0.005)')
      await recordEvent(tx, { shopId: app.shop.id, resource: 'orders', ...changed('/slow') })
    })
    await deliverer().deliverDue()
    const told = app.receiver.received.map(({ body }) => JSON.parse(body))
    const inTime = told.sort((one, other) => Date.parse(one.occurredAt) - Date.parse(other.occurredAt))
    expect(inTime.map(({ path }) => path)).to.eql(['/quick', '/slow'])
  })

  it('signs with the previous secret too, for as long as that one is valid', async () => {
    const { db, dependencies } = service()
    const app = await createApp()
    const { appId } = app.installation
    await db('apps')
      .where({ id: appId })
      .update({
        previous_signing_secret: dependencies.vault.seal('whsec_before', appId),
        previous_valid_until: new Date(clock.now().getTime() + 24 * hours),
      })
    await change(app.shop)
    await deliverer().deliverDue()
    moveClock(24 * hours + minutes)
    await change(app.shop)
    await deliverer().deliverDue()
    const [during, after] = app.receiver.received
    expect(during!.headers['x-service-hmac-sha256']).to.equal(
      signatureOf(during!.body, app.installation.signingSecret),
    )
    expect(during!.headers['x-service-hmac-sha256-previous']).to.equal(
      signatureOf(during!.body, 'whsec_before'),
    )
    expect(after!.headers).not.to.have.property('x-service-hmac-sha256-previous')
  })

  it('makes 8 attempts, on schedule, with the same bytes, and then it is dead', async () => {
    const app = await createApp(['READ_ORDERS'], () => ({ status: 500 }))
    await change(app.shop)
    const worker = deliverer()
    await worker.deliverDue()
    for (const [index, delay] of delays.entries()) {
      const [waiting] = await deliveriesTo(app)
      expect(waiting).to.include({ state: 'pending', attempt: index + 1, lease: null })
      const waits = Date.parse(waiting.next_at) - clock.now().getTime()
      expect(waits).to.be.within(delay * 0.8 - 30 * seconds, delay * 1.2)
      moveClock(waits - 1 * seconds)
      await worker.deliverDue()
      expect(app.receiver.received).to.have.length(index + 1)
      moveClock(1 * seconds)
      await worker.deliverDue()
      expect(app.receiver.received).to.have.length(index + 2)
    }
    const [delivery] = await deliveriesTo(app)
    expect(delivery).to.include({ state: 'dead', attempt: 8, delivered_at: null })
    moveClock(2 * days)
    await worker.deliverDue()
    const { received } = app.receiver
    expect(received).to.have.length(8)
    expect(new Set(received.map(({ body }) => body)).size).to.equal(1)
    expect(new Set(received.map(({ headers }) => headers['x-service-hmac-sha256'])).size).to.equal(1)
    expect((await attemptsTo(app)).map(({ attempt, status }) => [attempt, status])).to.deep.equal(
      Array.from({ length: 8 }, (_, index) => [index + 1, 500]),
    )
  })

  it('counts the results of attempts', async () => {
    const counted = async (outcome: string) => {
      const { values } = await metrics.deliveries.get()
      return values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0
    }
    const before = [await counted('delivered'), await counted('retry')]
    const app = await createApp(['READ_ORDERS'], () => ({ status: 500 }))
    await change(app.shop)
    await deliverer().deliverDue()
    moveClock(10 * seconds)
    app.receiver.answer = () => ({ status: 200 })
    await deliverer().deliverDue()
    expect([await counted('delivered'), await counted('retry')]).to.deep.equal(
      before.map((count) => count + 1),
    )
  })

  it('resets the failures of an endpoint once it answers', async () => {
    const { db } = service()
    const app = await createApp(['READ_ORDERS'], () => ({ status: 500 }))
    const record = () => db('apps').where({ id: app.installation.appId }).first('failures', 'failing_since')
    await change(app.shop)
    await deliverer().deliverDue()
    const failing = await record()
    expect(failing.failures).to.equal(1)
    expect(failing.failing_since).to.be.a('string')
    moveClock(10 * seconds)
    app.receiver.answer = () => ({ status: 204 })
    await deliverer().deliverDue()
    expect(await record()).to.deep.equal({ failures: 0, failing_since: null })
  })

  it('does not follow a redirect: it is a failed attempt', async () => {
    const app = await createApp(['READ_ORDERS'], () => ({ status: 307, headers: { location: '/elsewhere' } }))
    await change(app.shop)
    await deliverer().deliverDue()
    expect(app.receiver.received).to.have.length(1)
    expect((await deliveriesTo(app))[0]).to.include({ state: 'pending' })
  })

  it('disables the webhook after 410, tells the developer once and sends nothing more', async () => {
    const { db } = service()
    const app = await createApp(['READ_ORDERS'], () => ({ status: 410 }))
    for (let count = 0; count < 10; count += 1) await change(app.shop)
    await deliverer().deliverDue()
    expect(app.receiver.received.length).to.be.within(1, 8)
    const states = (await deliveriesTo(app)).map(({ state }) => state)
    expect(new Set(states)).to.deep.equal(new Set(['dead', 'dropped']))
    const row = await db('apps').where({ id: app.installation.appId }).first()
    expect(row.switched_off_at).to.be.a('string')
    const { email } = await db('users').where({ id: app.shop.ownerId }).first()
    expect(await db('mails').where({ recipient: email })).to.have.length(1)
    await change(app.shop)
    await deliverer().deliverDue()
    expect(await deliveriesTo(app)).to.have.length(10)
  })

  it('tries again at the new URL what the former one has answered with 410', async () => {
    const { db } = service()
    const app = await createApp(['READ_ORDERS'], () => ({ status: 410, delayMs: 300 }))
    const moved = await createApp()
    await change(app.shop)
    const done = deliverer().deliverDue()
    await until('the delivery', () => app.receiver.received.length > 0)
    const { appId } = app.installation
    await db('apps').where({ id: appId }).update({ webhook_url: moved.receiver.url })
    await done
    expect((await deliveriesTo(app))[0]).to.include({ state: 'pending', attempt: 1 })
    moveClock(1 * minutes)
    await deliverer().deliverDue()
    expect(moved.receiver.received.map(({ body }) => body)).to.eql([app.receiver.received[0]!.body])
    expect((await deliveriesTo(app))[0]).to.include({ state: 'delivered', attempt: 2 })
    expect(await db('apps').where({ id: appId }).first('switched_off_at')).to.eql({ switched_off_at: null })
  })

  const changes: [what: string, act: (app: Awaited<ReturnType<typeof createApp>>) => Promise<unknown>][] = [
    [
      'the app is uninstalled',
      ({ installation }) =>
        service().db('installations').where({ id: installation.id }).update({ removed_at: new Date() }),
    ],
    [
      'the scope is taken away',
      ({ installation }) =>
        service()
          .db('installations')
          .where({ id: installation.id })
          .update({ scopes: ['READ_TASKS'] }),
    ],
    [
      'the app is deleted',
      ({ installation }) =>
        service().db('apps').where({ id: installation.appId }).update({ deleted_at: new Date() }),
    ],
    [
      'the webhook is switched off',
      ({ installation }) =>
        service().db('apps').where({ id: installation.appId }).update({ switched_off_at: new Date() }),
    ],
    [
      'it is dropped, and the webhook saved again,',
      ({ installation }) =>
        service().db('deliveries').where({ installation_id: installation.id }).update({ state: 'dropped' }),
    ],
    [
      'the URL is removed',
      ({ installation }) =>
        service().db('apps').where({ id: installation.appId }).update({ webhook_url: '' }),
    ],
  ]
  for (const [what, act] of changes) {
    it(`sends nothing if ${what} between claim and sending`, async () => {
      const { db, dependencies } = service()
      const app = await createApp()
      await change(app.shop)
      await fanOut(db)
      const [claimed] = await claim(db, { lane: 'new', ...everything })
      expect((await webhookRequestsOf(db, dependencies.vault, [claimed!])).get(claimed!.id)?.url).to.equal(
        app.receiver.url,
      )
      await act(app)
      expect((await webhookRequestsOf(db, dependencies.vault, [claimed!])).has(claimed!.id)).to.equal(false)
      await releaseClaims(db, [claimed!])
      await deliverer().deliverDue()
      expect(app.receiver.received).to.be.empty
      expect((await deliveriesTo(app))[0]).to.include({ state: 'dropped', lease: null })
      expect(await attemptsTo(app)).to.be.empty
      const health = await db('apps').where({ id: app.installation.appId }).first('failures', 'failing_since')
      expect(health, 'no failure of its receiver').to.eql({ failures: 0, failing_since: null })
    })
  }

  it('drops all that waits for an installation that has ended with its first delivery, and nothing of others', async () => {
    const { db } = service()
    const app = await createApp()
    const other = await createApp()
    await db('installations').where({ id: other.installation.id }).update({ app_id: app.installation.appId })
    for (let count = 0; count < 8; count += 1) await change(app.shop)
    await change(other.shop)
    while ((await fanOut(db)) > 0);
    const [retried] = await deliveriesTo(app)
    const [waiting] = await deliveriesTo(other)
    const later = { attempt: 2, next_at: new Date(Date.now() + 1 * hours) }
    await db('deliveries').whereIn('id', [retried.id, waiting.id]).update(later)
    await db('installations').where({ id: app.installation.id }).update({ removed_at: new Date() })
    await deliverer().deliverDue()
    expect(app.receiver.received).to.be.empty
    const dropped = await deliveriesTo(app)
    expect(dropped.map(({ state, lease }) => [state, lease])).to.eql(dropped.map(() => ['dropped', null]))
    // Only one of them was claimed.
    expect(dropped.map(({ attempt }) => attempt).toSorted()).to.eql([0, 0, 0, 0, 0, 0, 1, 2])
    expect((await deliveriesTo(other))[0]).to.include({ state: 'pending', attempt: 2 })
  })

  it('keeps a delivery whose secret cannot be decrypted with all of its attempts, and continues with the others', async () => {
    const { db } = service()
    const broken = await createApp()
    const ofBroken = db('apps').where({ id: broken.installation.appId })
    const { signing_secret } = await ofBroken.clone().first('signing_secret')
    await ofBroken.clone().update({ signing_secret: 'k0.a.b.c' })
    const app = await createApp()
    await change(broken.shop)
    await change(app.shop)
    await deliverer().deliverDue()
    expect(app.receiver.received).to.have.length(1)
    for (let count = 0; count < delays.length; count += 1) {
      moveClock(1 * minutes)
      await deliverer().deliverDue()
    }
    expect(broken.receiver.received).to.be.empty
    expect((await deliveriesTo(broken))[0]).to.include({ state: 'pending', attempt: 0 })
    await ofBroken.clone().update({ signing_secret })
    moveClock(1 * minutes)
    broken.receiver.answer = () => ({ status: 500 })
    await deliverer().deliverDue()
    expect(broken.receiver.received).to.have.length(1)
    expect((await deliveriesTo(broken))[0]).to.include({ state: 'pending', attempt: 1 })
  })
})
