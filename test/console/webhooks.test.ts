import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { expect } from 'chai'
import { clock, hours } from '../../src/base/clock.ts'
import { signatureOf } from '../../src/gateways/webhooks/sign.ts'
import { contractOf } from '../../src/surfaces.ts'
import { createBacklog, createDelivery, createInstallation } from '../support/fixtures/apps.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { openReceiver, type Receiver } from '../support/receiver.ts'
import { sampledTest } from '../support/sample.ts'
import { call, openApps, service } from '../support/service.ts'
import { registerApp, stateOf } from './support.ts'

const url = 'https://labels.example.com/webhooks'

function save(developer: Person, appId: string, to: string, app = service().console) {
  return call('console', app)
    .put(`/api/v1/apps/${appId}/webhook`)
    .set(developer.onConsole())
    .send({ url: to })
}

function rotate(developer: Person, appId: string) {
  return call('console').post(`/api/v1/apps/${appId}/webhook/signing-secret`).set(developer.onConsole())
}

async function appRow(id: string) {
  return service().db('apps').where({ id }).first()
}

describe('saveWebhook', () => {
  it('creates a signing secret the first time and keeps it, encrypted', async () => {
    const developer = await createAccount()
    const app = await registerApp(developer)
    const { body } = await save(developer, app.id, url).expect(200)
    expect(body.data.url).to.equal(url)
    expect(body.data.signingSecret).to.match(/^whsec_[A-Za-z0-9+/]{32}$/)
    const row = await appRow(app.id)
    expect(row.signing_secret).to.not.include(body.data.signingSecret.slice(6))
    expect(service().dependencies.vault.open(row.signing_secret, app.id)).to.equal(body.data.signingSecret)
    const again = await save(developer, app.id, `${url}/v2`).expect(200)
    expect(again.body.data).to.deep.equal({ url: `${url}/v2`, signingSecret: body.data.signingSecret })
  })

  it('keeps the choice of topics until another is made, and refuses those that there are not', async () => {
    const developer = await createAccount()
    const app = await registerApp(developer)
    const choose = (body: object) =>
      call('console')
        .put(`/api/v1/apps/${app.id}/webhook`)
        .set(developer.onConsole())
        .send({ url, ...body })
    const chosen = async () =>
      (await call('console').get(`/api/v1/apps/${app.id}`).set(developer.onConsole()).expect(200)).body.data
        .webhookTopics
    expect(await chosen()).to.equal(null)
    const topics = ['orders/created', 'app/uninstalled']
    await choose({ topics }).expect(200)
    expect(await chosen()).to.eql(topics)
    await save(developer, app.id, '').expect(200)
    await save(developer, app.id, url).expect(200)
    expect(await chosen()).to.eql(topics)
    for (const wrong of [
      ['orders'],
      ['orders/uninstalled'],
      ['orders/created', 'orders/created'],
      'orders/created',
    ])
      await choose({ topics: wrong }).expect(400)
    await choose({ topics: null }).expect(200)
    expect(await chosen()).to.equal(null)
  })

  it('returns one secret to parallel calls', async () => {
    const developer = await createAccount()
    const app = await registerApp(developer)
    const replies = await Promise.all([1, 2, 3, 4].map(() => save(developer, app.id, url).expect(200)))
    expect(new Set(replies.map(({ body }) => body.data.signingSecret)).size).to.equal(1)
  })

  it('disables webhooks with an empty URL and drops what still waits', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    const installation = await createInstallation(shop, { scopes: ['READ_ORDERS'], webhookUrl: url })
    const delivery = await createDelivery(shop, installation)
    const failing = { switched_off_at: new Date(), failing_since: new Date(), failures: 40 }
    await service().db('apps').where({ id: installation.appId }).update(failing)
    const { body } = await save(owner, installation.appId, '').expect(200)
    expect(body.data).to.deep.equal({ url: '', signingSecret: null })
    expect(await stateOf(delivery)).to.equal('dropped')
    const shown = await call('console')
      .get(`/api/v1/apps/${installation.appId}`)
      .set(owner.onConsole())
      .expect(200)
    expect(shown.body.data).to.include({ webhookUrl: null, webhookDisabledAt: null })
    const back = await save(owner, installation.appId, url).expect(200)
    expect(back.body.data.signingSecret).to.equal(installation.signingSecret)
  })

  sampledTest(
    'drops whatever waits with an empty URL, in transactions of at most 10,000 deliveries',
    async () => {
      const owner = await createAccount()
      const shop = await createShop({ ownerId: owner.id })
      const installation = await createInstallation(shop, { scopes: ['READ_ORDERS'], webhookUrl: url })
      await createBacklog(shop, installation, 20_001)
      await save(owner, installation.appId, '').expect(200)
      const dropped = await service()
        .db('deliveries')
        .where({ app_id: installation.appId, state: 'dropped' })
        .groupByRaw('xmin::text')
        .count<{ count: number }[]>()
      const counts = dropped.map(({ count }) => count)
      expect(counts.toSorted((one, other) => one - other)).to.eql([1, 10_000, 10_000])
    },
  )

  it('enables a webhook again that failures had disabled', async () => {
    const developer = await createAccount()
    const app = await registerApp(developer)
    await save(developer, app.id, url).expect(200)
    const failing = { switched_off_at: new Date(), failing_since: new Date(), failures: 40 }
    await service().db('apps').where({ id: app.id }).update(failing)
    await save(developer, app.id, url).expect(200)
    expect(await appRow(app.id)).to.include({ switched_off_at: null, failing_since: null, failures: 0 })
  })

  it('refuses a URL that is not HTTPS or not public, and saves nothing', async () => {
    const { db, config } = service()
    const guarded = await openApps({ ...config, allowPrivateWebhooks: false }, db, 'console')
    const developer = await createAccount()
    const app = await registerApp(developer)
    for (const unsafe of [
      'http://93.184.216.34/',
      'https://127.0.0.1/',
      'https://169.254.169.254/latest',
      'nonsense',
    ]) {
      const { body } = await save(developer, app.id, unsafe, guarded.console).expect(400)
      expect(body.code).to.equal('unsafe_webhook_url')
    }
    expect(await appRow(app.id)).to.include({ webhook_url: '', signing_secret: null })
  })
})

