import { clock } from '../../base/clock.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { revokeRenewal } from '../digital/grants.ts'
import type { Charge } from './charges.ts'
import type { RenewalContext } from './context.ts'

/**
 * Revokes the 30 days of a renewal, once, if its charge was fully refunded outside this service, for example
 * in the provider's dashboard. Returns whether the provider answered.
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
