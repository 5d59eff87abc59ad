import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import { createAppToken, createDelivery, createInstallation } from '../support/fixtures/apps.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import { registerApp, stateOf } from './support.ts'

const labels = {
  name: 'Label Printer',
  redirectUris: ['https://labels.example.com/oauth/callback', 'http://localhost:8080/callback'],
  scopes: ['READ_ORDERS', 'WRITE_SHIPPING'],
}

describe('createApp', () => {
  it('shows the client secret once and stores only its hash', async () => {
    const developer = await createAccount()
    const { body } = await call('console')
      .post('/api/v1/apps')
      .set(developer.onConsole())
      .send(labels)
      .expect(201)
    expect(body.data).to.deep.include({
      ...labels,
      confidential: true,
      webhookUrl: null,
      webhookDisabledAt: null,
    })
    expect(body.data.clientId).to.match(/^client_/)
    expect(body.data.clientSecret).to.match(/^secret_[\w-]{43}$/)
    const row = await service().db('apps').where({ id: body.data._id }).first()
    expect(JSON.stringify(row)).to.not.include(body.data.clientSecret)
    const shown = await call('console')
      .get(`/api/v1/apps/${body.data._id}`)
      .set(developer.onConsole())
      .expect(200)
    expect(shown.body.data).to.not.have.property('clientSecret')
  })

  it('refuses names that a merchant could confuse or not see', async () => {
    const developer = await createAccount()
    const register = (name: string) =>
      call('console')
        .post('/api/v1/apps')
        .set(developer.onConsole())
        .send({ ...labels, name })
    for (const name of ['   ', 'A\r\nBcc: x@y.example', 'A\u202Eb', 'A\u0000'])
      await register(name).expect(400)
    await register('Étiquettes & 標籤 👩‍💻').expect(201)
  })

  it('refuses redirect URIs that are not safe to send a browser to', async () => {
    const developer = await createAccount()
    for (const uri of [
      'http://app.example/callback',
      'javascript:alert(1)',
      'https://app.example/callback#fragment',
      'https://',
      '/callback',
      'http://localhost.evil.example/callback',
      'http://127.0.0.1.evil.example/',
      'data:text/html,x',
      'myapp://callback',
      'https://user@app.example/callback',
      'https://user:secret@app.example/callback',
      ' https://app.example/',
    ]) {
      await call('console')
        .post('/api/v1/apps')
        .set(developer.onConsole())
        .send({ ...labels, redirectUris: [uri] })
        .expect(400)
    }
  })

  it('lets a public app alone have a scheme of its own, which is a domain in reverse', async () => {
    const developer = await createAccount()
    const post = (uri: string, confidential: boolean) =>
      call('console')
        .post('/api/v1/apps')
        .set(developer.onConsole())
        .send({ ...labels, redirectUris: [uri], confidential })
    for (const uri of ['com.example.app:/oauth', 'org.example.my-app://oauth/back']) {
      const { body } = await post(uri, false).expect(201)
      expect(body.data.redirectUris).to.eql([uri])
      expect((await post(uri, true).expect(400)).body.message).to.include('unless the app is public')
    }
    for (const uri of [
      'com.example.app',
      'com.example.app:',
      'com.example.app:oauth',
      'com.example.app:/oauth#part',
      'app:/oauth',
      'javascript:/alert(1)',
      'Com.Example.App:/oauth',
      '.example:/oauth',
      'com.:/oauth',
    ])
      await post(uri, false).expect(400)
  })

  it('cannot register a first-party scope', async () => {
    const developer = await createAccount()
    await call('console')
      .post('/api/v1/apps')
      .set(developer.onConsole())
      .send({ ...labels, scopes: ['READ_ORDERS', 'WRITE_ORDERS'] })
      .expect(400)
  })
})

describe('listApps', () => {
  it("lists one's own apps, newest first, without deleted ones", async () => {
    const [developer, other] = [await createAccount(), await createAccount()]
    await registerApp(other)
    const apps = [await registerApp(developer), await registerApp(developer), await registerApp(developer)]
    await call('console').delete(`/api/v1/apps/${apps[1]!.id}`).set(developer.onConsole()).expect(200)
    const { body } = await call('console').get('/api/v1/apps').set(developer.onConsole()).expect(200)
    expect(body.data.apps.map(({ _id }: { _id: string }) => _id)).to.deep.equal([apps[2]!.id, apps[0]!.id])
    expect(body.data.pagination.total).to.equal(2)
  })
})

describe('getApp', () => {
  it('shows an app to its developer', async () => {
    const developer = await createAccount()
    const app = await registerApp(developer)
    const { body } = await call('console')
      .get(`/api/v1/apps/${app.id}`)
      .set(developer.onConsole())
      .expect(200)
    expect(body.data.clientId).to.equal(app.clientId)
  })
})

