import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { builtScript } from '../build/bundle.ts'
import type { Document } from './contract.ts'

/** scripts/generate.sh puts the other process here, relative to the bundle that contains this module. */
const bundled = fileURLToPath(new URL('generate/types-process.js', import.meta.url))

let child: ChildProcess | undefined
/** The callers that wait for types, in the order in which they asked. */
const waiting: { resolve: (types: string) => void; reject: (error: Error) => void }[] = []

/**
 * Returns the types of a contract as it is now. Another process makes them, because loading the compiler takes as long
 * as reading a contract. It is started for the first contract, kept for the next, and ends with this one.
 */
export function typesOf(contract: Document): Promise<string> {
  child ??= startTyping()
  child.channel!.ref()
  child.send(contract)
  const types = new Promise<string>((resolve, reject) => waiting.push({ resolve, reject }))
  // Nobody waits for the types of a contract in which the rules find something.
  types.catch(() => {})
  return types
}

function startTyping(): ChildProcess {
  const started = fork(existsSync(bundled) ? bundled : builtScript('scripts/generate/types-process.ts'), {
    execArgv: [],
  })
  started.unref()
  started.on('message', ({ types, failure }: { types?: string; failure?: string }) => {
    const { resolve, reject } = waiting.shift()!
    if (types === undefined) reject(new Error(failure))
    else resolve(types)
    if (waiting.length === 0) started.channel!.unref()
  })
  started.on('exit', () => {
    child = undefined
    for (const { reject } of waiting.splice(0)) reject(new Error('the types could not be made'))
  })
  return started
}
