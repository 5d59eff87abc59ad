import { type StoreScope, scopeOfResource, storeScopes } from '../../base/scopes.ts'
import type { Transaction } from '../../db/database.ts'
import { scopesOf } from '../permissions/scopes.ts'

/** A person who owns a store or works for it, with what they want to hear of it and may see there now. */
export interface Reader {
  userId: string
  email: string
  mailed: string[]
  /** When the next summary of a day is due; null if they get none. */
  digestAt: string | null
  scopes: readonly StoreScope[]
}

/** Returns the people of a store who have chosen anything. Those who have left it since are none of them. */
export async function readersOf(tx: Transaction, shopId: string): Promise<Reader[]> {
  const rows = await tx('notification_settings')
    .join('shops', 'shops.id', 'notification_settings.shop_id')
    .join('users', 'users.id', 'notification_settings.user_id')
    .leftJoin('staff', (join) =>
      join
        .on('staff.shop_id', 'notification_settings.shop_id')
        .andOn('staff.user_id', 'notification_settings.user_id'),
    )
    .leftJoin('roles', (join) => join.on('roles.shop_id', 'staff.shop_id').andOn('roles.id', 'staff.role_id'))
    .where('notification_settings.shop_id', shopId)
    .whereNotNull('users.email')
    .whereRaw('(shops.owner_id = users.id or staff.user_id is not null)')
    .orderBy('users.id')
    .select({
      userId: 'users.id',
      email: 'users.email',
      mailed: 'notification_settings.mailed',
      digestAt: 'notification_settings.digest_at',
      owns: tx.raw('shops.owner_id = users.id'),
      permissions: 'roles.permissions',
    })
  return rows.map(({ owns, permissions, email, ...row }) => ({
    ...row,
    email: email!,
    scopes: owns ? storeScopes : scopesOf(permissions ?? []),
  }))
}

/** Returns whether a person may read a notification, and the record that it is about. */
export function mayRead({ scopes }: Reader, resource: string | null): boolean {
  const needed = [scopeOfResource.notifications!, resource === null ? undefined : scopeOfResource[resource]]
  return needed.every((name) => name === undefined || scopes.includes(name))
}
