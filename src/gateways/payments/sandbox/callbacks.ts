import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createConnections, request } from '../../calls.ts'
import type { Callback, Ledger } from './ledger.ts'
import { sign, signatureHeader } from './signature.ts'

/**
 * Milliseconds that the sandbox waits before each attempt. After the last one a callback waits until the sandbox
 * restarts.
 */
const delays = [0, 100, 500, 2_500, 12_500, 60_000]
const timeout = 5_000

interface CallbackOptions {
  url: string
  secret: string
  ledger: Ledger
  log: Pick<Logger, 'warn' | 'error'>
}

/** Sends callbacks until each is accepted, starting with those left behind by an earlier run. */
export function startCallbacks({ url, secret, ledger, log }: CallbackOptions) {
  const connections = createConnections({ connections: 10 })
  const stopping = new AbortController()
  // Every waiting callback adds a listener, and any number may wait.
  setMaxListeners(0, stopping.signal)
  const running = new Set<Promise<void>>()

  async function deliver(callback: Callback): Promise<void> {
    const body = Buffer.from(JSON.stringify(callback))
    for (const delay of delays) {
      await sleep(delay, undefined, { signal: stopping.signal })
      if (await isAccepted(body)) return ledger.append({ delivered: callback.id })
    }
    log.warn({ callback: callback.id }, 'The sandbox gave up on a callback until it is restarted')
  }

  async function isAccepted(body: Buffer): Promise<boolean> {
    try {
      const reply = await request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: sign(secret, body) },
        body,
        signal: AbortSignal.timeout(timeout),
        dispatcher: await connections.agent(),
      })
      // The status says it all: no fault of the body takes it back.
      await reply.body.dump().catch(() => {})
      return reply.statusCode >= 200 && reply.statusCode < 300
    } catch {
      return false
    }
  }

  /** Sends in the background, so that recording a charge does not wait for its callback. */
  function send(callback: Callback): void {
    const delivery = deliver(callback)
      .catch((error) => stopping.signal.aborted || log.error(error, 'The sandbox could not send a callback'))
      .then(() => void running.delete(delivery))
    running.add(delivery)
  }

  for (const callback of ledger.undelivered.values()) send(callback)
  return {
    send,
    async close(): Promise<void> {
      stopping.abort()
      await connections.close()
      await Promise.all(running)
    },
  }
}
