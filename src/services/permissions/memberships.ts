import type { Database, Transaction } from '../../db/database.ts'
import { Refusal } from '../../errors.ts'
import { type StoreScope, storeScopes } from '../../scopes.ts'
import { scopesOf } from './scopes.ts'

/** Whether somebody owns a store or works for it; throws storeNotFound to everybody else. */
export async function requireMember(
  db: Database,
  storeId: string,
  userId: string,
): Promise<{ owner: boolean }> {
  const row = await db('shops')
    .leftJoin('staff', (join) =>
      join.on('staff.shop_id', 'shops.id').andOn('staff.user_id', db.raw('?', [userId])),
    )
    .where('shops.id', storeId)
    .first({ ownerId: 'shops.owner_id', staffId: 'staff.user_id' })
  const owner = row?.ownerId === userId
  if (!owner && !row?.staffId) throw new Refusal('storeNotFound')
  return { owner }
}

/** Throws notStoreOwner to the staff of a store and storeNotFound to strangers. */
export async function requireOwner(db: Database, storeId: string, userId: string): Promise<void> {
  const { owner } = await requireMember(db, storeId, userId)
  if (!owner) throw new Refusal('notStoreOwner')
}

/**
 * The scopes that somebody may use or grant at a store: everything for its owner, for staff what their role
 * allows; throws storeNotFound to everybody else. Membership and role stay as they are until the transaction
 * ends, so that whoever changes them afterwards finds what was granted by them, and takes it back.
 */
export async function lockAllowedScopes(
  tx: Transaction,
  storeId: string,
  userId: string,
): Promise<readonly StoreScope[]> {
  const owned = await tx('shops').where({ id: storeId, owner_id: userId }).first('id')
  if (owned) return storeScopes
  const member = await tx('staff').where({ shop_id: storeId, user_id: userId }).forShare().first('role_id')
  if (!member) throw new Refusal('storeNotFound')
  const role = await lockRole(tx, storeId, member.role_id)
  return role.scopes
}

/** What a role allows now, kept so until the transaction ends; throws roleNotFound where the store has no such role. */
export async function lockRole(
  tx: Transaction,
  storeId: string,
  roleId: string,
): Promise<{ id: string; scopes: StoreScope[] }> {
  const role = await tx('roles')
    .where({ id: roleId, shop_id: storeId })
    .forShare()
    .first('id', 'active', 'permissions')
  if (!role) throw new Refusal('roleNotFound')
  return { id: role.id, scopes: role.active ? scopesOf(role.permissions) : [] }
}
