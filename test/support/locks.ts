import { service } from './service.ts'
import { until } from './until.ts'

/** Waits until this many statements of this database wait for what other transactions have locked. */
export async function somebodyWaits(count = 1): Promise<void> {
  const waiting = () =>
    service().db('pg_stat_activity').whereRaw("datname = current_database() and wait_event_type = 'Lock'")
  await until(`${count} that wait for a lock`, async () => (await waiting()).length >= count)
}
