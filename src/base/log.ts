// Structured logging (pino), with secrets and addresses masked.

import { join } from 'node:path'
import { type DestinationStream, type Logger, multistream, pino } from 'pino'
import { type Config, SettingError } from '../config/config.ts'
import { groupsOf, isIPv4, isIPv6 } from './network.ts'
import { traceIds } from './tracing.ts'

/**
 * Opens the log. In production it writes JSON lines to stdout. Elsewhere a person is watching the terminal, so
 * everything goes to service.log in the data folder, and only warnings and errors appear on stderr, one readable line
 * each.
 */
export function openLog({ production, dataFolder, logLevel: level }: Config): Logger {
  const hooks = { streamWrite: masked }
  if (production)
    return pino(
      { level, hooks, mixin: traceIds },
      inTurns(lasting(pino.destination({ sync: true, maxLength }))),
    )
  const file = openFile(join(dataFolder, 'service.log'))
  return pino(
    { level, hooks, mixin: traceIds },
    multistream([
      { level: 'trace', stream: file },
      { level: 'warn', stream: terminal },
    ]),
  )
}

/** Maximum total length of lines that wait while nothing can be written; later ones are lost. */
const maxLength = 4 * 2 ** 20

/**
 * Returns a destination that cannot end the process: on a full disk every line would raise an unhandled error. Instead,
 * lines wait until there is space again.
 */
function lasting(out: ReturnType<typeof pino.destination>): DestinationStream {
  return out.on('error', () => {})
}

function openFile(dest: string): DestinationStream {
  try {
    return lasting(pino.destination({ dest, sync: true, maxLength }))
  } catch (error) {
    throw new SettingError(`the log ${dest} cannot be written: ${(error as Error).message}`)
  }
}

/**
 * Returns a destination that writes the lines of one event-loop turn in one go: writing each separately took a tenth
 * of the processor time of a public read (decision the-log-is-written-once-a-turn). Everything logged before the
 * process ends is written, unless it is killed within that turn.
 */
export function inTurns(out: DestinationStream): DestinationStream & { flushSync(): void } {
  let lines = ''
  const flushSync = () => {
    if (lines === '') return
    const written = lines
    lines = ''
    out.write(written)
  }
  process.on('exit', flushSync)
  return {
    write(line) {
      if (lines === '') setImmediate(flushSync)
      lines += line
    },
    flushSync,
  }
}

const email = /([\w.!#$%&'*+/=?^`{|}~-])[\w.!#$%&'*+/=?^`{|}~-]{0,63}@(?=[\w-]+\.)/g
const ipv4 = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g
const ipv6 = /(?<![\w:])[\da-f]{0,4}:[\da-f:]*:[\da-f]{0,4}(?![\w:])/gi
/** Addresses that do not identify a person: this machine's, and those of private networks. */
const own = /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254|0)\.|^::1?$|^f[cde]/i

/**
 * Masks everything that identifies a person in a log line, regardless of its source: a database error names the
 * duplicate e-mail address, a mail server's error the recipient. An e-mail address keeps its first letter and its
 * domain, which show an operator where mail does not arrive; a public IPv4 address keeps 24 bits, an IPv6 address 48.
 */
export function masked(line: string): string {
  const shorter = (address: string) => {
    if (own.test(address)) return address
    if (isIPv4(address)) return address.replace(/\d+$/, '0')
    return isIPv6(address) ? `${groupsOf(address).slice(0, 3).join(':')}::` : address
  }
  const withoutNames = line.includes('@') ? line.replace(email, '$1***@') : line
  return withoutNames.replace(ipv4, shorter).replace(ipv6, shorter)
}

const terminal = {
  write(line: string): void {
    const { level, msg = '', err } = JSON.parse(line) as { level: number; msg?: string; err?: Error }
    const kind = level >= pino.levels.values.error! ? 'error' : 'warning'
    process.stderr.write(`${kind}: ${inOneLine(err ? `${msg}: ${err.message}` : msg)}\n`)
  },
}

/** Shortens a long message in the middle, because Knex puts the whole statement before the error. */
function inOneLine(message: string): string {
  const line = message.replace(/\s+/g, ' ')
  return line.length > 300 ? `${line.slice(0, 120)} … ${line.slice(-160)}` : line
}
