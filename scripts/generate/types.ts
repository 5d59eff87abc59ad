import { fork } from 'node:child_process'
import { on } from 'node:events'
import { builtScript } from '../build/bundle.ts'
import type { Document } from './contract.ts'

/**
 * Starts a process that generates TypeScript from contracts: loading the compiler takes as long as reading the
 * contract.
 */
export function startTyping() {
  const child = fork(builtScript('scripts/generate/types-process.ts'), { execArgv: [] })
  const replies = on(child, 'message', { close: ['exit'] })
  return {
    /** Returns the types of a contract as it is now, or undefined if the process has ended. */
    async typesOf(contract: Document): Promise<string | undefined> {
      child.send(contract)
      const { value } = await replies.next()
      return value?.[0]
    },
    stop: () => child.kill(),
  }
}
