import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyWebhook, type WebhookEvent } from '../../src/client/webhooks.ts'

export interface Receiver {
  url: string
  /** Sets the signing secret, once the console has shown it. */
  trust(secret: string): void
  /**
   * Returns the next notification with a valid signature, each id once; rejects after `patience`
   * milliseconds.
   */
  next(patience: number): Promise<WebhookEvent>
  close(): void
}

/** Starts the app of the demo: a web server that receives webhooks as a receiver should. */
export async function startReceiver(): Promise<Receiver> {
  let secret: string | null = null
  const seen = new Set<string>()
  const waiting: WebhookEvent[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const event = secret && (await verifyWebhook(secret, request.headers, body))
    response.writeHead(event ? 204 : 401).end()
    if (!event || seen.has(event.id)) return
    seen.add(event.id)
    waiting.push(event)
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
