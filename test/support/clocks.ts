import { clock } from '../../src/base/clock.ts'

/** Runs some work as in a process whose clock is this many milliseconds ahead. */
export async function whileClocksAre<T>(ahead: number, work: () => Promise<T>): Promise<T> {
  const { now } = clock
  const { now: systemNow } = Date
  clock.now = () => new Date(systemNow() + ahead)
  Date.now = () => systemNow() + ahead
  try {
    return await work()
  } finally {
    clock.now = now
    Date.now = systemNow
  }
}
