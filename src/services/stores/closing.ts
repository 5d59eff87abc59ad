import type { components } from '../../../generated/console.types.ts'
import { clock } from '../../base/clock.ts'
import type { RecordChange } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { uninstall } from '../permissions/app-tokens.ts'
import { requireOwner } from '../permissions/memberships.ts'
import { giveUpDomains } from './former-domains.ts'
import { get } from './stores.ts'

/**
 * Closes a store for good (decision closed-stores-are-gone-for-shoppers): shoppers no longer find it, its apps are
 * uninstalled, its domains are given up and its invitations void. A parallel order is either placed first or
 * refused (see `holdOpen`). The store's own tools keep working, so that the merchant can ship, refund and keep the
 * books. Throws storeNotFound, notStoreOwner, secondFactorRequired and storeClosed.
 */
export async function close(
  tx: Transaction,
  record: RecordChange,
  userId: string,
  storeId: string,
): Promise<components['schemas']['Store']> {
  // The owner is checked under the lock: of a parallel handover and closing, only one happens.
  await tx('shops').where({ id: storeId }).forNoKeyUpdate().first('id')
  await requireOwner(tx, storeId, userId)
  if (!(await endStore(tx, record, storeId))) throw new Refusal('storeClosed')
  await record(tx, { shopId: storeId, action: 'store.closed' })
  return get(tx, userId, storeId)
}

/** Closes a store and everything that ends with it. Returns false, changing nothing, if it is not open. */
export async function endStore(tx: Transaction, record: RecordChange, id: string): Promise<boolean> {
  const now = clock.now()
  const closed = await tx('shops').where({ id, closed_at: null }).update({ closed_at: now, updated_at: now })
  if (closed === 0) return false
  const ofStore = { shop_id: id }
  await uninstall(tx, record, (installations) => installations.where(ofStore))
  await tx('invitations').where(ofStore).delete()
  await giveUpDomains(tx, id)
  return true
}
