import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { SettingError } from './config.ts'

/** Listens on a port. Throws a SettingError that names the setting if the port is not available. */
export async function listen(server: Server, port: number, host: string, setting: string): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new SettingError(`${setting}: ${portErrorMessage(error, port, host)}`)
  }
}

/** Returns why a port is not available, in plain words. */
export function portErrorMessage(error: unknown, port: number, host: string): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `port ${port} is already in use`
  if (code === 'EACCES') return `this user may not listen on port ${port}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `this machine has no address ${host}`
  return message
}

/** Open connections have this time to send a first or a next call, once the port is closed. */
const graceMs = 500

/**
 * Closes a server's port at once and waits until the calls in flight are answered, for at most `patience`
 * milliseconds; then it closes the remaining connections. A proxy that has just connected is answered too: it may not
 * repeat a POST whose connection breaks.
 */
export async function drain(server: Server, patience: number): Promise<void> {
  const closed = once(server, 'close')
  // Connections that are established are accepted first; the system resets those that are not when the port closes.
  await setImmediate()
  // HTTP's own `close` would also cut connections whose call is on its way.
  NetServer.prototype.close.call(server)
  // A connection whose call was answered stays open until the client closes it.
  const since = performance.now()
  const idle = setInterval(() => {
    if (performance.now() - since > graceMs) server.closeIdleConnections()
  }, 50)
  const cut = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}
