import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** A file system in memory, as Linux has it. */
const memory = '/dev/shm'
/** The space that the databases of a run may need, several times over. */
const roomNeeded = 4 * 1024 ** 3
const prefix = 'storefront-test-'

/** The folder of this run, which its processes share and no other run looks at. */
export function runFolder(): string {
  const folder = process.env.TEST_RUN_FOLDER
  if (!folder) throw new Error('no run has begun: is test/support/run.ts required?')
  return folder
}

/**
 * Makes the folder of this run: in memory where there is room, below .data elsewhere. A database is a thousand files,
 * and each test file has one of its own: on a busy disk, making it took longer than most of them run.
 */
export function makeRunFolder(): void {
  removeAbandoned()
  const folder = hasRoom() ? join(memory, `${prefix}${process.pid}`) : `.data/test-${process.pid}`
  mkdirSync(folder, { recursive: true })
  process.env.TEST_RUN_FOLDER = folder
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > roomNeeded
  } catch {
    return false
  }
}

/** A run that was killed has left its folder, and its PostgreSQL runs on: both take memory. */
function removeAbandoned(): void {
  for (const name of hasRoom() ? readdirSync(memory) : []) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue
    const folder = join(memory, name)
    const postgres = postgresIn(folder)
    if (postgres) process.kill(postgres, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Returns the process that serves the data there, if it still does. */
function postgresIn(folder: string): number | null {
  try {
    const data = join(folder, 'postgres')
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? Number(pid) : null
  } catch {
    return null
  }
}
