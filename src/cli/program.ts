import { Command, CommanderError } from 'commander'
import { Refusal as ClientRefusal } from '../client/refusal.ts'
import { SettingError } from '../config/reader.ts'
import { isDatabaseAway } from '../db/away.ts'
import { Refusal } from '../errors.ts'
import { CommandError, isOfSystem, reasonOf, Unreachable, UsageError } from './command.ts'
import { harmless, paint } from './output.ts'
import { release } from './release.ts'

/** A command ends with one of these exit codes; `storefront --help` lists them. */
const exitCodes = { done: 0, failed: 1, misused: 2 } as const

type Add = (program: Command) => void

/**
 * The commands are grouped by their users, in the order of the help, each with the function that loads it: half of them
 * need nothing of the service. A new one is a file in commands/ and a line here.
 */
const commands: Record<string, Record<string, () => Promise<Add>>> = {
  'For app developers:': {
    login: async () => (await import('./commands/login.ts')).addLogin,
    logout: async () => (await import('./commands/login.ts')).addLogout,
    whoami: async () => (await import('./commands/login.ts')).addWhoami,
    sessions: async () => (await import('./commands/login.ts')).addSessions,
    apps: async () => (await import('./commands/apps.ts')).addApps,
    install: async () => (await import('./commands/apps.ts')).addInstall,
    listen: async () => (await import('./commands/listen.ts')).addListen,
    trigger: async () => (await import('./commands/trigger.ts')).addTrigger,
    replay: async () => (await import('./commands/deliveries.ts')).addReplay,
    logs: async () => (await import('./commands/deliveries.ts')).addLogs,
    completion: async () => (await import('./commands/completion.ts')).addCompletion,
  },
  'For operators, on the database of the service:': {
    doctor: async () => (await import('./commands/doctor.ts')).addDoctor,
    migrate: async () => (await import('./commands/migrate.ts')).addMigrate,
    'rotate-keys': async () => (await import('./commands/rotate-keys.ts')).addRotateKeys,
    backup: async () => (await import('./commands/backup.ts')).addBackup,
    restore: async () => (await import('./commands/restore.ts')).addRestore,
    seed: async () => (await import('./commands/seed.ts')).addSeed,
    store: async () => (await import('./commands/store.ts')).addStore,
    account: async () => (await import('./commands/account.ts')).addAccount,
    merchant: async () => (await import('./commands/merchant.ts')).addMerchant,
    token: async () => (await import('./commands/token.ts')).addToken,
    kyc: async () => (await import('./commands/kyc.ts')).addKyc,
    payout: async () => (await import('./commands/payout.ts')).addPayout,
    figures: async () => (await import('./commands/figures.ts')).addFigures,
  },
  'For whoever runs or writes a server of this contract, without a database:': {
    contract: async () => (await import('./commands/contract.ts')).addContract,
  },
}

/** Runs one command of the command line; sets the exit code when it has ended. */
export async function runCommandLine(argv: string[]): Promise<void> {
  const program = await createProgram(argv.slice(2).find((word) => !word.startsWith('-')))
  try {
    await program.parseAsync(argv)
  } catch (error) {
    process.exitCode = report(error, argv.includes('--json'))
  }
}

/**
 * Returns the command line with one command, or with all where there is none of this name, without running anything.
 * Completion lists them all.
 */
export async function createProgram(only?: string): Promise<Command> {
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
  const names = Object.values(commands).flatMap((group) => Object.keys(group))
  const isAlone = only !== undefined && only !== 'completion' && names.includes(only)
  for (const [heading, group] of Object.entries(commands)) {
    program.commandsGroup(heading)
    const wanted = Object.entries(group).filter(([name]) => !isAlone || name === only)
    for (const add of await Promise.all(wanted.map(([, load]) => load()))) add(program)
  }
  return program
}

/** Says what went wrong in one line on stderr; returns the exit code. */
function report(error: unknown, json: boolean): number {
  // Commander has printed the help or the version already.
  if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.done
  const misused = error instanceof CommanderError || error instanceof UsageError
  const message = messageOf(error)
  process.stderr.write(
    json ? `${JSON.stringify({ error: message })}\n` : `storefront: ${harmless(message)}\n`,
  )
  return misused ? exitCodes.misused : exitCodes.failed
}

const expectedErrors = [
  ...[SettingError, Refusal, CommanderError, UsageError, CommandError, ClientRefusal, Unreachable],
]

function messageOf(error: unknown): string {
  const { code, stack } = error as Error & { code?: string }
  if (code === 'commander.help') return 'name a command: see --help'
  const expected = isOfSystem(error) || expectedErrors.some((kind) => error instanceof kind)
  // An error of the system has a shorter reason, and PostgreSQL's refusals have a code of five characters.
  const refused = /^[0-9A-Z]{5}$/.test(code ?? '')
  if (!expected && !refused && isDatabaseAway(error)) return 'the connection to the database was lost'
  if (!expected && !refused) return stack ?? reasonOf(error)
  return reasonOf(error).replace(/^error: /, '')
}
