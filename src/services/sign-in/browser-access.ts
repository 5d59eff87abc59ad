import { clock } from '../../base/clock.ts'
import type { Installation, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { storeScopes } from '../../base/scopes.ts'
import type { Database } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { lookUp } from '../../db/statement.ts'
import { liveSession } from '../people/sessions.ts'
import { hasFactor } from '../permissions/factor-rule.ts'
import { scopesOf } from '../permissions/scopes.ts'
import { openShopFrom, type ShopRow, shopColumns } from '../shared/shop.ts'

interface AccessRow extends ShopRow {
  sessionId: string
  userId: string
  expiresAt: string
  signedInAt: string
  isOwner: boolean | null
  lacksFactor: boolean | null
  isStaff: boolean
  isActive: boolean | null
  permissions: string[] | null
}

const accessColumns = {
  sessionId: 'sessions.id',
  userId: 'users.id',
  expiresAt: 'sessions.expires_at',
  signedInAt: 'sessions.created_at',
  isOwner: 'shops.owner_id = users.id',
  isStaff: 'staff.user_id is not null',
  lacksFactor: `shops.require_second_factor and not ${hasFactor('users.id')}`,
  isActive: 'roles.active',
  permissions: 'roles.permissions',
  ...shopColumns,
}

const findAccess = lookUp<{ sessionId: string; shopId: string | null; now: Date }, AccessRow>(
  'sessions.findAccess',
  `select ${columnList(accessColumns)} from sessions
  inner join users on users.id = sessions.user_id
  left join shops on shops.id = :shopId
  left join staff on staff.shop_id = shops.id and staff.user_id = users.id
  left join roles on roles.shop_id = staff.shop_id and roles.id = staff.role_id
  where sessions.id = :sessionId and sessions.surface = 'console' and ${liveSession}`,
)

/** The rights of a session's person at a store, like those of a first-party token; null if there are none. */
export interface BrowserAccess {
  at: { installation: Installation; shop: Shop } | null
}

/**
 * Returns the rights of a console session at a store: all for the owner, those of their role for staff, and null if
 * there is no such session. It is queried on each call, so that a person who has signed out or left the staff has no
 * rights from the next call on. A closed store still belongs to its merchant. Throws secondFactorRequired and
 * storeSuspended.
 */
export async function findBrowserAccess(
  db: Database,
  { sessionId, shopId }: { sessionId: string; shopId: string | null },
): Promise<BrowserAccess | null> {
  const [row] = await findAccess(db, { sessionId, shopId, now: clock.now() })
  if (!row) return null
  if (!row.isOwner && !row.isStaff) return { at: null }
  if (row.lacksFactor) throw new Refusal('secondFactorRequired')
  const shop = openShopFrom(row)!
  const { userId, expiresAt, signedInAt, isOwner, isActive, permissions } = row
  const ofRole = isActive ? scopesOf(permissions!) : []
  const scopes = isOwner ? [...storeScopes] : ofRole
  // There is no token behind it, so its idempotency keys are kept under the session.
  const installation = { tokenId: sessionId, id: null, userId, scopes, expiresAt, signedInAt, app: null }
  return { at: { installation, shop } }
}
