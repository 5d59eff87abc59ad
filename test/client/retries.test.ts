import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { createStoreClient } from '../../src/client/store.ts'

// A server that says what it is told to say, as the service does when it is too busy.

type Answer = [status: number, retryAfter?: string]
const failure = (status: number) => ({ status, success: false, message: 'Later', code: 'busy', data: {} })

describe('A client whose call comes at a bad time', () => {
  let server: Server
  let answers: Answer[]
  let calls: number
  before(async () => {
    server = createServer((_req, res) => {
      const [status, retryAfter] = answers[calls++] ?? [200]
      const body =
        status === 200 ? { status, success: true, message: 'Cart cleared', data: {} } : failure(status)
      res.writeHead(status, {
        'content-type': 'application/json',
        ...(retryAfter && { 'retry-after': retryAfter }),
      })
      res.end(JSON.stringify(body))
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  after(() => server.close())

  const clear = (told: Answer[], signal?: AbortSignal) => {
    ;[answers, calls] = [told, 0]
    const { port } = server.address() as AddressInfo
    const client = createStoreClient({ url: `http://127.0.0.1:${port}`, retries: 2 })
    return client.cart.clear({ signal }).settled()
  }

  for (const status of [429, 503])
    it(`makes it again after a ${status} that says when`, async () => {
      expect(
        (
          await clear([
            [status, '0'],
            [status, '0'],
          ])
        ).refusal,
      ).to.equal(null)
      expect(calls).to.equal(3)
    })

  it('gives up after the retries that it may make', async () => {
    expect(
      (
        await clear([
          [503, '0'],
          [503, '0'],
          [503, '0'],
        ])
      ).refusal?.status,
    ).to.equal(503)
    expect(calls).to.equal(3)
  })

  it('takes a refusal that names no time as final', async () => {
    expect((await clear([[503]])).refusal?.status).to.equal(503)
    expect((await clear([[409]])).refusal?.status).to.equal(409)
    expect(calls).to.equal(1)
  })

  it('does not wait longer than half a minute', async () => {
    expect((await clear([[429, '31']])).refusal?.status).to.equal(429)
    expect(calls).to.equal(1)
  })

  it('stops waiting when its caller gives up', async () => {
    const reason = new Error('the page was left')
    const controller = new AbortController()
    const waiting = clear([[429, '30']], controller.signal)
    const error = waiting.catch((thrown: unknown) => thrown)
    await once(server, 'request')
    controller.abort(reason)
    expect(await error).to.equal(reason)
  })
})