describe('rotateSigningSecret', () => {
  it('keeps the old secret beside the new one for 24 hours', async () => {
    const developer = await createAccount()
    const app = await registerApp(developer)
    const first = (await save(developer, app.id, url).expect(200)).body.data.signingSecret
    const { body } = await rotate(developer, app.id).expect(200)
    expect(body.data.signingSecret)
      .to.match(/^whsec_/)
      .and.not.equal(first)
    const until = Date.parse(body.data.previousValidUntil) - clock.now().getTime()
    expect(until).to.be.within(24 * hours - 60_000, 24 * hours)
    const { vault } = service().dependencies
    const row = await appRow(app.id)
    expect(vault.open(row.signing_secret, app.id)).to.equal(body.data.signingSecret)
    expect(vault.open(row.previous_signing_secret, app.id)).to.equal(first)
    expect(Date.parse(row.previous_valid_until)).to.equal(Date.parse(body.data.previousValidUntil))
  })

  it('leaves two secrets after a second rotation within 24 hours: the new one and the one before it', async () => {
    const developer = await createAccount()
    const app = await registerApp(developer)
    await save(developer, app.id, url).expect(200)
    const [second, third] = [await rotate(developer, app.id), await rotate(developer, app.id)]
    const { vault } = service().dependencies
    const row = await appRow(app.id)
    expect(vault.open(row.signing_secret, app.id)).to.equal(third.body.data.signingSecret)
    expect(vault.open(row.previous_signing_secret, app.id)).to.equal(second.body.data.signingSecret)
  })

  it('is refused while webhooks are disabled', async () => {
    const developer = await createAccount()
    const app = await registerApp(developer)
    expect((await rotate(developer, app.id).expect(409)).body.code).to.equal('webhook_off')
    await save(developer, app.id, url).expect(200)
    await save(developer, app.id, '').expect(200)
    await rotate(developer, app.id).expect(409)
  })
})

