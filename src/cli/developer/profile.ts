import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '../../base/clock.ts'
import { CommandError } from '../command.ts'

/** The addresses of a service's three surfaces. */
export interface Addresses {
  console: string
  apps: string
  store: string
}

/** A token and the time until which it is good. */
export interface KeptToken {
  token: string
  expiresAt: string
}

/** An app of the developer, as the command line keeps it. */
export interface KeptApp {
  name: string
  clientId: string
  clientSecret: string | null
  /** Signs what `listen` forwards: nobody but the developer's own receiver trusts it. */
  listenSecret?: string
}

/** The state that the command line keeps between two commands (decision credentials-are-one-private-file). */
export interface Profile {
  addresses: Addresses
  session: (KeptToken & { email: string }) | null
  apps: Record<string, KeptApp>
  /** The tokens of installations, by app and store. */
  installations: Record<string, KeptToken>
  /** First-party tokens by store, which `trigger` changes records with. */
  storeTokens: Record<string, KeptToken>
  /** The app and the store that commands are about where they name none. */
  current: { app?: string; store?: string }
}

export const installationKey = (appId: string, storeId: string) => `${appId}/${storeId}`

const empty: Omit<Profile, 'addresses'> = {
  session: null,
  apps: {},
  installations: {},
  storeTokens: {},
  current: {},
}

/** Returns the folder of a file that the command line keeps, by the XDG base directories. */
export function keptIn(kind: 'config' | 'state', ...names: string[]): string {
  const { XDG_CONFIG_HOME, XDG_STATE_HOME } = process.env
  const base =
    kind === 'config'
      ? XDG_CONFIG_HOME || join(homedir(), '.config')
      : XDG_STATE_HOME || join(homedir(), '.local', 'state')
  return join(base, 'storefront', ...names)
}

const file = () => keptIn('config', 'credentials.json')

/** Returns what is kept; nothing where nobody signed in. */
export function readProfile(): Profile | null {
  return readKept<Profile>(file())
}

/** Changes what is kept: of commands that run at once, none loses what another one wrote. */
export async function changeProfile(
  change: (profile: Profile) => void,
  addresses?: Addresses,
): Promise<void> {
  await locked(file(), () => {
    const kept = readProfile() ?? { ...structuredClone(empty), addresses: addresses! }
    change(kept)
    writeKept(file(), kept)
  })
}

/** Returns a JSON file of the command line, and null where there is none. */
export function readKept<Content>(path: string): Content | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Content
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    // The message of JSON.parse would show a part of what is kept.
    if (error instanceof SyntaxError) throw new CommandError(`${path} is damaged: delete it`)
    throw error
  }
}

/** Writes a file that nobody else may read, as a whole or not at all. */
export function writeKept(path: string, content: unknown): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const next = `${path}.${process.pid}`
  writeFileSync(next, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  renameSync(next, path)
}

/** A lock that is older than this was left behind by a command that was killed. */
const stale = 10 * seconds

async function locked(path: string, work: () => void): Promise<void> {
  const lock = `${path}.lock`
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  while (!taken(lock)) await sleep(20)
  try {
    work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function taken(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
    if (since && Date.now() - since > stale) rmSync(lock, { recursive: true, force: true })
    return false
  }
}
