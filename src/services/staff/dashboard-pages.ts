import type { components } from '../../../generated/apps.types.ts'

export type DashboardPage = components['schemas']['RolePage']

const stored: DashboardPage['shopTypes'] = ['ecommerce', 'restaurant', 'business']

/** The pages of a merchant's dashboard, in order; those without `shopTypes` are for stores of every type. */
export const dashboardPages: readonly DashboardPage[] = [
  { id: 'dashboard', name: 'Dashboard', required: true },
  { id: 'orders', name: 'Orders' },
  { id: 'products', name: 'Products' },
  { id: 'foods', name: 'Menu', shopTypes: ['restaurant'] },
  { id: 'services', name: 'Services', shopTypes: ['business'] },
  { id: 'customers', name: 'Customers' },
  { id: 'shipping', name: 'Shipping', shopTypes: stored },
  { id: 'discounts', name: 'Discounts' },
  { id: 'tasks', name: 'Tasks' },
  { id: 'comments', name: 'Comments' },
  { id: 'blogs', name: 'Blog' },
  { id: 'settings', name: 'Settings' },
]

/** Returns the pages with these ids and those that every role has, in the dashboard's order. */
export function pagesOf(ids: readonly string[]): DashboardPage[] {
  return dashboardPages.filter(({ id, required }) => required || ids.includes(id))
}
