import { createServer, type IncomingHttpHeaders } from 'node:http'

export interface Received {
  headers: IncomingHttpHeaders
  method: string
  body: string
  /** The raw body, which signatures cover. */
  bytes: Buffer
  at: number
}

export interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: string | Buffer
  delayMs?: number
  /** It answers once this resolves. */
  after?: Promise<unknown>
  /** True if it never answers. */
  hangs?: boolean
}

/** An app's server: it stores requests and replies as configured. */
export interface Receiver {
  url: string
  received: Received[]
  answer: (call: Received) => Answer
  close(): Promise<void>
}

export async function openReceiver(answer: Receiver['answer'] = () => ({})): Promise<Receiver> {
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk) => chunks.push(chunk))
    req.on('end', () => {
      const { headers, method = '' } = req
      const bytes = Buffer.concat(chunks)
      const call = { headers, method, body: bytes.toString(), bytes, at: performance.now() }
      receiver.received.push(call)
      const {
        status = 200,
        headers: extra = {},
        body = 'ok',
        delayMs = 0,
        after,
        hangs,
      } = receiver.answer(call)
      if (hangs) return
      const reply = () => res.writeHead(status, extra).end(body)
      if (after) return void after.then(reply)
      if (delayMs > 0) setTimeout(reply, delayMs)
      else reply()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hooks`,
    received: [],
    answer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return receiver
}
