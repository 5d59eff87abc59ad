import type { Knex } from 'knex'
import { days, hours } from '../base/clock.ts'
import { type Database, type Transaction, transaction } from '../db/database.ts'
import { interval } from '../db/sql/interval.ts'
import { databaseNow } from '../db/sql/now.ts'
import type { Dependencies } from '../dependencies.ts'
import { devicesKeptFor } from '../services/activity/known-devices.ts'
import { entriesKeptFor } from '../services/activity/log.ts'
import { keysPublishedFor } from '../services/agents/signing-keys.ts'
import { briefTransaction, guarded, isFaultOfRecord, isLocked } from '../services/shared/due-work.ts'
import { isChargeOver } from '../services/sign-in/erasure.ts'
import { knownFor } from '../services/sign-in/limits.ts'
import { domainsKeptFor } from '../services/stores/former-domains.ts'
import { keptFor as feedKeeps } from '../services/webhooks/feed.ts'
import type { Job } from './job.ts'

const batch = 1000

interface Pile {
  table: string
  /** The condition for deletion, with one parameter: a time in the past. */
  where: string
  keptFor: number
  /** Columns to set to null instead, if the row itself is needed for longer. */
  emptied?: readonly string[]
  /** The columns of its key; by default those of a store's rows. */
  key?: string[]
}

/** The columns of a payment that nobody needs once it is settled and access to what was bought is granted. */
const paymentDetails = ['card', 'authorization_url', 'failure', 'sealed_token'] as const
/** The columns of a renewal charge, its shopper and their card, that are then no longer needed either. */
const chargeDetails = ['email', 'card_brand', 'card_last4'] as const
/** SQL condition for a payment that is over, written as in the index. */
const isSettled = `state in ('succeeded', 'declined', 'abandoned', 'refunded')`

