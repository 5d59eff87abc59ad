// Listening, connection draining and graceful shutdown of a server.

import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { SettingError } from '../config/config.ts'

/** The open connections of each listening server. */
const connections = new WeakMap<Server, Set<Socket>>()

/** Listens on a port. Throws a SettingError that names the setting if the port is not available. */
export async function listen(server: Server, port: number, host: string, setting: string): Promise<void> {
  const open = new Set<Socket>()
  connections.set(server, open)
  server.on('connection', (socket) => void open.add(socket.once('close', () => open.delete(socket))))
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new SettingError(`${setting}: ${portErrorMessage(error, port, host)}`)
  }
}

/** Explains in plain words why a port is not available. */
export function portErrorMessage(error: unknown, port: number, host: string): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `port ${port} is already in use`
  if (code === 'EACCES') return `this user may not listen on port ${port}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `this machine has no address ${host}`
  return message
}

/** Once the port is closed, open connections have this long to send a first or another call. */
const graceMs = 500
/** A quiet turn of the event loop takes less than the first; we wait for one at most the second. */
const [quietMs, untilQuietMs] = [1, 2_000]

/**
 * Closes a server's port and waits at most `patience` milliseconds for the calls in flight, then closes the remaining
 * connections. A proxy that has just connected is answered too: it may not retry a POST whose connection breaks.
 */
export async function drain(server: Server, patience: number): Promise<void> {
  // When the port closes, the system resets connections that are established but not yet accepted.
  await quietTurn(server)
  const closed = once(server, 'close').then(() => true)
  // HTTP's own `close` would also cut connections whose call is still arriving.
  NetServer.prototype.close.call(server)
  const cut = setTimeout(() => server.closeAllConnections(), patience)
  // A connection whose call was answered stays open until the client closes it.
  for (let pause = graceMs; !(await Promise.race([closed, sleep(pause)])); pause = 50) {
    await quietTurn(server)
    const open = [...(connections.get(server) ?? [])]
    // Node considers only connections idle that have had a call.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    // It also considers a connection idle once its reply is written, even if the client has yet to read it.
    if (!open.some(({ writableLength }) => writableLength > 0)) server.closeIdleConnections()
  }
  clearTimeout(cut)
}

/**
 * Waits for a turn of the event loop that accepted no connection (each turn accepts only one) and in which nothing else
 * took long: right after it, hardly anything is left unread. A process under load may have no such turn in time.
 */
async function quietTurn(server: Server): Promise<void> {
  let [accepted, startedAt] = [true, 0]
  const note = () => {
    accepted = true
  }
  server.on('connection', note)
  for (const end = performance.now() + untilQuietMs; startedAt < end; ) {
    ;[accepted, startedAt] = [false, performance.now()]
    await setImmediate()
    if (!accepted && performance.now() - startedAt < quietMs) break
  }
  server.off('connection', note)
}