describe('testWebhook', () => {
  const receivers: Receiver[] = []
  afterEach(async () => void (await Promise.all(receivers.splice(0).map((receiver) => receiver.close()))))

  const open = async (answer?: Receiver['answer']) => {
    const receiver = await openReceiver(answer)
    receivers.push(receiver)
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    const installation = await createInstallation(shop, { scopes: ['READ_TASKS'], webhookUrl: receiver.url })
    const test = (app = service().console) =>
      call('console', app).post(`/api/v1/apps/${installation.appId}/webhook/test`).set(owner.onConsole())
    return { owner, shop, installation, receiver, test }
  }

  it('says that it cannot sign where no key opens the signing secret, and sends nothing', async () => {
    const { installation, receiver, test } = await open()
    const app = service().db('apps').where({ id: installation.appId })
    const [, ...sealed] = (await app.clone().first('signing_secret')).signing_secret.split('.')
    await app.update({ signing_secret: ['gone', ...sealed].join('.') })
    const { body } = await test().expect(200)
    expect(body.data).to.deep.include({ status: null, response: null })
    expect(body.data.error).to.match(/^Nothing was sent: the service cannot read the signing secret/)
    expect(receiver.received).to.eql([])
  })

  it('sends a notification now, signed and marked, and returns the reply', async () => {
    const { shop, installation, receiver, test } = await open(() => ({ status: 418, body: 't'.repeat(3000) }))
    const { body } = await test().expect(200)
    expect(body.data).to.deep.include({ status: 418, error: null, response: 't'.repeat(1024) })
    expect(body.data.durationMs).to.be.within(0, 60_000)
    const [sent] = receiver.received
    const notification = JSON.parse(sent!.body)
    expect(notification).to.include({ id: body.data.id, topic: 'tasks/updated', shopId: shop.id })
    expect(sent!.headers).to.include({
      'x-service-test': 'true',
      'x-service-topic': 'tasks/updated',
      'x-service-shop-id': shop.id,
      'x-service-app-client-id': installation.clientId,
      'x-service-event-id': body.data.id,
      'x-service-hmac-sha256': signatureOf(sent!.body, installation.signingSecret),
    })
    expect(sent!.headers).not.to.have.property('x-service-hmac-sha256-previous')
    const left = await service().db('deliveries').where({ app_id: installation.appId })
    expect(left).to.eql([])
    expect(await appRow(installation.appId)).to.include({ failures: 0, failing_since: null })
  })

  it('says where a redirect leads, and what to do about it', async () => {
    const replies = [
      { status: 308, headers: { location: '/hooks/' } },
      { status: 302, headers: { location: 'http://hooks.example' } },
      { status: 304 },
      { status: 201, headers: { location: '/orders/1' } },
    ]
    const { receiver, test } = await open(() => replies.shift()!)
    const tell = async () => {
      const { location, hint } = (await test().expect(200)).body.data
      return { location, hint }
    }
    const slash = await tell()
    expect(slash.location).to.equal(`${new URL(receiver.url).origin}/hooks/`)
    expect(slash.hint).to.contain(slash.location)
    expect((await tell()).hint).to.match(/hooks\.example.*must begin with https/)
    expect(await tell()).to.deep.equal({
      location: null,
      hint: 'Redirects are not followed. Answer with a 2xx status at the saved address.',
    })
    expect(await tell()).to.deep.equal({ location: null, hint: null })
  })

  it('calls the app that is named, and no other of its developer', async () => {
    const { owner, shop, installation, receiver } = await open()
    const other = await openReceiver()
    receivers.push(other)
    const { appId } = await createInstallation(shop, { scopes: ['READ_TASKS'], webhookUrl: other.url })
    for (const id of [installation.appId, appId])
      await call('console').post(`/api/v1/apps/${id}/webhook/test`).set(owner.onConsole()).expect(200)
    expect([receiver.received.length, other.received.length]).to.eql([1, 1])
  })

  it('matches the contract of a notification', async () => {
    const { receiver, test } = await open()
    await test().expect(200)
    const contract = contractOf('webhooks') as { components: object }
    const ajv = new Ajv2020({ strict: false })
    const addFormats = addFormatsModule.default
    addFormats(ajv).addSchema(contract, 'webhooks')
    const valid = ajv.compile({
      $ref: 'webhooks#/components/schemas/WebhookEvent',
      unevaluatedProperties: false,
    })
    expect(valid(JSON.parse(receiver.received[0]!.body)), ajv.errorsText(valid.errors)).to.equal(true)
  })

  it('is also signed with the previous secret after a rotation, for as long as that one is valid', async () => {
    const { owner, installation, receiver, test } = await open()
    await rotate(owner, installation.appId).expect(200)
    await test().expect(200)
    const [sent] = receiver.received
    expect(sent!.headers['x-service-hmac-sha256-previous']).to.equal(
      signatureOf(sent!.body, installation.signingSecret),
    )
    const ended = { previous_valid_until: clock.now() }
    await service().db('apps').where({ id: installation.appId }).update(ended)
    await test().expect(200)
    expect(receiver.received[1]!.headers).not.to.have.property('x-service-hmac-sha256-previous')
  })

  it('reports why there was no answer', async () => {
    const { receiver, test } = await open()
    await receiver.close()
    const { body } = await test().expect(200)
    expect(body.data).to.deep.include({ status: null, response: null })
    expect(body.data.error).to.match(/ECONNREFUSED/)
  })

  it('calls no private address', async () => {
    const { config, db } = service()
    const guarded = await openApps({ ...config, allowPrivateWebhooks: false }, db, 'console')
    const { installation, receiver, test } = await open()
    const { body } = await test(guarded.console).expect(200)
    expect(body.data).to.include({ status: null, error: 'it is not HTTPS' })
    await db('apps')
      .where({ id: installation.appId })
      .update({ webhook_url: 'https://169.254.169.254/latest' })
    expect((await test(guarded.console).expect(200)).body.data.error).to.match(/not a public address/)
    expect(receiver.received).to.eql([])
  })

  it('invents a store for an app that nobody has installed, and requires a URL', async () => {
    const { receiver } = await open()
    const developer = await createAccount()
    const app = await registerApp(developer)
    const test = () => call('console').post(`/api/v1/apps/${app.id}/webhook/test`).set(developer.onConsole())
    expect((await test().expect(409)).body.code).to.equal('webhook_off')
    await save(developer, app.id, receiver.url).expect(200)
    expect((await test().expect(200)).body.data.status).to.equal(200)
    expect(receiver.received[0]!.headers['x-service-shop-id']).to.match(/^[0-9a-f]{24}$/)
  })
})