// The order matters: an event is deleted after its deliveries. Ids begin with the second of their creation, which gives
// the age of rows without a time.
const piles: Pile[] = [
  { table: 'sessions', where: 'expires_at < ?', keptFor: 0, key: ['id'] },
  // Codes are counted for an hour, and a used one that comes back within its tokens' lifetime revokes them.
  { table: 'one_time_codes', where: 'expires_at < ?', keptFor: 1 * days, key: ['id'] },
  { table: 'device_requests', where: 'expires_at < ?', keptFor: 1 * hours, key: ['id'] },
  { table: 'card_tries', where: 'created_at < ?', keptFor: 1 * hours, key: ['id'] },
  { table: 'sign_in_tries', where: 'created_at < ?', keptFor: 1 * days, key: ['id'] },
  { table: 'sign_in_networks', where: 'last_at < ?', keptFor: knownFor, key: ['user_id', 'ip'] },
  { table: 'oauth_codes', where: 'expires_at < ?', keptFor: 30 * days },
  // A refresh token reused within this time revokes its family.
  { table: 'app_tokens', where: `id < ${idOf('?')} and expires_at < now()`, keptFor: 120 * days },
  { table: 'mails', where: `id < ${idOf('?')} and state <> 'pending'`, keptFor: 30 * days, key: ['id'] },
  // A count is valid for an hour.
  { table: 'mail_counts', where: 'since < ?', keptFor: 2 * hours, key: ['key'] },
  { table: 'former_domains', where: 'given_up_at < ?', keptFor: domainsKeptFor, key: ['domain'] },
  { table: 'invitations', where: 'expires_at < ?', keptFor: 0 },
  { table: 'payment_links', where: 'expires_at < ?', keptFor: 0 },
  // A code confirms for two days; a person who never confirmed has not asked for anything.
  { table: 'newsletter_subscriptions', where: `updated_at < ? and status = 'pending'`, keptFor: 7 * days },
  // A code confirms for two days, as above.
  { table: 'stock_alerts', where: 'asked_at < ? and confirmed_at is null', keptFor: 7 * days },
  { table: 'time_alerts', where: 'asked_at < ? and confirmed_at is null', keptFor: 7 * days },
  { table: 'time_alerts', where: 'forget_at < ?', keptFor: 0 },
  { table: 'notifications', where: 'read_at < ?', keptFor: 90 * days },
  { table: 'notifications', where: `id < ${idOf('?')}`, keptFor: 365 * days },
  // The rate of a placed order stays, because its label is bought later. The others stay for a day, so that they can be
  // refused as expired.
  { table: 'shipping_rates', where: 'expires_at < ? and taken_by is null', keptFor: 1 * days },
  { table: 'order_slots', where: 'starts_at < ?', keptFor: 2 * days, key: ['shop_id', 'way', 'starts_at'] },
  { table: 'tickets', where: `moved_at < ? and state = 'done'`, keptFor: 30 * days },
  { table: 'activity', where: `id < ${idOf('?')}`, keptFor: entriesKeptFor },
  { table: 'known_devices', where: 'seen_at < ?', keptFor: devicesKeptFor, key: ['user_id', 'device_hash'] },
  { table: 'platform_activity', where: `id < ${idOf('?')}`, keptFor: entriesKeptFor, key: ['id'] },
  { table: 'push_subscriptions', where: 'expires_at < ?', keptFor: 0 },
  { table: 'tax_answers', where: 'created_at < ?', keptFor: 1 * hours, key: ['shop_id', 'question'] },
  // One without an order has the name and the address of somebody who bought nothing. It is readable as ended for a week.
  { table: 'checkout_sessions', where: `expires_at < ? and state <> 'placed'`, keptFor: 7 * days },
  // Anybody can name agents. One that has placed orders stays known, and so does one that is stopped. The checkouts of the
  // others are gone by then.
  { table: 'agents', where: 'updated_at < ? and stopped_at is null and not has_orders', keptFor: 30 * days },
  { table: 'agent_signing_keys', where: 'replaced_at < ?', keptFor: keysPublishedFor + 1 * days },
  { table: 'exports', where: 'finished_at < ?', keptFor: 90 * days },
  { table: 'imports', where: 'finished_at < ?', keptFor: 90 * days },
  { table: 'price_changes', where: 'finished_at < ?', keptFor: 90 * days },
  { table: 'idempotency_keys', where: 'created_at < ?', keptFor: 1 * days, key: ['caller', 'key'] },
  { table: 'delivery_attempts', where: 'attempted_at < ?', keptFor: 30 * days },
  { table: 'deliveries', where: `id < ${idOf('?')} and state <> 'pending'`, keptFor: 30 * days },
  {
    table: 'events',
    where: `id < ${idOf('?')} and fanned_out_at is not null
      and not exists (select from deliveries where event_id = events.id and shop_id = events.shop_id)`,
    // A reader of the feed whose position has almost expired may have read an event slightly younger than the next one.
    keptFor: feedKeeps + 1 * hours,
  },
  {
    table: 'payments',
    where: `updated_at < ? and ${isSettled} and ${someOf(paymentDetails)}`,
    keptFor: 90 * days,
    emptied: paymentDetails,
  },
  {
    table: 'renewal_charges',
    where: `updated_at < ? and ${isChargeOver} and ${someOf(chargeDetails)}`,
    keptFor: 90 * days,
    emptied: chargeDetails,
  },
]

function someOf(columns: readonly string[]): string {
  return `(${columns.map((column) => `${column} is not null`).join(' or ')})`
}

function idOf(time: string): string {
  return `lpad(to_hex(cast(extract(epoch from cast(${time} as timestamptz)) as bigint)), 8, '0')`
}

/**
 * Removes rows that nobody needs any more, a thousand of each table in turn, so that a large backlog in one table does
 * not use up a run before the others have shrunk. A row that cannot be removed is logged and does not block others.
 */
