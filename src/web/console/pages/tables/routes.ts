import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { storeRoute } from '../../shell/routes.tsx'

export const tablesRoutes = [
  createRoute({
    path: '/kitchen/tables',
    getParentRoute: () => storeRoute,
    component: lazyRouteComponent(() => import('./tables.tsx'), 'TablesPage'),
  }),
  createRoute({
    path: '/kitchen/tables/codes',
    getParentRoute: () => storeRoute,
    component: lazyRouteComponent(() => import('./codes.tsx'), 'CodesPage'),
  }),
] as const