describe('updateApp', () => {
  it('sends codes elsewhere only for a developer who has signed in lately, and changes the rest for any', async () => {
    const developer = await createAccount()
    const { id, redirectUri } = await registerApp(developer)
    const past = new Date(Date.now() - 15 * minutes)
    await service().db('sessions').where({ user_id: developer.id }).update({ created_at: past })
    const update = (body: object) =>
      call('console').patch(`/api/v1/apps/${id}`).set(developer.onConsole()).send(body)
    const elsewhere = ['https://elsewhere.example/callback']
    const { body } = await update({ redirectUris: elsewhere, name: 'Other' }).expect(403)
    expect(body.code).to.equal('sign_in_again')
    const { body: changed } = await update({ name: 'Label Maker' }).expect(200)
    expect(changed.data).to.deep.include({ name: 'Label Maker', redirectUris: [redirectUri] })
  })

  it('keeps an app with a scheme of its own public', async () => {
    const developer = await createAccount()
    const own = ['com.example.app:/oauth']
    const { id } = await registerApp(developer, { confidential: false, redirectUris: own })
    const update = (body: object) =>
      call('console').patch(`/api/v1/apps/${id}`).set(developer.onConsole()).send(body)
    await update({ confidential: true }).expect(400)
    const { body } = await call('console').get(`/api/v1/apps/${id}`).set(developer.onConsole()).expect(200)
    expect(body.data).to.deep.include({ confidential: false, redirectUris: own })
    await update({ confidential: true, redirectUris: ['https://app.example/cb'] }).expect(200)
    await update({ redirectUris: own }).expect(400)
  })

  it('changes the given fields, and leaves what stores have granted', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    const { id, appId } = await createInstallation(shop, { scopes: ['READ_ORDERS', 'READ_INVENTORY'] })
    const { body } = await call('console')
      .patch(`/api/v1/apps/${appId}`)
      .set(owner.onConsole())
      .send({ scopes: ['READ_ORDERS'], name: 'Renamed' })
      .expect(200)
    expect(body.data).to.deep.include({
      name: 'Renamed',
      scopes: ['READ_ORDERS'],
      redirectUris: ['https://app.example/callback'],
    })
    const installation = await service().db('installations').where({ id }).first('scopes')
    expect(installation.scopes).to.deep.equal(['READ_ORDERS', 'READ_INVENTORY'])
  })

  it('replaces the addresses for codes, and leaves the secret', async () => {
    const developer = await createAccount()
    const { id, clientId, clientSecret } = await registerApp(developer)
    const redirectUris = ['https://elsewhere.example/callback']
    const { body } = await call('console')
      .patch(`/api/v1/apps/${id}`)
      .set(developer.onConsole())
      .send({ redirectUris })
      .expect(200)
    expect(body.data.redirectUris).to.deep.equal(redirectUris)
    await call('console')
      .post('/api/v1/oauth/revoke')
      .type('form')
      .send({ client_id: clientId, client_secret: clientSecret, token: 'x' })
      .expect(200)
  })
})

describe('rotateClientSecret', () => {
  it('accepts the new secret and no longer the old one', async () => {
    const developer = await createAccount()
    const app = await registerApp(developer)
    const { body } = await call('console')
      .post(`/api/v1/apps/${app.id}/client-secret`)
      .set(developer.onConsole())
      .expect(200)
    expect(body.data.clientId).to.equal(app.clientId)
    const revoke = (client_secret: string) =>
      call('console')
        .post('/api/v1/oauth/revoke')
        .type('form')
        .send({ client_id: app.clientId, client_secret, token: 'x' })
    await revoke(app.clientSecret).expect(401)
    await revoke(body.data.clientSecret).expect(200)
  })

  it('is refused for a public app, which gets a secret once it is confidential', async () => {
    const developer = await createAccount()
    const app = await registerApp(developer, { confidential: false })
    expect(app.clientSecret).to.equal(null)
    const change = (confidential: boolean) =>
      call('console').patch(`/api/v1/apps/${app.id}`).set(developer.onConsole()).send({ confidential })
    const rotate = () =>
      call('console').post(`/api/v1/apps/${app.id}/client-secret`).set(developer.onConsole())
    const revoke = (client_secret?: string) =>
      call('console').post('/api/v1/oauth/revoke').type('form').send({
        client_id: app.clientId,
        client_secret,
        token: 'x',
      })
    expect((await rotate().expect(409)).body.code).to.equal('public_app')
    await revoke().expect(200)
    expect((await change(true).expect(200)).body.data.confidential).to.equal(true)
    for (const nothing of [undefined, '', 'secret_x']) await revoke(nothing).expect(401)
    const { clientSecret } = (await rotate().expect(200)).body.data
    await revoke(clientSecret).expect(200)
    await change(false).expect(200)
    await revoke(clientSecret).expect(401)
    await change(true).expect(200)
    await revoke(clientSecret).expect(401)
  })
})

