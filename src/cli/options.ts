import { userInfo } from 'node:os'
import { InvalidArgumentError, Option } from 'commander'

// The options that several commands have, which need nothing of the service: commands of developers load none of it.

/** Returns the option that names the operator for the log. */
export const operatorOption = () =>
  new Option('--operator <name>', 'your name for the log').default(userInfo().username)

/** Returns the option for the reason of a command, which must be given. */
export const reasonOption = (why: string) => new Option('--reason <text>', why).makeOptionMandatory()
export const limitOption = () =>
  new Option('--limit <count>', 'at most so many').default(100).argParser(wholeNumber)

/** Reads an argument that counts something. */
export function wholeNumber(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1) return count
  throw new InvalidArgumentError('It must be a whole number from 1.')
}
