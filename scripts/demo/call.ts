import { inspect } from 'node:util'
import { type AppsClient, createAppsClient } from '../../src/client/apps.ts'
import type { ClientOptions } from '../../src/client/client.ts'
import { type ConsoleClient, createConsoleClient } from '../../src/client/console.ts'
import { isRefusal } from '../../src/client/refusal.ts'
import { createStoreClient, type StoreClient } from '../../src/client/store.ts'
import type { Config } from '../../src/config/config.ts'

const width = 100
let step = 0

type Caller = Pick<ClientOptions, 'token' | 'headers'>

/** The typed clients of the three surfaces, which print every call with its reply. */
export interface Clients {
  store(caller?: Caller): StoreClient
  apps(caller?: Caller): AppsClient
  console(caller?: Caller): ConsoleClient
  /** A silent client of the console, for reads that are not worth a step. */
  quiet: ConsoleClient
}

/** Returns makers of clients for the surfaces at these addresses. */
export function clientsAt(urls: Config['publicUrls']): Clients {
  const options = (surface: keyof Config['publicUrls'], caller: Caller = {}): ClientOptions => ({
    ...caller,
    url: `${urls[surface]}/api/v1`,
    fetch: shownFetch,
  })
  return {
    store: (caller) => createStoreClient(options('store', caller)),
    apps: (caller) => createAppsClient(options('apps', caller)),
    console: (caller) => createConsoleClient(options('console', caller)),
    quiet: createConsoleClient({ url: `${urls.console}/api/v1` }),
  }
}

/** Prints the title of a step before the call of a client that begins with it; a refusal ends the demo. */
export async function ask<Data>(title: string, call: Promise<Data>): Promise<Data> {
  // A client looks up its token before it sends anything, so the title comes first.
  heading(title)
  return await call.catch((error) => {
    if (!isRefusal(error)) throw error
    throw new Error(`${title}: it was answered with ${error.status} ${error.message}`)
  })
}

async function shownFetch(url: Parameters<typeof fetch>[0], request: RequestInit = {}): Promise<Response> {
  console.log(`${request.method} ${url}`)
  for (const [name, value] of new Headers(request.headers)) console.log(`  ${name}: ${shortened(value)}`)
  if (typeof request.body === 'string') show(JSON.parse(request.body))
  else if (request.body) show(Object.fromEntries(request.body as URLSearchParams))
  const reply = await fetch(url, request)
  const { status, message, data } = (await reply.clone().json()) as Record<string, unknown>
  console.log(`${status} ${message}`)
  show(data)
  return reply
}

/** Prints the number and the title of a step. */
export function heading(title: string): void {
  step += 1
  console.log(`\n── ${step}. ${title} ${'─'.repeat(Math.max(0, width - title.length - 7))}`)
}

/** Prints a value without its long parts. */
export function show(value: unknown): void {
  const text = inspect(value, { depth: 4, breakLength: width, maxArrayLength: 2, maxStringLength: 90 })
  console.log(text.replace(/^/gm, '  '))
}

function shortened(header: string): string {
  return header.length > 50 ? `${header.slice(0, 40)}…` : header
}

/** Ends the demo unless a value is as promised. */
export function expect(found: unknown, wanted: unknown, what: string): void {
  if (found !== wanted) throw new Error(`${what} is ${found}, not ${wanted}`)
}
