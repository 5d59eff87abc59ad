// Fail-over: gives up connections to a server that fell silent or became read-only.

import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import type { Connection } from './message.ts'

/** These parts of a client the types of pg keep to themselves. */
interface Wire {
  connection: EventEmitter & { stream: Socket }
  _getActiveQuery(): unknown
}

const wireOf = (connection: object) => connection as unknown as Wire

/** PostgreSQL refuses by this code to write where it only follows another server. */
const readOnly = '25006'

/**
 * Gives a connection up once its server turns out not to be the one that it should be (decision 497). One that has said
 * nothing for so many milliseconds while a statement waits is gone: PostgreSQL ends slow statements itself, and the
 * system would wait for a quarter of an hour. One that refuses to write has become a replica, or has always been.
 */
export function leaveLostServer(connection: Connection, ms: number): void {
  const client = wireOf(connection)
  const { stream } = client.connection
  // A listener that `setTimeout` is given hears of the first silence alone, in which the connection may have been idle.
  stream.setTimeout(ms).on('timeout', () => {
    // Nobody waits for an idle connection to say anything.
    if (client._getActiveQuery())
      stream.destroy(new Error('Connection terminated because PostgreSQL is silent'))
  })
  client.connection.on('errorMessage', ({ code, message }: Error & { code?: string }) => {
    if (code === readOnly) connection.__knex__disposed = new Error(message) // The pool throws it away.
  })
}

/** Lets the statements of a connection take as long as they need from now on. */
export function allowSilence(connection: object): void {
  wireOf(connection).connection.stream.setTimeout(0)
}
