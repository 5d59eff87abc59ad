import { expect } from 'chai'
import type { Express } from 'express'
import { minutes } from '../src/clock.ts'
import { Refusal, refusals } from '../src/errors.ts'
import { fingerprintOf } from '../src/http/idempotency.ts'
import { newId } from '../src/ids.ts'
import { createAppToken } from './support/fixtures/apps.ts'
import { createAccount, createGuest, type Person } from './support/fixtures/people.ts'
import { createShop } from './support/fixtures/shops.ts'
import { call, openApps, service, testConfig } from './support/service.ts'
import { everyScope, exampleBody, type Operation, operations, send, urlOf } from './support/walk.ts'

// Walks every operation of the three contracts and checks that it keeps the policy in the contract.

type Headers = Record<string, string>

describe('Every operation', () => {
  let shop: Awaited<ReturnType<typeof createShop>>
  let account: Person
  let guest: Person
  let appToken: Headers
  const headersFor = (operation: Operation): Headers => {
    if (operation.surface === 'apps') return appToken
    if (operation.surface === 'console') return account.onConsole()
    return operation.route.caller === 'nobody' ? { 'x-shop-id': shop.id } : account.as(shop)
  }

  before(async () => {
    shop = await createShop({ type: 'digital' })
    account = await createAccount()
    guest = await createGuest()
    appToken = await createAppToken(shop, everyScope)
  })

  describe('that requires a token', () => {
    for (const operation of operations.filter(({ route }) => route.caller === 'somebody')) {
      it(`refuses a call without one, or with an invalid one: ${operation.name}`, async () => {
        const expected = operation.route.authRefusals?.authentication ?? 'authenticationRequired'
        const expired = await expiredToken(operation)
        const shopHeader: Headers = operation.surface === 'store' ? { 'x-shop-id': shop.id } : {}
        for (const bad of [
          {},
          { authorization: 'Bearer app_nonsense' },
          { authorization: 'Basic x' },
          expired,
        ]) {
          const { status, body } = await send(service()[operation.surface], operation, {
            ...shopHeader,
            ...bad,
          })
          expect({ status, message: body.message, data: body.data }).to.eql(refused(expected))
        }
      })
    }
  })

  describe('that accepts a token', () => {
    for (const operation of operations.filter(({ route }) => route.caller === 'anyone')) {
      it(`refuses an invalid one: ${operation.name}`, async () => {
        const headers = { 'x-shop-id': shop.id, authorization: 'Bearer nonsense' }
        const { status, body } = await send(service()[operation.surface], operation, headers)
        expect({ status, message: body.message, data: body.data }).to.eql(refused('authenticationRequired'))
      })
    }
  })

  describe('for accounts', () => {
    for (const operation of operations.filter(({ route }) => route.refusals.includes('loginRequired'))) {
      it(`refuses a guest: ${operation.name}`, async () => {
        const { status, body } = await send(service()[operation.surface], operation, guest.as(shop))
        expect(status).to.equal(403)
        expect(body.code).to.equal('login_required')
      })
    }
  })

  describe('that needs a recent sign-in', () => {
    for (const operation of operations.filter(({ route }) => route.recentSignIn)) {
      it(`refuses a caller who signed in longer than 15 minutes ago: ${operation.name}`, async () => {
        const [tokens, past] = [service().db('app_tokens'), new Date(Date.now() - 15 * minutes)]
        const person = await createAccount()
        await service().db('sessions').where({ user_id: person.id }).update({ created_at: past })
        const old = await createAppToken(shop, everyScope)
        await tokens.where({ id: await tokenIdOf(old) }).update({ signed_in_at: past })
        const headers = { store: person.as(shop), apps: old, console: person.onConsole() }
        const { surface } = operation
        const { status, body } = await send(service()[surface], operation, headers[surface])
        expect(status).to.equal(403)
        expect(body.code).to.equal('sign_in_again')
      })
    }
  })

  describe('at a store that requires a second factor', () => {
    let owner: Person
    let guarded: Awaited<ReturnType<typeof createShop>>
    let token: Headers
    before(async () => {
      owner = await createAccount()
      guarded = await createShop({ ownerId: owner.id })
      token = await createAppToken(guarded, everyScope)
      await service().db('shops').where({ id: guarded.id }).update({ require_second_factor: true })
    })
    const concerned = ({ surface, route }: Operation) =>
      surface === 'apps' || route.path.includes('{storeId}')
    for (const operation of operations.filter(concerned)) {
      it(`refuses its owner, who has none: ${operation.name}`, async () => {
        const { surface } = operation
        const headers = surface === 'apps' ? token : owner.onConsole()
        const url = urlOf(operation, { storeId: guarded.id })
        const { status, body } = await send(service()[surface], operation, headers, url)
        expect(status).to.equal(403)
        expect(body.code).to.equal('second_factor_required')
      })
    }
  })

  describe('with a scope', () => {
    for (const operation of operations.filter(({ route }) => route.scopes.length > 0)) {
      it(`refuses a token with every other scope, and names what is missing: ${operation.name}`, async () => {
        const { scopes, authRefusals } = operation.route
        const others = everyScope.filter((scope) => !scopes.includes(scope))
        const narrow = await createAppToken(shop, others)
        const { status, body } = await send(service().apps, operation, narrow)
        const { message } = new Refusal(authRefusals?.scope ?? 'insufficientScope', {
          values: { permissions: scopes.join(', ') },
        })
        expect({ status, message: body.message }).to.eql({ status: 403, message })
        expect(body.data).to.eql({ required: scopes, granted: others })
      })
    }
  })

  describe('of the apps surface', () => {
    it('has no operation that a token without scopes may use, except the app itself', () => {
      const open = operations.filter(({ surface, route }) => surface === 'apps' && route.scopes.length === 0)
      expect([...new Set(open.map(({ route }) => route.path))]).to.eql([
        '/app',
        '/events',
        '/webhooks/deliveries',
        '/webhooks/deliveries/{id}',
        '/webhooks/deliveries/{id}/redeliver',
      ])
    })
  })

  describe('of a store', () => {
    for (const operation of operations.filter(({ route }) => route.shop)) {
      it(`refuses a call that names no store, or one that does not exist: ${operation.name}`, async () => {
        const { 'x-shop-id': _, ...headers } = headersFor(operation)
        for (const named of [
          {},
          { 'x-shop-id': newId() },
          { 'x-shop-id': 'nonsense' },
          { origin: 'https://unknown.example' },
        ]) {
          const { status, body } = await send(service().store, operation, { ...headers, ...named })
          expect({ status, message: body.message, data: body.data }).to.eql(refused('shopNotFound'))
        }
      })
    }
  })

  describe('of the Store API that works without a store', () => {
    for (const operation of operations.filter(({ surface, route }) => surface === 'store' && !route.shop)) {
      it(`refuses a store that does not exist: ${operation.name}`, async () => {
        for (const id of [newId(), 'nonsense']) {
          const named = { ...headersFor(operation), 'x-shop-id': id }
          const { status, body } = await send(service().store, operation, named)
          expect({ status, message: body.message, data: body.data }).to.eql(refused('shopNotFound'))
        }
      })
    }
  })

  describe('of a suspended store', () => {
    let suspended: Awaited<ReturnType<typeof createShop>>
    let suspendedToken: Headers
    before(async () => {
      suspended = await createShop({ type: 'digital' })
      suspendedToken = await createAppToken(suspended, everyScope)
      const suspension = { suspended_at: new Date(), suspension_reason: 'Counterfeit goods' }
      await service().db('shops').where({ id: suspended.id }).update(suspension)
    })

    for (const operation of operations.filter(({ surface }) => surface !== 'console')) {
      it(`is refused, and does not say why: ${operation.name}`, async () => {
        const headers =
          operation.surface === 'apps'
            ? suspendedToken
            : { ...headersFor(operation), 'x-shop-id': suspended.id }
        const { status, body } = await send(service()[operation.surface], operation, headers)
        expect({ status, message: body.message, data: body.data }).to.eql(refused('storeSuspended'))
      })
    }
  })

  describe('that reads', () => {
    for (const operation of operations.filter(({ route }) => route.method === 'get')) {
      it(`answers HEAD as it does GET, without a body: ${operation.name}`, async () => {
        const url = urlOf(operation)
        const headers = headersFor(operation)
        const got = await call(operation.surface).get(url).set(headers)
        const head = await call(operation.surface).head(url).set(headers).expect(got.status)
        expect(head.text ?? '').to.equal('')
        for (const name of ['content-type', 'etag'])
          expect(head.headers[name], name).to.equal(got.headers[name])
      })
    }
  })

  describe('with a body', () => {
    // A file is read by its handler: test/apps/digital-access-files.test.ts.
    const parsed = ({ route }: Operation) => route.body !== null && route.body !== 'multipart/form-data'
    for (const operation of operations.filter(parsed)) {
      const post = (app: Express, type: string, body: string) =>
        call(operation.surface, app)
          [operation.route.method](urlOf(operation))
          .set(headersFor(operation))
          .type(type)
          .send(body)
      const type = operation.route.body!

      it(`refuses another content type, too large a body and a wrong one: ${operation.name}`, async () => {
        const app = service()[operation.surface]
        const wrong = type === 'application/json' ? '[]' : 'grant_type=a&grant_type=b&token=a&token=b'
        const big =
          type === 'application/json' ? `{"a":"${'x'.repeat(1_100_000)}"}` : `a=${'x'.repeat(1_100_000)}`
        expect((await post(app, 'text/plain', 'hello')).status, 'text/plain').to.equal(415)
        expect((await post(app, type, big)).status, 'too large').to.equal(413)
        const { status, body } = await post(app, type, wrong)
        expect(status, 'wrong').to.equal(400)
        expect(body.code).to.equal(operation.route.invalidCode ?? 'invalid_request')
        if (type !== 'application/json') return
        const without = await call(operation.surface, app)
          [operation.route.method](urlOf(operation))
          .set(headersFor(operation))
        expect(without.status, 'no body at all is {}').to.be.below(500).and.not.equal(415)
        expect((await post(app, type, '{"a":')).body.code, 'malformed').to.equal('malformed_json')
      })
    }
  })

  describe('with query parameters', () => {
    for (const operation of operations.filter(
      ({ documented, route }) => !route.body && queryNames(documented).length > 0,
    )) {
      it(`refuses one that is given twice: ${operation.name}`, async () => {
        const twice = queryNames(operation.documented).map((name) => `${name}=a&${name}=b`)
        const url = `${urlOf(operation)}?${twice.join('&')}`
        const { status, body } = await send(
          service()[operation.surface],
          operation,
          headersFor(operation),
          url,
        )
        expect({ status, code: body.code }).to.eql({
          status: 400,
          code: operation.route.invalidCode ?? 'invalid_request',
        })
      })
    }
  })

  describe('with a path parameter', () => {
    for (const operation of operations.filter(({ route }) => route.path.includes('{'))) {
      it(`refuses a malformed URI, and does not find a malformed or unknown id: ${operation.name}`, async () => {
        const app = service()[operation.surface]
        const headers = headersFor(operation)
        expect((await send(app, operation, headers, urlOf(operation, '%E0%A4%A'))).body.code).to.equal(
          'malformed_uri',
        )
        for (const id of ['nonsense', newId(), '%00', '%F0%9F%92%A9', 'a'.repeat(3000), '0', '-1', '..%2f']) {
          const { status, body } = await send(app, operation, headers, urlOf(operation, id))
          expect({ id, status, success: body.success }).to.eql({ id, status: 404, success: false })
        }
      })
    }
  })

  describe('that is throttled', () => {
    let apps: Awaited<ReturnType<typeof openApps>>
    before(async () => {
      const config = testConfig(
        { url: service().databaseUrl },
        { THROTTLE_STORE_RATE: '1', THROTTLE_STORE_BURST: '0' },
      )
      apps = await openApps(config, service().db)
    })
    for (const operation of operations) {
      it(`refuses and says when to retry: ${operation.name}`, async () => {
        const { status, headers, body } = await send(
          apps[operation.surface],
          operation,
          headersFor(operation),
        )
        expect({ status, message: body.message, data: body.data }).to.eql(refused('tooManyRequests'))
        expect(Number(headers['retry-after'])).to.be.greaterThan(0)
        expect(headers).to.include.keys(
          'ratelimit-limit',
          'ratelimit-remaining',
          'ratelimit-reset',
          'x-request-id',
        )
      })
    }
  })

  describe('that supports idempotency keys', () => {
    for (const operation of operations.filter(({ route }) => route.idempotent)) {
      it(`refuses a key that is in use, too long, or was used with another body: ${operation.name}`, async () => {
        const headers = headersFor(operation)
        const caller = operation.surface === 'apps' ? await tokenIdOf(headers) : account.id
        const raw = Buffer.from(JSON.stringify(exampleBody(operation)))
        const { method, operationId: name } = operation.route
        const path = urlOf(operation).replace('/api/v1', '')
        const fingerprint = fingerprintOf(method.toUpperCase(), path, raw)
        const row = {
          caller: `${caller}@${shop.id}`,
          operation: name,
          locked_until: new Date(Date.now() + 60_000),
        }
        const [running, other] = [newId(), newId()]
        await service()
          .db('idempotency_keys')
          .insert([
            { ...row, key: running, fingerprint },
            { ...row, key: other, fingerprint: 'of another body' },
          ])
        const withKey = (key: string) =>
          send(service()[operation.surface], operation, { ...headers, 'idempotency-key': key })
        expect((await withKey(running)).body.code).to.equal('idempotency_in_flight')
        expect((await withKey(other)).body.code).to.equal('idempotency_mismatch')
        expect((await withKey('x'.repeat(256))).status).to.equal(400)
      })
    }
  })
})

