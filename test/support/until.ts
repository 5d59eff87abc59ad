import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits until there is a result, and returns it. A busy machine takes its time, so this gives up only shortly before
 * mocha does, with "`what` did not come".
 */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  patience = 110_000,
): Promise<NonNullable<T>> {
  for (const deadline = performance.now() + patience; ; await sleep(10)) {
    const found = await look()
    if (found) return found
    if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`)
  }
}

/** Returns the milliseconds of processor time since then, which other programs on the machine do not affect. */
export function spentSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
