import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { service } from './service.ts'

/** Starts a real worker in a process of its own, on the database of the test run, and waits until it works. */
export async function startWorkerProcess(): Promise<ChildProcess> {
  const { config, databaseUrl } = service()
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/support/worker-process.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: config.dataFolder,
      ALLOW_PRIVATE_WEBHOOKS: 'true',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    },
  })
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (said !== 'ready') throw new Error(`the worker ended with ${said} before it was ready`)
  return child
}

/** Ends a worker: `SIGKILL` is kill -9. */
export async function endWorker(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  const [code] = await ended
  return code
}
