import { seconds } from '../../base/clock.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { interval } from '../../db/sql/interval.ts'
import {
  chargedFrom,
  chargesOfPeriod,
  isAnnounced,
  isCharged,
  needsNotice,
  notice,
  pause,
  takesCard,
  window,
} from '../digital/renewal-schedule.ts'
import { briefTransaction, eachDue } from '../shared/due-work.ts'
import { keptSums } from '../taxes/order-taxes.ts'
import { type RenewalAmounts, renewalAmounts } from './charge-amounts.ts'
import { beginCharge } from './charges.ts'
import type { RenewalContext } from './context.ts'
import { queueRenewalMail } from './mails.ts'
import { extend, stop } from './pass-changes.ts'
import { type Renewable, renewableColumns, renewableTables } from './pass-columns.ts'

/** Passes worked on concurrently. */
const atOnce = 2
/** Passes leased by one statement, because it looks at all that are due; they take a few seconds. */
const leasedAtOnce = 500
/** How long to wait before retrying a pass whose work failed or was lost to a crash, in milliseconds. */
const lease = 30 * seconds

const hasCharge = (like: string) => `exists (select from ${chargesOfPeriod} and (${like}))`
/** SQL that is true if the period has no charge that succeeded or is open, and its last decline was a day ago. */
const isFree = `not ${hasCharge(`renewal_charges.state <> 'declined' or renewal_charges.updated_at > :lastTry::timestamptz`)}`
/** SQL that is true if the period has no charge that succeeded or is open, and there is time for another attempt. */
const isTriedAgain = `not ${hasCharge(`renewal_charges.state <> 'declined' or renewal_charges.updated_at >= entitlements.ends_at - ${interval(pause)}`)}`
const hasEnded = `(entitlements.ends_at <= :now::timestamptz and not ${hasCharge(`renewal_charges.state = 'intent'`)})`
const isChargedNow = `(${isAnnounced} and entitlements.renewal_charged_from <= :now::timestamptz)`

/** A step of a renewal: the passes that it is for, as SQL over `renewableTables` and its values. */
interface Step {
  due: string
  values: Record<string, unknown> & { now: Date }
  failure: string
  /** Returns whether it changed anything: a pass left unchanged must not be due again at once. */
  work(tx: Transaction, pass: Renewable): Promise<boolean>
}

/**
 * Announces renewals whose first charge is about a day away, once per period of a pass, and again if the price has
 * risen by the time of the charge (decision renewals-are-announced-a-day-before), and stores when that charge may be
 * made, which is a day after even a late notice, unless the pass ends before. Returns how many it took. A renewal that
 * is free or no longer sold is not announced, because nothing will be charged; nor is one whose card the store does not
 * take.
 */
export function announceRenewals(
  db: Database,
  context: RenewalContext,
  signal: AbortSignal,
  now: Date,
): Promise<number> {
  return eachPass(db, context, signal, {
    due: `entitlements.ends_at > :now::timestamptz and entitlements.ends_at <= :noticeEnd::timestamptz
      and ${needsNotice}
      and ${isCharged} and ${takesCard} and ${isTriedAgain}`,
    values: { now, noticeEnd: from(now, window + notice) },
    failure: 'a renewal could not be announced',
    work: async (tx, pass) => announce(tx, context, pass, await renewalAmounts(tx, pass), now),
  })
}

async function announce(
  tx: Transaction,
  context: RenewalContext,
  pass: Renewable,
  { totals, treatment }: RenewalAmounts,
  now: Date,
): Promise<boolean> {
  const { price, endsAt, noticedFor } = pass
  const { total: amount } = totals
  const [written] = await tx('entitlements')
    .where({ id: pass.id, shop_id: pass.shopId })
    .update({
      renewal_noticed_for: endsAt,
      renewal_noticed_price: price,
      renewal_noticed_amount: amount,
      renewal_charged_from: tx.raw(chargedFrom, { now }),
    })
    .returning<{ chargedAt: string | null }[]>('renewal_charged_from as chargedAt')
  const risen = noticedFor === endsAt
  const { chargedAt } = written!
  const taxes = treatment && keptSums(totals)
  await queueRenewalMail(tx, context, pass, { news: 'notice', amount, taxes, chargedAt: chargedAt!, risen })
  return true
}

/**
 * The first of the three steps of a renewal, for announced passes that end within 3 days: records the charge, at the
 * current price. A free pass is extended at once; a pass that has ended, or is no longer sold, stops renewing, and its
 * shopper is notified. Passes whose card provider is not configured, or whose payment method the store has switched
 * off, wait. A retry follows a day after a decline; a charge that may have succeeded, or was refunded, is the last
 * attempt of its period. Returns how many passes it took; parallel runs take different ones.
 */
