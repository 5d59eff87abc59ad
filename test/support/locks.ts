import { service } from './service.ts'
import { until } from './until.ts'

/** Returns how many statements of this database wait for locks of other transactions. */
export async function waiting(): Promise<number> {
  const found = service().db('pg_stat_activity')
  return (await found.whereRaw("datname = current_database() and wait_event_type = 'Lock'")).length
}

/** Waits until this many statements of this database wait for locks of other transactions. */
export async function somebodyWaits(count = 1): Promise<void> {
  await until(`${count} that wait for a lock`, async () => (await waiting()) >= count)
}
