import type { Transaction } from '../db/database.ts'
import { newId } from '../ids.ts'

/** Pages of a merchant's dashboard; without `shopTypes` they are for stores of every type. */
const pages = {
  dashboard: { id: 'dashboard', name: 'Dashboard', required: true },
  orders: { id: 'orders', name: 'Orders' },
  products: { id: 'products', name: 'Products' },
  foods: { id: 'foods', name: 'Menu', shopTypes: ['restaurant'] },
  services: { id: 'services', name: 'Services', shopTypes: ['business'] },
  customers: { id: 'customers', name: 'Customers' },
  shipping: { id: 'shipping', name: 'Shipping', shopTypes: ['ecommerce', 'restaurant', 'business'] },
  discounts: { id: 'discounts', name: 'Discounts' },
  tasks: { id: 'tasks', name: 'Tasks' },
  comments: { id: 'comments', name: 'Comments' },
  blogs: { id: 'blogs', name: 'Blog' },
  settings: { id: 'settings', name: 'Settings' },
}

/** Who the money goes to, who the merchant is and who may do what stays with the owner. */
const manager = {
  name: 'Manager',
  pages: Object.values(pages),
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
    ...['notifications:manage', 'store:manage'],
    ...['scripts:view', 'domains:view', 'roles:view', 'payouts:view'],
  ],
}

/** Packs and answers: sees what was bought and by whom, and changes neither. */
const assistant = {
  name: 'Assistant',
  pages: [
    pages.dashboard,
    pages.orders,
    pages.products,
    pages.foods,
    pages.customers,
    pages.shipping,
    pages.tasks,
  ],
  permissions: [
    ...['orders:view', 'inventory:view', 'customers:view', 'notifications:view'],
    ...['shipping:manage', 'tasks:manage', 'comments:manage'],
  ],
}

/** Gives a new store the roles that most stores need; the owner can change both. */
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
