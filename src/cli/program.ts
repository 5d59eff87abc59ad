import { Command, CommanderError } from 'commander'
import { Refusal as ClientRefusal } from '../client/refusal.ts'
import { SettingError } from '../config.ts'
import { Refusal } from '../errors.ts'
import { CommandError, reasonOf, Unreachable, UsageError } from './command.ts'
import { addAccount } from './commands/account.ts'
import { addApps, addInstall } from './commands/apps.ts'
import { addBackup } from './commands/backup.ts'
import { addCompletion } from './commands/completion.ts'
import { addContract } from './commands/contract.ts'
import { addLogs, addReplay } from './commands/deliveries.ts'
import { addDoctor } from './commands/doctor.ts'
import { addFigures } from './commands/figures.ts'
import { addKyc } from './commands/kyc.ts'
import { addListen } from './commands/listen.ts'
import { addLogin, addLogout, addSessions, addWhoami } from './commands/login.ts'
import { addMerchant } from './commands/merchant.ts'
import { addMigrate } from './commands/migrate.ts'
import { addPayout } from './commands/payout.ts'
import { addRestore } from './commands/restore.ts'
import { addRotateKeys } from './commands/rotate-keys.ts'
import { addSeed } from './commands/seed.ts'
import { addStore } from './commands/store.ts'
import { addToken } from './commands/token.ts'
import { addTrigger } from './commands/trigger.ts'
import { paint } from './output.ts'
import { release } from './release.ts'

/** The exit codes of a command; `storefront --help` lists them. */
const exitCodes = { done: 0, failed: 1, misused: 2 } as const

/** The commands by whom they are for, in the order of the help. A new one is a file in commands/ and a line here. */
const commands: Record<string, ((program: Command) => void)[]> = {
  'For app developers:': [
    ...[addLogin, addLogout, addWhoami, addSessions, addApps, addInstall],
    ...[addListen, addTrigger, addReplay, addLogs, addCompletion],
  ],
  'For operators, on the database of the service:': [
    ...[addDoctor, addMigrate, addRotateKeys, addBackup, addRestore, addSeed],
    ...[addStore, addAccount, addMerchant, addToken, addKyc, addPayout, addFigures, addContract],
  ],
}

/** Runs one command of the command line; sets the exit code when it has ended. */
export async function runCommandLine(argv: string[]): Promise<void> {
  const program = createProgram()
  try {
    await program.parseAsync(argv)
  } catch (error) {
    process.exitCode = report(error, argv.includes('--json'))
  }
}

/** Returns the whole command line, without running anything. */
export function createProgram(): Command {
  const program = new Command('storefront')
    .description(
      'Develops apps for a Storefront Commerce Service, and operates one. Operators’ settings are those of the service: DATABASE_URL and so on.',
    )
    .version(release)
    .option('--json', 'print JSON, for machines')
    .configureHelp({ showGlobalOptions: true, styleTitle: (title) => paint('bold', title) })
    .configureOutput({ outputError: () => {} })
    .exitOverride()
    .addHelpText(
      'after',
      `\nExit codes: ${exitCodes.done} done, ${exitCodes.failed} failed or refused, ${exitCodes.misused} not a command that there is.`,
    )
  for (const [heading, adds] of Object.entries(commands)) {
    program.commandsGroup(heading)
    for (const add of adds) add(program)
  }
  return program
}

/** Says what went wrong in one line on stderr; returns the exit code. */
function report(error: unknown, json: boolean): number {
  // Commander has printed the help or the version already.
  if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.done
  const misused = error instanceof CommanderError || error instanceof UsageError
  const message = messageOf(error)
  process.stderr.write(json ? `${JSON.stringify({ error: message })}\n` : `storefront: ${message}\n`)
  return misused ? exitCodes.misused : exitCodes.failed
}

const expectedErrors = [
  ...[SettingError, Refusal, CommanderError, UsageError, CommandError, ClientRefusal, Unreachable],
]

function messageOf(error: unknown): string {
  const { code, stack } = error as Error & { code?: string }
  if (code === 'commander.help') return 'name a command: see --help'
  const expected = expectedErrors.some((kind) => error instanceof kind)
  // PostgreSQL's refusals have a code of five characters.
  if (!expected && !/^[0-9A-Z]{5}$/.test(code ?? '')) return stack ?? reasonOf(error)
  return reasonOf(error).replace(/^error: /, '')
}
