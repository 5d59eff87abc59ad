import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Document } from './contract.ts'

/**
 * Starts a process that generates TypeScript from contracts: loading the compiler takes as long as linting.
 */
export function startTyping() {
  const child = fork(new URL('./types-process.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  return {
    async typesOf(contracts: Document[]): Promise<string[]> {
      child.send(contracts)
      const [texts] = await Promise.race([once(child, 'message'), once(child, 'exit')])
      if (!Array.isArray(texts)) throw new Error('The types of the contracts could not be made')
      return texts
    },
    stop: () => child.kill(),
  }
}
