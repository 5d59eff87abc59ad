import { clock } from '../../clock.ts'
import { changed, type RecordChange, type Shopper } from '../../context.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { Refusal } from '../../errors.ts'
import { stopRenewalsOf } from '../digital/saved-cards.ts'
import { closeAllSessions, lockSessions } from '../people/sessions.ts'
import { revokeTokens } from '../permissions/app-tokens.ts'

/**
 * Deletes an account: its sessions and store tokens are revoked at once, its staff memberships, shipping
 * addresses, saved cards and links to customers are removed, and its address is free for a new account.
 * `record` receives the changed customers. What the person writes at the same moment is there before it, or is
 * refused. The row stays for the orders that refer to it. Throws ownsStores while the person owns an open store.
 */
export async function deleteAccount(db: Database, record: RecordChange, { id }: Shopper): Promise<null> {
  return transaction(db, async (tx) => {
    await lockSessions(tx, id)
    const account = tx('users').where({ id, deleted_at: null })
    if (!(await account.clone().forUpdate().first('id'))) throw new Refusal('authenticationRequired')
    const owned = await tx('shops').where({ owner_id: id, closed_at: null }).first('id')
    if (owned) throw new Refusal('ownsStores')
    await account.update({ deleted_at: clock.now(), updated_at: clock.now() })
    await leave(tx, record, id)
    return null
  })
}

async function leave(tx: Transaction, record: RecordChange, id: string): Promise<void> {
  const unlinked = await tx('customers')
    .where({ user_id: id })
    .update({ user_id: null, updated_at: clock.now() })
    .returning<{ shopId: string; resourceId: string }[]>(['shop_id as shopId', 'id as resourceId'])
  await record(
    tx,
    unlinked.map((customer) => ({ shopId: customer.shopId, ...changed('customers', customer.resourceId) })),
  )
  await stopRenewalsOf(tx, id)
  await closeAllSessions(tx, id)
  await revokeTokens(tx, (tokens) => tokens.where({ user_id: id, installation_id: null }))
  await tx('staff').where({ user_id: id }).delete()
  await tx('shipping_addresses').where({ user_id: id }).delete()
}
