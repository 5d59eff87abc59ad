import { expect } from 'chai'
import { appScopes } from '../../src/base/scopes.ts'
import { contractOf } from '../../src/surfaces.ts'
import { createAccount, type Person } from '../support/fixtures/people.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import {
  authorize,
  challengeOf,
  createMerchant,
  newVerifier,
  redirectVariants,
  registeredUris,
  usualChallenge,
} from './oauth-support.ts'
import { createRole, createStaff, registerApp } from './support.ts'

const good = { response_type: 'code', state: 'xyz', ...usualChallenge }

async function show(query: Record<string, string | undefined>) {
  const reply = await call('console').get('/api/v1/oauth/authorize').query(query).expect(200)
  expect(reply.headers['content-type']).to.match(/^text\/html/)
  expect(reply.headers).to.not.have.property('location')
  return reply.text
}

/** Creates a valid authorization request of an app, with the merchant who gets it. */
async function request(values: Parameters<typeof createMerchant>[0] = {}) {
  const merchant = await createMerchant(values)
  const { clientId, redirectUri } = merchant.app
  return { ...merchant, query: { ...good, client_id: clientId, redirect_uri: redirectUri } }
}

/** Returns the addresses that a page links to, as a browser reads them. */
function linksOf(page: string): string[] {
  return [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => textOf(href!))
}

function textOf(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
}

