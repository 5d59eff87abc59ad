import { Refusal } from '../../base/errors.ts'
import {
  type AppScope,
  appScopes,
  type StoreScope,
  scopesByPermission,
  storeScopes,
} from '../../base/scopes.ts'

/** Returns the unknown ones among these permissions. */
export function unknownPermissions(permissions: string[]): string[] {
  return permissions.filter((permission) => !scopesByPermission.has(permission))
}

/** Returns the scopes of a role's permissions. An unknown permission has none. */
export function scopesOf(permissions: string[]): StoreScope[] {
  const allowed = new Set(permissions.flatMap((permission) => scopesByPermission.get(permission) ?? []))
  return storeScopes.filter((scope) => allowed.has(scope))
}

/**
 * Returns the scopes that the owner of a store, or staff with these permissions, may grant an app: never a
 * first-party scope.
 */
export function appScopesOf(member: 'owner' | string[]): AppScope[] {
  const allowed: readonly string[] = member === 'owner' ? storeScopes : scopesOf(member)
  return appScopes.filter((scope) => allowed.includes(scope))
}

/** Throws `refusal`, naming the missing scopes, unless all wanted scopes are among those held. */
export function requireScopes(
  held: readonly string[],
  wanted: readonly string[],
  refusal: 'scopeNotAllowed' | 'scopeNotGranted' | 'invalidScope' | 'scopeTooWide',
): void {
  const scopes = wanted.filter((scope) => !held.includes(scope))
  if (scopes.length > 0)
    throw new Refusal(refusal, { values: { scopes: scopes.join(', ') }, data: { scopes } })
}
