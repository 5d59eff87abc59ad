import { createHmac, hkdfSync } from 'node:crypto'
import { clock, hours } from '../../base/clock.ts'
import { metrics } from '../../base/metrics.ts'
import { networksOf, widths } from '../../base/network.ts'
import type { Config } from '../../config/config.ts'
import type { Transaction } from '../../db/database.ts'

/**
 * The kinds of e-mail that are limited. Some a stranger can cause to be sent to somebody else: about an order placed
 * with an unproved address, codes of withdrawals, newsletter codes, codes of stock and time alerts, invitations, and access that a store gives away. Others tell an owner
 * what one of their staff has done, or go to a proved address about parcels, of which an app can make any number for an
 * order.
 */
type Kind = 'order' | 'withdrawal' | 'newsletter' | 'alert' | 'invitation' | 'access' | 'staff' | 'parcel'
type Counted = 'requester' | 'recipient' | 'store'

/** Lower hourly limits for these kinds of e-mail than the settings allow (decision mail-to-strangers-is-limited). */
const fewer: Partial<Record<Kind, { recipient?: number; store?: number }>> = {
  withdrawal: { recipient: 3 },
  newsletter: { recipient: 3 },
  alert: { recipient: 3 },
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
   * The networks that asked for it, by `requesterOf`, or the member of staff, by `memberOf`; null if nobody asked, or if
   * that is no longer known.
   */
  requester: string | null
  /** True if it is about money or goods: a stranger who uses up the limit must not keep it from its recipient. */
  essential?: boolean
}

type Settings = Pick<Config, 'limits' | 'jwtSecrets'>

/**
 * Returns the keys by which an IP address's networks are counted, narrowest first and in one text; they do not reveal the
 * address.
 */
export function requesterOf({ jwtSecrets }: Pick<Config, 'jwtSecrets'>, ip: string): string {
  return networksOf(ip)
    .map(({ name }) => hashed(jwtSecrets, `network ${name}`))
    .join(' ')
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
  const steps = stepsOf(limits, jwtSecrets, cause)
  if (steps.length === 0) return null
  const now = clock.now()
  const values: Record<string, string | number | Date> = { now, ended: new Date(now.getTime() - window) }
  for (const [at, { key, most }] of steps.entries()) {
    values[`key${at}`] = key
    values[`most${at}`] = most
  }
  const { rows } = await tx.raw(sqlOf(steps.length), values)
  const passed: number = rows[0].passed
  if (passed === steps.length) return null
  const { by, key } = steps[passed]!
  metrics.mailsLeftOut.labels(cause.kind, by).inc()
  const { since } = await tx('mail_counts').where({ key }).first<{ since: string }>('since')
  const retryAfter = Math.ceil((Date.parse(since) + window - now.getTime()) / 1000)
  return { by, retryAfter: Math.max(1, retryAfter) }
}

/** Returns what an e-mail is counted by, and the limit of each, in the order in which they may refuse it. */
function stepsOf(
  limits: Settings['limits'],
  secrets: Config['jwtSecrets'],
  cause: MailCause,
): { by: Counted; key: string; most: number }[] {
  const { kind, essential } = cause
  const least = (setting: number, own = Number.POSITIVE_INFINITY) =>
    Math.min(setting || Number.POSITIVE_INFINITY, own)
  const most = {
    requester: least(limits.mailsPerHourAndAddress),
    recipient: least(limits.mailsPerHourAndRecipient, fewer[kind]?.recipient),
    store: least(limits.mailsPerHourAndStore, fewer[kind]?.store),
  }
  const factor = essential ? essentially : 1
  const isCounted = ({ by, most: many }: { by: Counted; most: number }) =>
    Number.isFinite(many) && (countedBy[kind]?.includes(by) ?? true)
  return keysOf(secrets, cause)
    .map(({ by, key, times }) => ({ by, key, most: most[by] * times * factor }))
    .filter(isCounted)
}

/** Each step counts only the e-mails that the one before let through. */
function sqlOf(steps: number): string {
  const counted = Array.from(
    { length: steps },
    (_, at) => `counted${at} as (
      insert into mail_counts as held (key, since, count)
      select :key${at}, cast(:now as timestamptz), 1 ${at > 0 ? `from counted${at - 1}` : ''}
      on conflict (key) do update set
        since = case when held.since <= :ended then excluded.since else held.since end,
        count = case when held.since <= :ended then 1 else held.count + 1 end
      where held.since <= :ended or held.count < :most${at}
      returning key
    )`,
  )
  const passed = counted.map((_, at) => `(select count(*) from counted${at})`)
  return `with ${counted.join(', ')} select ${passed.join(' + ')} as passed`
}

/** Returns the keys that an e-mail is counted by; a wider network may cause more of them than a narrow one. */
function keysOf(
  secrets: Config['jwtSecrets'],
  { kind, to, shopId, requester }: MailCause,
): { by: Counted; key: string; times: number }[] {
  const named = (what: string) => hashed(secrets, `${kind} ${what}`)
  const networks = requester?.split(' ') ?? []
  return [
    ...networks.map((one, at) => ({
      by: 'requester' as const,
      key: named(`requester ${one}`),
      times: widths[at]!.times,
    })),
    { by: 'recipient', key: named(`recipient ${kind === 'parcel' ? `of ${shopId} ` : ''}${to}`), times: 1 },
    { by: 'store', key: named(`store ${shopId}`), times: 1 },
  ]
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
  const keys = causes.flatMap((cause) => keysOf(jwtSecrets, cause).map(({ key }) => key))
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
