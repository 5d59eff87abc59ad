// Fail-over: gives up connections to a server that fell silent or became read-only.

import { discard } from '../connection/knex-internals.ts'
import { isAtWork, wireOf } from './pg-internals.ts'

/** PostgreSQL refuses by this code to write where it only follows another server. */
const readOnly = '25006'

/**
 * Gives a connection up once its server turns out not to be the one that it should be
 * (decision silent-or-read-only-servers-are-left). One that has said nothing for so many milliseconds while a statement
 * waits is gone: PostgreSQL ends slow statements itself, and the system would wait for a quarter of an hour. One that
 * refuses to write has become a replica, or has always been.
 */
export function leaveLostServer(connection: object, ms: number): void {
  const wire = wireOf(connection)
  const { stream } = wire
  // A listener that `setTimeout` is given hears of the first silence alone, in which the connection may have been idle.
  stream.setTimeout(ms).on('timeout', () => {
    // Nobody waits for an idle connection to say anything.
    if (isAtWork(connection)) stream.destroy(new Error('Connection terminated because PostgreSQL is silent'))
  })
  wire.on('errorMessage', ({ code, message }: Error & { code?: string }) => {
    if (code === readOnly) discard(connection, new Error(message))
  })
}

/** Lets the statements of a connection take as long as they need from now on. */
export function allowSilence(connection: object): void {
  wireOf(connection).stream.setTimeout(0)
}
