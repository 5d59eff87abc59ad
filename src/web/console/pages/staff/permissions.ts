import type { Key } from '../../../words/words.ts'

/** A role gives access to these areas, in these ways: some are only seen, some only changed. */
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

/** These pages of other dashboards belong to an area: a role names them as well. */
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
export function levelsOf(area: Area): { value: Level; words: Key }[] {
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

/** Returns the permissions of a role with these levels. Those of an area that is unknown here stay as they were. */
export function allowedBy(levels: Record<Area, Level>, before: readonly string[] = []) {
  const open = areas.filter((area) => levels[area] !== 'none')
  const unknown = before.filter((permission) => !areas.some((area) => permission.startsWith(`${area}:`)))
  return {
    permissions: [...open.map((area) => `${area}:${levels[area]}`), ...unknown],
    pages: open.flatMap((area) => pages[area] ?? []).map((id) => ({ id })),
  }
}
