import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { builtScript } from '../build/bundle.ts'

const startsWithin = 180_000

export interface Fleet {
  /** Starts a process and waits until it is ready. */
  start(role: Role, ports?: Ports): Promise<Member>
  /** Kills a process with -9 now, and starts a replacement without waiting for it. */
  replace(member: Member): Promise<void>
  /**
   * Stops a process with SIGTERM and starts a replacement; resolves with the exit code once that is ready.
   */
  restart(member: Member): Promise<number | null>
  /** Returns the processes that are ready. */
  of(role: Role): Member[]
  /** Returns the processes that ended unexpectedly. */
  deaths(): string[]
  /** Sends SIGTERM to all; resolves with their exit codes. */
  stop(): Promise<(number | null)[]>
}

type Role = 'api' | 'worker' | 'money'

/** The ports of an API process. */
export interface Ports {
  store: number
  apps: number
  console: number
}

export interface Member {
  role: Role
  ports: Ports | undefined
  ready: boolean
  child: ChildProcess
}

const scripts = {
  api: 'src/main.ts',
  worker: 'scripts/torture/worker-process.ts',
  money: 'scripts/torture/money-process.ts',
}

/** Returns a set of real processes of the service, which can be killed. Their stderr is shown. */
export function createFleet(settings: Record<string, string>): Fleet {
  const members = new Set<Member>()
  const deaths: string[] = []
  const killAll = () => {
    for (const { child } of members) child.kill('SIGKILL')
  }
  process.once('exit', killAll) // Nothing must outlive us.

  const start = async (role: Role, ports?: Ports): Promise<Member> => {
    const own = Object.entries(ports ?? {}).map(([name, port]) => [`${name.toUpperCase()}_PORT`, `${port}`])
    const child = spawn(process.execPath, [builtScript(scripts[role])], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        ...settings,
        ...Object.fromEntries(own),
        ROLE: role === 'api' ? 'api' : 'worker',
      },
    })
    const member = { role, ports, child, ready: false }
    members.add(member)
    child.once('exit', (code, signal) => {
      if (members.delete(member)) deaths.push(`${role} ${child.pid} ended by itself with ${signal ?? code}`)
    })
    // The console opens last.
    if (ports) await untilReady(`http://127.0.0.1:${ports.console}/readyz`, child)
    else await Promise.race([once(child, 'message'), once(child, 'exit')])
    member.ready = !hasEnded(child)
    if (hasEnded(child) && members.has(member)) throw new Error(`the ${role} did not start`)
    return member
  }

  const end = async (member: Member, signal: NodeJS.Signals): Promise<number | null> => {
    members.delete(member)
    if (hasEnded(member.child)) return member.child.exitCode
    const ended = once(member.child, 'exit')
    member.child.kill(signal)
    const [code] = await ended
    return code
  }

  return {
    start,
    replace: async (member) => {
      await end(member, 'SIGKILL')
      start(member.role, member.ports).catch((error: Error) => deaths.push(error.message))
    },
    restart: async (member) => {
      const code = await end(member, 'SIGTERM')
      await start(member.role, member.ports)
      return code
    },
    of: (role) => [...members].filter(({ role: own, ready }) => own === role && ready),
    deaths: () => deaths,
    stop: async () => {
      const codes = await Promise.all([...members].map((member) => end(member, 'SIGTERM')))
      process.off('exit', killAll)
      return codes
    },
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + startsWithin; Date.now() < deadline; await sleep(50)) {
    if (hasEnded(child) || (await isOk(url))) return
  }
  throw new Error(`${url} was not ready after ${startsWithin} ms`)
}

function isOk(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}
