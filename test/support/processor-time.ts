import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { runFolder } from './run-folder.ts'

/** The number of files that a run lists at its end. */
const dearest = 10
/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100

let before = 0

/** Attributes the time that this process and its children have spent since the last call to a test file. */
export function noteProcessorTime(file: string): void {
  const now = spentBy(process.pid)
  appendFileSync(notes(), `${(now - before).toFixed(2)} ${file}\n`)
  before = now
}

/** Prints which files of the run took the most processor time. */
export function reportProcessorTime(): void {
  const files = readFileSync(notes(), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ line, seconds: Number.parseFloat(line) }))
    .sort((a, b) => b.seconds - a.seconds)
  const sum = files.reduce((all, { seconds }) => all + seconds, 0)
  console.log(`${Math.round(sum)} s of processor time without ${spentByPostgres()}, most of it in:`)
  for (const { line } of files.slice(0, dearest)) console.log(`  ${line}`)
}

/** All files share PostgreSQL, whose processes are not below those of the run. */
function spentByPostgres(): string {
  const lock = `${runFolder()}/postgres/postmaster.pid`
  if (!existsSync(lock)) return 'that of PostgreSQL'
  return `the ${Math.round(spentBy(Number.parseInt(readFileSync(lock, 'utf8'), 10)))} s of PostgreSQL`
}

const notes = () => `${runFolder()}/processor-time`

/** Returns the seconds that a process and all below it have taken, those that have ended included. */
function spentBy(pid: number): number {
  try {
    const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    const family = familyOf(pid, processes.flatMap(readProcess))
    return family.reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond
  } catch {
    // Systems without /proc report only this process.
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  }
}

interface Process {
  id: number
  parent: number
  ticks: number
}

function familyOf(pid: number, all: Process[]): Process[] {
  const children = all.filter(({ parent }) => parent === pid)
  return [...all.filter(({ id }) => id === pid), ...children.flatMap(({ id }) => familyOf(id, all))]
}

function readProcess(name: string): Process[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    // After the name of the program, which is in brackets and may contain some itself: state, parent, …
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0)
    return [{ id: Number(name), parent: fields[1]!, ticks }]
  } catch {
    return [] // it has ended by now
  }
}
