import type { Knex } from 'knex'
import { clock } from '../../base/clock.ts'
import type { Account, RecordChange } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { StoreScope } from '../../base/scopes.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { type Columns, jsonObject } from '../../db/sql/columns.ts'
import type { Dependencies } from '../../dependencies.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import { narrowTokens, revokeTokens } from '../permissions/app-tokens.ts'
import { holdOwner, lockRole, requireOwner } from '../permissions/memberships.ts'
import { narrowGrants } from '../permissions/staff-grants.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { holdOpen } from '../shared/shop.ts'
import { get as getInvitation, type Invitation, invite } from './invitations.ts'

/** A member of a store's staff. */
export interface StaffMember {
  _id: string
  name: string | null
  email: string
  role: { _id: string; name: string }
  createdAt: string
  updatedAt: string
}

/**
 * Returns the staff of a store without its owner, newest first. Throws storeNotFound, notStoreOwner and
 * secondFactorRequired.
 */
export async function list(
  db: Database,
  ownerId: string,
  storeId: string,
  page: PageQuery,
): Promise<{ staff: StaffMember[]; pagination: Pagination }> {
  await requireOwner(db, storeId, ownerId)
  const members = membersOf(db, storeId)
  const order = { table: 'staff', id: 'user_id' }
  const { rows, pagination } = await newestPage<StaffMember>(members, page, columns(db), order)
  return { staff: rows, pagination }
}

/**
 * Invites a person to the staff by e-mail: they join once they accept (`invitations.accept`), and until then nothing
 * about them is revealed, not even whether they have an account. Throws storeNotFound, notStoreOwner,
 * secondFactorRequired, storeClosed, roleNotFound for a role of another store, duplicateStaff for a member or the
 * owner, and tooManyInvitations.
 */
export async function add(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'config' | 'vault'>,
  { id: by, email: own }: Account,
  storeId: string,
  { email, roleId, ip }: { email: string; roleId: string; ip: string },
): Promise<Invitation> {
  await holdOwner(tx, storeId, by)
  const name = withoutLinks((await holdOpen(tx, storeId)).name)
  const role = await lockRole(tx, storeId, roleId)
  const member = await membersOf(tx, storeId).where('users.email', email).first('users.id')
  if (email === own || member) throw new Refusal('duplicateStaff')
  const words = {
    subject: `Join the staff of ${name}`,
    text: `The owner of ${name} invites you to work for the store.`,
  }
  const id = await invite(tx, dependencies, { storeId, by, email, roleId: role.id, ip }, words)
  return getInvitation(tx, storeId, id)
}

/**
 * Assigns a member another role. The member's first-party tokens, and the apps that they granted something, lose at
 * once the scopes that the new role does not have. Throws storeNotFound, notStoreOwner, secondFactorRequired,
 * staffNotFound and roleNotFound.
 */
export async function update(
  tx: Transaction,
  record: RecordChange,
  ownerId: string,
  { storeId, userId }: { storeId: string; userId: string },
  { roleId }: { roleId: string },
): Promise<StaffMember> {
  await holdOwner(tx, storeId, ownerId)
  const membership = { shop_id: storeId, user_id: userId }
  const member = await tx('staff').where(membership).forUpdate().first('user_id')
  if (!member) throw new Refusal('staffNotFound')
  const role = await lockRole(tx, storeId, roleId)
  await tx('staff').where(membership).update({ role_id: role.id, updated_at: clock.now() })
  await narrowToRole(tx, record, storeId, role)
  const updated = await find(tx, storeId, userId)
  const entry = { shopId: storeId, resourceId: userId, name: updated.role.name }
  await record(tx, { ...entry, action: 'staff.updated' })
  return updated
}

/**
 * Removes a member, revoking the tokens that they created for this store and what only they had granted to apps. Throws
 * storeNotFound, notStoreOwner, secondFactorRequired and staffNotFound.
 */
export async function remove(
  tx: Transaction,
  record: RecordChange,
  ownerId: string,
  { storeId, userId }: { storeId: string; userId: string },
): Promise<null> {
  await holdOwner(tx, storeId, ownerId)
  const removed = await tx('staff').where({ shop_id: storeId, user_id: userId }).delete()
  if (removed === 0) throw new Refusal('staffNotFound')
  await revokeTokens(tx, (tokens) =>
    tokens.where({ shop_id: storeId, user_id: userId, installation_id: null }),
  )
  await narrowGrants(tx, record, { shopId: storeId, userIds: [userId], allowed: [] })
  await record(tx, { shopId: storeId, action: 'staff.removed', resourceId: userId })
  return null
}

/**
 * Removes the scopes that a role does not have from the first-party tokens of all its holders, and from what they
 * granted to apps. Every transaction that changes a role's permissions or its holders must call it.
 */
export async function narrowToRole(
  tx: Transaction,
  record: RecordChange,
  storeId: string,
  role: { id: string; scopes: readonly StoreScope[] },
): Promise<void> {
  const holders: string[] = await tx('staff').where({ shop_id: storeId, role_id: role.id }).pluck('user_id')
  await narrowTokens(
    tx,
    (tokens) => tokens.where({ shop_id: storeId, installation_id: null }).whereIn('user_id', holders),
    role.scopes,
  )
  await narrowGrants(tx, record, { shopId: storeId, userIds: holders, allowed: role.scopes })
}

function membersOf(db: Database, storeId: string) {
  return db('staff')
    .join('users', 'users.id', 'staff.user_id')
    .join('roles', { 'roles.id': 'staff.role_id', 'roles.shop_id': 'staff.shop_id' })
    .where('staff.shop_id', storeId)
}

const columns = (db: Database) =>
  ({
    _id: 'users.id',
    name: db.raw("nullif(users.name, '')"),
    email: 'users.email',
    role: db.raw(jsonObject<StaffMember['role']>({ _id: 'roles.id', name: 'roles.name' })),
    createdAt: 'staff.created_at',
    updatedAt: 'staff.updated_at',
  }) satisfies Columns<StaffMember, string | Knex.Raw>

async function find(db: Database, storeId: string, userId: string): Promise<StaffMember> {
  const [member] = await membersOf(db, storeId).where('staff.user_id', userId).select(columns(db))
  return member!
}
