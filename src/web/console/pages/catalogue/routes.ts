import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { storeRoute } from '../../shell/routes.tsx'
import { readFilters } from './filters.ts'

const listRoute = createRoute({
  path: '/catalogue',
  getParentRoute: () => storeRoute,
  validateSearch: readFilters,
  component: lazyRouteComponent(() => import('./items.tsx'), 'ItemsPage'),
})

const newRoute = createRoute({
  path: '/catalogue/new',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./item.tsx'), 'NewItemPage'),
})

const itemRoute = createRoute({
  path: '/catalogue/$itemId',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./item.tsx'), 'ItemPage'),
})

export const catalogueRoutes = [listRoute, newRoute, itemRoute] as const
