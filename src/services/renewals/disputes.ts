import { type Database, transaction } from '../../db/database.ts'
import type { Dispute } from '../../gateways/payments/provider.ts'
import { paymentDisputed } from '../messaging/store-notices.ts'
import { isNews } from '../payments/disputes.ts'
import { findCharge } from './charges.ts'
import type { RenewalContext } from './context.ts'
import { soldPass } from './pass-columns.ts'

/** Notifies the store of a dispute about the charge of a renewal, once for each state of it. */
export async function noteChargeDispute(
  db: Database,
  { record }: Pick<RenewalContext, 'record'>,
  provider: string,
  dispute: Dispute & { reference: string },
): Promise<void> {
  const charge = await findCharge(db, provider, dispute.reference)
  if (!charge) return
  await transaction(db, async (tx) => {
    if (await isNews(tx, 'renewal_charges', charge, dispute))
      await paymentDisputed(tx, record, { ...dispute, ...(await soldPass(tx, charge)) })
  })
}
