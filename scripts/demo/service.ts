import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

const patience = 120_000

/** Uses a service that is running already, or starts one; the returned function stops only the latter. */
export async function ensureService(storeUrl: string): Promise<() => Promise<void>> {
  if (await isReady(storeUrl)) {
    console.log(`Using the service at ${storeUrl}.`)
    return async () => {}
  }
  console.log('No service is running, so the demo starts one. The first time, this takes a minute.')
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  await untilReady(storeUrl, child)
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

async function untilReady(storeUrl: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(200)) {
    if (child.exitCode !== null) throw new Error('the service did not start')
    if (await isReady(storeUrl)) return
  }
  child.kill('SIGTERM')
  throw new Error(`the service was not ready after ${patience / 1000} s`)
}

function isReady(storeUrl: string): Promise<boolean> {
  return fetch(`${storeUrl}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
