import { expect } from 'chai'
import { hashToken } from '../../src/base/tokens.ts'
import { createInstallation } from '../support/fixtures/apps.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { sampledTest } from '../support/sample.ts'
import { call, service } from '../support/service.ts'
import {
  authorize,
  codeOf,
  createMerchant,
  install,
  type Merchant,
  redeem,
  redirectVariants,
  refresh,
  registeredUris,
} from './oauth-support.ts'
import { createRole, createStaff } from './support.ts'

async function installations({ shop }: Merchant) {
  return service().db('installations').where({ shop_id: shop.id, removed_at: null })
}

async function scopesOf(accessToken: string): Promise<string[]> {
  const row = await service()
    .db('app_tokens')
    .where({ token_hash: hashToken(accessToken) })
    .first('scopes')
  return row.scopes
}

describe('authorizeApp', () => {
  it('sends the browser back with a code, the state and the issuer, and installs the app', async () => {
    const merchant = await createMerchant()
    const { body } = await authorize(merchant, { state: 'a&b=ü' }).expect(200)
    const url = new URL(body.data.redirectUrl)
    expect(url.origin + url.pathname).to.equal(merchant.app.redirectUri)
    expect([...url.searchParams.keys()]).to.deep.equal(['code', 'state', 'iss'])
    expect(url.searchParams.get('state')).to.equal('a&b=ü')
    expect(url.searchParams.get('iss')).to.equal(service().config.publicUrls.console)
    const [installation] = await installations(merchant)
    expect(installation).to.deep.include({
      app_id: merchant.app.id,
      scopes: ['READ_ORDERS', 'READ_INVENTORY'],
    })
    const [code] = await service().db('oauth_codes').where({ installation_id: installation.id })
    expect(JSON.stringify(code)).to.not.include(url.searchParams.get('code'))
  })

  sampledTest(
    'installs 100 apps in a store, however many people consent at once, and changes those that it has',
    async () => {
      const [merchant, other] = [await createMerchant(), await createMerchant()]
      const shop = { id: merchant.shop.id, ownerId: merchant.owner.id }
      for (let n = 1; n < 100; n += 1) await createInstallation(shop, { scopes: [] })
      const replies = await Promise.all([authorize(merchant), authorize({ ...merchant, app: other.app })])
      expect(replies.map(({ status }) => status).sort()).to.eql([200, 409])
      const [installed, refused] = replies[0]!.status === 200 ? replies : replies.toReversed()
      expect(refused!.body).to.include({ code: 'too_many_installations' })
      expect(installed!.status).to.equal(200)
      expect(await installations(merchant)).to.have.length(100)
      const again = replies[0]!.status === 200 ? merchant : { ...merchant, app: other.app }
      await authorize(again).expect(200)
    },
  )

  it('omits a state that the app did not send, and keeps the query of the redirect URI', async () => {
    const merchant = await createMerchant({ redirectUris: ['https://app.example/cb?tenant=7&x=%20'] })
    const { body } = await authorize(merchant).expect(200)
    expect(body.data.redirectUrl).to.match(/^https:\/\/app\.example\/cb\?tenant=7&x=%20&code=[\w-]{43}&iss=/)
  })

  it('accepts any of the registered redirect URIs', async () => {
    const merchant = await createMerchant({
      redirectUris: ['https://app.example/a', 'http://localhost:8080/b', 'http://[::1]/c'],
    })
    for (const redirectUri of ['https://app.example/a', 'http://localhost:8080/b', 'http://[::1]/c']) {
      const { body } = await authorize(merchant, { redirectUri }).expect(200)
      expect(body.data.redirectUrl).to.satisfy((url: string) => url.startsWith(`${redirectUri}?code=`))
    }
  })

  it('refuses every redirect URI that is not exactly one of them', async () => {
    const merchant = await createMerchant({
      redirectUris: registeredUris,
    })
    for (const redirectUri of redirectVariants) {
      const { status, body } = await authorize(merchant, { redirectUri })
      expect([redirectUri, status, body.code]).to.deep.equal([redirectUri, 400, 'invalid_redirect_uri'])
    }
    expect(await installations(merchant)).to.be.empty
  })

  it('takes a redirect URI as it was registered, also one that is kept in ASCII', async () => {
    for (const [registered, kept] of [
      ['https://münchen.example/cb', 'https://xn--mnchen-3ya.example/cb'],
      ['https://例え.テスト/戻る?q=ä', 'https://xn--r8jz45g.xn--zckzah/%E6%88%BB%E3%82%8B?q=%C3%A4'],
      ['https://app.example/a b[1]', 'https://app.example/a%20b%5B1%5D'],
    ] as const) {
      const merchant = await createMerchant({ redirectUris: [registered] })
      for (const [asked, redeemed] of [
        [registered, registered],
        [registered, kept],
        [kept, registered],
      ] as const) {
        const { body } = await authorize(merchant, { redirectUri: asked }).expect(200)
        expect(body.data.redirectUrl.startsWith(kept)).to.equal(true)
        const code = new URL(body.data.redirectUrl).searchParams.get('code')!
        await redeem(merchant, code, { redirect_uri: redeemed }).expect(200)
      }
      for (const redirectUri of [kept.toUpperCase(), `${registered}/`, `${kept}#`])
        await authorize(merchant, { redirectUri }).expect(400)
    }
  })

  for (const [registered, other] of [
    ['http://127.0.0.1/cb', 'http://127.0.0.1:49152/cb'],
    ['http://127.0.0.1:8080/cb?x=1', 'http://127.0.0.1:3/cb?x=1'],
    ['http://127.0.0.1:8080/cb', 'http://127.0.0.1/cb'],
    ['http://[::1]:8080/cb', 'http://[::1]:49152/cb'],
    ['http://[::1]', 'http://[::1]:49152'],
  ] as const)
    it(`sends a program on somebody’s machine to the port that it has taken: ${other}`, async () => {
      const merchant = await createMerchant({ redirectUris: [registered], confidential: false })
      const { body } = await authorize(merchant, { redirectUri: other }).expect(200)
      expect(body.data.redirectUrl.startsWith(`${other}${other.includes('?') ? '&' : '?'}code=`)).to.equal(
        true,
      )
      const code = new URL(body.data.redirectUrl).searchParams.get('code')!
      const proof = { client_secret: undefined }
      await redeem(merchant, code, { ...proof, redirect_uri: registered }).expect(400)
      await redeem(merchant, code, { ...proof, redirect_uri: other }).expect(200)
    })

  it('lets nothing but the port of a loopback address differ', async () => {
    const redirectUris = ['http://127.0.0.1:8080/cb', 'http://[::1]/cb', 'http://localhost/cb']
    const merchant = await createMerchant({ redirectUris: [...redirectUris, 'https://127.0.0.1:8443/cb'] })
    for (const redirectUri of [
      'http://127.0.0.1:8081/other',
      'http://127.0.0.1:8081/cb/',
      'http://127.0.0.1:8081/cb?x',
      'http://127.0.0.1:/cb',
      'http://127.0.0.1:99999/cb',
      'http://127.0.0.1:80@evil.example/cb',
      'http://127.0.0.1.evil.example:80/cb',
      'http://127.0.0.2:8080/cb',
      'http://localhost:8080/cb',
      'https://127.0.0.1:8444/cb',
      'https://[::1]:8443/cb',
      'http://[::2]:80/cb',
    ]) {
      const { status, body } = await authorize(merchant, { redirectUri })
      expect([redirectUri, status, body.code]).to.eql([redirectUri, 400, 'invalid_redirect_uri'])
    }
  })

  it('sends a public app to a scheme of its own', async () => {
    for (const redirectUri of ['com.example.app:/oauth', 'net.xn--mnchen-3ya.app-2://back/here?a=1']) {
      const merchant = await createMerchant({ redirectUris: [redirectUri], confidential: false })
      const { body } = await authorize(merchant).expect(200)
      expect(
        body.data.redirectUrl.startsWith(`${redirectUri}${redirectUri.includes('?') ? '&' : '?'}code=`),
      ).to.equal(true)
      const code = new URL(body.data.redirectUrl).searchParams.get('code')!
      await redeem(merchant, code, { client_secret: undefined }).expect(200)
    }
  })

  it('refuses invalid redirect URIs', async () => {
    const merchant = await createMerchant()
    for (const redirectUri of ['', 'callback', '//app.example/callback']) {
      await authorize(merchant, { redirectUri }).expect(400)
    }
  })

  it('refuses an app that is unknown or deleted', async () => {
    const merchant = await createMerchant()
    await authorize(merchant, { clientId: 'client_unknown' }).expect(404)
    await service().db('apps').where({ id: merchant.app.id }).update({ deleted_at: new Date() })
    expect((await authorize(merchant).expect(404)).body.message).to.equal('App not found')
  })

  it('refuses scopes that the app has not registered', async () => {
    const merchant = await createMerchant({ scopes: ['READ_ORDERS'] })
    const { body } = await authorize(merchant, { scopes: ['READ_ORDERS', 'READ_KYC'] }).expect(400)
    expect(body).to.include({ code: 'invalid_scope', message: 'The app has not registered READ_KYC' })
  })

  it('can never grant a first-party scope', async () => {
    const merchant = await createMerchant()
    await authorize(merchant, { scopes: ['WRITE_ORDERS'] }).expect(400)
  })

  it('refuses a store that is not the person’s', async () => {
    const merchant = await createMerchant()
    const storeId = (await createShop()).id
    expect((await authorize(merchant, { storeId }).expect(404)).body.message).to.equal('Store not found')
    await authorize(merchant, {}, await createAccount()).expect(404)
  })

  it('lets staff grant at most what their role allows', async () => {
    const merchant = await createMerchant()
    const member = await createAccount()
    await createStaff(merchant.shop, await createRole(merchant.shop, ['orders:view']), member)
    const { body } = await authorize(merchant, {}, member).expect(403)
    expect(body).to.include({ code: 'scope_not_allowed', message: 'You cannot grant READ_INVENTORY' })
    await authorize(merchant, { scopes: ['READ_ORDERS'] }, member).expect(200)
  })

  it('creates one installation of an app in a store, however many consent at once', async () => {
    const merchant = await createMerchant()
    await Promise.all(Array.from({ length: 8 }, () => authorize(merchant).expect(200)))
    expect(await installations(merchant)).to.have.length(1)
  })

  it('removes scopes that the owner no longer grants from issued tokens, and adds nothing to them', async () => {
    const merchant = await createMerchant()
    const tokens = await install(merchant, { scopes: ['READ_ORDERS', 'READ_INVENTORY'] })
    const other = await createMerchant()
    const untouched = await install(other)

    await authorize(merchant, { scopes: ['READ_INVENTORY', 'WRITE_INVENTORY'] }).expect(200)
    expect((await installations(merchant))[0].scopes).to.deep.equal(['READ_INVENTORY', 'WRITE_INVENTORY'])
    expect(await scopesOf(tokens.access_token)).to.deep.equal(['READ_INVENTORY'])
    await call('apps').get('/api/v1/orders').set('authorization', `Bearer ${tokens.access_token}`).expect(403)
    expect((await refresh(merchant, tokens.refresh_token).expect(200)).body.scope).to.equal('READ_INVENTORY')
    expect(await scopesOf(untouched.access_token)).to.deep.equal(['READ_ORDERS', 'READ_INVENTORY'])
  })

  it('narrows a code that is not redeemed yet', async () => {
    const merchant = await createMerchant()
    const code = await codeOf(merchant, { scopes: ['READ_ORDERS', 'READ_INVENTORY'] })
    await authorize(merchant, { scopes: ['READ_ORDERS'] }).expect(200)
    expect((await redeem(merchant, code).expect(200)).body.scope).to.equal('READ_ORDERS')
  })

  it('lets staff decide only on what their role covers', async () => {
    const merchant = await createMerchant()
    const member = await createAccount()
    await createStaff(merchant.shop, await createRole(merchant.shop, ['inventory:manage']), member)
    await authorize(merchant, { scopes: ['READ_ORDERS', 'READ_INVENTORY'] }).expect(200)
    await authorize(merchant, { scopes: ['WRITE_INVENTORY'] }, member).expect(200)
    const [installation] = await installations(merchant)
    expect(installation.scopes).to.have.members(['WRITE_INVENTORY', 'READ_ORDERS'])
  })

  it('installs again after a removal, with nothing left from before', async () => {
    const merchant = await createMerchant()
    const before = await install(merchant)
    const [first] = await installations(merchant)
    const url = `/api/v1/stores/${merchant.shop.id}/installations/${first.id}`
    await call('console').delete(url).set(merchant.owner.onConsole()).expect(200)
    await install(merchant, { scopes: ['READ_ORDERS'] })
    const [second] = await installations(merchant)
    expect(second.id).to.not.equal(first.id)
    expect(second.scopes).to.deep.equal(['READ_ORDERS'])
    await call('apps').get('/api/v1/app').set('authorization', `Bearer ${before.access_token}`).expect(401)
  })

  it('keeps stores apart: an app in two stores has two installations', async () => {
    const merchant = await createMerchant()
    const second = { ...merchant, shop: await createShop({ ownerId: merchant.owner.id }) }
    await authorize(merchant).expect(200)
    await authorize(second, { scopes: ['READ_ORDERS'] }).expect(200)
    expect((await installations(merchant))[0].scopes).to.deep.equal(['READ_ORDERS', 'READ_INVENTORY'])
    expect((await installations(second))[0].scopes).to.deep.equal(['READ_ORDERS'])
  })
})
