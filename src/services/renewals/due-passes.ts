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

/** Passes of one transaction. */
const batch = 20

const hasCharge = (like: string) => `exists (select from ${chargesOfPeriod} and (${like}))`
/** No money for this end of a pass is known or looked for, and the last decline is a day ago. */
const isFree = `not ${hasCharge(`renewal_charges.state <> 'declined' or renewal_charges.updated_at > :lastTry::timestamptz`)}`
const hasEnded = `(entitlements.ends_at <= :now::timestamptz and not ${hasCharge(`renewal_charges.state = 'intent'`)})`
const isAnnounced = `(entitlements.renewal_noticed_for = entitlements.ends_at
    and entitlements.renewal_charged_from <= :now::timestamptz)`

/**
 * Announces renewals whose first charge is about a day away, each end of a pass once, and writes down when that charge
 * may be made: a day later also where the notice is late, unless the pass ends before. Returns how many it announced.
 * What costs nothing or is no longer sold is not announced: nothing will be charged.
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
 * The first of the three steps of a renewal, for announced passes that end within 3 days: what is about to be charged
 * is written down, at the price of this moment. A pass that costs nothing is prolonged at once; one that has ended, or is no longer
 * sold, is not renewed any more and its shopper told. Passes whose card provider is not configured wait. After a decline
 * a day passes; what may have taken money, or has given it back, is the last try of its period. Returns how many it
 * changed; parallel runs take different ones.
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

/** Returns whether anything has changed: a pass that stays as it is must not keep the job going. */
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

/** Passes to be renewed that are like this, those that end first; others are at work on the rest. */
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
