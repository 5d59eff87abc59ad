import { expect } from 'chai'
import type { Express } from 'express'
import { newId } from '../src/base/ids.ts'
import { fingerprintOf } from '../src/http/idempotency.ts'
import { account, headersFor, openCallers, refused, shop, tokenIdOf } from './support/callers.ts'
import { sampled } from './support/sample.ts'
import { call, openApps, service, testConfig } from './support/service.ts'
import { exampleBody, type Operation, operations, send, urlOf } from './support/walk.ts'

// Walks every operation of the three contracts and checks what is true of each request: its method, body, query,
// path, rate and idempotency key. test/access.test.ts checks who may make it. Most of this is decided in one
// place of the pipeline, so `make test` looks at some operations for it.

const some = (kind: string, all: Operation[]) => sampled(kind, all, 30)
const strangeIds = () => ['nonsense', newId(), '%00', '%F0%9F%92%A9', 'a'.repeat(3000), '0', '-1', '..%2f']

describe('Every operation', () => {
  openCallers()

  describe('that reads', () => {
    const reads = operations.filter(({ route }) => route.method === 'get')
    for (const operation of some('reads', reads)) {
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
    for (const operation of some('bodies', operations.filter(parsed))) {
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
    const queried = operations.filter(
      ({ documented, route }) => !route.body && queryNames(documented).length > 0,
    )
    for (const operation of some('queries', queried)) {
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
        const malformed = await send(app, operation, headers, urlOf(operation, '%E0%A4%A'))
        expect(malformed.body.code).to.equal('malformed_uri')
        for (const id of sampled(operation.name, strangeIds(), 2)) {
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
    for (const operation of some('throttled', operations)) {
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
          // The console's calls are for no store.
          caller: `${caller}@${operation.surface === 'console' ? '' : shop.id}`,
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
        const { body, headers: told } = await withKey(running)
        expect([body.code, told['retry-after']]).to.eql(['idempotency_in_flight', '1'])
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

function queryNames(documented: Operation['documented']): string[] {
  return (documented.parameters ?? []).flatMap(({ $ref, name, in: place }) => {
    if ($ref) return /\/(Page|Limit)$/.test($ref) ? [$ref.split('/').at(-1)!.toLowerCase()] : []
    return place === 'query' ? [name!] : []
  })
}