describe('showConsent', () => {
  it('says who requests what, in words, and where the browser goes', async () => {
    const { query } = await request({ name: 'Label Printer', scopes: ['READ_ORDERS', 'WRITE_COMMENTS'] })
    const page = await show(query)
    expect(page).to.include('Label Printer').and.include('app.example')
    expect(page).to.include(
      'View and count orders, view their invoices, returns, kitchen tickets and bookings, and be notified of changes to them.',
    )
    expect(page).to.include('View, answer, hide and delete comments and be notified of changes to them.')
    expect(page).to.not.include('>See customers')
    expect(page).to.include('<html lang="en">').and.include('<main>')
  })

  it('has a description of every scope that an app may request', async () => {
    const { components } = contractOf('console') as {
      components: { schemas: { AppScope: { enum: string[] } } }
    }
    const scopes = components.schemas.AppScope.enum
    const { query } = await request({ scopes })
    const items = [...(await show(query)).matchAll(/<label for="scope-\w+">([^<]+)</g)].map(
      ([, words]) => words,
    )
    expect(items).to.have.length(scopes.length)
    for (const words of items) expect(words).to.match(/^[A-Z].*\.$/)
  })

  it('requests only the scopes of the link', async () => {
    const { query } = await request()
    const page = await show({ ...query, scope: 'READ_ORDERS' })
    expect([...page.matchAll(/<li>/g)]).to.have.length(1)
    expect([...(await show({ ...query, scope: '' })).matchAll(/<li>/g)]).to.have.length(3)
  })

  it('gives its script what it posts when the merchant allows', async () => {
    const { query, app, shop, owner } = await request()
    const verifier = newVerifier()
    const page = await show({
      ...query,
      scope: 'READ_INVENTORY',
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
    })
    const decision = JSON.parse(textOf(/data-decision="([^"]*)"/.exec(page)![1]!))
    expect(decision).to.deep.equal({
      clientId: app.clientId,
      redirectUri: app.redirectUri,
      state: 'xyz',
      codeChallenge: challengeOf(verifier),
    })
    const scopes = [...page.matchAll(/name="scopes" value="(\w+)"/g)].map(([, scope]) => scope)
    expect(scopes).to.deep.equal(['READ_INVENTORY'])
    await call('console')
      .post('/api/v1/oauth/authorize')
      .set(owner.onConsole())
      .send({ ...decision, scopes, storeId: shop.id })
      .expect(200)
  })

  it('leads back to the app when the merchant refuses', async () => {
    const { query, app } = await request()
    const [deny] = linksOf(await show(query))
    const url = new URL(deny!)
    expect(url.origin + url.pathname).to.equal(app.redirectUri)
    expect(Object.fromEntries(url.searchParams)).to.deep.equal({
      error: 'access_denied',
      state: 'xyz',
      iss: service().config.publicUrls.console,
    })
  })

  it('reports an unknown app or address in words, and links nowhere', async () => {
    const { query } = await request({ name: 'Label Printer' })
    const unknown = await show({ ...query, client_id: 'client_unknown' })
    expect(unknown).to.include('does not belong to a registered app')
    expect(linksOf(unknown)).to.be.empty
    for (const redirect_uri of [
      'https://evil.example/',
      `${query.redirect_uri}/`,
      `${query.redirect_uri}?x`,
      '',
    ]) {
      const page = await show({ ...query, redirect_uri })
      expect(page).to.include('an address that Label Printer has not registered')
      expect(page).to.not.include('evil.example')
      expect(linksOf(page)).to.be.empty
    }
    expect(linksOf(await show({}))).to.be.empty
  })

  it('never links to an address that is only similar to a registered one', async () => {
    const { query } = await request({ redirectUris: registeredUris })
    for (const redirect_uri of redirectVariants) {
      const page = await show({ ...query, redirect_uri })
      expect(page, redirect_uri).to.include('an address that').and.not.include('data-decision')
      expect(linksOf(page), redirect_uri).to.be.empty
    }
  })

  for (const confidential of [true, false])
    it(`demands PKCE of every app, confidential or not: ${confidential}`, async () => {
      const { query, ...merchant } = await request({ confidential })
      const page = await show({ ...query, code_challenge: undefined, code_challenge_method: undefined })
      expect(page).to.include('must use PKCE').and.not.include('data-decision')
      expect(linksOf(page)[0]).to.include('?error=invalid_request&')
      expect(await show(query)).to.include('data-decision')
      const { body } = await authorize(merchant, { codeChallenge: undefined }).expect(400)
      expect(body.message).to.equal('codeChallenge is required')
      await authorize(merchant).expect(200)
    })

  it('names the app’s own scheme where the browser goes back to a program', async () => {
    const redirectUri = 'com.example.printer:/oauth'
    const { query } = await request({ confidential: false, redirectUris: [redirectUri] })
    const page = await show(query)
    expect(page).to.include('return to <b>com.example.printer</b>')
    expect(linksOf(page)[0]).to.match(/^com\.example\.printer:\/oauth\?error=access_denied&/)
  })

  it('reports every other mistake in words, with a way back that names it', async () => {
    const { query } = await request()
    const challenge = challengeOf(newVerifier())
    for (const [mistake, error] of [
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ response_type: '' }, 'unsupported_response_type'],
      [{ scope: 'READ_ORDERS READ_KYC' }, 'invalid_scope'],
      [{ scope: 'WRITE_ORDERS' }, 'invalid_scope'],
      [{ scope: ' ' }, 'invalid_scope'],
      [{ code_challenge_method: undefined }, 'invalid_request'],
      [{ code_challenge: challenge, code_challenge_method: 'plain' }, 'invalid_request'],
      [{ code_challenge: 'short', code_challenge_method: 'S256' }, 'invalid_request'],
      [{ code_challenge: '' }, 'invalid_request'],
    ] as const) {
      const page = await show({ ...query, ...mistake })
      expect(page, JSON.stringify(mistake)).to.include('role="alert"').and.not.include('data-decision')
      const [back] = linksOf(page)
      expect(back).to.satisfy((link: string) =>
        link.startsWith(`${query.redirect_uri}?error=${error}&state=xyz&`),
      )
    }
  })

  it('escapes everything from the app, its developer or the link', async () => {
    const evil = `"><script>alert('x')</script>&`
    const { query } = await request({ name: evil, redirectUris: [`https://app.example/cb?q='&x=%22`] })
    const pages = [
      await show({ ...query, state: evil }),
      await show({ ...query, state: evil, scope: evil }),
      await show({ ...query, redirect_uri: evil }),
      await show({ ...query, client_id: evil }),
    ]
    for (const page of pages) {
      expect(page).to.not.include('<script>')
      expect([...page.matchAll(/<script/g)]).to.have.length(1)
      expect(page).to.not.match(/="[^"]*"[^\s>/]/)
    }
  })

  it('cannot be framed, cached or used as a referrer, and runs only its own script and style', async () => {
    const { query } = await request()
    const { headers, text } = await call('console').get('/api/v1/oauth/authorize').query(query).expect(200)
    expect(headers['content-security-policy']).to.equal(
      "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
    expect(headers).to.include({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    })
    expect(text).to.not.match(/ style=| on\w+=|<style/)
    const files = [...text.matchAll(/(?:src|href)="(\/consent\/[^"]+)"/g)].map(([, path]) => path!)
    expect(new Set(files)).to.have.length(3)
    for (const file of files) {
      const reply = await call('console').get(file).expect(200)
      expect(reply.headers['content-type']).to.match(/^(text\/(css|javascript)|image\/svg)/)
    }
  })
})

