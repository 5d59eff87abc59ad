import { type Installation, isRecent } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { type StoreScope, storeScopes } from '../../base/scopes.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { hasFactor } from './factor-rule.ts'
import { scopesOf } from './scopes.ts'

/**
 * Returns whether a person owns a store or is on its staff; throws storeNotFound for everybody else, and
 * secondFactorRequired for a person without a second factor if the store requires one. If they have one, each of their
 * sessions on the console was opened with it, or has confirmed it (decision stores-can-require-second-factors).
 */
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
    .first({
      ownerId: 'shops.owner_id',
      staffId: 'staff.user_id',
      lacksFactor: db.raw(`shops.require_second_factor and not ${hasFactor(':userId')}`, { userId }),
    })
  const owner = row?.ownerId === userId
  if (!owner && !row?.staffId) throw new Refusal('storeNotFound')
  if (row.lacksFactor) throw new Refusal('secondFactorRequired')
  return { owner }
}

/**
 * Throws notStoreOwner for the staff of a store, storeNotFound for everybody else but its owner, and
 * secondFactorRequired if the store requires a second factor that the person lacks.
 */
export async function requireOwner(db: Database, storeId: string, userId: string): Promise<void> {
  const { owner } = await requireMember(db, storeId, userId)
  if (!owner) throw new Refusal('notStoreOwner')
}

/**
 * Throws like `requireOwner`, and keeps the store from being handed over until the transaction ends: the handover
 * waits, and then also removes what this transaction has granted.
 */
export async function holdOwner(tx: Transaction, storeId: string, userId: string): Promise<void> {
  await holdHands(tx, storeId)
  await requireOwner(tx, storeId, userId)
}

function holdHands(tx: Transaction, storeId: string): Promise<unknown> {
  return tx('shops').where({ id: storeId }).forShare().first('id')
}

/**
 * Makes sure that the person behind a first-party token still owns the store or works for it, and keeps the store from
 * being handed over until the transaction ends. Call it before entering a payout account or an identity, because these
 * belong to the owner. Throws authenticationRequired, as their next call would.
 */
export async function holdMember(tx: Transaction, shop: { id: string }, userId: string): Promise<void> {
  const { rows } = await tx.raw(
    `select from shops where id = :shopId and (
      owner_id = :userId or exists (select from staff where staff.shop_id = shops.id and staff.user_id = :userId)
    ) for share`,
    { shopId: shop.id, userId },
  )
  if (rows.length === 0) throw new Refusal('authenticationRequired')
}

/**
 * Like `holdMember`, for calls that decide where money goes, which also require a sign-in within the last 15 minutes.
 * Throws tokenSignInAgain and authenticationRequired.
 */
export async function holdRecentMember(
  tx: Transaction,
  shop: { id: string },
  { userId, signedInAt }: Pick<Installation, 'userId' | 'signedInAt'>,
): Promise<void> {
  if (!isRecent(signedInAt)) throw new Refusal('tokenSignInAgain')
  await holdMember(tx, shop, userId)
}

/**
 * Returns the scopes that a person may use or grant in a store: all for its owner, those of their role for staff;
 * throws storeNotFound for everybody else, and secondFactorRequired. Owner, membership and role stay unchanged until
 * the transaction ends, so that a later change of them sees the tokens issued under them, and narrows them.
 */
export async function lockAllowedScopes(
  tx: Transaction,
  storeId: string,
  userId: string,
): Promise<readonly StoreScope[]> {
  await holdHands(tx, storeId)
  const { owner } = await requireMember(tx, storeId, userId)
  if (owner) return storeScopes
  const member = await tx('staff').where({ shop_id: storeId, user_id: userId }).forShare().first('role_id')
  if (!member) throw new Refusal('storeNotFound')
  const role = await lockRole(tx, storeId, member.role_id)
  return role.scopes
}

/**
 * Returns the scopes that a person may use in a store right now: all for its owner, those of their role for staff, and
 * none for everybody else. A call that has waited for a lock since its token was read compares them with those of the
 * token.
 */
export async function allowedScopes(
  db: Database,
  { id: shopId }: { id: string },
  userId: string,
): Promise<readonly StoreScope[]> {
  if (await db('shops').where({ id: shopId, owner_id: userId }).first('id')) return storeScopes
  const role = await db('staff')
    .join('roles', { 'roles.id': 'staff.role_id', 'roles.shop_id': 'staff.shop_id' })
    .where({ 'staff.shop_id': shopId, 'staff.user_id': userId, 'roles.active': true })
    .first('roles.permissions')
  return role ? scopesOf(role.permissions) : []
}

/**
 * Returns the scopes of a role, unchanged until the transaction ends; throws roleNotFound if the store has no such
 * role.
 */
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
