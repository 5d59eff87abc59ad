import type { StaffKey } from '../../../words/staff.ts'

/** The areas that a role gives access to, each with its levels: some can only be seen, some only changed. */
const kinds = {
  orders: 'both',
  sales: 'view',
  inventory: 'both',
  customers: 'both',
  shipping: 'both',
  discounts: 'both',
  blogs: 'both',
  comments: 'manage',
  tasks: 'both',
  notes: 'both',
  notifications: 'both',
  scripts: 'both',
  domains: 'both',
  store: 'manage',
  payouts: 'both',
  kyc: 'both',
  roles: 'both',
  activity: 'view',
} as const

export type Area = keyof typeof kinds
export type Level = 'none' | 'view' | 'manage'

export const areas = Object.keys(kinds) as Area[]

/** The pages of other dashboards that belong to an area: a role names them as well. */
const pages: Partial<Record<Area, string[]>> = {
  orders: ['orders'],
  inventory: ['products', 'foods', 'services'],
  customers: ['customers'],
  shipping: ['shipping'],
  discounts: ['discounts'],
  tasks: ['tasks'],
  comments: ['comments'],
  blogs: ['blogs'],
  store: ['settings'],
}

/** Returns the levels of an area, with their words. */
export function levelsOf(area: Area): { value: Level; words: StaffKey }[] {
  const kind = kinds[area]
  return [
    { value: 'none', words: 'roles.none-allowed' },
    ...(kind === 'manage' ? [] : [{ value: 'view', words: 'roles.view' } as const]),
    ...(kind === 'view'
      ? []
      : [{ value: 'manage', words: kind === 'manage' ? 'roles.manage-only' : 'roles.manage' } as const]),
  ]
}

export function levelIn(permissions: readonly string[], area: Area): Level {
  if (permissions.includes(`${area}:manage`) && kinds[area] !== 'view') return 'manage'
  const isSeen = permissions.includes(`${area}:view`) || permissions.includes(`${area}:manage`)
  return isSeen && kinds[area] !== 'manage' ? 'view' : 'none'
}

/** The permissions and pages that a role allows when it is opened. */
interface Allowed {
  permissions: readonly string[]
  pages: readonly { id: string }[]
}

const nothing: Allowed = { permissions: [], pages: [] }

/**
 * Returns what a role with these levels allows. An area whose level was not changed keeps its permissions and pages,
 * and so does one that is unknown here: other tools write roles in finer ways.
 */
export function allowedBy(levels: Record<Area, Level>, before: Allowed = nothing) {
  const changed = areas.filter((area) => levels[area] !== levelIn(before.permissions, area))
  const open = changed.filter((area) => levels[area] !== 'none')
  const given = open.flatMap((area) => pages[area] ?? [])
  const taken = changed.flatMap((area) => pages[area] ?? []).filter((id) => !given.includes(id))
  const kept = before.pages.map(({ id }) => id).filter((id) => !taken.includes(id))
  return {
    permissions: [
      ...before.permissions.filter((permission) => !changed.some((area) => isOf(permission, area))),
      ...open.map((area) => `${area}:${levels[area]}`),
    ],
    pages: [...new Set([...kept, ...given])].map((id) => ({ id })),
  }
}

const isOf = (permission: string, area: Area) => permission.startsWith(`${area}:`)