describe('deleteApp', () => {
  it('removes it, and no other, from every store at once: tokens are revoked and waiting deliveries are dropped', async () => {
    const owner = await createAccount()
    const shop = await createShop({ ownerId: owner.id })
    const installation = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
    const other = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
    const token = await createAppToken(shop, ['READ_ORDERS'], installation.id)
    const otherToken = await createAppToken(shop, ['READ_ORDERS'], other.id)
    const [pending, delivered] = [
      await createDelivery(shop, installation),
      await createDelivery(shop, installation, 'delivered'),
    ]
    await call('console').delete(`/api/v1/apps/${installation.appId}`).set(owner.onConsole()).expect(200)
    await call('apps').get('/api/v1/app').set(token).expect(401)
    await call('apps').get('/api/v1/app').set(otherToken).expect(200)
    expect([await stateOf(pending), await stateOf(delivered)]).to.deep.equal(['dropped', 'delivered'])
    const { body } = await call('console')
      .get(`/api/v1/stores/${shop.id}/installations`)
      .set(owner.onConsole())
      .expect(200)
    expect(body.data.installations.map(({ _id }: { _id: string }) => _id)).to.eql([other.id])
    const [revoked] = await service().db('app_tokens').where({ installation_id: installation.id })
    expect(revoked.revoked_at).to.not.equal(null)
  })

  sampledTest('removes it from more stores than one statement has room for one by one', async function () {
    this.timeout(60_000)
    const developer = await createAccount()
    const app = await registerApp(developer)
    const stores = 7000
    await service().db.raw(
      `with opened as (
        insert into shops (id, owner_id, name, slug, type, currency, scale, country)
        select 'de1e7ed' || lpad(to_hex(n), 17, '0'), :ownerId, 'Store', 'of-deleted-app-' || n, 'digital', 'USD', 100, 'US'
        from generate_series(1, cast(:stores as integer)) n returning id
      )
      insert into installations (id, shop_id, app_id, user_id, scopes)
      select id, id, :appId, :ownerId, '{READ_ORDERS}' from opened`,
      { ownerId: developer.id, appId: app.id, stores },
    )
    await call('console').delete(`/api/v1/apps/${app.id}`).set(developer.onConsole()).expect(200)
    const entries = await service().db('activity').where({ actor_id: app.id, action: 'app.uninstalled' })
    expect(entries).to.have.length(stores)
  })
})

describe('the operations of an app', () => {
  it('find only those of the caller, and no deleted ones', async () => {
    const [developer, other] = [await createAccount(), await createAccount()]
    const [app, gone] = [await registerApp(developer), await registerApp(developer)]
    await call('console').delete(`/api/v1/apps/${gone.id}`).set(developer.onConsole()).expect(200)
    for (const [person, id] of [
      [other, app.id],
      [developer, gone.id],
      [developer, 'nonsense'],
    ] as const) {
      const url = `/api/v1/apps/${id}`
      const replies = await Promise.all([
        call('console').get(url).set(person.onConsole()),
        call('console').patch(url).set(person.onConsole()).send({ name: 'x' }),
        call('console').delete(url).set(person.onConsole()),
        call('console').post(`${url}/client-secret`).set(person.onConsole()),
        call('console').put(`${url}/webhook`).set(person.onConsole()).send({ url: '' }),
        call('console').post(`${url}/webhook/signing-secret`).set(person.onConsole()),
      ])
      for (const { status, body } of replies) {
        expect([status, body.message]).to.deep.equal([404, 'App not found'])
      }
    }
  })
})

describe('listAppInstallations', () => {
  it('lists the stores that have an app, and those that had it, to its developer alone', async () => {
    const { db } = service()
    const [developer, stranger] = [await createAccount(), await createAccount()]
    const app = await registerApp(developer)
    const install = async (values: object) => {
      const shop = await createShop()
      const other = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
      await db('installations')
        .where({ id: other.id })
        .update({ app_id: app.id, ...values })
      return { _id: other.id, store: { _id: shop.id, name: shop.name }, scopes: ['READ_ORDERS'] }
    }
    const [earlier, later] = [new Date('2026-11-01T10:00:00Z'), new Date('2026-11-02T10:00:00Z')]
    const ended = await install({ created_at: earlier, removed_at: later })
    const lasting = await install({ created_at: later })
    await createInstallation(await createShop(), { scopes: ['READ_ORDERS'] })
    const list = (query = {}, person = developer) =>
      call('console').get(`/api/v1/apps/${app.id}/installations`).query(query).set(person.onConsole())
    const ids = async (query = {}) =>
      (await list(query).expect(200)).body.data.installations.map(({ _id }: { _id: string }) => _id)
    const { installations, pagination } = (await list().expect(200)).body.data
    expect(installations[0]).to.deep.include({ ...lasting, uninstalledAt: null })
    expect(installations[1]).to.deep.include({ ...ended, uninstalledAt: later.toISOString() })
    expect(pagination).to.include({ total: 2 })
    expect(await ids({ state: 'installed' })).to.eql([lasting._id])
    expect(await ids({ state: 'uninstalled' })).to.eql([ended._id])
    expect(await ids({ limit: 1, page: 2 })).to.eql([ended._id])
    expect((await list({}, stranger).expect(404)).body.code).to.equal('app_not_found')
  })
})
