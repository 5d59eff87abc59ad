import { service } from './service.ts'
import { until } from './until.ts'

/**
 * Waits until all transactions that have begun on this server so far have ended: the feed of events holds back
 * everything newer than the oldest open transaction, and PostgreSQL counts those of other test files' databases too.
 */
export async function feedSettled(): Promise<void> {
  const { db } = service()
  const { rows } = await db.raw('select pg_snapshot_xmax(pg_current_snapshot())::text as newest')
  const begun = 'select pg_snapshot_xmin(pg_current_snapshot()) < ?::xid8 as is_open'
  await until(
    'the end of earlier transactions',
    async () => !(await db.raw(begun, [rows[0].newest])).rows[0].is_open,
  )
}
