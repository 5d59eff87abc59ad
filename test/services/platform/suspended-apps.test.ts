import { expect } from 'chai'
import { clock } from '../../../src/base/clock.ts'
import { transaction } from '../../../src/db/database.ts'
import { fanOut } from '../../../src/events/fan-out.ts'
import { recordAsOperator } from '../../../src/events/record.ts'
import * as suspensions from '../../../src/services/platform/suspensions.ts'
import { authorize, codeOf, createMerchant, install, redeem, refresh } from '../../console/oauth-support.ts'
import { type App, change, createApp, deliverer, deliveriesTo, tidyUp } from '../../events/support.ts'
import { feedSettled } from '../../support/feed.ts'
import { createAppToken } from '../../support/fixtures/apps.ts'
import { createAccount } from '../../support/fixtures/people.ts'
import { call, service } from '../../support/service.ts'

const context = () => ({ record: recordAsOperator('grace'), vault: service().dependencies.vault })
const within = <T>(work: (tx: Parameters<typeof suspensions.suspendApp>[0]) => Promise<T>) =>
  transaction(service().db, work)
const suspendApp = (app: string) =>
  within((tx) => suspensions.suspendApp(tx, context(), { app, reason: 'Sells addresses' }))
const resumeApp = (app: string) => within((tx) => suspensions.resumeApp(tx, context(), { app }))
const emailOf = async (appId: string): Promise<string> =>
  (
    await service()
      .db('apps')
      .join('users', 'users.id', 'owner_id')
      .where({ 'apps.id': appId })
      .first('email')
  ).email
const suspendDeveloper = async (appId: string) => {
  const email = await emailOf(appId)
  return within((tx) => suspensions.suspendAccount(tx, context(), { email, reason: 'Fraud' }))
}
const reinstateDeveloper = async (appId: string) => {
  const email = await emailOf(appId)
  return within((tx) => suspensions.reinstateAccount(tx, context(), { email }))
}

const stops = {
  'by an operator': { stop: suspendApp, lift: resumeApp },
  'because the account of its developer is suspended': { stop: suspendDeveloper, lift: reinstateDeveloper },
}
const appWith = (token: string) =>
  call('apps')
    .get('/api/v1/app')
    .set({ authorization: `Bearer ${token}` })

