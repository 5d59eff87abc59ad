import { clock } from '../../clock.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { revokeRenewal } from '../digital/grants.ts'
import type { Charge } from './charges.ts'
import type { RenewalContext } from './context.ts'

/**
 * Takes the 30 days of a renewal back, once, where all of its money was given back without us, in the provider's
 * dashboard say. Returns whether the provider could be asked.
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

/** The pass is locked before its charge, as it is where a charge is settled. */
async function takeDaysBack(tx: Transaction, { id, shopId, entitlementId }: Charge): Promise<void> {
  await tx('entitlements').where({ id: entitlementId, shop_id: shopId }).forUpdate().first('id')
  const refunded = await tx('renewal_charges')
    .where({ id, shop_id: shopId, state: 'succeeded' })
    .update({ state: 'refunded', updated_at: clock.now() })
  if (refunded > 0) await revokeRenewal(tx, shopId, entitlementId)
}
