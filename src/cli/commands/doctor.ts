import type { Command } from 'commander'
import { printing } from '../command.ts'
import { admit, type Check, type Finding } from '../doctor/check.ts'
import { checkTheDatabase } from '../doctor/database.ts'
import { checkExposure } from '../doctor/exposure.ts'
import { checkDns, checkPorts, checkSites } from '../doctor/reach.ts'
import { checkSettings } from '../doctor/settings.ts'
import { checkDisk, checkFiles, checkMail, checkRedis } from '../doctor/surroundings.ts'
import { counted, paint } from '../output.ts'

/** The checks, in display order. */
const checks: Check[] = [
  checkSettings,
  checkExposure,
  checkTheDatabase,
  checkDns,
  checkSites,
  checkPorts,
  checkMail,
  checkRedis,
  checkFiles,
  checkDisk,
]

export function defineDoctor(command: Command): void {
  command.action(
    printing(async () => {
      const patient = admit(process.env)
      const found = (await Promise.all(checks.map((check) => check(patient)))).flat()
      const failed = found.some(({ state }) => state === 'problem')
      return { data: { healthy: !failed, findings: found }, text: textOf(found), failed }
    }),
  )
}

const marks = {
  ok: () => paint('green', '✓'),
  warning: () => paint('yellow', '!'),
  problem: () => paint('red', '✗'),
  skipped: () => paint('dim', '-'),
}

function textOf(found: Finding[]): string {
  const width = Math.max(...found.map(({ check }) => check.length))
  const lines = found.flatMap(({ check, state, message, advice }) => [
    `${marks[state]()} ${check.padEnd(width)}  ${state === 'skipped' ? paint('dim', message) : message}`,
    ...(advice ? [`${' '.repeat(width + 4)}→ ${advice}`] : []),
  ])
  const count = (state: Finding['state']) => found.filter((one) => one.state === state).length
  const [problems, warnings] = [count('problem'), count('warning')]
  return [...lines, '', `${counted(problems, 'problem')}, ${counted(warnings, 'warning')}`].join('\n')
}
