import { clock, days, fromNow, hours, minutes } from '../../base/clock.ts'
import type { Transaction } from '../../db/database.ts'
import { databaseNow, databaseTimeIn } from '../../db/sql/now.ts'
import type { ChargeOutcome } from '../../gateways/payments/provider.ts'
import { notRenewed } from '../digital/saved-cards.ts'
import { passRenewed } from '../messaging/store-notices.ts'
import type { Charge } from './charges.ts'
import type { RenewalContext } from './context.ts'
import { queueRenewalMail, type RenewedPass } from './mails.ts'
import { extend } from './pass-changes.ts'
import { shopFacts } from './pass-columns.ts'

/** Declines after which renewal is turned off (specification: limits). */
const mostFailures = 3
/** Delays between look-ups of a charge whose outcome is unknown; after the last one it is abandoned. */
const lookUpDelays = [5 * minutes, 1 * hours, ...Array.from({ length: 5 }, () => 1 * days)]

/** The columns of a closed charge: it needs no card and no further look-ups. */
export const over = { card_token_sealed: null, next_at: null }

/**
 * The last of the three steps of a renewal: records a provider's outcome of a charge, whichever caller got it. The lock
 * on the pass serialises parallel outcomes and a conditional update admits one, so a pass is extended once, and a
 * decline is counted and announced once. No answer is not a decline: the charge stays open. A success counts in any
 * state.
 */
export async function settleCharge(
  tx: Transaction,
  context: RenewalContext,
  charge: Charge,
  outcome: ChargeOutcome,
): Promise<void> {
  if (outcome.state === 'succeeded') return recordSuccess(tx, context, charge, outcome)
  if (outcome.state === 'declined') return noteDecline(tx, context, charge, outcome.reason)
  // The bank requires the shopper to authenticate, but nobody is present.
  if (outcome.state === 'pending') return noteDecline(tx, context, charge, 'authentication_required')
  const reason = 'reason' in outcome ? outcome.reason : `the provider says ${outcome.state}`
  if (charge.state === 'unknown') return postponeLookUp(tx, context, charge, reason)
  const age = clock.now().getTime() - Date.parse(charge.createdAt)
  const wait = Math.min(Math.max(age / 10, 1 * minutes), 1 * hours)
  await tx('renewal_charges')
    .where({ id: charge.id, shop_id: charge.shopId, state: 'intent' })
    .update({ failure: reason, next_at: tx.raw(databaseTimeIn(wait)) })
}

async function recordSuccess(
  tx: Transaction,
  context: RenewalContext,
  charge: Charge,
  { amount, currency }: Extract<ChargeOutcome, { state: 'succeeded' }>,
): Promise<void> {
  const pass = await lockPass(tx, charge)
  const paid = currency === charge.currency && amount >= charge.amount
  const own = tx('renewal_charges').where({ id: charge.id, shop_id: charge.shopId })
  const settled = await own
    .clone()
    .whereIn('state', ['intent', 'unknown', 'abandoned'])
    .update({ ...over, state: 'succeeded', failure: null, updated_at: clock.now() })
  const endsAt = settled > 0 && paid ? await extend(tx, charge) : null
  const { shopId, reference, productId } = charge
  if (!endsAt) {
    // A charge that was declined before is also refunded, because the next attempt may have been made since. Never
    // refund more than was charged.
    const owed = await own
      .clone()
      .whereIn('state', settled > 0 ? ['succeeded'] : ['declined'])
      .update({
        state: 'refunding',
        amount,
        currency,
        next_at: tx.raw(databaseNow()),
        updated_at: clock.now(),
      })
    if (owed > 0)
      await queueRenewalMail(tx, context, { ...pass, currency }, { news: 'refunded', amount, reference })
    return
  }
  const { product, shop } = pass
  await passRenewed(tx, context.record, { shopId, productId, product, amount, scale: shop.scale, currency })
  const { taxes } = charge
  await queueRenewalMail(tx, context, pass, { news: 'renewed', amount, taxes, endsAt, reference })
}

/**
 * Records a decline. It does not count as a failure if, in the meantime, renewal was turned off or the pass was renewed
 * otherwise.
 */
async function noteDecline(
  tx: Transaction,
  context: RenewalContext,
  charge: Charge,
  reason: string,
): Promise<void> {
  const pass = await lockPass(tx, charge)
  const { id, shopId, entitlementId, periodEnd, amount } = charge
  const settled = await tx('renewal_charges')
    .where({ id, shop_id: shopId })
    .whereIn('state', ['intent', 'unknown', 'abandoned'])
    .update({ ...over, state: 'declined', failure: reason, updated_at: clock.now() })
  if (settled === 0) return
  const renewed = tx('entitlements').where({ id: entitlementId, shop_id: shopId, auto_renew: true })
  const [counted] = await renewed
    .clone()
    .where({ ends_at: periodEnd, revoked_at: null })
    .update({ renewal_failures: tx.raw('renewal_failures + 1'), updated_at: clock.now() })
    .returning<{ failures: number }[]>('renewal_failures as failures')
  const attempt = counted?.failures ?? charge.attempt
  const off = counted !== undefined && attempt >= mostFailures
  if (off) await renewed.update(notRenewed)
  // Nothing was charged, and nothing is retried while the store is suspended.
  if (pass.suspended && !off) return
  const again = counted !== undefined && Date.parse(periodEnd) > fromNow(1 * days).getTime()
  await queueRenewalMail(tx, context, pass, {
    news: 'declined',
    amount,
    attempt,
    off,
    again,
    endsAt: periodEnd,
  })
}

async function postponeLookUp(
  tx: Transaction,
  { log }: RenewalContext,
  { id, shopId, lookUps, reference, provider }: Charge,
  reason: string,
): Promise<void> {
  const delay = lookUpDelays[lookUps]
  const next =
    delay === undefined
      ? { ...over, state: 'abandoned' as const }
      : { next_at: tx.raw(databaseTimeIn(delay)), look_ups: lookUps + 1 }
  const put = await tx('renewal_charges')
    .where({ id, shop_id: shopId, state: 'unknown', look_ups: lookUps })
    .update({ ...next, failure: reason, updated_at: clock.now() })
  if (put > 0 && delay === undefined)
    log.error({ charge: id, provider, reference, reason }, 'the outcome of a renewal charge is unknown')
}

/**
 * Locks the pass of a charge and returns what its e-mails need, with the charge's own address and card, and whether its
 * store is suspended.
 */
async function lockPass(tx: Transaction, charge: Charge): Promise<RenewedPass & { suspended: boolean }> {
  const { rows } = await tx.raw(
    `select products.name as product, ${shopFacts} as shop, shops.suspended_at is not null as suspended
    from entitlements
    join products on products.id = entitlements.product_id and products.shop_id = entitlements.shop_id
    join shops on shops.id = entitlements.shop_id
    where entitlements.id = :entitlementId and entitlements.shop_id = :shopId for update of entitlements`,
    { entitlementId: charge.entitlementId, shopId: charge.shopId },
  )
  const { email, currency, cardBrand: brand, cardLast4: last4 } = charge
  return { ...rows[0], email: email ?? '', currency, card: brand && last4 ? { brand, last4 } : null }
}
