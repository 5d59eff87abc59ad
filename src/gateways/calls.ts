import type { Agent } from 'undici'

type Request = typeof import('undici').request

/**
 * Calls another system through undici's `request`. undici loads with the first call: it is a tenth of the start-up
 * cost, and commands and processes that call nobody do without it.
 */
export async function request(...call: Parameters<Request>): ReturnType<Request> {
  return (await import('./undici.ts')).request(...call)
}

/** A private connection pool, opened with the first call. */
export interface Connections {
  agent(): Promise<Agent>
  close(): Promise<void>
}

/**
 * Returns a private connection pool. If undici cannot be loaded, for instance because too many files are open, the next
 * call tries again.
 */
export function createConnections(options: Agent.Options): Connections {
  let opened: Promise<Agent> | null = null
  const open = async () => new (await import('./undici.ts')).Agent(options)
  return {
    agent() {
      opened ??= open().catch((error) => {
        opened = null
        throw error
      })
      return opened
    },
    close: async () => (await opened?.catch(() => null))?.destroy(),
  }
}
