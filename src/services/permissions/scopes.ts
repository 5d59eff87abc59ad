import { Refusal } from '../../errors.ts'

/** What an app of another developer may hold (specification: Apps API authentication). */
const appScopes = [
  'READ_ORDERS',
  'READ_INVENTORY',
  'WRITE_INVENTORY',
  'READ_CATEGORIES',
  'READ_CUSTOMERS',
  'WRITE_CUSTOMERS',
  'READ_SHIPPING',
  'WRITE_SHIPPING',
  'READ_DISCOUNTS',
  'READ_BLOGS',
  'READ_NOTIFICATIONS',
  'READ_TASKS',
  'WRITE_TASKS',
  'READ_NOTES',
  'READ_SCRIPTS',
  'WRITE_COMMENTS',
  'READ_DISPATCH',
  'READ_KYC',
  'READ_DOMAINS',
  'READ_ROLES',
  'READ_PAYOUTS',
] as const

/** What only a store's own tools may hold (decision 212). */
const firstPartyScopes = [
  'WRITE_ORDERS',
  'WRITE_DISCOUNTS',
  'WRITE_BLOGS',
  'WRITE_NOTES',
  'WRITE_SCRIPTS',
  'WRITE_ROLES',
  'WRITE_PAYOUTS',
  'WRITE_DOMAINS',
  'WRITE_KYC',
  'WRITE_NOTIFICATIONS',
  'WRITE_STORE',
] as const

export type AppScope = (typeof appScopes)[number]
export type StoreScope = AppScope | (typeof firstPartyScopes)[number]

/** Every scope: what the owner of a store may do. */
export const storeScopes: readonly StoreScope[] = [...appScopes, ...firstPartyScopes]

/** What `<area>:view` and `<area>:manage` of a role allow on the Apps API; to manage is also to view. */
const areas: Record<string, { view: StoreScope[]; manage: StoreScope[] }> = {
  orders: { view: ['READ_ORDERS'], manage: ['WRITE_ORDERS'] },
  inventory: { view: ['READ_INVENTORY', 'READ_CATEGORIES'], manage: ['WRITE_INVENTORY'] },
  customers: { view: ['READ_CUSTOMERS'], manage: ['WRITE_CUSTOMERS'] },
  shipping: { view: ['READ_SHIPPING', 'READ_DISPATCH'], manage: ['WRITE_SHIPPING'] },
  discounts: { view: ['READ_DISCOUNTS'], manage: ['WRITE_DISCOUNTS'] },
  tasks: { view: ['READ_TASKS'], manage: ['WRITE_TASKS'] },
  // There is no scope that only reads comments.
  comments: { view: [], manage: ['WRITE_COMMENTS'] },
  blogs: { view: ['READ_BLOGS'], manage: ['WRITE_BLOGS'] },
  notes: { view: ['READ_NOTES'], manage: ['WRITE_NOTES'] },
  scripts: { view: ['READ_SCRIPTS'], manage: ['WRITE_SCRIPTS'] },
  notifications: { view: ['READ_NOTIFICATIONS'], manage: ['WRITE_NOTIFICATIONS'] },
  kyc: { view: ['READ_KYC'], manage: ['WRITE_KYC'] },
  domains: { view: ['READ_DOMAINS'], manage: ['WRITE_DOMAINS'] },
  roles: { view: ['READ_ROLES'], manage: ['WRITE_ROLES'] },
  payouts: { view: ['READ_PAYOUTS'], manage: ['WRITE_PAYOUTS'] },
  store: { view: [], manage: ['WRITE_STORE'] },
}

const byPermission = new Map(
  Object.entries(areas).flatMap(([area, { view, manage }]) => [
    [`${area}:view`, view],
    [`${area}:manage`, [...view, ...manage]],
  ]),
)

/** Those of the permissions that no area has. */
export function unknownPermissions(permissions: string[]): string[] {
  return permissions.filter((permission) => !byPermission.has(permission))
}

/** The scopes that a role's permissions allow. A permission that is none of ours allows nothing. */
export function scopesOf(permissions: string[]): StoreScope[] {
  const allowed = new Set(permissions.flatMap((permission) => byPermission.get(permission) ?? []))
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