describe('Every surface', () => {
  for (const surface of ['store', 'apps', 'console'] as const) {
    it(`uses the envelope where there is no operation: ${surface}`, async () => {
      const unknown = await call(surface).get('/api/v1/nothing/here').expect(404)
      expect(unknown.body).to.eql({
        status: 404,
        success: false,
        message: 'Path not found',
        code: 'path_not_found',
        data: {},
      })
      await call(surface).get('/elsewhere').expect(404).expect('Content-Type', /json/)
      await call(surface).get('//api/v1/shop').expect(404).expect('Content-Type', /json/)
      const { route } = operations.find(
        (operation) => operation.surface === surface && !operation.route.path.includes('{'),
      )!
      const wrong = await call(surface).trace(`/api/v1${route.path}`).expect(405)
      expect(wrong.headers.allow).to.include(route.method.toUpperCase())
    })

    it(`keeps a sane request id and replaces any other: ${surface}`, async () => {
      const sane = await call(surface).get('/api/v1/x').set('X-Request-Id', 'order-7.retry_2')
      expect(sane.headers['x-request-id']).to.equal('order-7.retry_2')
      const insane = await call(surface).get('/api/v1/x').set('X-Request-Id', 'a b<script>')
      expect(insane.headers['x-request-id']).to.match(/^[0-9a-f-]{36}$/)
    })
  }
})

