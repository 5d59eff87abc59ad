import { execFile } from 'node:child_process'
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { SettingError } from '../../config/config.ts'

const execute = promisify(execFile)

/**
 * The user who runs PostgreSQL's programs: the current one, or another if that is root, because PostgreSQL refuses
 * root.
 */
export interface PostgresUser {
  /** Makes that user the owner of a folder or file. */
  give(path: string): void
  /** Runs a program to completion; rejects with its output if it fails. */
  run(program: string, args: string[]): Promise<unknown>
}

/** Returns the user for PostgreSQL's programs. `paths` are what PostgreSQL must reach: its program and its data. */
export function postgresUser(paths: string[]): PostgresUser {
  const options = { cwd: '/', env: { ...process.env, LC_ALL: 'C' } }
  const owner = process.platform !== 'win32' && userInfo().uid === 0 ? otherUser() : null
  if (!owner) return { give: () => {}, run: (program, args) => execute(program, args, options) }
  const closed = paths.map(closedFolder).find((folder) => folder !== null)
  return {
    give: (path) => chownSync(path, owner.uid, owner.gid),
    run: (program, args) =>
      closed
        ? runInside(closed, owner, program, args, options)
        : execute(program, args, { ...options, ...owner }),
  }
}

type Owner = { uid: number; gid: number }

/** Returns `postgres`, or `nobody` if there is no such user. */
function otherUser(): Owner {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new SettingError(
    'PostgreSQL does not run as root, and there is no user postgres or nobody: set DATABASE_URL',
  )
}

/**
 * Returns the parent folder of a path that keeps other users out, such as root's home or a temporary folder of root's.
 */
function closedFolder(path: string): string | null {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return folder
  }
  return null
}

/**
 * Runs a program in a folder closed to the other user, granting that user one of root's capabilities and no more:
 * reading and entering closed folders. It can write only its own files. Without `no_setuid_fixup`, access(2), which
 * PostgreSQL calls, would not honour it.
 */
async function runInside(
  closed: string,
  { uid, gid }: Owner,
  program: string,
  args: string[],
  options: object,
) {
  const capability = 'dac_read_search'
  const lent = [
    '--securebits=+no_setuid_fixup',
    `--inh-caps=-all,+${capability}`,
    `--ambient-caps=-all,+${capability}`,
    `--bounding-set=-all,+${capability}`,
    '--no-new-privs',
  ]
  const command = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...lent, program, ...args]
  return execute('setpriv', command, options).catch((error) => {
    if (error.code !== 'ENOENT' && !/^setpriv: /.test(error.stderr)) throw error
    throw new SettingError(
      `PostgreSQL does not run as root, and other users may not enter ${closed}: use another folder, or set DATABASE_URL`,
    )
  })
}