describe('listConsentStores', () => {
  const storesOf = async (person: Person, clientId: string) => {
    const { body } = await call('console')
      .get('/api/v1/oauth/stores')
      .query({ clientId })
      .set(person.onConsole())
      .expect(200)
    return body.data.stores as { _id: string; grantable: string[]; granted: string[] | null }[]
  }

  it('lists the stores of a person, newest first, with the scopes that the app has there', async () => {
    const merchant = await createMerchant()
    const second = await createShop({ ownerId: merchant.owner.id })
    await createMerchant()
    await authorize(merchant, { scopes: ['READ_ORDERS'] }).expect(200)
    const stores = await storesOf(merchant.owner, merchant.app.clientId)
    expect(stores.map(({ _id, granted }) => [_id, granted])).to.deep.equal([
      [second.id, null],
      [merchant.shop.id, ['READ_ORDERS']],
    ])
    const other = await registerApp(await createAccount())
    expect((await storesOf(merchant.owner, other.clientId)).map(({ granted }) => granted)).to.deep.equal([
      null,
      null,
    ])
  })

  it('ignores an app that was removed', async () => {
    const merchant = await createMerchant()
    await authorize(merchant).expect(200)
    const { body } = await call('console')
      .get(`/api/v1/stores/${merchant.shop.id}/installations`)
      .set(merchant.owner.onConsole())
    const [{ _id }] = body.data.installations
    await call('console')
      .delete(`/api/v1/stores/${merchant.shop.id}/installations/${_id}`)
      .set(merchant.owner.onConsole())
      .expect(200)
    expect((await storesOf(merchant.owner, merchant.app.clientId))[0]!.granted).to.equal(null)
  })

  it('says what a person may grant: the owner all scopes for apps, staff what their role allows', async () => {
    const { owner, shop, app } = await createMerchant()
    const [own] = await storesOf(owner, app.clientId)
    expect(own!.grantable)
      .to.have.members([...appScopes])
      .and.not.include('WRITE_ORDERS')
    for (const [permissions, active, expected] of [
      [['orders:manage', 'nonsense'], true, ['READ_ORDERS']],
      [['orders:manage'], false, []],
      [['store:manage'], true, []],
    ] as const) {
      const member = await createAccount()
      await createStaff(shop, await createRole(shop, [...permissions], { active }), member)
      expect((await storesOf(member, app.clientId))[0]!.grantable).to.deep.equal(expected)
    }
    expect(await storesOf(await createAccount(), app.clientId)).to.deep.equal([])
  })

  it('says of each store what the role there allows, to somebody who works for several', async () => {
    const { owner, shop, app } = await createMerchant()
    const [second, member] = [await createShop({ ownerId: owner.id }), await createAccount()]
    await createStaff(shop, await createRole(shop, ['orders:manage']), member)
    await createStaff(second, await createRole(second, ['tasks:view']), member)
    const stores = await storesOf(member, app.clientId)
    expect(stores.map(({ _id, grantable }) => [_id, grantable])).to.deep.equal([
      [second.id, ['READ_TASKS']],
      [shop.id, ['READ_ORDERS']],
    ])
  })

  it('is paged', async () => {
    const { owner, app } = await createMerchant()
    await createShop({ ownerId: owner.id })
    const query = { clientId: app.clientId, limit: 1, page: 2 }
    const { body } = await call('console')
      .get('/api/v1/oauth/stores')
      .query(query)
      .set(owner.onConsole())
      .expect(200)
    expect(body.data.stores).to.have.length(1)
    expect(body.data.pagination).to.include({ total: 2, nextPage: null, prevPage: 1 })
  })

  it('does not find an unknown app, or one that was deleted', async () => {
    const owner = await createAccount()
    const { id, clientId } = await registerApp(owner)
    await call('console').delete(`/api/v1/apps/${id}`).set(owner.onConsole()).expect(200)
    for (const gone of ['client_unknown', clientId])
      await call('console')
        .get('/api/v1/oauth/stores')
        .query({ clientId: gone })
        .set(owner.onConsole())
        .expect(404)
  })
})
