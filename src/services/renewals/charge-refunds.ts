// Refunds of renewal charges: requests, retries, outcomes, and refunds made in a provider's dashboard.

import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { aliased } from '../../db/sql/columns.ts'
import { databaseMoment } from '../../db/sql/now.ts'
import { revokeRenewal } from '../digital/grants.ts'
import { refundRefused } from '../messaging/store-notices.ts'
import { refundRetries } from '../payments/refund-outcomes.ts'
import { refundReferenceOf } from '../payments/refund-records.ts'
import { type RefundResult, refundRest } from '../payments/refund-requests.ts'
import { nextTime } from '../shared/due-work.ts'
import { type Charge, chargeColumns, leaseEnd } from './charges.ts'
import type { RenewalContext } from './context.ts'
import { soldPass } from './pass-columns.ts'
import { over } from './settlement.ts'

/** Refunds what is left of a charge. */
export async function refundCharge(context: RenewalContext, charge: Charge): Promise<RefundResult> {
  const { id, provider: name, reference, providerId, amount, refundTries: tries } = charge
  const provider = context.cardProviders[name]
  if (!provider) return { state: 'unknown', reason: `${name} is not configured` }
  const refundReference = refundReferenceOf({ id, tries })
  return refundRest(provider, {
    reference,
    refundReference,
    idempotencyKey: refundReference,
    providerId,
    amount,
  })
}

/**
 * Takes the refund of a charge for a retry by the merchant: one that has failed or is waiting for its next attempt.
 * Returns null for any other, and for a leased one, whose lease ends within a minute.
 */
export async function takeForRetry(db: Database, shop: Shop, id: string): Promise<Charge | null> {
  const now = databaseMoment()
  const [taken] = await db('renewal_charges')
    .where({ id, shop_id: shop.id })
    .whereIn('state', ['refunding', 'refund_failed'])
    .whereRaw(`(next_at is null or next_at <= ${now} or next_at > ${leaseEnd(now)})`)
    .update({ state: 'refunding', next_at: db.raw(leaseEnd(now)) })
    .returning<Charge[]>(aliased(chargeColumns))
  return taken ?? null
}

/**
 * Records a provider's outcome of a refund; without an answer it stays queued for a retry. A refused one is retried for
 * 10 days, because the shopper was promised the money, and the store is notified of the first refusal and of the end.
 */
export async function settleRefund(
  tx: Transaction,
  context: RenewalContext,
  charge: Charge,
  outcome: RefundResult,
): Promise<void> {
  const { id, shopId, provider, reference, refundTries } = charge
  const refunding = tx('renewal_charges').where({ id, shop_id: shopId, state: 'refunding' })
  if (outcome.state === 'succeeded') {
    await refunding.update({ ...over, state: 'refunded', failure: null, updated_at: clock.now() })
  } else if (outcome.state === 'refused') {
    const { reason } = outcome
    const now = clock.now()
    const next = nextTime(refundRetries, charge.refundRefusedAt ?? now)
    const refused = await refunding.where({ refund_tries: refundTries }).update({
      ...over,
      next_at: next,
      state: next ? 'refunding' : 'refund_failed',
      failure: reason,
      refund_tries: refundTries + 1,
      refund_refused_at: charge.refundRefusedAt ?? now,
      updated_at: now,
    })
    if (refused === 0) return
    context.log.error({ charge: id, provider, reference, reason }, 'a renewal charge was not refunded')
    if (charge.refundRefusedAt !== null && next !== null) return
    const { amount, currency } = charge
    await refundRefused(tx, context.record, {
      ...(await soldPass(tx, charge)),
      amount,
      currency,
      reason,
      next,
    })
  }
}

/**
 * Revokes the 30 days of a renewal, once, if its charge was fully refunded outside this service, for example in the
 * provider's dashboard. Returns whether the provider answered.
 */
export async function syncChargeRefund(
  db: Database,
  context: RenewalContext,
  charge: Charge,
): Promise<boolean> {
  const list = await context.cardProviders[charge.provider]?.listRefunds(charge)
  if (list?.state !== 'listed') return list?.state === 'missing'
  const back = list.refunds.reduce((sum, { amount }) => sum + amount, 0)
  if (back >= charge.amount) await transaction(db, (tx) => takeDaysBack(tx, charge))
  return true
}

/** Locks the pass before its charge, as settling a charge does. */
async function takeDaysBack(tx: Transaction, { id, shopId, entitlementId }: Charge): Promise<void> {
  await tx('entitlements').where({ id: entitlementId, shop_id: shopId }).forUpdate().first('id')
  const refunded = await tx('renewal_charges')
    .where({ id, shop_id: shopId, state: 'succeeded' })
    .update({ state: 'refunded', updated_at: clock.now() })
  if (refunded > 0) await revokeRenewal(tx, shopId, entitlementId)
}
