import { setTimeout as sleep } from 'node:timers/promises'

const patience = 180_000

/** Waits until a condition holds; throws after three minutes, when nothing will happen any more. */
export async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = performance.now() + patience; !(await done()); await sleep(20))
    if (performance.now() > deadline) throw new Error('nothing moves')
}
