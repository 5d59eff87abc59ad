import { pino } from 'pino'

interface ErrorRecord {
  msg?: string
  operation?: string
  status?: number
  err?: { message: string; stack?: string }
}

let records: ErrorRecord[] = []

/** The log of the services in tests: errors are kept, for a test that fails because of them. */
export const log = pino(
  { level: 'error' },
  { write: (line: string) => void records.push(JSON.parse(line) as ErrorRecord) },
)

/** Adds what the service logged meanwhile to the stack of a failed test; a test that passed had expected it. */
export function explain(test: Mocha.Test | undefined): void {
  const logged = take()
  const error = test?.state === 'failed' ? test.err : undefined
  if (error && logged) error.stack += `\n${logged}`
}

/** Prints what was logged when no test was running: a hook of this file may have failed because of it. */
export function showUnexplained(file: string): void {
  const logged = take()
  if (logged) console.error(`${file}: outside of its tests ${logged}`)
}

function take(): string {
  const taken = records
  records = []
  return taken.map(inWords).join('\n')
}

function inWords({ msg, operation, status, err }: ErrorRecord): string {
  const where = [operation, status].filter(Boolean).join(' answered ')
  return `the service logged: ${msg}${where && ` (${where})`}\n${err?.stack ?? err?.message ?? ''}`
}
