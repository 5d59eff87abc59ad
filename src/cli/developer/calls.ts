import { Option } from 'commander'
import { clock } from '../../base/clock.ts'
import { type AppsClient, createAppsClient } from '../../client/apps.ts'
import { type ConsoleClient, createConsoleClient } from '../../client/console.ts'
import { createStoreClient, type StoreClient } from '../../client/store.ts'
import { CommandError, Unreachable } from '../command.ts'
import {
  type Addresses,
  changeProfile,
  installationKey,
  type KeptToken,
  type Profile,
  readProfile,
} from './profile.ts'
import { triggerScopes } from './triggers.ts'

export const appOption = () => new Option('--app <id>', 'the app; by default the one used last')
export const storeOption = () => new Option('--store <id>', 'the store; by default the one used last')

/** Returns an address with the API's version. */
const api = (address: string) => `${address}/api/v1`

// How e-mails about new devices name the system.
const system = { linux: 'Linux', darwin: 'Mac OS X', win32: 'Windows' }[process.platform as string] ?? ''

const reach: typeof fetch = async (input, init) => {
  const headers = { ...(init?.headers as Record<string, string>), 'user-agent': `storefront-cli (${system})` }
  try {
    return await fetch(input, { ...init, headers })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const { origin } = new URL(String(input))
    throw new Unreachable(
      `${origin} does not respond: is the service running there? login --console, --apps and --store set other addresses`,
    )
  }
}

export const consoleAt = ({ console }: Addresses, token?: string): ConsoleClient =>
  createConsoleClient({ url: api(console), token, fetch: reach })
export const storeAt = ({ store }: Addresses, shop: string, token?: string): StoreClient =>
  createStoreClient({ url: api(store), shop, token, fetch: reach })

/** Returns what is stored about the signed-in person; throws if there is none. */
export function signedIn(): { profile: Profile; console: ConsoleClient; email: string } {
  const profile = readProfile()
  const session = profile?.session
  if (!session) throw new CommandError('you are not signed in: run storefront login')
  if (isOver(session)) throw new CommandError('your session has ended: run storefront login')
  return { profile, console: consoleAt(profile.addresses, session.token), email: session.email }
}

const isOver = ({ expiresAt }: KeptToken) => Date.parse(expiresAt) <= clock.now().getTime()

/** Returns the app that a command is about. */
export function appOf({ current }: Profile, given: { app?: string }): string {
  const id = given.app ?? current.app
  if (!id) throw new CommandError('name the app with --app, or create one: storefront apps create')
  return id
}

/** Returns the store that a command is about. */
export function storeOf({ current }: Profile, given: { store?: string }): string {
  const id = given.store ?? current.store
  if (!id) throw new CommandError('name the store with --store, or install an app: storefront install')
  return id
}

/** Returns a client with the token of an app's installation at a store. */
export function installed(profile: Profile, appId: string, storeId: string): AppsClient {
  const kept = profile.installations[installationKey(appId, storeId)]
  if (!kept || isOver(kept))
    throw new CommandError(
      `the app has no token for this store: run storefront install --app ${appId} --store ${storeId}`,
    )
  return createAppsClient({ url: api(profile.addresses.apps), token: kept.token, fetch: reach })
}

/** Returns a client with the store owner's rights, through a first-party token created on first use. */
export async function merchant(
  profile: Profile,
  console: ConsoleClient,
  storeId: string,
): Promise<AppsClient> {
  const kept = profile.storeTokens[storeId]
  const client = ({ token }: KeptToken) =>
    createAppsClient({ url: api(profile.addresses.apps), token, fetch: reach })
  if (kept && !isOver(kept)) return client(kept)
  const { token, expiresAt } = await console.tokens.createStoreToken(storeId, {
    name: 'storefront trigger',
    scopes: triggerScopes,
  })
  await changeProfile((profile) => {
    profile.storeTokens[storeId] = { token, expiresAt }
  })
  return client({ token, expiresAt })
}

/** Returns all records of a list. */
export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}
