import { type Database, type Transaction, transaction } from '../../db/database.ts'
import type { Dispute } from '../../gateways/payments/provider.ts'
import { forgetHeldCardToken } from '../digital/saved-cards.ts'
import { paymentDisputed } from '../messaging/store-notices.ts'
import type { Attempt } from '../payments/attempts.ts'
import { isContested, noteState } from '../payments/disputes.ts'
import { findCharge } from './charges.ts'
import type { RenewalContext } from './context.ts'
import { stop } from './pass-changes.ts'
import { type Renewable, renewableColumns, renewableTables, soldPass } from './pass-columns.ts'

/**
 * Notifies the store of a dispute about the charge of a renewal, once for each state. Its pass stops renewing: nobody
 * is charged again for what they want their money back for.
 */
export async function noteChargeDispute(
  db: Database,
  context: RenewalContext,
  provider: string,
  dispute: Dispute & { reference: string },
): Promise<void> {
  const charge = await findCharge(db, provider, dispute.reference)
  if (!charge) return
  const { entitlementId, shopId } = charge
  await transaction(db, async (tx) => {
    // Lock the pass before its charge, as settling a charge does.
    await tx('entitlements').where({ id: entitlementId, shop_id: shopId }).forUpdate().first('id')
    const news = await noteState(tx, 'renewal_charges', charge, dispute)
    if (news === 'none') return
    await paymentDisputed(tx, context.record, { ...dispute, ...(await soldPass(tx, charge)) })
    if (isContested(news, dispute)) await stopDisputed(tx, context, shopId, [entitlementId])
  })
}

/** Turns off the renewal of the passes that a disputed order granted, or has yet to grant. */
export async function stopRenewalsOfOrder(
  tx: Transaction,
  context: RenewalContext,
  { orderId, shopId }: Pick<Attempt, 'orderId' | 'shopId'>,
): Promise<void> {
  await forgetHeldCardToken(tx, { id: orderId, shopId })
  const given: string[] = await tx('access_grants')
    .where({ order_id: orderId, shop_id: shopId, revoked_at: null })
    .pluck('entitlement_id')
  await stopDisputed(tx, context, shopId, given)
}

async function stopDisputed(
  tx: Transaction,
  context: RenewalContext,
  shopId: string,
  ids: string[],
): Promise<void> {
  const { rows }: { rows: Renewable[] } = await tx.raw(
    `select ${renewableColumns} from ${renewableTables}
    where entitlements.shop_id = :shopId and entitlements.id = any (:ids) and entitlements.auto_renew
      and entitlements.revoked_at is null and entitlements.card_token_sealed is not null
    order by entitlements.product_id for no key update of entitlements`,
    { shopId, ids },
  )
  for (const pass of rows) await stop(tx, context, pass, 'disputed')
}
