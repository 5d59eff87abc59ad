import { newId } from '../../base/ids.ts'
import type { Transaction } from '../../db/database.ts'
import { dashboardPages, pagesOf } from './dashboard-pages.ts'

/**
 * Manager: manages the store except payouts, identity checks, domains, scripts and roles, which stay with the
 * owner.
 */
const manager = {
  name: 'Manager',
  pages: dashboardPages,
  permissions: [
    ...[
      'orders',
      'inventory',
      'customers',
      'shipping',
      'discounts',
      'tasks',
      'comments',
      'blogs',
      'notes',
    ].map((area) => `${area}:manage`),
    'notifications:manage',
    'store:manage',
    'sales:view',
    'scripts:view',
    'domains:view',
    'roles:view',
    'payouts:view',
  ],
}

/** Assistant: packs orders and answers comments; sees orders and customers but cannot change them. */
const assistant = {
  name: 'Assistant',
  pages: pagesOf(['orders', 'products', 'foods', 'customers', 'shipping', 'tasks']),
  permissions: [
    'orders:view',
    'inventory:view',
    'customers:view',
    'notifications:view',
    'shipping:manage',
    'tasks:manage',
    'comments:manage',
  ],
}

/** Creates the roles that most new stores need; the owner can change both. */
export async function createDefaultRoles(tx: Transaction, shopId: string): Promise<void> {
  const rows = [manager, assistant].map((role) => ({
    id: newId(),
    shop_id: shopId,
    name: role.name,
    pages: JSON.stringify(role.pages),
    permissions: role.permissions,
  }))
  await tx('roles').insert(rows)
}
