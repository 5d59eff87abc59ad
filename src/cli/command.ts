import type { Command } from 'commander'
import { harmless, type Result } from './output.ts'

/** Thrown for an invalid command: exits with the same code as a misspelt one. */
export class UsageError extends Error {}

/** Thrown if a command cannot be carried out; the message says what to do about it. */
export class CommandError extends Error {}

/** Thrown if a service does not respond. The client retries calls that fail with a TypeError, as fetch's do. */
export class Unreachable extends TypeError {}

/** The command that an action runs for; its options are read from it. */
export type Printing = Command

/** Returns a command's action from a function that returns its result, printed as text, or as JSON with --json. */
export function printing<Given extends unknown[]>(
  work: (this: Printing, ...given: Given) => Promise<Result>,
) {
  return async function (this: Command, ...given: Given): Promise<void> {
    const { data, text, warnings = [], failed, toStderr } = await work.apply(this, given)
    const out = toStderr ? process.stderr : process.stdout
    out.write(`${isForMachines(this) ? JSON.stringify(data, null, 2) : harmless(text)}\n`)
    for (const warning of warnings) process.stderr.write(`${harmless(warning)}\n`)
    // Nothing calls process.exit(), which would lose output that a pipe has not read yet.
    if (failed) process.exitCode = 1
  }
}

/** Returns whether JSON output was requested. */
export function isForMachines(command: Command): boolean {
  return command.optsWithGlobals<{ json?: boolean }>().json === true
}

/** Returns whether it is a system error, such as a missing file: its reason says enough. */
export function isOfSystem(error: unknown): boolean {
  return typeof (error as NodeJS.ErrnoException).syscall === 'string'
}

/** Returns an error's reason in one line. */
export function reasonOf(error: unknown): string {
  const { message, code, errors, path, cause } = error as Error & {
    code?: string
    errors?: Error[]
    path?: string
  }
  // fetch's error says only that it failed.
  if (message === 'fetch failed' && cause) return reasonOf(cause)
  // Node writes "ENOENT: no such file or directory, open 'backup.tar'" of a file.
  const [, fault] = /^E[A-Z0-9]+: (.+?), [a-z]+\b/.exec(message) ?? []
  if (fault) return path ? `${path}: ${fault}` : fault
  // Knex puts the whole statement before the reason; PostgreSQL's codes have five characters.
  const reason = /^[0-9A-Z]{5}$/.test(code ?? '') ? message.split(' - ').at(-1)! : message
  // The error for a host with several addresses has an empty message.
  return (reason || errors?.at(-1)?.message || code || String(error)).replace(/\s+/g, ' ')
}
