import { Command, CommanderError } from 'commander'
import { Refusal } from '../base/errors.ts'
import { NoKey } from '../base/vault.ts'
import { Refusal as ClientRefusal } from '../client/refusal.ts'
import { SettingError } from '../config/reader.ts'
import { isDatabaseAway } from '../db/connection/away.ts'
import { CommandError, isOfSystem, reasonOf, Unreachable, UsageError } from './command.ts'
import { harmless, paint } from './output.ts'
import { release } from './release.ts'

/** The exit codes of commands; `storefront --help` lists them. */
const exitCodes = { done: 0, failed: 1, misused: 2 } as const

type Define = (command: Command) => void

/** A command's short description, and a function that loads its definition. */
type CommandEntry = [description: string, load: () => Promise<Define>]

/**
 * The commands, grouped by their users, in the order of the help. Only the one called is loaded: half of them need
 * nothing of the service, and none needs all of it. A new one is a file in commands/ and an entry here.
 */
const commands: Record<string, Record<string, CommandEntry>> = {
  'For app developers:': {
    login: [
      'sign in by confirming a code in a browser',
      async () => (await import('./commands/login.ts')).defineLogin,
    ],
    logout: [
      "end this computer's session and delete everything stored here",
      async () => (await import('./commands/login.ts')).defineLogout,
    ],
    whoami: [
      'show who is signed in, and the app and store in use',
      async () => (await import('./commands/login.ts')).defineWhoami,
    ],
    sessions: [
      'list and end your sessions on the console',
      async () => (await import('./commands/login.ts')).defineSessions,
    ],
    apps: [
      'register apps and manage their secrets',
      async () => (await import('./commands/apps.ts')).defineApps,
    ],
    install: [
      'install an app on one of your stores and keep the token here',
      async () => (await import('./commands/apps.ts')).defineInstall,
    ],
    listen: [
      "forward an app's events to a receiver on this computer, signed as the service would",
      async () => (await import('./commands/listen.ts')).defineListen,
    ],
    trigger: [
      'change records of one of your stores to cause events',
      async () => (await import('./commands/trigger.ts')).defineTrigger,
    ],
    replay: [
      "resend events to the app's webhook, or with --forward to a receiver on this computer",
      async () => (await import('./commands/deliveries.ts')).defineReplay,
    ],
    logs: [
      "show the deliveries of an app's webhook with their attempts, oldest first",
      async () => (await import('./commands/deliveries.ts')).defineLogs,
    ],
    mcp: [
      'serve contracts, refusals and guides to a coding agent (Model Context Protocol over stdio)',
      async () => (await import('./commands/mcp.ts')).defineMcp,
    ],
    completion: [
      'print a completion script for your shell',
      async () => (await import('./commands/completion.ts')).defineCompletion,
    ],
  },
  "For operators, with access to the service's database:": {
    doctor: [
      'check settings, database, DNS, TLS, ports, SMTP, Redis and disk, and suggest fixes',
      async () => (await import('./commands/doctor.ts')).defineDoctor,
    ],
    migrate: [
      'migrate the database to the newest schema',
      async () => (await import('./commands/migrate.ts')).defineMigrate,
    ],
    'rotate-keys': [
      're-encrypt every secret in the database with the newest of VAULT_KEYS',
      async () => (await import('./commands/rotate-keys.ts')).defineRotateKeys,
    ],
    backup: [
      'write a consistent snapshot of all data to one file, while the service runs',
      async () => (await import('./commands/backup.ts')).defineBackup,
    ],
    restore: [
      'restore a backup into an empty database and migrate it to this release',
      async () => (await import('./commands/restore.ts')).defineRestore,
    ],
    import: [
      'read the archive of a store from another installation into this one',
      async () => (await import('./commands/import.ts')).defineImport,
    ],
    seed: [
      'fill an ecommerce store with made-up products, to try out its speed',
      async () => (await import('./commands/seed.ts')).defineSeed,
    ],
    store: [
      'list, suspend, reinstate and close stores',
      async () => (await import('./commands/store.ts')).defineStore,
    ],
    account: [
      'list, suspend and sign out accounts',
      async () => (await import('./commands/account.ts')).defineAccount,
    ],
    app: [
      'suspend apps of developers in every store, and resume them',
      async () => (await import('./commands/app.ts')).defineApp,
    ],
    merchant: [
      'manage who may open stores when OPEN_STORES is invited',
      async () => (await import('./commands/merchant.ts')).defineMerchant,
    ],
    token: [
      "list and revoke a store's tokens",
      async () => (await import('./commands/token.ts')).defineToken,
    ],
    kyc: ['decide identity checks', async () => (await import('./commands/kyc.ts')).defineKyc],
    payout: [
      'record payouts made outside the service',
      async () => (await import('./commands/payout.ts')).definePayout,
    ],
    figures: [
      'show figures about stores, accounts, sales and queued work',
      async () => (await import('./commands/figures.ts')).defineFigures,
    ],
    log: [
      'show what operators did, newest first',
      async () => (await import('./commands/figures.ts')).defineLog,
    ],
  },
  'For anyone who runs or writes a server for this contract, without a database:': {
    contract: [
      'check a running server against the contract',
      async () => (await import('./commands/contract.ts')).defineContract,
    ],
  },
}

