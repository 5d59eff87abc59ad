import { clock } from '../../clock.ts'
import { changed, type RecordChange, type Shopper } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { stopRenewalsOf } from '../digital/saved-cards.ts'
import { closeAllSessions } from '../people/sessions.ts'
import { revokeTokens } from '../permissions/app-tokens.ts'

/**
 * Deletes an account: its sessions and store tokens are revoked at once, its staff memberships, shipping
 * addresses, saved cards and links to customers are removed, and its address is free for a new account.
 * `record` receives the changed customers. The row stays for the orders that refer to it, and the stores that
 * it owns stay as they are.
 */
export async function deleteAccount(tx: Transaction, record: RecordChange, { id }: Shopper): Promise<null> {
  await tx('users').where({ id }).update({ deleted_at: clock.now(), updated_at: clock.now() })
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
  await tx('sign_in_networks').where({ user_id: id }).delete()
  return null
}