function refused(name: keyof typeof refusals) {
  const [status, message] = refusals[name]
  return { status, message, data: {} }
}

function queryNames(documented: Operation['documented']): string[] {
  return (documented.parameters ?? []).flatMap(({ $ref, name, in: place }) => {
    if ($ref) return /\/(Page|Limit)$/.test($ref) ? [$ref.split('/').at(-1)!.toLowerCase()] : []
    return place === 'query' ? [name!] : []
  })
}

/** Returns headers with a token that expired a moment ago. */
async function expiredToken({ surface }: Operation): Promise<Headers> {
  if (surface === 'apps') {
    const headers = await createAppToken(await createShop(), everyScope)
    await service()
      .db('app_tokens')
      .where({ id: await tokenIdOf(headers) })
      .update({ expires_at: new Date(0) })
    return headers
  }
  const person = await createAccount()
  await service().db('sessions').where({ user_id: person.id }).update({ revoked_at: new Date() })
  return surface === 'console' ? person.onConsole() : person.as()
}

async function tokenIdOf({ authorization }: Headers): Promise<string> {
  const { hashToken } = await import('../src/services/shared/tokens.ts')
  const row = await service()
    .db('app_tokens')
    .where({ token_hash: hashToken(authorization!.slice(7)) })
    .first('id')
  return row.id
}
