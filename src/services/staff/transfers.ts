import type { components } from '../../../generated/console.types.ts'
import { clock } from '../../base/clock.ts'
import type { Account } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import { holdOwner, requireOwner } from '../permissions/memberships.ts'
import { holdOpen } from '../shared/shop.ts'
import { invite } from './invitations.ts'

type Transfer = components['schemas']['StoreTransfer']

/**
 * Offers a store to another person, who owns it once they accept the invitation in the e-mail; until then nothing
 * changes. Replaces an earlier offer. Throws storeNotFound, notStoreOwner, secondFactorRequired, storeClosed,
 * tooManyInvitations, and alreadyOwner for the caller's own address.
 */
export async function offer(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'config' | 'vault'>,
  { id: by, email: own }: Account,
  storeId: string,
  { email, ip }: { email: string; ip: string },
): Promise<Transfer> {
  await holdOwner(tx, storeId, by)
  const name = withoutLinks((await holdOpen(tx, storeId)).name)
  if (email === own) throw new Refusal('alreadyOwner')
  const words = {
    subject: `Take over ${name}`,
    text: `The owner of ${name} wants to hand the store over to you.`,
  }
  await invite(tx, dependencies, { storeId, by, email, roleId: null, ip }, words)
  return get(tx, by, storeId)
}

/**
 * Returns the open offer of a store. Throws storeNotFound, notStoreOwner, secondFactorRequired and transferNotFound.
 */
export async function get(db: Database, ownerId: string, storeId: string): Promise<Transfer> {
  await requireOwner(db, storeId, ownerId)
  const transfer = await db('invitations')
    .where({ shop_id: storeId, role_id: null })
    .where('expires_at', '>', clock.now())
    .first<Transfer | undefined>({ email: 'email', createdAt: 'created_at', expiresAt: 'expires_at' })
  if (!transfer) throw new Refusal('transferNotFound')
  return transfer
}

/** Withdraws the offer of a store. Throws storeNotFound, notStoreOwner, secondFactorRequired and transferNotFound. */
export async function withdraw(tx: Transaction, ownerId: string, storeId: string): Promise<null> {
  await holdOwner(tx, storeId, ownerId)
  const withdrawn = await tx('invitations').where({ shop_id: storeId, role_id: null }).delete()
  if (withdrawn === 0) throw new Refusal('transferNotFound')
  return null
}
