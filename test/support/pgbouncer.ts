import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './database.ts'

/**
 * Returns the version of this machine's PgBouncer (`PGBOUNCER` names another one), or null if there is none.
 */
export function pgbouncerVersion(): [major: number, minor: number] | null {
  try {
    const found = /PgBouncer (\d+)\.(\d+)/.exec(execFileSync(program(), ['--version'], { encoding: 'utf8' }))
    return found && [Number(found[1]), Number(found[2])]
  } catch {
    return null
  }
}

const program = () => process.env.PGBOUNCER ?? 'pgbouncer'

/** Returns whether it supports named statements in transaction mode. */
export const knowsPreparedStatements = ([major, minor]: [number, number]) => major > 1 || minor >= 21

/**
 * Starts PgBouncer in transaction mode with its defaults in front of a database, and with fewer sessions than the
 * service has connections, so that each transaction gets another one.
 */
export async function startPgbouncer(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { hostname, port: serverPort, pathname, username, password } = new URL(databaseUrl)
  const folder = join(tmpdir(), `pgbouncer-${process.pid}-${Date.now()}`)
  const port = await freePort()
  const target = [`host=${hostname}`, `port=${serverPort || 5432}`, `user=${username}`]
  if (password) target.push(`password=${decodeURIComponent(password)}`)
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = ${target.join(' ')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
${knowsPreparedStatements(pgbouncerVersion()!) ? 'max_prepared_statements = 200' : ''}
`,
  )
  const pooler = spawn(program(), [join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...notRoot() })
  await answers(pooler, port)
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      const ended = new Promise((resolve) => pooler.once('exit', resolve))
      pooler.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** It refuses to run as root. */
function notRoot(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {}
  const [, , uid, gid] = readFileSync('/etc/passwd', 'utf8')
    .match(/^nobody:.*$/m)![0]
    .split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

async function answers(pooler: ChildProcess, port: number): Promise<void> {
  const open = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
  while (!(await open())) {
    if (pooler.exitCode !== null) throw new Error('PgBouncer does not start')
    await sleep(20)
  }
}
