import type { Command } from 'commander'
import { harmless, type Result } from './output.ts'

/** Thrown for a command that makes no sense: the exit code is that of a misspelt one. */
export class UsageError extends Error {}

/** Thrown where a command cannot be carried out; the message says what to do about it. */
export class CommandError extends Error {}

/** Thrown where a service does not respond. The client repeats calls that fail by a TypeError, as those of fetch do. */
export class Unreachable extends TypeError {}

/** The command that an action runs for; its options are read from it. */
export type Printing = Command

/**
 * Returns the action of a command from a function that returns its result, which is printed as text, or as JSON with
 * --json.
 */
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

/** Returns whether a command was asked for JSON. */
export function isForMachines(command: Command): boolean {
  return command.optsWithGlobals<{ json?: boolean }>().json === true
}

/** Returns whether an error is one of the system, such as a file that is not there: its reason says enough. */
export function isOfSystem(error: unknown): boolean {
  return typeof (error as NodeJS.ErrnoException).syscall === 'string'
}

/** Returns the reason of an error in one line. */
export function reasonOf(error: unknown): string {
  const { message, code, errors, path, cause } = error as Error & {
    code?: string
    errors?: Error[]
    path?: string
  }
  // The error of fetch says only that it failed.
  if (message === 'fetch failed' && cause) return reasonOf(cause)
  // Node writes "ENOENT: no such file or directory, open 'backup.tar'" of a file.
  const [, fault] = /^E[A-Z0-9]+: (.+?), [a-z]+\b/.exec(message) ?? []
  if (fault) return path ? `${path}: ${fault}` : fault
  // Knex puts the whole statement before the reason; PostgreSQL's codes have five characters.
  const reason = /^[0-9A-Z]{5}$/.test(code ?? '') ? message.split(' - ').at(-1)! : message
  // The error of a host with several addresses has an empty message.
  return (reason || errors?.at(-1)?.message || code || String(error)).replace(/\s+/g, ' ')
}
