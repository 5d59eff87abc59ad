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

/** A token and its expiry. */
export interface KeptToken {
  token: string
  expiresAt: string
}

/** A developer's app, as the command line stores it. */
export interface KeptApp {
  name: string
  clientId: string
  clientSecret: string | null
  /** Signs what `listen` forwards: only the developer's own receiver trusts it. */
  listenSecret?: string
}

/** State that the command line keeps between commands (decision credentials-are-one-private-file). */
export interface Profile {
  addresses: Addresses
  session: (KeptToken & { email: string }) | null
  apps: Record<string, KeptApp>
  /** Installation tokens, by app and store. */
  installations: Record<string, KeptToken>
  /** First-party tokens by store, with which `trigger` changes records. */
  storeTokens: Record<string, KeptToken>
  /** The app and store that commands default to. */
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

/** Returns the folder of a file that the command line keeps, following the XDG base directories. */
export function keptIn(kind: 'config' | 'state', ...names: string[]): string {
  const { XDG_CONFIG_HOME, XDG_STATE_HOME } = process.env
  const base =
    kind === 'config'
      ? XDG_CONFIG_HOME || join(homedir(), '.config')
      : XDG_STATE_HOME || join(homedir(), '.local', 'state')
  return join(base, 'storefront', ...names)
}

const file = () => keptIn('config', 'credentials.json')

/** Returns the stored profile; empty if nobody has signed in. */
export function readProfile(): Profile | null {
  return readKept<Profile>(file())
}

/** Changes the stored profile; concurrent commands do not lose each other's changes. */
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

/** Returns one of the command line's JSON files, or null if there is none. */
export function readKept<Content>(path: string): Content | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Content
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    // JSON.parse's own message would show part of the file.
    if (error instanceof SyntaxError) throw new CommandError(`${path} is damaged: delete it`)
    throw error
  }
}

/** Writes a file that nobody else may read, whole or not at all. */
export function writeKept(path: string, content: unknown): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const next = `${path}.${process.pid}`
  writeFileSync(next, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  renameSync(next, path)
}

/** A lock older than this was left behind by a killed command. */
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
