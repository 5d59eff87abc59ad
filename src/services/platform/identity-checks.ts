import { clock } from '../../base/clock.ts'
import { changed, type RecordChange } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Vault } from '../../base/vault.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { identityCheckDecided } from '../messaging/store-notices.ts'

/** An identity check waiting for a decision, with its number in full. */
export interface PendingCheck {
  id: string
  storeId: string
  store: string
  type: string
  number: string
  fullName: string
  createdAt: string
}

/** Returns up to `limit` identity checks waiting for a decision, oldest first. */
export async function listPendingChecks(db: Database, vault: Vault, limit = 100): Promise<PendingCheck[]> {
  const checks = await db('kyc')
    .join('shops', 'shops.id', 'kyc.shop_id')
    .where('kyc.status', 'pending')
    .orderBy(['kyc.created_at', 'kyc.id'])
    .limit(limit)
    .select<PendingCheck[]>({
      id: 'kyc.id',
      storeId: 'kyc.shop_id',
      store: 'shops.name',
      type: 'kyc.type',
      number: 'kyc.number',
      fullName: 'kyc.full_name',
      createdAt: 'kyc.created_at',
    })
  return checks.map((check) => ({ ...check, number: vault.open(check.number, check.id) }))
}

/** The decision about an identity check, with the reason that the merchant reads. */
export interface CheckDecision {
  id: string
  status: 'approved' | 'rejected'
  reason: string
}

/**
 * Decides an identity check. The store is notified with the reason, and so are apps that may read identity checks. A
 * check is decided once: if two operators decide at the same moment, the second is refused. Throws kycNotFound and
 * kycDecided.
 */
export async function decideCheck(
  tx: Transaction,
  record: RecordChange,
  { id, status, reason }: CheckDecision,
): Promise<void> {
  const [check] = await tx('kyc')
    .where({ id, status: 'pending' })
    .update({ status, reason, updated_at: clock.now() })
    .returning<{ shopId: string; type: string }[]>(['shop_id as shopId', 'type'])
  if (!check) {
    const known = await tx('kyc').where({ id }).first('status')
    throw known ? new Refusal('kycDecided', { values: { status: known.status } }) : new Refusal('kycNotFound')
  }
  const { shopId, type } = check
  await record(tx, [
    { shopId, ...changed('kyc', id) },
    { shopId, action: `kyc.${status}`, resourceId: id, name: type, reason },
  ])
  await identityCheckDecided(tx, record, { shopId, id, type, status, reason })
}
