import supertest from 'supertest'
import type { Received, Receiver } from '../support/receiver.ts'
import { until } from '../support/until.ts'

/** Calls an API over HTTP with these headers: `as(site.console, person).post('/apps')`. */
export function as(base: string, headers: Record<string, string>) {
  const agent = supertest.agent(`${base}/api/v1`)
  return agent.set(headers)
}

/** Waits until a matching request arrives, and returns it. */
export function arrival(receiver: Receiver, fits: (call: Received) => boolean): Promise<Received> {
  return until('a webhook', () => receiver.received.find(fits)).catch((error) => {
    throw new Error(`${error.message} among ${receiver.received.map(topicOf).join(', ')}`)
  })
}

export function topicOf({ headers }: Received): string {
  return String(headers['x-service-topic'])
}

export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` }
}
