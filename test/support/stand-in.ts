import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'undici'

/** A request to the stand-in of another system. */
export interface StandInRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

export interface Answer {
  status: number
  body: unknown
  headers?: Record<string, string>
  /** True if the reply is lost, although the request is executed. */
  isLost?: boolean
}

/**
 * Opens an HTTP server that replaces a payment provider. `respond` speaks its wire format; `notify` sends
 * callbacks, with the headers that sign them, to `callbackUrl` or to the address set with `callTo`.
 */
export async function openStandIn(
  respond: (asked: StandInRequest) => Answer | Promise<Answer>,
  callbackUrl?: string,
) {
  const asked: StandInRequest[] = []
  const failing: ((one: StandInRequest) => Answer | null)[] = []
  const losing: RegExp[] = []
  let target = callbackUrl
  let delay = 0
  const server = createServer(async (req, res) => {
    const one = await read(req)
    asked.push(one)
    const index = failing.findIndex((fail) => fail(one) !== null)
    const [fail] = index < 0 ? [] : failing.splice(index, 1)
    const answer = fail ? fail(one)! : await respond(one)
    const lost = losing.findIndex((path) => path.test(one.path))
    if (lost >= 0) losing.splice(lost, 1)
    if (answer.isLost || lost >= 0) return
    if (delay > 0) await sleep(delay)
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
    res
      .writeHead(answer.status, {
        'content-type': 'application/json',
        'request-id': 'req_1',
        ...answer.headers,
      })
      .end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sending = new Set<Promise<unknown>>()
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Answers the next request to a matching path with this, without executing it. */
    failNext(path: RegExp, answer: Answer) {
      failing.push((one) => (path.test(one.path) ? answer : null))
    },
    /** Executes the next request to a matching path, and never answers. */
    loseNext(path: RegExp) {
      losing.push(path)
    },
    /** Delays every reply by this many milliseconds from now on. */
    slowDown(milliseconds: number) {
      delay = milliseconds
    },
    callTo(url: string) {
      target = url
    },
    notify(body: string, headers: Record<string, string>) {
      if (!target) return
      const sent = deliver(target, body, headers)
      sending.add(sent)
      void sent.finally(() => sending.delete(sent))
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await Promise.all(sending)
    },
  }
}

async function read(req: IncomingMessage): Promise<StandInRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk)
  const { pathname, searchParams } = new URL(req.url ?? '', 'http://localhost')
  const body = Buffer.concat(chunks).toString()
  return { method: req.method ?? '', path: pathname, query: searchParams, headers: req.headers, body }
}

/** Sends a callback until it is accepted, as providers do; five attempts are enough for a test. */
async function deliver(url: string, body: string, headers: Record<string, string>): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    const sent = {
      method: 'POST' as const,
      headers: { 'content-type': 'application/json', ...headers },
      body,
    }
    const status = await request(url, sent).then(
      async (reply) => {
        await reply.body.dump()
        return reply.statusCode
      },
      () => 0,
    )
    if (status === 200) return
    await sleep(50)
  }
}
