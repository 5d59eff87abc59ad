import type { Agent } from 'undici'

type Request = typeof import('undici').request

/**
 * Calls another system by undici's `request`. undici is loaded with the first call: it is a tenth of what a start costs,
 * and commands and processes that call nobody do without it.
 */
export async function request(...call: Parameters<Request>): ReturnType<Request> {
  return (await import('./undici.ts')).request(...call)
}

/** Returns an agent with connections of its own. */
export async function createAgent(options: Agent.Options): Promise<Agent> {
  const { Agent } = await import('./undici.ts')
  return new Agent(options)
}
