import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

/** Linux has a file system in memory here. */
const memory = '/dev/shm'
/** Several times the space that the databases of a run need. */
const roomNeeded = 4 * 1024 ** 3
const prefix = 'storefront-test-'
/** Packages are resolved from a bundle's folder, so it cannot be in memory. */
const bundles = '.data'
const bundlesPrefix = 'built-'

/** Returns the folder of this run, which its processes share and no other run looks at. */
export function runFolder(): string {
  const folder = process.env.TEST_RUN_FOLDER
  if (!folder) throw new Error('no run has begun: is test/support/run.ts required?')
  return folder
}

/** Returns the source path of a test file, which may run as compiled by scripts/test.sh. */
export function sourceOf(file = ''): string {
  return relative('.', file)
    .replace(new RegExp(`^${bundles}/${bundlesPrefix}\\d+/`), '')
    .replace(/\.js$/, '.ts')
}

/** Removes what this run's processes have left in its folders. */
export function removeRunFolder(): void {
  for (const folder of [runFolder(), process.env.BUNDLES_FOLDER!])
    rmSync(folder, { recursive: true, force: true })
}

/**
 * Makes the folder of this run: in memory if there is room, otherwise below .data. A database is a thousand files, and
 * each test file has its own: on a busy disk, creating it took longer than most of them run.
 */
export function makeRunFolder(): void {
  removeAbandoned()
  const folder = hasRoom() ? join(memory, `${prefix}${process.pid}`) : `.data/test-${process.pid}`
  mkdirSync(folder, { recursive: true })
  process.env.TEST_RUN_FOLDER = folder
  process.env.BUNDLES_FOLDER = resolve(bundles, `${bundlesPrefix}${process.pid}`)
  rmSync(process.env.BUNDLES_FOLDER, { recursive: true, force: true }) // of an earlier process with this id
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > roomNeeded
  } catch {
    return false
  }
}

/** A killed run has left its folders behind, and its PostgreSQL keeps running: both take memory. */
function removeAbandoned(): void {
  for (const name of existsSync(bundles) ? readdirSync(bundles) : []) {
    if (!name.startsWith(bundlesPrefix) || isRunning(Number(name.slice(bundlesPrefix.length)))) continue
    rmSync(join(bundles, name), { recursive: true, force: true })
  }
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
