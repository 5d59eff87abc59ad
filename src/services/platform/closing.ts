import type { Transaction } from '../../db/database.ts'
import { queueMail } from '../messaging/mail-queue.ts'
import { endStore } from '../stores/closing.ts'
import { findStore } from './stores.ts'
import type { SuspensionContext } from './suspensions.ts'

/**
 * Closes a store for good on behalf of the platform, as its owner can (decision closed-stores-are-gone-for-shoppers).
 * The owner gets an e-mail with the reason, and keeps the tools to ship, refund and do the books. Returns false,
 * changing nothing, if the store was already closed. Throws storeNotFound.
 */
export async function closeStore(
  tx: Transaction,
  { record, vault }: SuspensionContext,
  { store: idOrSlug, reason }: { store: string; reason: string },
): Promise<boolean> {
  const { id } = await findStore(tx, idOrSlug)
  if (!(await endStore(tx, record, id))) return false
  await record(tx, { shopId: id, action: 'store.closed', reason })
  const { name, email } = await tx('shops')
    .join('users', 'users.id', 'owner_id')
    .where('shops.id', id)
    .first('shops.name', 'email')
  const text = `Your store ${name} has been closed for good by the platform.\n\nReason: ${reason}\n\nShoppers can no longer find it, and its apps have been uninstalled. You can still ship and refund its orders and read its records in the console.\n`
  await queueMail(tx, vault, { to: email, subject: 'Your store has been closed', text })
  return true
}
