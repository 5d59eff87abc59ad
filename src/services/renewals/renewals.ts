import { type Database, transaction } from '../../db/database.ts'
import { readDatabaseNow } from '../../db/sql/now.ts'
import { eachDue } from '../shared/due-work.ts'
import { refundCharge, settleRefund, syncChargeRefund } from './charge-refunds.ts'
import { type Charge, findCharge, leaseDueCharges, submitCharge } from './charges.ts'
import type { RenewalContext } from './context.ts'
import { announceRenewals, beginRenewals } from './due-passes.ts'
import { settleCharge } from './settlement.ts'

/** Charges made concurrently. */
const atOnce = 10

/**
 * Renews passes with a saved card (specification: library auto-renew), each in three steps so that no crash charges
 * twice: record the charge, make it outside any transaction, record its outcome. It works from the tables alone, so a
 * lost or duplicate run does no harm. Ends once nothing is due, or when `signal` aborts.
 */
export async function renewPasses(db: Database, context: RenewalContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // A worker whose own clock is ahead would charge before the announced time, or end a renewal that it should charge.
    const now = await readDatabaseNow(db)
    // The steps run concurrently, so that a backlog in one does not hold up the others.
    const taken = await Promise.all([
      announceRenewals(db, context, signal, now),
      beginRenewals(db, context, signal, now),
      settleCharges(db, context, signal),
    ])
    if (taken.every((count) => count === 0)) return
  }
}

function settleCharges(db: Database, context: RenewalContext, signal: AbortSignal): Promise<number> {
  return eachDue<Charge>(context.log, signal, {
    take: (limit) => leaseDueCharges(db, context, limit),
    work: (charge) => settleDue(db, context, charge),
    atOnce,
    failure: 'a renewal charge could not be processed',
    nameOf: ({ id: charge, provider }) => ({ charge, provider }),
  })
}

/**
 * Handles a provider's webhook about a renewal by looking up the charge at the provider. Returns whether the provider
 * answered; true for an unknown reference, which needs no look-up.
 */
export async function syncRenewalCharge(
  db: Database,
  context: RenewalContext,
  provider: string,
  reference: string,
): Promise<boolean> {
  const charge = await findCharge(db, provider, reference)
  if (!charge || ['refunding', 'refunded', 'refund_failed'].includes(charge.state)) return true
  if (charge.state === 'succeeded') return syncChargeRefund(db, context, charge)
  const outcome = await context.cardProviders[provider]!.lookUp(reference, charge.providerId)
  if (outcome.state !== 'unknown' && outcome.state !== 'missing')
    await transaction(db, (tx) => settleCharge(tx, context, charge, outcome))
  // It may have been refunded before we knew that it had succeeded, and no other webhook reports that.
  if (outcome.state === 'succeeded') return syncRenewalCharge(db, context, provider, reference)
  return outcome.state !== 'unknown'
}

async function settleDue(db: Database, context: RenewalContext, charge: Charge): Promise<void> {
  if (charge.state === 'refunding') {
    const outcome = await refundCharge(context, charge)
    await transaction(db, (tx) => settleRefund(tx, context, charge, outcome))
    return
  }
  const outcome = await submitCharge(db, context, charge)
  await transaction(db, (tx) => settleCharge(tx, context, charge, outcome))
}
