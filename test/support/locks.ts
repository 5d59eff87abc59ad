import { setTimeout as sleep } from 'node:timers/promises'
import { service } from './service.ts'

/** Waits until this many statements of this database wait for what other transactions have locked. */
export async function somebodyWaits(count = 1): Promise<void> {
  const waiting = () =>
    service().db('pg_stat_activity').whereRaw("datname = current_database() and wait_event_type = 'Lock'")
  for (const deadline = performance.now() + 20_000; (await waiting()).length < count; await sleep(5)) {
    if (performance.now() > deadline) throw new Error('nobody waits for a lock')
  }
}
