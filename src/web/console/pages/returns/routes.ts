import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { storeRoute } from '../../shell/routes.tsx'
import { readFilters } from './queries.ts'

export const returnsRoutes = [
  createRoute({
    path: '/orders/returns',
    getParentRoute: () => storeRoute,
    validateSearch: readFilters,
    component: lazyRouteComponent(() => import('./returns.tsx'), 'ReturnsPage'),
  }),
  createRoute({
    path: '/orders/returns/$returnId',
    getParentRoute: () => storeRoute,
    component: lazyRouteComponent(() => import('./return.tsx'), 'ReturnPage'),
  }),
] as const
