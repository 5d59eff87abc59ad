// PostgreSQL wire protocol: cancels a running statement.

import { connect } from 'node:net'
import type { Cancellable } from './pg-internals.ts'

/** The number by which PostgreSQL tells a cancel request from the start of a session. */
const cancelRequest = 80_877_102

/**
 * Asks PostgreSQL to end the statement running on a connection, which then fails with 57014. The request needs a
 * separate connection for this one message, as the protocol requires and PgBouncer forwards. Nothing confirms the
 * request, so the connection must not be reused: the request could arrive while its next statement runs.
 */
export function cancelStatement({ host, port, processID, secretKey }: Cancellable): void {
  if (processID === null || secretKey === null) return
  const message = Buffer.alloc(16)
  for (const [index, value] of [message.length, cancelRequest, processID, secretKey].entries())
    message.writeInt32BE(value | 0, index * 4)
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  // If PostgreSQL cannot be reached, the statement ends by its own time-out.
  socket.on('error', () => {}).setTimeout(5_000, () => socket.destroy())
  socket.resume().end(message)
}
