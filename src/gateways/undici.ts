import type { Agent } from 'undici'

type Undici = typeof import('undici')

/**
 * Calls another system by undici's `request`. undici is loaded with the first call: it is a tenth of what a start costs,
 * and commands and processes that call nobody do without it.
 */
export async function request(...call: Parameters<Undici['request']>): ReturnType<Undici['request']> {
  return (await import('undici')).request(...call)
}

/** Returns an agent with connections of its own. */
export async function createAgent(options: Agent.Options): Promise<Agent> {
  const { Agent } = await import('undici')
  return new Agent(options)
}