export const prune: Job = {
  name: 'prune',
  everySeconds: 60,
  async run({ db, dependencies: { log }, signal }) {
    const stuck = new Map<Pile, string[]>(piles.map((pile) => [pile, []]))
    let more: boolean
    do {
      more = false
      // An event can be removed once its deliveries are gone, so one round may make work for the next.
      for (const pile of await pilesWithOldRows(db)) {
        if (signal.aborted) return
        const facts = { table: pile.table }
        const removed = await guarded(log, 'old rows could not be removed', facts, () =>
          removeSome({ db, log, signal }, pile, stuck.get(pile)!),
        )
        if (removed) more = true
      }
    } while (more)
  },
}

/** Returns the piles that have anything to remove, in one statement, because usually none has. */
async function pilesWithOldRows(db: Database): Promise<Pile[]> {
  const questions = piles.map(
    ({ table, where }, at) => `select ${at} as at where exists (select from ${table} where ${where})`,
  )
  const values = piles.map((pile) => oldest(db, pile))
  const { rows } = await db.raw(questions.join(' union all '), values)
  return rows.map(({ at }: { at: number }) => piles[at]!)
}

/**
 * Removes up to a thousand rows of a pile, except stuck ones. If that fails, it removes them one by one, and those that
 * cannot be removed are stuck for the rest of the run.
 */
async function removeSome(
  { db, log, signal }: { db: Database; log: Dependencies['log']; signal: AbortSignal },
  pile: Pile,
  stuck: string[],
): Promise<number> {
  try {
    return (await briefTransaction(db, (tx) => remove(tx, pile, { limit: batch, stuck }))).length
  } catch (error) {
    if (!isFaultOfRecord(error) && !isLocked(error)) throw error
    const rows = await transaction(db, (tx) => find(tx, pile, { limit: batch, stuck }))
    for (const row of rows) {
      if (signal.aborted) break
      const facts = { table: pile.table, row }
      const removed = await guarded(log, 'an old row could not be removed', facts, () =>
        briefTransaction(db, (tx) => remove(tx, pile, { limit: 1, stuck, row })),
      )
      if (removed === null) stuck.push(row)
    }
    return rows.length
  }
}

interface Some {
  limit: number
  stuck: string[]
  /** The only row that counts. */
  row?: string
}

/** Returns and locks a pile's rows, as the text of their keys. */
async function find(tx: Transaction, pile: Pile, some: Some): Promise<string[]> {
  const { rows } = await tx.raw(`${oldOf(pile)} select row_name from old`, valuesOf(tx, pile, some))
  return namesIn(rows)
}

async function remove(tx: Transaction, pile: Pile, some: Some): Promise<string[]> {
  const { table, emptied, key = usualKey } = pile
  const same = key.map((column) => `${table}.${column} = old.${column}`).join(' and ')
  const change = emptied
    ? `update ${table} set ${emptied.map((column) => `${column} = null`).join(', ')} from old where ${same}`
    : `delete from ${table} using old where ${same}`
  const { rows } = await tx.raw(`${oldOf(pile)} ${change} returning old.row_name`, valuesOf(tx, pile, some))
  return namesIn(rows)
}

function namesIn(rows: { row_name: string }[]): string[] {
  return rows.map((row) => row.row_name)
}

const usualKey = ['id', 'shop_id']

function oldOf({ table, where, key = usualKey }: Pile): string {
  const row = `concat_ws(' ', ${key})`
  return `with old as materialized (
    select ${key}, ${row} as row_name from ${table}
    where ${where} and ${row} <> all (cast(? as text[])) and ${row} = coalesce(cast(? as text), ${row})
    limit ? for update skip locked
  )`
}

function valuesOf(tx: Transaction, pile: Pile, { limit, stuck, row = '' }: Some) {
  return [oldest(tx, pile), stuck, row || null, limit] as (Knex.Raw | string[] | string | number)[]
}

/** By the database's clock: a worker whose own is ahead would remove what others still need. */
function oldest(db: Database, { keptFor }: Pile): Knex.Raw {
  return db.raw(`${databaseNow()} - ${interval(keptFor)}`)
}
