import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { builtScript } from '../../scripts/build/bundle.ts'
import { freePort, openTestDatabase } from '../support/database.ts'
import { runFolder } from '../support/run-folder.ts'
import { service } from '../support/service.ts'

export interface Started {
  urls: { store: string; apps: string; console: string }
  env: Record<string, string>
  pid: number
  /** Its output so far. */
  stdout(): string
  stderr(): string
  kill(signal: NodeJS.Signals): void
  /** Resolves with the exit code; null if a signal ended it. */
  ended: Promise<number | null>
  /** Resolves once the service is ready; rejects if the process ends first. */
  ready(): Promise<void>
}

const running = new Set<Started>()

/** Returns settings for a separate service: free ports, and a data folder that nobody else uses. */
export async function ownSettings(folder: string): Promise<Record<string, string>> {
  const own = ['SANDBOX_PORT', 'COURIER_PORT', 'EMBEDDED_DATABASE_PORT', 'STOREFRONT_PORT']
  const names = ['STORE_PORT', 'APPS_PORT', 'CONSOLE_PORT', ...own]
  const ports = await Promise.all(names.map(async (name) => [name, String(await freePort())]))
  const conveniences = { NODE_ENV: 'test', MAILBOX: 'true', SANDBOX: 'true' }
  return { ...Object.fromEntries(ports), ...conveniences, HOST: '127.0.0.1', DATA_FOLDER: folder }
}

/**
 * Returns such settings for a service on a database of its own in the PostgreSQL of the run, migrated already: a
 * PostgreSQL of its own takes two seconds of processor time more to start.
 */
export async function ownSettingsOnServer(
  folder: string,
): Promise<{ settings: Record<string, string>; drop(): Promise<void> }> {
  const { url, close } = await openTestDatabase()
  return { settings: { ...(await ownSettings(folder)), DATABASE_URL: url }, drop: close }
}

/** Creates a folder in that of the run, which PostgreSQL's user may enter too; the returned function removes it. */
export function ownFolder(name: string): { folder: string; remove(): void } {
  const folder = `${runFolder()}/main-${process.pid}-${name}`
  mkdirSync(folder, { recursive: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Starts a script as a process, as in production. */
export function startProcess(script: string, env: Record<string, string>, args: string[] = []): Started {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [builtScript(script), ...args], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      written[stream] += text
    })
  }
  const url = (port: string | undefined) => `http://127.0.0.1:${port}`
  const started: Started = {
    urls: { store: url(env.STORE_PORT), apps: url(env.APPS_PORT), console: url(env.CONSOLE_PORT) },
    env,
    pid: child.pid!,
    stdout: () => written.stdout,
    stderr: () => written.stderr,
    kill: (signal) => void child.kill(signal),
    // `close` comes after the last byte of its output.
    ended: once(child, 'close').then(([code]) => code),
    ready: async () => {
      // The console opens last.
      while ((await statusOf(`${started.urls.console}/readyz`)) !== 200) {
        if (child.exitCode !== null) throw new Error(`it ended instead of starting: ${written.stderr}`)
        await sleep(25)
      }
    },
  }
  running.add(started)
  void started.ended.then(() => running.delete(started))
  return started
}

/** Ends all processes; for `afterEach`, so that a failed test leaves nothing running. */
export async function endAll(): Promise<void> {
  await Promise.all(
    [...running].map((started) => {
      started.kill('SIGTERM')
      return started.ended
    }),
  )
}

/** Returns the status of a GET, and null if nobody listens. */
export function statusOf(url: string): Promise<number | null> {
  return fetch(url).then(
    ({ status }) => status,
    () => null,
  )
}

/** Creates an empty database beside that of the test run. */
export async function emptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { db, databaseUrl } = service()
  const name = `empty_${process.pid}_${Date.now()}`
  await db.raw(`create database ${name}`)
  const url = new URL(databaseUrl)
  url.pathname = name
  return { url: url.href, drop: async () => void (await db.raw(`drop database ${name} with (force)`)) }
}

/** Opens a port that accepts connections and never answers. */
export async function silentPort(): Promise<{ port: number; close(): void }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}
