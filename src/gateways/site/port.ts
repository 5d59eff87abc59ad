import { once } from 'node:events'
import { createServer } from 'node:net'

/** Checks whether this process could listen on a port; rejects with the error that a server would meet. */
export async function tryPort(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
