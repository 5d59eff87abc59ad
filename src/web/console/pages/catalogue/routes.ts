import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textIn } from '../../../ui/search.ts'
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

/** The address names the products, separated by commas. */
const labelsRoute = createRoute({
  path: '/catalogue/labels',
  getParentRoute: () => storeRoute,
  validateSearch: (given: Record<string, unknown>): { ids?: string } => ({ ids: textIn(given, 'ids') }),
  component: lazyRouteComponent(() => import('../labels/labels.tsx'), 'LabelsPage'),
})

/** The id of an item that is not saved yet is `new`. */
const itemRoute = createRoute({
  path: '/catalogue/$itemId',
  getParentRoute: () => storeRoute,
  component: lazyRouteComponent(() => import('./item.tsx'), 'ItemPage'),
})

export const catalogueRoutes = [listRoute, gridRoute, labelsRoute, itemRoute] as const
