import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textIn } from '../../../ui/search.ts'
import { storeRoute } from '../../shell/routes.tsx'

export const pricesRoute = createRoute({
  path: '/catalogue/prices',
  getParentRoute: () => storeRoute,
  // The address names a change that is still running, so that a reload returns to its progress.
  validateSearch: (given: Record<string, unknown>): { change?: string } => ({
    change: textIn(given, 'change'),
  }),
  component: lazyRouteComponent(() => import('./prices.tsx'), 'PricesPage'),
})
