import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The content of a webhook (openapi/webhooks.yaml). */
export interface Notification {
  id: string
  topic: string
  method: string
  path: string
  resourceId?: string
  shopId: string
}

export interface Receiver {
  url: string
  /** Sets the signing secret, once the console has shown it. */
  trust(secret: string): void
  /**
   * Returns the next notification with a valid signature, each id once; rejects after `patience`
   * milliseconds.
   */
  next(patience: number): Promise<Notification>
  close(): void
}

/** Starts the app of the demo: a web server that receives webhooks as a receiver should. */
export async function startReceiver(): Promise<Receiver> {
  let secret = ''
  const seen = new Set<string>()
  const waiting: Notification[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    if (!isSigned(body, request.headers, secret)) return void response.writeHead(401).end()
    response.writeHead(204).end()
    const notification = JSON.parse(body.toString()) as Notification
    if (seen.has(notification.id)) return
    seen.add(notification.id)
    waiting.push(notification)
    server.emit('notification')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trust: (shown) => {
      secret = shown
    },
    async next(patience) {
      if (waiting.length === 0) await once(server, 'notification', { signal: AbortSignal.timeout(patience) })
      return waiting.shift()!
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Checks the signature over the raw bytes, in constant time. */
function isSigned(body: Buffer, headers: IncomingHttpHeaders, secret: string): boolean {
  const given = Buffer.from(String(headers['x-service-hmac-sha256'] ?? ''))
  const right = Buffer.from(createHmac('sha256', secret).update(body).digest('base64'))
  return secret !== '' && given.length === right.length && timingSafeEqual(given, right)
}
