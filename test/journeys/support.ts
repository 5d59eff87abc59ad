import supertest from 'supertest'
import type { Received, Receiver } from '../support/receiver.ts'

/** Calls an API over HTTP with these headers: `as(site.console, person).post('/apps')`. */
export function as(base: string, headers: Record<string, string>) {
  const agent = supertest.agent(`${base}/api/v1`)
  return agent.set(headers)
}

/**
 * Waits until a matching request arrives, and returns it; 20 seconds are enough for a worker's start and an
 * attempt.
 */
export async function arrival(receiver: Receiver, fits: (call: Received) => boolean): Promise<Received> {
  const deadline = performance.now() + 20_000
  for (;;) {
    const found = receiver.received.find(fits)
    if (found) return found
    if (performance.now() > deadline)
      throw new Error(`not among ${receiver.received.map(topicOf).join(', ')}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

export function topicOf({ headers }: Received): string {
  return String(headers['x-service-topic'])
}

export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` }
}
