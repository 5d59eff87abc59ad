import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageIn, readPage } from '../../../ui/search.ts'
import { storeRoute } from '../../shell/routes.tsx'
import { readFilters } from '../activity/filters.ts'

const shellRoute = createRoute({
  path: '/settings',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./settings-shell.tsx'), 'SettingsShell'),
})
const getParentRoute = () => shellRoute

const pages = [
  createRoute({
    path: '/',
    getParentRoute,
    component: lazyRouteComponent(() => import('./general.tsx'), 'GeneralPage'),
  }),
  createRoute({
    path: '/contact',
    getParentRoute,
    component: lazyRouteComponent(() => import('./contact.tsx'), 'ContactPage'),
  }),
  createRoute({
    path: '/shipping',
    getParentRoute,
    component: lazyRouteComponent(() => import('../shipping/shipping.tsx'), 'ShippingPage'),
  }),
  createRoute({
    path: '/hours',
    getParentRoute,
    component: lazyRouteComponent(() => import('../hours/hours.tsx'), 'HoursPage'),
  }),
  createRoute({
    path: '/emails',
    getParentRoute,
    component: lazyRouteComponent(() => import('../emails/emails.tsx'), 'EmailsPage'),
  }),
  createRoute({
    path: '/taxes',
    getParentRoute,
    component: lazyRouteComponent(() => import('../taxes/taxes.tsx'), 'TaxesPage'),
  }),
  createRoute({
    path: '/payments',
    getParentRoute,
    component: lazyRouteComponent(() => import('../payments/payments.tsx'), 'PaymentsPage'),
  }),
  createRoute({
    path: '/invoices',
    getParentRoute,
    component: lazyRouteComponent(() => import('./invoices.tsx'), 'InvoiceSettingsPage'),
  }),
  createRoute({
    path: '/feeds',
    getParentRoute,
    component: lazyRouteComponent(() => import('../feeds/feeds.tsx'), 'FeedsPage'),
  }),
  createRoute({
    path: '/agents',
    getParentRoute,
    validateSearch: readPage,
    component: lazyRouteComponent(() => import('../agents/agents.tsx'), 'AgentsPage'),
  }),
  createRoute({
    path: '/redirects',
    getParentRoute,
    validateSearch: readPage,
    component: lazyRouteComponent(() => import('../redirects/redirects.tsx'), 'RedirectsPage'),
  }),
  createRoute({
    path: '/domains',
    getParentRoute,
    component: lazyRouteComponent(() => import('../domains/domains.tsx'), 'DomainsPage'),
  }),
  createRoute({
    path: '/staff',
    getParentRoute,
    validateSearch: (given: Record<string, unknown>): { page?: number; invitations?: number } => ({
      page: pageIn(given),
      invitations: pageIn(given, 'invitations'),
    }),
    component: lazyRouteComponent(() => import('../staff/staff.tsx'), 'StaffPage'),
  }),
  createRoute({
    path: '/roles',
    getParentRoute,
    validateSearch: readPage,
    component: lazyRouteComponent(() => import('../staff/roles.tsx'), 'RolesPage'),
  }),
  // The id of a role that is not saved yet is `new`.
  createRoute({
    path: '/roles/$roleId',
    getParentRoute,
    component: lazyRouteComponent(() => import('../staff/role.tsx'), 'RolePage'),
  }),
  createRoute({
    path: '/apps',
    getParentRoute,
    validateSearch: readPage,
    component: lazyRouteComponent(() => import('../installed/installed.tsx'), 'InstalledPage'),
  }),
  createRoute({
    path: '/payouts',
    getParentRoute,
    validateSearch: readPage,
    component: lazyRouteComponent(() => import('../payouts/payouts.tsx'), 'PayoutsPage'),
  }),
  createRoute({
    path: '/identity',
    getParentRoute,
    validateSearch: readPage,
    component: lazyRouteComponent(() => import('../payouts/identity.tsx'), 'IdentityPage'),
  }),
  createRoute({
    path: '/activity',
    getParentRoute,
    validateSearch: readFilters,
    component: lazyRouteComponent(() => import('../activity/activity.tsx'), 'ActivityPage'),
  }),
  createRoute({
    path: '/ownership',
    getParentRoute,
    component: lazyRouteComponent(() => import('./ownership.tsx'), 'OwnershipPage'),
  }),
] as const

/** Each part of a store's settings has a page of its own. */
export const settingsRoutes = shellRoute.addChildren([...pages])
