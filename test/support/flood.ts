import { fork } from 'node:child_process'
import { once } from 'node:events'
import { builtScript } from '../../scripts/build/bundle.ts'

/**
 * The call that each of many clients makes again and again, waiting about a second after each reply as Retry-After
 * says.
 */
export interface Flood {
  url: string
  method: string
  headers: Record<string, string>
  body: object
  clients: number
}

export type FloodReply = { status: number; code: string | null; retryAfter: string | null }

/**
 * Starts the clients in a separate process, so that their own work does not burden the service, and returns when each
 * has had a reply. `end` returns all replies.
 */
export async function startFlood(flood: Flood): Promise<{ end(): Promise<FloodReply[]> }> {
  const child = fork(builtScript('test/support/flooding-clients.ts'), { execArgv: [] })
  child.send(flood)
  await once(child, 'message')
  const end = async () => {
    child.send('end')
    const [replies] = await once(child, 'message')
    child.disconnect()
    return replies as FloodReply[]
  }
  return { end }
}
