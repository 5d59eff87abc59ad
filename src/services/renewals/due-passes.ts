import { clock, fromNow } from '../../clock.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import {
  chargedFrom,
  chargesOfPeriod,
  isCharged,
  notice,
  pause,
  window,
} from '../digital/renewal-schedule.ts'
import { beginCharge } from './charges.ts'
import type { RenewalContext } from './context.ts'
import { queueRenewalMail } from './mails.ts'
import { extend, stop } from './pass-changes.ts'
import { type Renewable, renewableColumns, renewableTables } from './pass-columns.ts'

/** The number of passes in one transaction. */
const batch = 20

const hasCharge = (like: string) => `exists (select from ${chargesOfPeriod} and (${like}))`
/** This period has no charge that succeeded or is open, and its last decline was a day ago. */
const isFree = `not ${hasCharge(`renewal_charges.state <> 'declined' or renewal_charges.updated_at > :lastTry::timestamptz`)}`
const hasEnded = `(entitlements.ends_at <= :now::timestamptz and not ${hasCharge(`renewal_charges.state = 'intent'`)})`
const isAnnounced = `(entitlements.renewal_noticed_for = entitlements.ends_at
    and entitlements.renewal_charged_from <= :now::timestamptz)`

/**
 * Announces renewals whose first charge is about a day away, once per period of a pass, and stores when that
 * charge may be made: a day after a late notice, too, unless the pass ends before. Returns how many it
 * announced. A renewal that is free or no longer sold is not announced, because nothing will be charged.
 */
export async function announceRenewals(db: Database, context: RenewalContext): Promise<number> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const passes = await lock(
      tx,
      `entitlements.ends_at > :now::timestamptz and entitlements.ends_at <= :noticeEnd::timestamptz
      and entitlements.renewal_noticed_for is distinct from entitlements.ends_at and ${isCharged} and ${isFree}`,
      { now, noticeEnd: fromNow(window + notice), lastTry: fromNow(-pause) },
    )
    for (const pass of passes) {
      const [{ chargedAt }] = await tx('entitlements')
        .where({ id: pass.id, shop_id: pass.shopId })
        .update({ renewal_noticed_for: pass.endsAt, renewal_charged_from: tx.raw(chargedFrom, { now }) })
        .returning('renewal_charged_from as chargedAt')
      await queueRenewalMail(tx, context, pass, { news: 'notice', amount: pass.price, chargedAt })
    }
    return passes.length
  })
}

/**
 * Takes the first of the three steps of a renewal, for announced passes that end within 3 days: records the
 * charge, at the current price. A free pass is extended at once; a pass that has ended, or is no longer sold,
 * stops renewing, and its shopper is notified. Passes whose card provider is not configured wait. A retry
 * follows a day after a decline; a charge that may have succeeded, or was refunded, is the last attempt of
 * its period. Returns how many passes it changed; parallel runs take different ones.
 */
export async function beginRenewals(db: Database, context: RenewalContext): Promise<number> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const passes = await lock(
      tx,
      `entitlements.ends_at <= :windowEnd::timestamptz and (${hasEnded} or ${isFree}
      and entitlements.card_provider = any (:providers) and (${isAnnounced} or not ${isCharged}))`,
      {
        now,
        windowEnd: fromNow(window),
        lastTry: fromNow(-pause),
        providers: Object.keys(context.cardProviders),
      },
    )
    let changed = 0
    for (const pass of passes) if (await begin(tx, context, pass, now)) changed += 1
    return changed
  })
}

/** Returns whether anything has changed: an unchanged pass must not keep the job running. */
async function begin(tx: Transaction, context: RenewalContext, pass: Renewable, now: Date): Promise<boolean> {
  if (Date.parse(pass.endsAt) <= now.getTime()) return stop(tx, context, pass, 'ended')
  if (!pass.sold) return stop(tx, context, pass, 'unsold')
  if (pass.price > 0) return beginCharge(tx, context, pass)
  const { id, shopId, endsAt } = pass
  const end = await extend(tx, { entitlementId: id, shopId, periodEnd: endsAt })
  if (end)
    await queueRenewalMail(tx, context, pass, { news: 'renewed', amount: 0, endsAt: end, reference: null })
  return end !== null
}

/**
 * Locks the passes with automatic renewal that match a condition, those that end first; skips passes locked
 * by others.
 */
async function lock(tx: Transaction, like: string, values: Record<string, unknown>): Promise<Renewable[]> {
  const { rows } = await tx.raw(
    `select ${renewableColumns} from ${renewableTables}
    where entitlements.auto_renew and entitlements.access_type = 'pass' and entitlements.revoked_at is null
      and entitlements.card_token_sealed is not null and ${like}
    order by entitlements.ends_at limit ${batch} for update of entitlements skip locked`,
    values,
  )
  return rows
}
