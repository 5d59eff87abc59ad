/** The clients of test/support/flood.ts: a process that calls until it is told to end. */
import { once, setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, request } from 'undici'
import type { Flood, FloodReply } from './flood.ts'

const [flood] = (await once(process, 'message')) as [Flood]
const ended = new AbortController()
setMaxListeners(flood.clients, ended.signal)
process.once('message', () => ended.abort())
const dispatcher = new Agent({ connections: flood.clients })
const replies: FloodReply[] = []

async function call(): Promise<void> {
  const reply = await request(flood.url, {
    dispatcher,
    method: flood.method as 'POST',
    headers: { ...flood.headers, 'content-type': 'application/json' },
    body: JSON.stringify(flood.body),
  })
  const { code = null } = (await reply.body.json()) as { code?: string }
  replies.push({ status: reply.statusCode, code, retryAfter: String(reply.headers['retry-after']) })
}

/** The first calls are spread over two seconds, as those of many people are. */
const clients = Array.from({ length: flood.clients }, async (_, i) => {
  await sleep((i * 2000) / flood.clients)
  while (!ended.signal.aborted) {
    await call()
    if (replies.length === flood.clients) process.send!('begun')
    await sleep(500 + 1000 * Math.random(), undefined, { signal: ended.signal }).catch(() => {})
  }
})
await Promise.all(clients)
process.send!(replies)
