import { clock } from '../../base/clock.ts'
import type { RecordChange } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { toMinor } from '../../base/money.ts'
import type { Transaction } from '../../db/database.ts'
import { payoutMarked } from '../messaging/store-notices.ts'

/** Money that the platform sent to a store's payout method, or that failed to arrive there. */
export interface PayoutResult {
  storeId: string
  payoutMethodId: string
  /** In major units of the store's currency. */
  amount: number
  /** The bank's or the provider's reference, unique for the store. */
  reference: string
  state: 'paid' | 'failed'
  /** Why it failed. */
  reason?: string
}

/**
 * Marks a payout as paid or failed (decision payouts-are-marked-by-reference). The platform sends the money through its
 * bank or provider, outside this service; the reference identifies the payout, so marking it twice changes nothing, and
 * one that was marked as paid and came back can be marked as failed. The store is notified. Returns whether anything
 * changed. Throws storeNotFound, resourceNotFound for a payout method that the store does not have, payoutReferenceUsed
 * if the reference belongs to another amount or method, and invalidRequest for less than a minor unit.
 */
export async function markPayout(
  tx: Transaction,
  record: RecordChange,
  { storeId, payoutMethodId, amount, reference, state, reason }: PayoutResult,
): Promise<boolean> {
  const store = await tx('shops').where({ id: storeId }).first('currency', 'scale')
  if (!store) throw new Refusal('storeNotFound')
  const minor = toMinor(amount, store.scale)
  if (minor <= 0) throw invalid(`amount is less than the smallest unit of ${store.currency}`)
  const same = { shop_id: storeId, reference }
  const method = await tx('payouts').where({ id: payoutMethodId, shop_id: storeId }).first('id')
  const known = await tx('payout_transfers').where(same).first('id')
  if (!method && !known) throw new Refusal('resourceNotFound')
  const transfer = { ...same, payout_method: payoutMethodId, amount: minor, currency: store.currency }
  if (!(await write(tx, transfer, { state, reason: reason ?? null }))) return false
  const entry = { resourceId: payoutMethodId, name: reference, reason: reason ?? null }
  await record(tx, { shopId: storeId, action: `payout.${state}`, ...entry })
  const { currency, scale } = store
  await payoutMarked(tx, record, {
    shopId: storeId,
    payoutMethodId,
    reference,
    state,
    amount: minor,
    currency,
    scale,
    reason: reason ?? null,
  })
  return true
}

/** Writes the result of a payout; returns false if it is already known. Throws payoutReferenceUsed. */
async function write(
  tx: Transaction,
  transfer: { shop_id: string; reference: string; payout_method: string; amount: number; currency: string },
  result: { state: 'paid' | 'failed'; reason: string | null },
): Promise<boolean> {
  const now = clock.now()
  const [written] = await tx('payout_transfers')
    .insert({ id: newId(), ...transfer, ...result, created_at: now, updated_at: now })
    .onConflict(['shop_id', 'reference'])
    .merge(['state', 'reason', 'updated_at'])
    .where('payout_transfers.payout_method', transfer.payout_method)
    .where('payout_transfers.amount', transfer.amount)
    .whereNot('payout_transfers.state', result.state)
    .returning<{ id: string }[]>('id')
  if (!written && !(await tx('payout_transfers').where(transfer).first('id'))) {
    throw new Refusal('payoutReferenceUsed')
  }
  return written !== undefined
}
