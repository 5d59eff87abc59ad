import { expect } from 'chai'
import { clock, hours } from '../../src/clock.ts'
import { createAccount, createInstallation, createShop, type Person } from '../support/fixtures.ts'
import { call, openApps, service } from '../support/service.ts'
import { createDelivery, registerApp, stateOf } from './support.ts'

const url = 'https://labels.example.com/webhooks'

function save(developer: Person, appId: string, to: string, app = service().console) {
  return call('console', app).put(`/api/v1/apps/${appId}/webhook`).set(developer.as()).send({ url: to })
}

function rotate(developer: Person, appId: string) {
  return call('console').post(`/api/v1/apps/${appId}/webhook/signing-secret`).set(developer.as())
}

async function appRow(id: string) {
  return service().db('apps').where({ id }).first()
}

describe('saveWebhook', () => {
  it('makes a signing secret the first time and keeps it, sealed', async () => {
    const developer = await createAccount()
    const app = await registerApp(developer)
    const { body } = await save(developer, app.id, url).expect(200)
    expect(body.data.url).to.equal(url)
    expect(body.data.signingSecret).to.match(/^whsec_[\w-]{32}$/)
    const row = await appRow(app.id)
    expect(row.signing_secret).to.not.include(body.data.signingSecret.slice(6))
    expect(service().environment.vault.open(row.signing_secret, app.id)).to.equal(body.data.signingSecret)
    const again = await save(developer, app.id, `${url}/v2`).expect(200)
    expect(again.body.data).to.deep.equal({ url: `${url}/v2`, signingSecret: body.data.signingSecret })
  })

  it('gives one secret to calls that come at once', async () => {
    const developer = await createAccount()
    const app = await registerApp(developer)
    const replies = await Promise.all([1, 2, 3, 4].map(() => save(developer, app.id, url).expect(200)))
    expect(new Set(replies.map(({ body }) => body.data.signingSecret)).size).to.equal(1)
  })

  it('switches webhooks off with an empty URL and drops what still waits', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    const installation = await createInstallation(shop, { scopes: ['READ_ORDERS'], webhookUrl: url })
    const delivery = await createDelivery(shop, installation)
    const { body } = await save(owner, installation.appId, '').expect(200)
    expect(body.data).to.deep.equal({ url: '', signingSecret: null })
    expect(await stateOf(delivery)).to.equal('dropped')
    const shown = await call('console').get(`/api/v1/apps/${installation.appId}`).set(owner.as()).expect(200)
    expect(shown.body.data.webhookUrl).to.equal(null)
    const back = await save(owner, installation.appId, url).expect(200)
    expect(back.body.data.signingSecret).to.equal(installation.signingSecret)
  })

  it('switches a webhook on again that failures had switched off', async () => {
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
    const guarded = await openApps({ ...config, allowPrivateWebhooks: false }, db)
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
    const { vault } = service().environment
    const row = await appRow(app.id)
    expect(vault.open(row.signing_secret, app.id)).to.equal(body.data.signingSecret)
    expect(vault.open(row.previous_signing_secret, app.id)).to.equal(first)
    expect(Date.parse(row.previous_valid_until)).to.equal(Date.parse(body.data.previousValidUntil))
  })

  it('is refused while webhooks are off', async () => {
    const developer = await createAccount()
    const app = await registerApp(developer)
    expect((await rotate(developer, app.id).expect(409)).body.code).to.equal('webhook_off')
    await save(developer, app.id, url).expect(200)
    await save(developer, app.id, '').expect(200)
    await rotate(developer, app.id).expect(409)
  })
})
