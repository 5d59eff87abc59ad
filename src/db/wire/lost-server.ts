// Fail-over: gives up connections to a server that fell silent or became read-only.

import { discard } from '../connection/knex-internals.ts'
import { isAtWork, wireOf } from './pg-internals.ts'

/** PostgreSQL's code for refusing a write on a standby. */
const readOnly = '25006'

/**
 * Gives up a connection whose server turns out to be the wrong one (decision silent-or-read-only-servers-are-left). A
 * server silent for this many milliseconds while a statement waits is gone: PostgreSQL ends slow statements itself, and
 * the system would wait for a quarter of an hour. A server that refuses writes has become a replica, or has always been
 * one.
 */
export function leaveLostServer(connection: object, ms: number): void {
  const wire = wireOf(connection)
  const { stream } = wire
  // A listener passed to `setTimeout` hears only of the first silence, when the connection may have been idle.
  stream.setTimeout(ms).on('timeout', () => {
    // An idle connection is not expected to say anything.
    if (isAtWork(connection)) stream.destroy(new Error('Connection terminated because PostgreSQL is silent'))
  })
  wire.on('errorMessage', ({ code, message }: Error & { code?: string }) => {
    if (code === readOnly) discard(connection, new Error(message))
  })
}

/** Lets a connection's statements take as long as they need, until the returned function is called. */
export function allowSilence(connection: object): () => void {
  const { stream } = wireOf(connection)
  const { timeout = 0 } = stream
  stream.setTimeout(0)
  return () => void stream.setTimeout(timeout)
}