/** Runs one command; sets the exit code when it has ended. */
export async function runCommandLine(argv: string[]): Promise<void> {
  const json = argv.includes('--json')
  process.stdout.on('error', (error) => endOutput(error, json))
  const words = argv.slice(2).filter((word) => !word.startsWith('-'))
  const called = words[0] === 'help' ? words[1] : words[0]
  const program = await createProgram((name) => name === called || called === 'completion')
  try {
    await program.parseAsync(argv)
  } catch (error) {
    process.exitCode = report(error, json)
  }
}

/**
 * Returns the command line without running anything. Unwanted commands have only names and descriptions, which is what
 * help shows.
 */
export async function createProgram(isWanted: (name: string) => boolean = () => true): Promise<Command> {
  const program = new Command('storefront')
    .description(
      'Develop apps for a Storefront Commerce Service, or operate one. Operator commands read the settings of the service: DATABASE_URL and so on.',
    )
    .version(release)
    .option('--json', 'print JSON, for scripts')
    .configureHelp({ showGlobalOptions: true, styleTitle: (title) => paint('bold', title) })
    .configureOutput({ outputError: () => {} })
    .exitOverride()
    .addHelpText(
      'after',
      `\nExit codes: ${exitCodes.done} done, ${exitCodes.failed} failed or refused, ${exitCodes.misused} invalid usage.`,
    )
  for (const [heading, group] of Object.entries(commands)) {
    program.commandsGroup(heading)
    for (const [name, [description, load]] of Object.entries(group)) {
      const command = program.command(name).description(description)
      if (isWanted(name)) (await load())(command)
    }
  }
  return program
}

/** Ends the process if its output cannot be written: quietly if the reader has seen enough, as head does. */
function endOutput(error: NodeJS.ErrnoException, json: boolean): void {
  // A command that writes a file to stdout waits for it, and reports errors itself.
  if (process.stdout.listenerCount('error') > 1) return
  process.exit(error.code === 'EPIPE' ? exitCodes.failed : report(error, json))
}

/** Reports an error in one line on stderr; returns the exit code. */
function report(error: unknown, json: boolean): number {
  // Commander has already printed the help or the version.
  if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.done
  const misused = error instanceof CommanderError || error instanceof UsageError
  const message = messageOf(error)
  process.stderr.write(
    json ? `${JSON.stringify({ error: message })}\n` : `storefront: ${harmless(message)}\n`,
  )
  return misused ? exitCodes.misused : exitCodes.failed
}

const expectedErrors = [
  SettingError,
  Refusal,
  CommanderError,
  UsageError,
  CommandError,
  ClientRefusal,
  Unreachable,
  NoKey,
]

function messageOf(error: unknown): string {
  const { code, stack } = error as Error & { code?: string }
  if (code === 'commander.help') return 'a command is missing: see --help'
  const expected = isOfSystem(error) || expectedErrors.some((kind) => error instanceof kind)
  // System errors have a shorter reason, and PostgreSQL's refusals have a code of five characters.
  const refused = /^[0-9A-Z]{5}$/.test(code ?? '')
  if (!expected && !refused && isDatabaseAway(error)) return 'the connection to the database was lost'
  if (!expected && !refused) return stack ?? reasonOf(error)
  const advice = error instanceof ClientRefusal && code === 'sign_in_again' ? ': run storefront login' : ''
  return reasonOf(error).replace(/^error: /, '') + advice
}
