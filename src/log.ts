import { join } from 'node:path'
import { type Logger, multistream, pino } from 'pino'
import type { Config } from './config.ts'
import { traceIds } from './tracing.ts'

/**
 * Opens the log. In production it writes JSON lines to stdout. Elsewhere a person watches the terminal, so
 * everything goes to the file service.log in the data folder, and only warnings and errors are shown, each as
 * one readable line on stderr.
 */
export function openLog({ production, dataFolder, logLevel: level }: Config): Logger {
  if (production) return pino({ level, mixin: traceIds })
  const file = pino.destination({ dest: join(dataFolder, 'service.log'), sync: true })
  return pino(
    { level, mixin: traceIds },
    multistream([
      { level: 'trace', stream: file },
      { level: 'warn', stream: terminal },
    ]),
  )
}

const terminal = {
  write(line: string): void {
    const { level, msg = '', err } = JSON.parse(line) as { level: number; msg?: string; err?: Error }
    const kind = level >= pino.levels.values.error! ? 'error' : 'warning'
    process.stderr.write(`${kind}: ${inOneLine(err ? `${msg}: ${err.message}` : msg)}\n`)
  },
}

/** Cuts a long message in its middle, because Knex puts the whole statement before the error. */
function inOneLine(message: string): string {
  const line = message.replace(/\s+/g, ' ')
  return line.length > 300 ? `${line.slice(0, 120)} … ${line.slice(-160)}` : line
}
