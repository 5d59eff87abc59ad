import { createHmac, hkdfSync } from 'node:crypto'
import { clock, hours } from '../../base/clock.ts'
import { metrics } from '../../base/metrics.ts'
import { networkOf } from '../../base/network.ts'
import type { Config } from '../../config/config.ts'
import type { Transaction } from '../../db/database.ts'

/**
 * The kinds of e-mail that are limited. Some a stranger can cause to be sent to somebody else: about an order placed
 * with an unproved address, newsletter codes, invitations, and access that a store gives away. Others tell an owner
 * what one of their staff has done, or go to a proved address about parcels, of which an app can make any number for an
 * order.
 */
type Kind = 'order' | 'newsletter' | 'invitation' | 'access' | 'staff' | 'parcel'
type Counted = 'requester' | 'recipient' | 'store'

/** Lower hourly limits for these kinds of e-mail than the settings allow (decision mail-to-strangers-is-limited). */
const fewer: Partial<Record<Kind, { recipient?: number; store?: number }>> = {
  newsletter: { recipient: 3 },
  invitation: { recipient: 3, store: 50 },
}
/**
 * These kinds are counted by one thing alone. Nothing that one member of staff does may keep an owner from being told
 * about another, and no store's parcels may keep an account from being told about those of another store.
 */
const countedBy: Partial<Record<Kind, Counted[]>> = { staff: ['requester'], parcel: ['recipient'] }
/** Limits for e-mails about money or goods are higher by this factor. */
const essentially = 3
const window = 1 * hours

/** An e-mail about to be written. */
export interface MailCause {
  kind: Kind
  to: string
  shopId: string
  /**
   * The network that asked for it, by `requesterOf`, or the member of staff, by `memberOf`; null if nobody asked, or if
   * that is no longer known.
   */
  requester: string | null
  /** True if it is about money or goods: a stranger who uses up the limit must not keep it from its recipient. */
  essential?: boolean
}

type Settings = Pick<Config, 'limits' | 'jwtSecrets'>

/** Returns the key by which an IP address's network is counted; it does not reveal the address. */
export function requesterOf({ jwtSecrets }: Pick<Config, 'jwtSecrets'>, ip: string): string {
  return hashed(jwtSecrets, `network ${networkOf(ip)}`)
}

/** Returns the key by which a member of staff is counted. */
export function memberOf({ jwtSecrets }: Pick<Config, 'jwtSecrets'>, userId: string): string {
  return hashed(jwtSecrets, `member ${userId}`)
}

/**
 * Counts an e-mail by its requester, its recipient (over all stores) and its store, and returns null. If one of them
 * has used up its limit for the hour, returns which one, and in how many seconds the hour ends. The hour begins with
 * its first e-mail. An e-mail refused by one is not counted by the next, so a stranger who has used up their own limit
 * uses up nobody else's. The rows of one statement decide between parallel calls; they are locked until the transaction
 * ends, always in this order.
 */
export async function refuseMail(
  tx: Transaction,
  { limits, jwtSecrets }: Settings,
  cause: MailCause,
): Promise<{ by: string; retryAfter: number } | null> {
  const keys = keysOf(jwtSecrets, cause)
  const { kind, essential } = cause
  const least = (setting: number, own = Number.POSITIVE_INFINITY) =>
    Math.min(setting || Number.POSITIVE_INFINITY, own)
  const most = {
    requester: keys.requester ? least(limits.mailsPerHourAndAddress) : Number.POSITIVE_INFINITY,
    recipient: least(limits.mailsPerHourAndRecipient, fewer[kind]?.recipient),
    store: least(limits.mailsPerHourAndStore, fewer[kind]?.store),
  }
  const counted = countedBy[kind] ?? (['requester', 'recipient', 'store'] as const)
  const steps = counted.filter((by) => Number.isFinite(most[by]))
  if (steps.length === 0) return null
  const now = clock.now()
  const values: Record<string, string | number | Date> = { now, ended: new Date(now.getTime() - window) }
  for (const by of steps) {
    values[by] = keys[by]!
    values[`${by}Most`] = most[by] * (essential ? essentially : 1)
  }
  const { rows } = await tx.raw(sqlOf(steps), values)
  const passed: number = rows[0].passed
  if (passed === steps.length) return null
  const by = steps[passed]!
  metrics.mailsLeftOut.labels(kind, by).inc()
  const { since } = await tx('mail_counts').where({ key: keys[by]! }).first<{ since: string }>('since')
  const retryAfter = Math.ceil((Date.parse(since) + window - now.getTime()) / 1000)
  return { by, retryAfter: Math.max(1, retryAfter) }
}

/** Each step counts only the e-mails that the one before let through. */
function sqlOf(steps: string[]): string {
  const counted = steps.map(
    (by, at) => `${by}_counted as (
      insert into mail_counts as held (key, since, count)
      select :${by}, cast(:now as timestamptz), 1 ${at > 0 ? `from ${steps[at - 1]}_counted` : ''}
      on conflict (key) do update set
        since = case when held.since <= :ended then excluded.since else held.since end,
        count = case when held.since <= :ended then 1 else held.count + 1 end
      where held.since <= :ended or held.count < :${by}Most
      returning key
    )`,
  )
  const passed = steps.map((by) => `(select count(*) from ${by}_counted)`)
  return `with ${counted.join(', ')} select ${passed.join(' + ')} as passed`
}

function keysOf(secrets: Config['jwtSecrets'], { kind, to, shopId, requester }: MailCause) {
  const named = (what: string) => hashed(secrets, `${kind} ${what}`)
  return {
    requester: requester && named(`requester ${requester}`),
    recipient: named(`recipient ${kind === 'parcel' ? `of ${shopId} ` : ''}${to}`),
    store: named(`store ${shopId}`),
  }
}

/**
 * Locks the rows by which e-mails are counted in a fixed order, because two transactions that count them in different
 * orders would deadlock. A transaction that writes one e-mail needs this too, because others write several.
 */
export async function lockCounts(
  tx: Transaction,
  { jwtSecrets }: Pick<Config, 'jwtSecrets'>,
  causes: MailCause[],
): Promise<void> {
  if (causes.length === 0) return
  const keys = causes.flatMap((cause) => Object.values(keysOf(jwtSecrets, cause)).flatMap((key) => key || []))
  await tx.raw(
    `insert into mail_counts (key, since, count)
    select key, :now, 0 from unnest(cast(:keys as text[])) as key group by key order by key
    on conflict (key) do update set count = mail_counts.count`,
    { keys, now: clock.now() },
  )
}

function hashed([secret]: Config['jwtSecrets'], text: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'limits of e-mails', 32))
  return createHmac('sha256', key).update(text).digest('base64url')
}
