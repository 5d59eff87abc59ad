import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { storeRoute } from '../../shell/routes.tsx'
import { readFilters } from './filters.ts'

const listRoute = createRoute({
  path: '/catalogue',
  getParentRoute: () => storeRoute,
  validateSearch: readFilters,
  component: lazyRouteComponent(() => import('./items.tsx'), 'ItemsPage'),
})

const gridRoute = createRoute({
  path: '/catalogue/grid',
  getParentRoute: () => storeRoute,
  validateSearch: readFilters,
  component: lazyRouteComponent(() => import('../grid/grid-page.tsx'), 'GridPage'),
})

/** The id of an item that is not saved yet is `new`. */
const itemRoute = createRoute({
  path: '/catalogue/$itemId',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./item.tsx'), 'ItemPage'),
})

export const catalogueRoutes = [listRoute, gridRoute, itemRoute] as const