describe('An app that is stopped', () => {
  afterEach(tidyUp)

  for (const [how, { stop, lift }] of Object.entries(stops)) {
    describe(how, () => {
      it('calls nothing from the next call on, gets no tokens and no consent, and goes on once that is lifted', async () => {
        const merchant = await createMerchant()
        const tokens = await install(merchant)
        const code = await codeOf(merchant)
        await appWith(tokens.access_token).expect(200)
        expect(await stop(merchant.app.id)).to.equal(true)
        await appWith(tokens.access_token).expect(401)
        expect((await refresh(merchant, tokens.refresh_token).expect(401)).body.error).to.equal(
          'invalid_client',
        )
        await redeem(merchant, code).expect(401)
        expect((await authorize(merchant).expect(403)).body.code).to.equal('app_suspended')
        const asked = { clientId: merchant.app.clientId }
        const stores = () =>
          call('console').get('/api/v1/oauth/stores').query(asked).set(merchant.owner.onConsole())
        expect((await stores().expect(403)).body.code).to.equal('app_suspended')
        const link = {
          client_id: merchant.app.clientId,
          redirect_uri: merchant.app.redirectUri,
          response_type: 'code',
        }
        const page = await call('console').get('/api/v1/oauth/authorize').query(link).expect(200)
        expect(page.text).to.include('is suspended')

        expect(await lift(merchant.app.id)).to.equal(true)
        await appWith(tokens.access_token).expect(200)
        await refresh(merchant, tokens.refresh_token).expect(200)
        await redeem(merchant, code).expect(200)
        await stores().expect(200)
      })

      it('is sent nothing: what waits is kept and sent once that is lifted, what happens meanwhile is in the feed', async () => {
        const app = await createApp()
        const waiting = await change(app.shop)
        const sender = deliverer()
        await service()
          .db('apps')
          .where({ id: app.installation.appId })
          .update({ owner_id: (await createAccount()).id })
        await fanOutTo(app)
        await stop(app.installation.appId)
        await change(app.shop)
        await sender.deliverDue()
        expect(app.receiver.received).to.be.empty
        const [delivery, ...rest] = await deliveriesTo(app)
        expect(delivery).to.include({ state: 'pending', attempt: 0, lease: null })
        expect(rest).to.be.empty
        await lift(app.installation.appId)
        await service().db('deliveries').where({ id: delivery.id }).update({ next_at: clock.now() })
        await sender.deliverDue()
        expect(app.receiver.received.map(({ body }) => JSON.parse(body).resourceId)).to.eql([waiting])
        await feedSettled()
        const feed = await call('apps')
          .get('/api/v1/events')
          .set(await createAppToken(app.shop, ['READ_ORDERS'], app.installation.id))
          .expect(200)
        expect(feed.body.data.events).to.have.length(2)
      })
    })
  }

  it('is shown as such to its developer and to the merchants who have it, and the logs say so', async () => {
    const merchant = await createMerchant()
    await install(merchant)
    const developer = await service().db('apps').where({ id: merchant.app.id }).first('owner_id')
    const seen = async () =>
      (
        await call('console')
          .get(`/api/v1/stores/${merchant.shop.id}/installations`)
          .set(merchant.owner.onConsole())
          .expect(200)
      ).body.data.installations[0].suspended
    expect(await seen()).to.equal(false)
    expect(await suspendApp(merchant.app.clientId)).to.equal(true)
    expect(await suspendApp(merchant.app.id)).to.equal(false)
    expect(await seen()).to.equal(true)
    const row = await service().db('apps').where({ id: merchant.app.id }).first()
    expect(row).to.include({ suspension_reason: 'Sells addresses' })
    await resumeApp(merchant.app.id)
    expect(await resumeApp(merchant.app.id)).to.equal(false)
    expect(await seen()).to.equal(false)
    const { db } = service()
    const ofStore = await db('activity').where({ shop_id: merchant.shop.id }).orderBy('id').pluck('action')
    expect(ofStore).to.eql(['app.installed', 'app.suspended', 'app.resumed'])
    const ofPlatform = await db('platform_activity').where({ resource_id: merchant.app.id }).orderBy('id')
    expect(ofPlatform.map(({ action, actor_id, reason }) => [action, actor_id, reason])).to.eql([
      ['app.suspended', 'grace', 'Sells addresses'],
      ['app.resumed', 'grace', null],
    ])
    const { email } = await db('users').where({ id: developer.owner_id }).first('email')
    expect(await db('mails').where({ recipient: email }).orderBy('id').pluck('subject')).to.eql([
      'Your app has been suspended',
      'Your app is active again',
    ])
  })

  it('shows its developer why, who cannot test its webhook meanwhile', async () => {
    const developer = await createAccount()
    const app = await createApp()
    const { appId } = app.installation
    await service().db('apps').where({ id: appId }).update({ owner_id: developer.id })
    const at = (path = '') => `/api/v1/apps/${appId}${path}`
    const get = async () => (await call('console').get(at()).set(developer.onConsole()).expect(200)).body.data
    expect((await get()).suspension).to.equal(null)
    await suspendApp(appId)
    expect((await get()).suspension.reason).to.equal('Sells addresses')
    const tested = await call('console').post(at('/webhook/test')).set(developer.onConsole()).expect(403)
    expect(tested.body.code).to.equal('app_suspended')
    expect(app.receiver.received).to.be.empty
  })

  it('and is public stops for a suspended person who consented, and for nobody else', async () => {
    const { shop, installation } = await createApp()
    const { db } = service()
    const [person, other] = [await createAccount(), await createAccount()]
    const tokenOf = (userId: string) =>
      createAppToken({ ...shop, ownerId: userId }, ['READ_ORDERS'], installation.id)
    const [theirs, others] = [await tokenOf(person.id), await tokenOf(other.id)]
    const calls = (headers: object) =>
      call('apps')
        .get('/api/v1/app')
        .set(headers as Record<string, string>)
    await within((tx) => suspensions.suspendAccount(tx, context(), { email: person.email!, reason: 'Fraud' }))
    await calls(theirs).expect(200)
    await db('apps').where({ id: installation.appId }).update({ confidential: false })
    await calls(theirs).expect(401)
    await calls(others).expect(200)
  })

  it('refuses an app that does not exist', async () => {
    for (const act of [suspendApp, resumeApp])
      expect((await act('client_nobody').catch((error) => error)).refusal).to.equal('appNotFound')
  })
})

/** Makes the deliveries of what has happened, and sends none. */
async function fanOutTo(app: App): Promise<void> {
  while ((await fanOut(service().db)) > 0);
  expect(await deliveriesTo(app)).to.have.length(1)
}
