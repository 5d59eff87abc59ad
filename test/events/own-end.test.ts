import { expect } from 'chai'
import { Webhook } from 'standardwebhooks'
import { hours } from '../../src/base/clock.ts'
import { transaction } from '../../src/db/database.ts'
import { recordAsOperator } from '../../src/events/record.ts'
import { closeStore } from '../../src/services/platform/closing.ts'
import { suspendApp } from '../../src/services/platform/suspensions.ts'
import { createRole, createStaff } from '../console/support.ts'
import { feedSettled } from '../support/feed.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { call, service } from '../support/service.ts'
import {
  type App,
  attemptsTo,
  change,
  createApp,
  deliverer,
  deliveriesTo,
  moveClock,
  tidyUp,
} from './support.ts'

describe('what an app hears about its own installation', () => {
  afterEach(tidyUp)

  const owner = async (app: App) => {
    const account = await createAccount()
    await service().db('shops').where({ id: app.shop.id }).update({ owner_id: account.id })
    return account
  }
  const ofStore = (app: App, path = '') => `/api/v1/stores/${app.shop.id}${path}`
  const ofInstallation = (app: App) => ofStore(app, `/installations/${app.installation.id}`)
  const heard = async ({ receiver }: App) => {
    await deliverer().deliverDue()
    return receiver.received.map(({ body }) => JSON.parse(body))
  }
  const operator = { record: recordAsOperator('test'), vault: undefined as never }
  const context = () => ({
    ...operator,
    vault: service().dependencies.vault,
    config: service().dependencies.config,
  })

  const ends: Record<string, (app: App) => Promise<unknown>> = {
    'the merchant uninstalls it': async (app) =>
      call('console')
        .delete(ofInstallation(app))
        .set((await owner(app)).onConsole())
        .expect(200),
    'the store closes': async (app) =>
      call('console')
        .post(ofStore(app, '/close'))
        .set((await owner(app)).onConsole())
        .expect(200),
    'an operator closes the store': (app) =>
      transaction(service().db, (tx) => closeStore(tx, context(), { store: app.shop.id, reason: 'fraud' })),
    'the only person who granted it leaves the staff': async (app) => {
      const { db } = service()
      const [account, staff] = [await owner(app), await createAccount()]
      await createStaff(app.shop, await createRole(app.shop, ['orders:view']), staff)
      const grant = { shop_id: app.shop.id, installation_id: app.installation.id, user_id: staff.id }
      await db('staff_grants').insert({ ...grant, scopes: ['READ_ORDERS'] })
      await call('console')
        .delete(ofStore(app, `/staff/${staff.id}`))
        .set(account.onConsole())
        .expect(200)
    },
  }
  for (const [cause, end] of Object.entries(ends)) {
    it(`is told of its end where ${cause}, once its tokens are gone`, async () => {
      const app = await createApp()
      const token = await createAppToken(app.shop, ['READ_ORDERS'], app.installation.id)
      let status = 0
      app.receiver.answer = () => ({
        after: call('apps')
          .get('/api/v1/orders')
          .set(token)
          .then((reply) => {
            status = reply.status
          }),
      })
      await change(app.shop)
      await end(app)
      const path = `/stores/${app.shop.id}/installations/${app.installation.id}`
      const notices = (await heard(app)).filter(({ resource }) => resource === 'app')
      expect(notices).to.have.length(1)
      expect(notices[0]).to.include({
        topic: 'app/uninstalled',
        action: 'uninstalled',
        method: 'DELETE',
        path,
        resourceId: app.installation.id,
        shopId: app.shop.id,
      })
      expect(status).to.equal(401)
      const { bytes, headers } = app.receiver.received.at(-1)!
      expect(new Webhook(app.installation.signingSecret).verify(bytes, headers as never)).to.eql(notices[0])
      expect(await heard(app)).to.have.length(app.receiver.received.length)
    })
  }

  it('is told of each change of its scopes, whoever makes it, and of no consent that changes nothing', async () => {
    const app = await createApp(['READ_ORDERS', 'READ_TASKS'])
    const account = await owner(app)
    const narrow = (scopes: string[]) =>
      call('console').patch(ofInstallation(app)).set(account.onConsole()).send({ scopes }).expect(200)
    await narrow(['READ_ORDERS', 'READ_TASKS'])
    expect(await heard(app)).to.eql([])
    await narrow(['READ_TASKS'])
    const consent = {
      clientId: app.installation.clientId,
      storeId: app.shop.id,
      redirectUri: 'https://app.example/callback',
      codeChallenge: 'a'.repeat(43),
    }
    const authorize = (scopes: string[]) =>
      call('console')
        .post('/api/v1/oauth/authorize')
        .set(account.onConsole())
        .send({ ...consent, scopes })
    await authorize(['READ_ORDERS', 'READ_TASKS']).expect(200)
    await authorize(['READ_ORDERS', 'READ_TASKS']).expect(200)
    const notices = await heard(app)
    expect(notices.map(({ topic, resourceId }) => [topic, resourceId])).to.eql([
      ['app/scopes_updated', app.installation.id],
      ['app/scopes_updated', app.installation.id],
    ])
    expect(notices[0]).to.include({ method: 'PATCH', action: 'scopes_updated' })
  })

  it('is told again until it answers, although it is no longer installed, and can have it sent again', async () => {
    const answers = [500, 200]
    const app = await createApp(['READ_ORDERS'], () => ({ status: answers.shift() ?? 200 }))
    const account = await owner(app)
    await service().db('apps').where({ id: app.installation.appId }).update({ owner_id: account.id })
    await call('console').delete(ofInstallation(app)).set(account.onConsole()).expect(200)
    await deliverer().deliverDue()
    moveClock(1 * hours)
    await deliverer().deliverDue()
    expect((await attemptsTo(app)).map(({ status }) => status)).to.eql([500, 200])
    const [delivery] = await deliveriesTo(app)
    const url = `/api/v1/apps/${app.installation.appId}/deliveries`
    await call('console').post(`${url}/${delivery.id}/redeliver`).set(account.onConsole()).expect(202)
    expect(await heard(app)).to.have.length(3)
    const list = await call('console')
      .get(`${url}?resource=app&topic=app/uninstalled`)
      .set(account.onConsole())
      .expect(200)
    expect(list.body.data.deliveries).to.have.length(1)
  })

  it('is told once the suspension of the app is lifted', async () => {
    const app = await createApp()
    await transaction(service().db, (tx) =>
      suspendApp(tx, context(), { app: app.installation.appId, reason: 'complaints' }),
    )
    const account = await owner(app)
    await call('console').delete(ofInstallation(app)).set(account.onConsole()).expect(200)
    expect(await heard(app)).to.eql([])
    await service().db('apps').where({ id: app.installation.appId }).update({ suspended_at: null })
    moveClock(1 * hours)
    expect((await heard(app)).map(({ topic }) => topic)).to.eql(['app/uninstalled'])
  })

  it('goes to that app alone, and not into the feed of the store', async () => {
    const [app, other] = [await createApp(), await createApp()]
    const { db } = service()
    await db('installations').where({ id: other.installation.id }).update({ shop_id: app.shop.id })
    const account = await owner(app)
    await call('console').delete(ofInstallation(app)).set(account.onConsole()).expect(200)
    expect(await heard(app)).to.have.length(1)
    expect(other.receiver.received).to.eql([])
    const token = await createAppToken(app.shop, ['READ_ORDERS'])
    await feedSettled()
    const { body } = await call('apps').get('/api/v1/events').set(token).expect(200)
    expect(body.data.events).to.eql([])
  })
})

describe('the topics of a webhook', () => {
  afterEach(tidyUp)

  it('are those that its app has chosen: nothing else is delivered', async () => {
    const app = await createApp(['READ_ORDERS', 'READ_TASKS'])
    const { db } = service()
    const topics = (chosen: string[] | null) =>
      db('apps').where({ id: app.installation.appId }).update({ topics: chosen })
    const tell = async () => {
      app.receiver.received.length = 0
      await change(app.shop)
      await change(app.shop, { call: { method: 'POST', path: '/orders' } })
      await change(app.shop, { resource: 'tasks' })
      await deliverer().deliverDue()
      return app.receiver.received.map(({ headers }) => headers['x-service-topic']).toSorted()
    }
    expect(await tell()).to.eql(['orders/created', 'orders/updated', 'tasks/updated'])
    await topics(['orders/created', 'products/created'])
    expect(await tell()).to.eql(['orders/created'])
    await topics([])
    expect(await tell()).to.eql([])
    await topics(null)
    expect(await tell()).to.have.length(3)
  })
})
