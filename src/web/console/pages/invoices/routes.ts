import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { storeRoute } from '../../shell/routes.tsx'
import { readFilters } from './queries.ts'

export const invoicesRoutes = [
  createRoute({
    path: '/orders/invoices',
    getParentRoute: () => storeRoute,
    validateSearch: readFilters,
    component: lazyRouteComponent(() => import('./invoices.tsx'), 'InvoicesPage'),
  }),
  createRoute({
    path: '/orders/invoices/$invoiceId',
    getParentRoute: () => storeRoute,
    component: lazyRouteComponent(() => import('./invoice.tsx'), 'InvoicePage'),
  }),
] as const
