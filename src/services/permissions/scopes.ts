import { Refusal } from '../../errors.ts'
import { type AppScope, appScopes, type StoreScope, scopesByPermission, storeScopes } from '../../scopes.ts'

/** Those of the permissions that no area has. */
export function unknownPermissions(permissions: string[]): string[] {
  return permissions.filter((permission) => !scopesByPermission.has(permission))
}

/** The scopes that a role's permissions allow. A permission that is none of ours allows nothing. */
export function scopesOf(permissions: string[]): StoreScope[] {
  const allowed = new Set(permissions.flatMap((permission) => scopesByPermission.get(permission) ?? []))
  return storeScopes.filter((scope) => allowed.has(scope))
}

/** What the owner of a store, or staff with these permissions, may grant an app: never a first-party scope. */
export function appScopesOf(member: 'owner' | string[]): AppScope[] {
  const allowed: readonly string[] = member === 'owner' ? storeScopes : scopesOf(member)
  return appScopes.filter((scope) => allowed.includes(scope))
}

/** Throws `refusal`, naming them, where some of the wanted scopes are not among those held. */
export function requireScopes(
  held: readonly string[],
  wanted: readonly string[],
  refusal: 'scopeNotAllowed' | 'invalidScope' | 'scopeTooWide',
): void {
  const scopes = wanted.filter((scope) => !held.includes(scope))
  if (scopes.length > 0)
    throw new Refusal(refusal, { values: { scopes: scopes.join(', ') }, data: { scopes } })
}
