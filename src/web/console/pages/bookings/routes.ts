import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { storeRoute } from '../../shell/routes.tsx'
import { readFilters, readPage } from './filters.ts'

export const bookingsRoutes = [
  createRoute({
    path: '/bookings',
    getParentRoute: () => storeRoute,
    validateSearch: readFilters,
    component: lazyRouteComponent(() => import('./bookings.tsx'), 'BookingsPage'),
  }),
  createRoute({
    path: '/bookings/resources',
    getParentRoute: () => storeRoute,
    validateSearch: readPage,
    component: lazyRouteComponent(() => import('./resources.tsx'), 'ResourcesPage'),
  }),
] as const
