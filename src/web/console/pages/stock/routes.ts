import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { oneOf, pageIn, textIn } from '../../../ui/search.ts'
import { storeRoute } from '../../shell/routes.tsx'
import type { Filters } from './queries.ts'

export const stockRoutes = [
  createRoute({
    path: '/catalogue/stock',
    getParentRoute: () => storeRoute,
    validateSearch: (given: Record<string, unknown>): Filters => ({
      query: textIn(given, 'query'),
      view: oneOf(given, 'view', ['low'] as const),
      page: pageIn(given),
    }),
    component: lazyRouteComponent(() => import('./stock.tsx'), 'StockPage'),
  }),
  createRoute({
    path: '/catalogue/stock/$productId',
    getParentRoute: () => storeRoute,
    component: lazyRouteComponent(() => import('./product.tsx'), 'ProductStockPage'),
  }),
] as const
