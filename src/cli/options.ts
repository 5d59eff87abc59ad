import { userInfo } from 'node:os'
import { InvalidArgumentError, Option } from 'commander'
import { expectedTime, timeFormats } from '../base/calendar.ts'
import { emailOf } from '../base/email.ts'

// Options shared by several commands. They need nothing of the service: developers' commands load none of it.

/** Returns the option that names the operator for the log. */
export const operatorOption = () =>
  new Option('--operator <name>', 'your name for the log').default(userName()).argParser(text)

/** Returns the mandatory option for a command's reason. */
export const reasonOption = (why: string) =>
  new Option('--reason <text>', why).makeOptionMandatory().argParser(text)
export const limitOption = () =>
  new Option('--limit <count>', 'the maximum number of rows').default(100).argParser(wholeNumber)

/** Parses an argument that counts something. */
export function wholeNumber(text: string): number {
  const count = plainNumber(text)
  if (Number.isInteger(count) && count >= 1) return count
  throw new InvalidArgumentError('It must be a whole number, 1 or more.')
}

/**
 * Parses digits with a decimal point; NaN for any other notation. Scripts write numbers this way in every locale, while
 * Number would take 0x10 for 16 and an empty text for 0.
 */
export const plainNumber = (text: string): number => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN)

/** Parses a non-empty argument: an unset shell variable yields an empty one. */
export function text(given: string): string {
  if (given.trim()) return given
  throw new InvalidArgumentError('It must not be empty.')
}

/** Reads an e-mail address, in the form in which the service keeps it. */
export function emailAddress(given: string): string {
  const email = emailOf(given)
  if (email) return email
  throw new InvalidArgumentError('It must be a single e-mail address.')
}

/** Reads a day or a time as the service does: Date would take 5 for a month, and the 31st of February for March. */
export function timeOf(given: string): Date {
  try {
    return new Date(timeFormats['iso-8601']!(given))
  } catch {
    throw new InvalidArgumentError(`It ${expectedTime}.`)
  }
}

/** Returns the name of the user who runs this; a container may run as one without a name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.()}`
  }
}
