// Role-based access control (RBAC).

import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Installation, RecordChange, Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { allowedScopes } from '../permissions/memberships.ts'
import { requireScopes, scopesOf, unknownPermissions } from '../permissions/scopes.ts'
import { onDuplicate } from '../shared/duplicates.ts'
import { type Changes, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { contains } from '../shared/text-search.ts'
import { dashboardPages, pagesOf } from './dashboard-pages.ts'
import { narrowToRole } from './staff.ts'

type Role = components['schemas']['Role']

/** The fields of a role that a merchant writes; pages are named by their ids. */
export interface RoleFields {
  name: string
  pages: { id: string }[]
  permissions: string[]
  active?: boolean
}

const columns = (db: Database) =>
  db.raw(
    columnList<Role>({
      _id: 'id',
      shop: 'shop_id',
      name: 'name',
      pages: 'pages',
      permissions: 'permissions',
      active: 'active',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    }),
  )

/** Returns the roles of the store, active or not, newest first; `search` matches their names. */
export async function list(
  db: Database,
  shop: Shop,
  { search, ...page }: PageQuery & Changes & { search?: string },
): Promise<{ roles: Role[]; pagination: Pagination; next: string | null }> {
  const found = db('roles').where({ shop_id: shop.id })
  if (search) found.whereRaw(...contains('name', search))
  const { rows, ...place } = await newestPage<Role>(found, page, columns(db))
  return { roles: rows, ...place }
}

/** Returns a role; throws roleNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Role> {
  return found(db('roles').where({ shop_id: shop.id, id }), db)
}

/**
 * Adds a role with no scopes beyond `held`, those of the caller's token. Throws duplicateRole, scopeNotAllowed, and
 * invalidRequest for unknown pages and permissions.
 */
export async function create(
  tx: Transaction,
  shop: Shop,
  held: readonly string[],
  fields: RoleFields,
): Promise<Role> {
  refuseUnknown(fields)
  requireScopes(held, scopesOf(fields.permissions), 'scopeNotAllowed')
  const at = clock.now()
  const [role] = await tx('roles')
    .insert({ id: newId(), shop_id: shop.id, ...rowOf(fields), created_at: at, updated_at: at })
    .returning<Role[]>(columns(tx))
    .catch(onDuplicate('duplicateRole'))
  return role!
}

/**
 * Changes the given fields. Scopes that the role gains must be among those of the caller's token; scopes that it loses
 * are removed, in this transaction, from the tokens of all its holders and from the apps that they granted them to. A
 * parallel call that issues a token under this role, or changes it, queues on its row: a caller who has this role has
 * then lost those scopes too. Throws roleNotFound, duplicateRole, scopeNotAllowed, and invalidRequest for unknown pages
 * and permissions.
 */
export async function update(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  { userId, scopes: held }: Pick<Installation, 'userId' | 'scopes'>,
  id: string,
  changes: Partial<RoleFields>,
): Promise<Role> {
  refuseUnknown(changes)
  const mine = () => tx('roles').where({ shop_id: shop.id, id })
  const before = await found(mine().forUpdate(), tx)
  const row = rowOf({ ...before, ...changes })
  const allowed = scopesOf(row.permissions)
  // Activating a role grants all of its scopes anew. An inactive role cannot gain scopes beyond those held either,
  // because another person could activate it.
  const known = before.active || !row.active ? scopesOf(before.permissions) : []
  const left: readonly string[] = await allowedScopes(tx, shop, userId)
  requireScopes([...held.filter((scope) => left.includes(scope)), ...known], allowed, 'scopeNotAllowed')
  const [role] = await mine()
    .update({ ...row, updated_at: clock.now() })
    .returning<Role[]>(columns(tx))
    .catch(onDuplicate('duplicateRole'))
  await narrowToRole(tx, record, shop.id, { id, scopes: row.active ? allowed : [] })
  await record(tx, { shopId: shop.id, action: 'role.updated', resourceId: id, name: role!.name })
  return role!
}

/** Deletes a role that no staff member has and nobody is invited to; throws roleNotFound and roleInUse. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  // An expired invitation refers to the role until it is pruned.
  await tx('invitations')
    .where({ shop_id: shop.id, role_id: id })
    .where('expires_at', '<=', clock.now())
    .delete()
  const removed = await tx('roles').where({ shop_id: shop.id, id }).delete().catch(refuseHeld)
  if (removed === 0) throw new Refusal('roleNotFound')
  return null
}

async function found(which: Knex.QueryBuilder, db: Database): Promise<Role> {
  const role = await which.first<Role | undefined>(columns(db))
  if (!role) throw new Refusal('roleNotFound')
  return role
}

function rowOf({ name, pages, permissions, active = true }: RoleFields) {
  const ids = pages.map(({ id }) => id)
  return { name, pages: JSON.stringify(pagesOf(ids)), permissions: [...new Set(permissions)], active }
}

function refuseUnknown({ pages = [], permissions = [] }: Partial<RoleFields>): void {
  const known = dashboardPages.map(({ id }) => id)
  const unknown = {
    pages: pages.map(({ id }) => id).filter((id) => !known.includes(id)),
    permissions: unknownPermissions(permissions),
  }
  for (const [field, names] of Object.entries(unknown)) {
    if (names.length === 0) continue
    const reason = `${field} contains unknown values: ${names.join(', ')}`
    throw invalid(reason)
  }
}

/** Turns a violation of the staff's foreign key into roleInUse. */
function refuseHeld(error: { code?: string }): never {
  if (error.code !== '23503') throw error
  throw new Refusal('roleInUse')
}
