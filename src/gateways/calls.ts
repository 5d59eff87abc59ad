import type { Agent } from 'undici'

type Request = typeof import('undici').request

/**
 * Calls another system by undici's `request`. undici is loaded with the first call: it is a tenth of what a start costs,
 * and commands and processes that call nobody do without it.
 */
export async function request(...call: Parameters<Request>): ReturnType<Request> {
  return (await import('./undici.ts')).request(...call)
}

/** Connections of one's own, which are opened with the first call. */
export interface Connections {
  agent(): Promise<Agent>
  close(): Promise<void>
}

/**
 * Returns connections of one's own. Where undici cannot be loaded, as while no more files can be open, the next call
 * tries again.
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
