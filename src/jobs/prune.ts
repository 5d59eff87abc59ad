import { days, fromNow } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Job } from './job.ts'

const batch = 1000

interface Pile {
  table: string
  /** The condition for deletion, with one parameter: a time in the past. */
  where: string
  keptFor: number
  /** What tells its rows apart: by default what does so for the rows of stores. */
  key?: string[]
}

// The order matters: an event is deleted after its deliveries. Ids begin with the second of their creation,
// which gives the age of rows without a time.
const piles: Pile[] = [
  { table: 'sessions', where: 'expires_at < ?', keptFor: 0, key: ['id'] },
  // Codes are counted for an hour, and a used one that comes back within its tokens' time revokes them.
  { table: 'one_time_codes', where: 'expires_at < ?', keptFor: 1 * days, key: ['id'] },
  { table: 'oauth_codes', where: 'expires_at < ?', keptFor: 30 * days },
  // A refresh token that is used again within this time revokes its family.
  { table: 'app_tokens', where: `id < ${idOf('?')} and expires_at < now()`, keptFor: 120 * days },
  { table: 'mails', where: `id < ${idOf('?')} and state <> 'pending'`, keptFor: 30 * days, key: ['id'] },
  // A code confirms for two days; who never did has not asked for anything.
  { table: 'newsletter_subscriptions', where: `updated_at < ? and status = 'pending'`, keptFor: 7 * days },
  { table: 'notifications', where: 'read_at < ?', keptFor: 90 * days },
  { table: 'notifications', where: `id < ${idOf('?')}`, keptFor: 365 * days },
  // The rate of a placed order stays, because its label is bought later. The others stay for a day, so that
  // they can be refused as expired.
  { table: 'shipping_rates', where: 'expires_at < ? and taken_by is null', keptFor: 1 * days },
  { table: 'push_subscriptions', where: 'expires_at < ?', keptFor: 0 },
  { table: 'price_changes', where: 'finished_at < ?', keptFor: 90 * days },
  { table: 'idempotency_keys', where: 'created_at < ?', keptFor: 1 * days, key: ['caller', 'key'] },
  { table: 'delivery_attempts', where: 'attempted_at < ?', keptFor: 30 * days },
  { table: 'deliveries', where: `id < ${idOf('?')} and state <> 'pending'`, keptFor: 30 * days },
  {
    table: 'events',
    where: `id < ${idOf('?')} and fanned_out_at is not null
      and not exists (select from deliveries where event_id = events.id and shop_id = events.shop_id)`,
    keptFor: 30 * days,
  },
]

function idOf(time: string): string {
  return `lpad(to_hex(cast(extract(epoch from cast(${time} as timestamptz)) as bigint)), 8, '0')`
}

/**
 * Removes what nobody needs any more (decision 226), a thousand rows of each table in turn, so that a large pile
 * does not keep the others from shrinking when the time of a run is over.
 */
export const prune: Job = {
  name: 'prune',
  everySeconds: 60,
  async run({ db, signal }) {
    let more: boolean
    do {
      more = false
      for (const pile of piles) {
        if (signal.aborted) return
        if ((await removeSome(db, pile)) === batch) more = true
      }
    } while (more)
  },
}

async function removeSome(
  db: Database,
  { table, where, keptFor, key = ['id', 'shop_id'] }: Pile,
): Promise<number> {
  const { rowCount } = await db.raw(
    `with old as materialized (select ${key} from ${table} where ${where} limit ${batch} for update skip locked)
     delete from ${table} using old where ${key.map((column) => `${table}.${column} = old.${column}`).join(' and ')}`,
    [fromNow(-keptFor)],
  )
  return rowCount
}
