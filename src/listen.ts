import { once } from 'node:events'
import type { Server } from 'node:http'
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

/**
 * Closes a server's port at once and waits until the calls in flight are answered, for at most `patience`
 * milliseconds; then it closes the remaining connections.
 */
export async function drain(server: Server, patience: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A connection whose call was answered stays open until the client closes it.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}