export function beginRenewals(
  db: Database,
  context: RenewalContext,
  signal: AbortSignal,
  now: Date,
): Promise<number> {
  return eachPass(db, context, signal, {
    due: `entitlements.ends_at <= :windowEnd::timestamptz and (${hasEnded} or ${isFree}
      and entitlements.card_provider = any (:providers) and (${isChargedNow} and ${takesCard} or not ${isCharged}))`,
    values: {
      now,
      windowEnd: from(now, window),
      lastTry: from(now, -pause),
      providers: Object.keys(context.cardProviders),
    },
    failure: 'a renewal could not be begun',
    work: (tx, pass) => begin(tx, context, pass, now),
  })
}

async function begin(tx: Transaction, context: RenewalContext, pass: Renewable, now: Date): Promise<boolean> {
  if (Date.parse(pass.endsAt) <= now.getTime()) return stop(tx, context, pass, 'ended')
  if (!pass.sold) return stop(tx, context, pass, 'unsold')
  const amounts = await renewalAmounts(tx, pass)
  // The price is as announced, so it is the taxes that have risen.
  if (amounts.totals.total > (pass.noticedAmount ?? 0)) return announce(tx, context, pass, amounts, now)
  if (amounts.totals.total > 0) return beginCharge(tx, context, pass, amounts)
  const { id, shopId, endsAt } = pass
  const end = await extend(tx, { entitlementId: id, shopId, periodEnd: endsAt })
  if (end)
    await queueRenewalMail(tx, context, pass, {
      ...{ news: 'renewed', amount: 0, taxes: null, endsAt: end, reference: null },
    })
  return end !== null
}

/** Takes a step for each due pass, each in its own transaction. */
function eachPass(
  db: Database,
  { log }: RenewalContext,
  signal: AbortSignal,
  { due, values, failure, work }: Step,
): Promise<number> {
  let leased: Pick<Renewable, 'id' | 'shopId'>[] = []
  return eachDue<Pick<Renewable, 'id' | 'shopId'>>(log, signal, {
    take: async (limit) => {
      if (leased.length === 0) leased = await takeDue(db, due, { ...values, limit: leasedAtOnce })
      return leased.splice(0, limit)
    },
    work: (taken) =>
      briefTransaction(db, async (tx) => {
        const pass = await lockDue(tx, due, { ...values, ...taken })
        if (pass && (await work(tx, pass)))
          await tx('entitlements')
            .where({ id: pass.id, shop_id: pass.shopId })
            .update({ renewal_tried_at: null })
      }),
    nameOf: ({ id: entitlementId, shopId }) => ({ entitlementId, shopId }),
    atOnce,
    failure,
  })
}

function from(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds)
}

const renews = `shops.suspended_at is null and entitlements.auto_renew and entitlements.access_type = 'pass' and entitlements.revoked_at is null
  and entitlements.card_token_sealed is not null`

/** Leases passes: those whose last attempt did not fail come first, then those that end first. */
async function takeDue(
  db: Database,
  due: string,
  values: Record<string, unknown> & { now: Date },
): Promise<Pick<Renewable, 'id' | 'shopId'>[]> {
  const { rows } = await db.raw(
    `with due as materialized (
      select entitlements.id, entitlements.shop_id from ${renewableTables}
      where ${renews} and ${due}
        and (entitlements.renewal_tried_at is null or entitlements.renewal_tried_at <= :tryAgain)
      order by entitlements.renewal_tried_at nulls first, entitlements.ends_at
      limit :limit for update of entitlements skip locked
    )
    update entitlements set renewal_tried_at = :now from due
    where entitlements.id = due.id and entitlements.shop_id = due.shop_id
    returning entitlements.id, entitlements.shop_id as "shopId"`,
    { ...values, tryAgain: from(values.now, -lease) },
  )
  return rows
}

/**
 * Locks a pass that was taken, if it is still due and no other transaction has it. Looks it up by id alone: with stale
 * statistics the planner would search all that are due.
 */
async function lockDue(
  tx: Transaction,
  due: string,
  values: Record<string, unknown>,
): Promise<Renewable | null> {
  const { rows } = await tx.raw(
    `with entitlements as materialized (
      select * from entitlements where id = :id and shop_id = :shopId for update skip locked
    )
    select ${renewableColumns} from ${renewableTables} where ${renews} and ${due}`,
    values,
  )
  return rows[0] ?? null
}
